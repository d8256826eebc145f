"""Tells what the game's rasteriser would draw wrongly, or not at all, without a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

NAMESPACE = "{http://www.w3.org/2000/svg}"
GRADIENTS = frozenset({"linearGradient", "radialGradient"})
SHAPES = frozenset("g path rect circle ellipse line polyline polygon".split())
ELEMENTS = SHAPES | GRADIENTS | {"defs", "stop"}
LINES = {"linearGradient": ("x1", "y1", "x2", "y2"), "radialGradient": ("cx", "cy", "r")}
PAINTS = frozenset({"fill", "stroke", "stop-color"})
ATTRIBUTES = PAINTS | frozenset(
    "viewBox width height d points x y x1 y1 x2 y2 cx cy r rx ry id transform opacity offset "
    "fill-opacity fill-rule stop-opacity stroke-opacity stroke-width stroke-linecap "
    "stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset gradientUnits "
    "gradientTransform spreadMethod".split()
)
# The colours that the game fills in.
PLACEHOLDERS = frozenset({"@main@", "@dark@", "@light@", "@ink@", "@skin@", "@skin_dark@"})
COLOUR = re.compile(r"none|#[0-9a-f]{3}|#[0-9a-f]{6}")
VIEW_BOX = re.compile(r"0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)")


def faults(text: str) -> list[str]:
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        return [f"no XML: {error}"]
    if root.tag != f"{NAMESPACE}svg":
        return ["is no svg in the svg namespace"]
    elements = list(root.iter())
    known = set(ids(text))
    found = [*faults_of_frame(root), *faults_of_attributes(root, known)]
    for element in elements[1:]:
        found += faults_of_element(element, known)
    return found


def ids(text: str) -> list[str]:
    return [found for element in ET.fromstring(text).iter() if (found := element.get("id"))]


def faults_of_frame(root: ET.Element) -> Iterator[str]:
    size = VIEW_BOX.fullmatch(root.get("viewBox", ""))
    if not size or "0" in size.groups():
        yield "has no viewBox that starts at 0 0"
    elif (root.get("width"), root.get("height")) != size.groups():
        yield "width and height are not those of the viewBox"


def faults_of_element(element: ET.Element, known: set[str]) -> Iterator[str]:
    name = element.tag.removeprefix(NAMESPACE)
    if name not in ELEMENTS:
        yield f"<{name}> is not drawn"
        return
    if (element.text or "").strip() or (element.tail or "").strip():
        yield f"text at <{name}>"
    if element.get("id") and name not in GRADIENTS:
        yield f"<{name}> has an id"
    if name in GRADIENTS:
        yield from faults_of_gradient(element, name)
    yield from faults_of_attributes(element, known)


def faults_of_gradient(element: ET.Element, name: str) -> Iterator[str]:
    if not element.get("id"):
        yield f"<{name}> has no id"
    for key in LINES[name]:
        value = element.get(key)
        if value is None:
            yield f"<{name}> has no {key}"
        elif element.get("gradientUnits") != "userSpaceOnUse" and not value.endswith("%"):
            yield f"<{name}> has a fraction as {key}"


def faults_of_attributes(element: ET.Element, known: set[str]) -> Iterator[str]:
    for key, value in element.attrib.items():
        if key not in ATTRIBUTES:
            yield f"attribute {key} is not understood"
        elif key in PAINTS and not is_paint(key, value, known):
            yield f"{key}={value} is no paint"
        elif key not in PAINTS and "@" in value:
            yield f"placeholder in {key}"


def is_paint(key: str, value: str, known: set[str]) -> bool:
    reference = re.fullmatch(r"url\(#(.+)\)", value)
    if reference:
        return key != "stop-color" and reference[1] in known
    return value in PLACEHOLDERS or bool(COLOUR.fullmatch(value.lower()))
