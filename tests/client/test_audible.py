"""What is heard around the table: widgets, moods, mute, and the window in the background."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_how_to_play, open_rules, open_settings, open_setup, open_title
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.sound.output import Silence
from game.client.toolkit.widgets import Slider
from game.play.settings import LANGUAGES, VOLUMES, Settings
from tests.client.driver import Driver
from tests.client.scenes.table.tables import TableDriver


class Ear(Driver):
    def __init__(self, **settings: object) -> None:
        values = Settings(volume_ambience=0, **settings)  # type: ignore[arg-type]
        super().__init__(App.headless(settings=values))
        open_title(self.app)
        self.wait(16)
        self.wait(16)

    @property
    def output(self) -> Silence:
        output = self.app.audio.output
        assert isinstance(output, Silence)
        return output

    def tune_level(self) -> float:
        return sum(voice.gain for voice in self.output.playing.values())

    def heard(self) -> list[str]:
        """Since it was last asked."""
        self.wait(100)
        names = [cue.name for cue in self.output.cues]
        self.output.cues.clear()
        return names


def test_widgets_have_their_sounds() -> None:
    ear = Ear()
    ear.click("settings")
    assert ear.heard() == ["plank"]
    ear.widget("tabs").choose(1)  # type: ignore[attr-defined]
    assert ear.heard() == ["page"]
    ear.click("colour_blind")
    assert ear.heard() == ["toggle_on"]
    ear.click("colour_blind")
    assert ear.heard() == ["toggle_off"]


def test_pages_are_heard_however_they_are_turned() -> None:
    ear = Ear()
    open_how_to_play(ear.app)
    ear.key(pygame.K_RIGHT)
    assert ear.heard() == ["page"]
    open_rules(ear.app)
    assert ear.heard() == ["page"]


def test_a_disabled_button_refuses_and_tells_why() -> None:
    ear = Ear()
    open_how_to_play(ear.app)
    ear.click("previous")
    assert ear.heard() == ["refused"]
    assert ear.widget("previous").tip()


@pytest.mark.parametrize(
    ("name", "sample"),
    [("master", "bid_revealed"), ("effects", "coins"), ("voices", "cheer"), ("ambience", "mug")],
)
def test_a_slider_gives_a_sample_when_moved(name: str, sample: str) -> None:
    ear = Ear()
    open_settings(ear.app, "sound")
    slider = ear.widget(f"volume_{name}")
    assert isinstance(slider, Slider)
    ear.press(slider.track().center)
    ear.release(slider.track().center)
    names = [cue.name for cue in ear.output.cues]
    assert sample in names
    assert getattr(ear.app.ui.settings, f"volume_{name}") == 50


def test_the_tune_follows_its_slider_while_it_is_dragged() -> None:
    ear = Ear()
    open_settings(ear.app, "sound")
    for _ in range(40):
        ear.wait(100)
    before = ear.tune_level()
    slider = ear.widget("volume_music")
    assert isinstance(slider, Slider)
    track = slider.track()
    ear.press(track.midright)
    ear.move(track.center)
    ear.move(track.midleft)
    assert ear.app.ui.settings.volume_music == 0
    ear.move(track.midright)
    ear.release(track.midright)
    for _ in range(40):
        ear.wait(100)
    assert ear.tune_level() > before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_m_mutes_everywhere_and_says_so(lang: str) -> None:
    ear = Ear()
    ear.app.ui.store.set("language", lang)
    for opened in (open_title, open_setup, open_settings):
        opened(ear.app)
        ear.key(pygame.K_m)
        assert ear.app.ui.settings.muted
        assert ear.app.ui.tr("settings.muted.on") in ear.texts()
        ear.key(pygame.K_m)
        assert not ear.app.ui.settings.muted
        ear.app.notices.waiting.clear()


def test_who_writes_an_m_mutes_nothing() -> None:
    ear = Ear()
    open_rules(ear.app, tab="search")
    ear.click("search")
    ear.key(pygame.K_m)
    ear.type("m")
    assert not ear.app.ui.settings.muted


def test_m_mutes_at_the_table_too() -> None:
    table = TableDriver("hbb")
    table.key(pygame.K_m)
    assert table.app.ui.settings.muted


@pytest.mark.parametrize(("wanted", "quiet"), [(True, True), (False, False)])
def test_behind_other_windows_it_is_silent_if_one_likes(wanted: bool, quiet: bool) -> None:
    ear = Ear(quiet_in_background=wanted)
    ear.app.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    for _ in range(10):
        ear.wait(100)
    assert ear.output.held is quiet
    ear.app.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    for _ in range(10):
        ear.wait(100)
    assert not ear.output.held


def test_a_device_that_is_unplugged_is_told_to_whoever_plays() -> None:
    ear = Ear()
    lost: list[bool] = []
    ear.output.lose_device = lambda: lost.append(True)  # type: ignore[method-assign]
    for which, capture in ((0, 0), (2, 1), (2, 0)):
        ear.app.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=capture))
    ear.wait(16)
    assert lost == [True]


def test_a_scene_without_a_mood_sounds_like_the_one_below() -> None:
    ear = Ear()
    assert ear.app.audio.mood == Mood("title", "title")
    open_settings(ear.app)
    ear.wait(16)
    assert ear.app.audio.mood == Mood("title", "title")


def test_the_table_is_calm_at_first_and_knows_its_crew() -> None:
    table = TableDriver("hbbb", edition="schmidt")
    table.wait(16)
    mood = table.app.audio.mood
    assert (mood.tune, mood.place, mood.seats) == ("calm", "table", 4)
    assert "cards" in mood.families


def test_old_settings_keep_their_volumes_and_get_the_new_ones() -> None:
    from game.play.settings import from_data

    settings = from_data({"volume_music": 35, "volume_effects": 70, "marks": True})
    assert (settings.volume_music, settings.volume_effects) == (35, 70)
    assert (settings.volume_master, settings.volume_voices) == (100, 80)
    assert (settings.muted, settings.quiet_in_background) == (False, True)
    assert all(0 <= getattr(settings, f"volume_{name}") <= 100 for name in VOLUMES)
