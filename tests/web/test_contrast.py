"""The colours of the design system: every pair that the product uses can be read (WCAG 2.2 AA)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CSS = (Path(__file__).resolve().parents[2] / "web" / "src" / "styles" / "tokens.css").read_text(
    encoding="utf-8"
)
TEXT, PART = 4.5, 3.0
PAPERS = ("paper", "surface", "surface-2", "surface-3")
PAIRS: list[tuple[str, str, float]] = [
    *((ink, paper, TEXT) for ink in ("ink", "ink-2", "ink-3") for paper in PAPERS),
    *(("lit", ground, TEXT) for ground in ("surface", "paper", "lit-fill")),
    *(("ink", f"{fill}-fill", TEXT) for fill in ("lit", "warn", "signal", "blue", "red", "neutral")),
    *(("ink-2", f"{fill}-fill", TEXT) for fill in ("lit", "warn", "blue", "red")),
    *(("signal", ground, TEXT) for ground in ("surface", "paper", "signal-fill")),
    *(("warn", ground, TEXT) for ground in ("surface", "warn-fill")),
    *((side, ground, TEXT) for side in ("blue", "red") for ground in ("surface", "paper", f"{side}-fill")),
    *(("on-side", ground, TEXT) for ground in ("blue-deep", "red-deep", "tok-blue", "tok-red")),
    *(("sea-ink", sea, TEXT) for sea in ("sea-0", "sea-1", "sea-2")),
    *(("lit-sea", sea, TEXT) for sea in ("sea-1", "sea-2")),
    *(("line-strong", ground, PART) for ground in ("surface", "paper", "surface-2")),
    *(("focus", ground, PART) for ground in ("surface", "paper")),
    *(("foam", sea, PART) for sea in ("sea-1", "sea-2")),
    ("ok", "surface", TEXT),
    ("response-ink", "response", TEXT),
    ("ink-inv", "ink", TEXT),
    ("ink-inv", "lit", TEXT),
    ("sand", "sea-2", PART),
    ("response", "sea-2", PART),
]
# What the two sides look like to a person who does not see one of the three primary colours.
BLINDNESS = {
    "protan": ((0.1121, 0.8853, -0.0005), (0.1127, 0.8897, -0.0001), (0.0045, 0.0, 1.0019)),
    "deutan": ((0.2920, 0.7054, -0.0003), (0.2934, 0.7089, 0.0), (-0.0210, 0.0256, 1.0019)),
    "tritan": ((1.0125, 0.1352, -0.1477), (-0.0113, 0.8682, 0.1431), (0.0773, 0.8148, 0.1079)),
}


def colours(start: str) -> dict[str, str]:
    """The colours of one block of the tokens."""
    begin = CSS.index(start)
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})\b", CSS[begin : CSS.index("}", begin)]))


LIGHT = colours(":root {")
THEMES = {"light": LIGHT, "dark": {**LIGHT, **colours("[data-theme='dark'] {")}}


def linear(colour: str) -> list[float]:
    """The three channels without the curve of screens."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def contrast(one: str, other: str) -> float:
    """WCAG's ratio of two colours."""
    weights = (0.2126, 0.7152, 0.0722)
    light, dark = sorted(
        (sum(w * c for w, c in zip(weights, linear(colour), strict=True)) for colour in (one, other)),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_can_be_read(theme: str) -> None:
    tokens = THEMES[theme]
    weak = [(f, g) for f, g, need in PAIRS if contrast(tokens[f], tokens[g]) < need]
    assert weak == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", BLINDNESS)
def test_sides_stay_apart_for_colour_blind_eyes(theme: str, eyes: str) -> None:
    def seen(colour: str) -> list[float]:
        mixed = (sum(m * c for m, c in zip(row, linear(colour), strict=True)) for row in BLINDNESS[eyes])
        return [max(value, 0) ** (1 / 2.2) for value in mixed]

    blue, red = (seen(THEMES[theme][side]) for side in ("blue", "red"))
    assert sum((a - b) ** 2 for a, b in zip(blue, red, strict=True)) ** 0.5 >= 0.25
