"""The skin of the hands, light and shade, to go with the portraits."""

from __future__ import annotations

SKINS = {
    "cabin_lad": ("#f3cfa8", "#c9966a"),
    "duellist": ("#9a6440", "#683f22"),
    "grandmother": ("#dba97f", "#a97850"),
    "merchant": ("#a9714a", "#774826"),
    "navigator": ("#f0c9a4", "#c79468"),
    "quartermaster": ("#8d5a3a", "#5e3820"),
    "red_beard": ("#e3b58a", "#b9845a"),
    "sea_dog": ("#6d432b", "#432514"),
}
