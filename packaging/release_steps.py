"""Steps of a release beside the builds: checks the tag, writes the checksums of all systems."""

from __future__ import annotations

from collections.abc import Mapping

from archives import SUMS, write_sums
from build_target import BuildError, Places, Project, say


def check_tag(environment: Mapping[str, str], project: Project) -> None:
    """The tag in TAG must be the one of this version: v1.2.3."""
    tag, wanted = environment.get("TAG", ""), f"v{project.version}"
    if tag != wanted:
        raise BuildError(f"The tag of version {project.version} is {wanted}, not {tag!r} (TAG).")
    say(f"{tag} is the tag of this version.")


def sum_up(places: Places, project: Project) -> None:
    """Write the checksums of all downloads in dist, of whatever system."""
    write_sums(places.dist, project)
    if not (places.dist / SUMS).exists():
        raise BuildError(f"There is nothing in {places.dist}.")
    say((places.dist / SUMS).read_text("ascii").rstrip())
