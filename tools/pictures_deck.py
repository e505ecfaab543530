"""Chooses the default deck of Pictures: hand-made pictures in front, composed ones on the back.

`python -m tools.pictures_deck` writes the table `[pictures]` of the standard ruleset anew. Hand-made pairs
stand in tools/pictures_by_hand.toml; the composed ones are drawn by lot until enough of them pass the gates,
no concept more than three times, no two things of one kind on a card.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import TYPE_CHECKING

from redtable.games.pictures.concepts import concepts
from redtable.games.pictures.drawing import drawable
from redtable.games.pictures.drawing_quality import measure
from redtable.kernel.chance import SeededChance
from tools.pages import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

RULESET = ROOT / "src/redtable/games/pictures/ruleset/standard.toml"
BY_HAND = ROOT / "tools/pictures_by_hand.toml"
OPERATORS = ("carry", "carry", "graft")
MOST_USES = 3
KINDS = {*range(34, 44), 47, 54, 55, 56, 62, 68}
"""Animals, plants, fruit, drinks, vehicles, balls and instruments: what is known at a glance."""
LEAST_SEEN = 0.5
"""More of each thing is to be seen than the gates ask for."""
WIDTH = 118


def by_hand() -> list[str]:
    """The pictures of our own parts, as the list says."""
    table = tomllib.loads(BY_HAND.read_text(encoding="utf-8"))
    return [
        f"{operator}.{host}.{guest}"
        for operator in ("on", "in")
        for host, guests in table[operator].items()
        for guest in guests.split()
    ]


def composed(count: int) -> Iterator[str]:
    """Composed pictures that pass the gates."""
    left_out = set(tomllib.loads(BY_HAND.read_text(encoding="utf-8"))["left_out"])
    known = concepts()
    pool = [
        code
        for code in drawable()
        if known[code]["kind"] in KINDS and "-" not in code and code not in left_out
    ]
    chance = SeededChance("the default deck")
    uses: Counter[str] = Counter()
    made = 0
    while made < count:
        first, second = (pool[chance.below("concept", len(pool))] for _ in range(2))
        operator = OPERATORS[chance.below("operator", len(OPERATORS))]
        if known[first]["kind"] == known[second]["kind"] or max(uses[first], uses[second]) >= MOST_USES:
            continue
        picture = f"{operator}.{first}.{second}"
        quality = measure(picture)
        if quality.passes() and min(quality.seen) >= LEAST_SEEN:
            uses.update((first, second))
            made += 1
            yield picture


def table(cards: list[tuple[str, str]]) -> str:
    """The cards as TOML, several on a line."""
    lines, line = [], " "
    for front, back in cards:
        item = f' ["{front}", "{back}"],'
        if len(line) + len(item) > WIDTH:
            lines.append(line)
            line = " "
        line += item
    return "default = [\n" + "\n".join([*lines, line]) + "\n]\n"


def main() -> None:
    """Replace the deck in the ruleset."""
    fronts = by_hand()
    failing = [picture for picture in fronts if not measure(picture).passes()]
    if failing:
        raise SystemExit(f"these do not pass the gates: {', '.join(failing)}")
    cards = list(zip(fronts, composed(len(fronts)), strict=True))
    before, _, rest = RULESET.read_text(encoding="utf-8").partition("default = [")
    after = rest[rest.index("\n]\n") + 3 :]
    RULESET.write_text(before + table(cards) + after, encoding="utf-8")
    print(f"{len(cards)} cards")


if __name__ == "__main__":
    main()
