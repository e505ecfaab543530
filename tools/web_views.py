"""Writes views of real games as test data of the web client: `python -m tools.web_views`.

For each game views of seat 0 in a game of random actions: a few while it acts, and one while it waits.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from redtable.kernel.chance import SeededChance
from redtable.kernel.registry import find_game

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
OPTIONS: dict[str, dict[str, Any]] = {
    "redcode": {},
    "skirmish": {},
    "pictures": {"cards": "words"},
    "damage": {},
}
STEPS = 400
EACH = 4
"""So many views are kept besides the first, each with other verbs to choose from."""


def recorded(slug: str) -> list[Any]:
    """Views of seat 0 in one game: each kind of decision once, and one view of somebody who waits."""
    game = find_game(slug)
    chance, choice = SeededChance(f"web {slug}"), random.Random(slug)
    state, _ = game.start(game.rules("", OPTIONS[slug]), chance)
    found: dict[str, Any] = {}
    for _ in range(STEPS):
        actors = state.actors()
        if not actors or len(found) > EACH:
            break
        view = state.view(0)
        verbs = " ".join(sorted({text.split(" ")[0].split(">")[0] for text in view.legal}))
        found.setdefault(verbs if 0 in actors else "", view)
        seat = actors[0]
        state.apply(seat, game.parse(choice.choice(state.view(seat).legal)), chance)
    return list(found.values())


def main() -> None:
    """Write the files anew."""
    for slug in OPTIONS:
        text = msgspec.json.encode(recorded(slug))
        (FOLDER / slug / "recorded.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
