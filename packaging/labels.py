"""Metadata of the program for each system: version resource, property list, menu entry."""

from __future__ import annotations

from build_target import ROOT, Project

# U.S. English, Unicode
LANGUAGE, CHARSET = 0x0409, 0x04B0
LOCALES = ROOT / "assets" / "locale"
OLDEST_MACOS = "11.0"
OLDEST_GLIBC = (2, 35)  # Ubuntu 22.04, Fedora 36, Debian 12


def version_resource(project: Project) -> str:
    """The text PyInstaller makes a Windows version resource from."""
    told = {
        "FileDescription": project.title,
        "FileVersion": project.version,
        "InternalName": project.key,
        "LegalCopyright": "MIT licence, see LICENSE",
        "OriginalFilename": f"{project.program}.exe",
        "ProductName": project.title,
        "ProductVersion": project.version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in told.items())
    numbers = project.numbers
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0,
                    OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('{LANGUAGE:04X}{CHARSET:04X}', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {CHARSET}])]),
  ],
)
"""


def property_list(project: Project) -> dict[str, object]:
    """The entries of the macOS property list that PyInstaller does not write itself."""
    return {
        "CFBundleName": project.title,
        "CFBundleDisplayName": project.title,
        "CFBundleShortVersionString": ".".join(map(str, project.numbers[:3])),
        "CFBundleVersion": ".".join(map(str, project.numbers[:3])),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(each.name for each in LOCALES.iterdir()),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "MIT licence",
    }


def desktop_entry(project: Project) -> str:
    """The Linux menu entry; it runs the program in its own folder (%k is its path)."""
    beside = r'sh -c "exec \\"\\$(dirname \\"\\$0\\")/' + project.program + r'\\"" %k'
    lines = {
        "Type": "Application",
        "Name": project.title,
        "Comment": project.description,
        "Exec": beside,
        "Icon": project.key,
        "Categories": "Game;CardGame;",
        "Terminal": "false",
        "StartupWMClass": project.program,
    }
    return "\n".join(["[Desktop Entry]", *(f"{key}={value}" for key, value in lines.items()), ""])
