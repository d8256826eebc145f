#!/bin/sh
# Puts Skull King into your menu of programs. Run it again when you have moved this folder;
# with --remove it takes the game out of the menu.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
entry="$menu/skull-king.desktop"
if [ "${1:-}" = "--remove" ]; then
    rm -f "$entry"
    exit 0
fi
mkdir -p "$menu"
{
    grep -v -e '^Exec=' -e '^Icon=' "$here/skull-king.desktop"
    printf 'Exec="%s/SkullKing"\nIcon=%s/skull-king.png\n' "$here" "$here"
} >"$entry.part"
mv "$entry.part" "$entry"
echo "Skull King is in your menu now."
