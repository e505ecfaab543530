"""Writes views of real games as test data of the web client: `python -m tools.web_views`.

For each game views out of games of random actions: each kind of decision once, by whoever is to take it, and
one of somebody who waits.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from redtable.kernel.chance import SeededChance
from redtable.kernel.registry import find_game

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
GAMES: dict[str, list[dict[str, Any]]] = {
    "redcode": [{}],
    "skirmish": [{}],
    "pictures": [{"cards": "words"}],
    "damage": [{}, {"mode": "desk"}],
}
STEPS = 400
MOST = 9
"""So many views of a game are kept at the most."""


def recorded(slug: str, options: dict[str, Any]) -> list[Any]:
    """Views of one game: each kind of decision once, and one view of somebody who waits."""
    game = find_game(slug)
    chance, choice = SeededChance(f"web {slug}"), random.Random(slug)
    state, _ = game.start(game.rules("", options), chance)
    found: dict[str, Any] = {}
    for _ in range(STEPS):
        actors = state.actors()
        if not actors or len(found) >= MOST:
            break
        seat = actors[0]
        view = state.view(seat)
        if 0 not in actors:
            found.setdefault("", state.view(0))
        found.setdefault(kind_of(view), view)
        state.apply(seat, game.parse(choice.choice(view.legal)), chance)
    return list(found.values())


def kind_of(view: Any) -> str:
    """What is to be decided: the game's word for it, else the phase, else the verbs to choose from."""
    decision = getattr(view, "decision", None)
    if decision is not None:
        return str(decision.kind)
    verbs = sorted({text.split(" ")[0] for text in view.legal})
    return str(getattr(view, "phase", " ".join(verbs)))


def main() -> None:
    """Write the files anew."""
    for slug, games in GAMES.items():
        text = msgspec.json.encode([view for options in games for view in recorded(slug, options)])
        (FOLDER / slug / "recorded.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
