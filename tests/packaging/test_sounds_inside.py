"""Every sound goes into the program, and nothing else of its folder does."""

from __future__ import annotations

from contents import asset_files
from game.client.toolkit.sound.catalogue import LIST, SOUNDS, catalogue


def test_every_listed_sound_goes_in_and_nothing_of_how_it_was_made() -> None:
    packed = {path for path in asset_files() if path.is_relative_to(SOUNDS)}
    listed = {SOUNDS / file for entry in catalogue().values() for file in entry.files}
    assert packed == {SOUNDS / LIST, *listed}
