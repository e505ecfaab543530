"""Whole random games as text: every action, and what each seat then sees of it.

A playthrough is a golden: it changes when a rule, a draw, a notation, an event or a view changes. Those of a
game stand in its `playthroughs.toml`, as options, seed, number of actions and the digest of the text; one of
them, short enough to be read, also as the text itself. `python -m tests.games.playthrough GAME` writes them.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from redtable.kernel.chance import SeededChance
from redtable.kernel.encoding import encode_view
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR, Event, Game, State
from redtable.kernel.registry import find_game

FOLDER: Final = Path(__file__).parent
READABLE: Final = "playthrough.txt"
UNLISTED: Final = {"pictures": ("leave",)}
"""Actions that `legal` does not offer; each is tried one time in `SELDOM` when nothing forbids it."""
SELDOM: Final = 24
LONG: Final = 160
"""A field of a view that is longer than this is told by its digest."""


class Playthrough(msgspec.Struct, forbid_unknown_fields=True):
    """A game: its options and seed, how many actions it took, and the digest of its text.

    A game without an end, such as a desk of Battle Damage, is left after `most` actions.
    """

    options: dict[str, Any]
    seed: int
    most: int | None = None
    actions: int = 0
    digest: str = ""


def playthroughs(slug: str) -> list[Playthrough]:
    """Those that are written down for a game; the first is the readable one."""
    text = (FOLDER / slug / "playthroughs.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["games"], list[Playthrough])


def short_digest(text: str) -> str:
    """Sixteen digits that stand for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Storyteller:
    """Tells what everybody sees, as differences to what they saw before."""

    def __init__(self, names: list[str]) -> None:
        self.viewers = {JUDGE: "judge", SPECTATOR: "spectator", **dict(enumerate(names))}
        self.known: dict[int, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.lines: list[str] = []

    def tell(self, state: State, events: list[Event], whole: bool) -> None:
        """What happened, and what changed for whom; who sees the same is named together."""
        seen: dict[str, list[str]] = {}
        for viewer, name in self.viewers.items():
            happened = [event.seen_by(viewer) for event in events]
            lines = [f"    {told(event)}" for event in happened if event is not None]
            for part in encode_view(state.view(viewer)):
                field, _, value = part.partition(":")
                if field != '"seat"' and self.known[viewer].get(field) != value:
                    self.known[viewer][field] = value
                    lines.append(f"    {part if whole or len(value) <= LONG else shortened(field, value)}")
            if lines:
                seen.setdefault("\n".join(lines), []).append(name)
        for text, names in seen.items():
            self.lines += [f"  {', '.join(names)}:", text]


def told(event: dict[str, Any]) -> str:
    """An event on one line."""
    facts = " ".join(f"{name}={value}" for name, value in event.items() if name != "event")
    return f"* {event['event']} {facts}".rstrip()


def shortened(field: str, value: str) -> str:
    """A long field: how many entries or characters, and the digest."""
    data = msgspec.json.decode(value)
    count = len(data) if isinstance(data, list | dict | str) else 1
    return f"{field}:{count} entries, {short_digest(value)}"


def choose(game: Game, state: State, chance: SeededChance) -> tuple[int, str]:
    """One of those who may act, and one of the things that are open to them."""
    choices = [seat for seat in (*state.actors(), CLOCK) if state.legal(seat)]
    if len(choices) > 1 and choices[-1] == CLOCK and chance.below("clock", SELDOM):
        choices.pop()
    seat = choices[chance.below("seat", len(choices))]
    for text in UNLISTED.get(game.slug, ()):
        if seat >= 0 and state.refusal(seat, game.parse(text)) is None and not chance.below(text, SELDOM):
            return seat, text
    legal = state.legal(seat)
    return seat, legal[chance.below("pick", len(legal))].text


def play(
    slug: str, options: dict[str, Any], seed: int, whole: bool = True, most: int | None = None
) -> tuple[int, str]:
    """A random game to its end: the number of actions, and the text; `whole` shortens nothing."""
    game = find_game(slug)
    rules = game.rules("", options)
    chance = SeededChance(f"playthrough {seed}")
    state, events = game.start(rules, chance)
    names = [info.name for info in game.seats(rules)]
    story = Storyteller(names)
    story.tell(state, events, whole)
    actions = 0
    while state.outcome() is None and actions != most:
        seat, text = choose(game, state, chance)
        actions += 1
        story.lines.append(f"{actions}. {names[seat] if seat >= 0 else 'clock'}: {text}")
        story.tell(state, state.apply(seat, game.parse(text), chance), whole)
        story.lines.append(f"  position {short_digest(state.position())}")
    return actions, "\n".join(story.lines) + "\n"


def write(slug: str) -> None:
    """Write down the playthroughs of now."""
    games = playthroughs(slug)
    rows = [
        "# Random games, and the digest of all that everybody saw in them. A digest that changes is a rule,",
        "# a draw, a notation, an event or a view that changed: look twice before writing the new one down.",
        f"# Made by: python -m tests.games.playthrough {slug}",
    ]
    for game in games:
        actions, text = play(slug, game.options, game.seed, most=game.most)
        options = ", ".join(
            f"{name} = {msgspec.json.encode(value).decode()}" for name, value in game.options.items()
        )
        inner = f"{{ {options} }}" if options else "{}"
        rows += ["", "[[games]]", f"options = {inner}", f"seed = {game.seed}"]
        rows += [f"most = {game.most}"] if game.most is not None else []
        rows.append(f"actions = {actions}")
        rows.append(f'digest = "{short_digest(text)}"')
    (FOLDER / slug / "playthroughs.toml").write_text("\n".join(rows) + "\n", encoding="utf-8")
    first = games[0]
    _, text = play(slug, first.options, first.seed, whole=False, most=first.most)
    (FOLDER / slug / READABLE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
