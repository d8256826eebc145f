"""The bill of materials of a download, as CycloneDX 1.6."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Any

from archives import sha256
from build_target import ROOT, BuildError, Places, Project, Target
from hosts import Host
from notices import Notice, read_notices
from origins import BOOTLOADER, LIBRARIES, OURS, PACKAGES, module_origins, origin, packed_modules
from runs import run

SCHEMA = "http://cyclonedx.org/schema/bom-1.6.schema.json"
SECONDS = 120
# The licences of the notices that SPDX has a name for; others are told in words.
SPDX = {
    *("BSD-3-Clause", "CC0-1.0", "FTL", "IJG", "LGPL-2.1-only", "LGPL-2.1-or-later", "MIT"),
    *("MIT-0", "OFL-1.1", "PSF-2.0", "Unlicense", "Zlib", "libpng-2.0", "libtiff"),
    "GPL-2.0-or-later WITH Bootloader-exception",
}

Json = dict[str, Any]
Files = dict[str, list[tuple[str, str]]]  # whose work -> place in the download, checksum


def bill(host: Host, places: Places, project: Project, target: Target) -> Json:
    """Lists the files of the packed folder and the modules inside the program."""
    files, told = owned(places.packed(project), project), asked(host, places)
    for name in module_origins(packed_modules(places.work), told["modules"]):
        files.setdefault(name, [])
    return document(project, target, files, read_notices(), told["versions"])


def asked(host: Host, places: Places) -> Json:
    """Versions and modules, as the packed Python reports them."""
    script = host.named(ROOT / "packaging" / "versions.py")
    said = run(host, host.python, script, cwd=places.build, seconds=SECONDS)
    try:
        told: Json = json.loads(said.lines[-1])
    except (IndexError, ValueError):
        raise BuildError(f"The packed Python does not tell its versions.{said.tail}") from None
    return told


def owned(packed: Path, project: Project) -> Files:
    """The third-party files, grouped by their name in the notices."""
    found: Files = {}
    for path in sorted(packed.rglob("*")):
        if path.is_file() and not path.is_symlink():
            place = path.relative_to(packed).as_posix()
            whose = origin(PurePosixPath(place), project)
            if whose != OURS:
                found.setdefault(whose, []).append((place, sha256(path)))
    return found


def document(
    project: Project,
    target: Target,
    files: Files,
    notices: Mapping[str, Notice],
    known: Mapping[str, str],
) -> Json:
    """The whole bill."""
    unnamed = sorted(files.keys() - notices.keys())
    if unnamed:
        raise BuildError(f"In the download, but not in THIRD_PARTY_LICENSES: {', '.join(unnamed)}.")
    used = [n for n in notices.values() if n.name in files or is_part(n, files)]
    components = [component(n, files.get(n.name, []), known.get(n.name, "")) for n in used]
    content = json.dumps(components, sort_keys=True)
    return {
        "$schema": SCHEMA,
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, target.name(project) + content).urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "tools": {"components": [tool(known)]},
            "component": subject(project, target),
        },
        "components": components,
        "dependencies": dependencies(reference(project.key), used),
    }


def is_part(notice: Notice, files: Files) -> bool:
    """Whether it has no file of its own but is contained in a component of the download."""
    return notice.name not in LIBRARIES.values() and notice.within in files


def component(notice: Notice, files: Iterable[tuple[str, str]], version: str) -> Json:
    told: Json = {
        "type": "library",
        "bom-ref": reference(notice.name),
        "name": notice.name,
        "licenses": licences(notice.licence),
    }
    if version:
        told["version"] = version
    if notice.name in PACKAGES.values() and version:
        told["purl"] = f"pkg:pypi/{notice.name}@{version}"
    inside = [file(place, checksum, notice.name) for place, checksum in files]
    return {**told, "components": inside} if inside else told


def file(place: str, checksum: str, owner: str) -> Json:
    return {
        "type": "file",
        "bom-ref": f"{reference(owner)}/{place}",
        "name": place,
        "hashes": [{"alg": "SHA-256", "content": checksum}],
    }


def licences(told: str) -> list[Json]:
    """A licence identifier, an expression of identifiers, or free text."""
    if told in SPDX and " " not in told:
        return [{"license": {"id": told}}]
    if told in SPDX or all(word in SPDX for word in re.split(r" (?:AND|OR) ", told)):
        return [{"expression": told}]
    return [{"license": {"name": told}}]


def tool(known: Mapping[str, str]) -> Json:
    return {"type": "application", "name": "pyinstaller", "version": known.get(BOOTLOADER, "")}


def subject(project: Project, target: Target) -> Json:
    return {
        "type": "application",
        "bom-ref": reference(project.key),
        "name": project.key,
        "version": project.version,
        "description": f"{project.description} ({target.system}, {target.arch})",
        "licenses": licences("MIT"),
    }


def dependencies(root: str, used: Iterable[Notice]) -> list[Json]:
    """What depends on what: the game on its packages, those on their libraries."""
    needs: dict[str, list[str]] = {root: []}
    for notice in used:
        needs.setdefault(reference(notice.name), [])
        outer = reference(notice.within) if notice.within else root
        needs.setdefault(outer, []).append(reference(notice.name))
    return [{"ref": ref, "dependsOn": sorted(below)} for ref, below in needs.items()]


def reference(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower())
