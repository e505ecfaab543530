"""A battle as one line of text, and back.

    mode=desk turn=3 ships=A~ts-ca~phaser:1,l_warp:2~warp-engines:3:4:0~-~ok volley=A~... duel=-

A ship is its name, its plan, what it has lost, its critical hits (name, first turn, last turn, size), its
declared order of sacrifice, and `ok` or `destroyed:` + overkill; what stands at the end may be left out.
A volley is its target followed by its counters and piles; `-` stands for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.damage.ships import NAME, plan_of, split_order
from redtable.games.damage.tables import Fit
from redtable.games.damage.volley import Ship, Volley, Wound
from redtable.games.damage.words import MODES, NEVER, NO_CARD, SYSTEMS
from redtable.kernel.notation import NotationError, format_fields, one_of, parse_fields, parse_int

if TYPE_CHECKING:
    from redtable.games.damage.tables import Tables

FIELDS: Final = ("mode", "turn", "ships", "volley", "duel")
NOTHING: Final = "-"
BIG: Final = 10**6
VOLLEY_PARTS: Final = 14


# Writing


def format_ship(ship: Ship) -> str:
    """One ship."""
    rows = ship.fit.plan.rows
    lost = [
        f"{row.name()}:{row.total - ship.boxes[n]}" for n, row in enumerate(rows) if ship.boxes[n] < row.total
    ]
    criticals = ship.fit.tables.criticals
    wounds = [f"{criticals[w.critical].name}:{w.first}:{w.last}:{w.size}" for w in ship.wounds]
    parts = [
        ship.name,
        ship.fit.plan.code,
        listed(lost),
        listed(wounds),
        listed(ship.allocation),
        f"destroyed:{ship.overkill}" if ship.destroyed else "ok",
    ]
    return "~".join(parts)


def listed(words: list[str]) -> str:
    """Words parted by commas; `-` for none."""
    return ",".join(words) or NOTHING


def format_volley(volley: Volley, ship: Ship) -> str:
    """One open volley."""
    tables, plan = ship.fit.tables, ship.fit.plan
    fighter = plan.fighter

    def cards(numbers: list[int]) -> str:
        return listed([tables.cards[number].id for number in numbers])

    waiting = NOTHING
    if volley.waiting():
        waiting = str(volley.card) if fighter else tables.cards[volley.card].id
    done = [
        f"{tables.cards[card].id}:{SYSTEMS[system]}"
        for card, bits in sorted(volley.done.items())
        for system in range(len(SYSTEMS))
        if bits >> system & 1
    ]
    lost = [f"{name}:{count}" for name, count in volley.lost(ship).items()]
    parts = [
        ship.name,
        str(volley.hits),
        str(volley.scored),
        str(volley.misses),
        str(volley.batch),
        str(volley.cards),
        cards(volley.right),
        cards(volley.left),
        cards(volley.aside),
        listed(done),
        listed([str(number) for number in (volley.rolled + 1, volley.criticals, volley.empty)]),
        listed([str(number) for number in volley.casualties + volley.columns]),
        waiting,
        listed(lost),
    ]
    return "~".join(parts)


def format_position(mode: str, turn: int, ships: list[Ship], volleys: list[Volley], duel: list[int]) -> str:
    """The whole battle."""
    return format_fields(
        {
            "mode": mode,
            "turn": str(turn),
            "ships": "|".join(format_ship(ship) for ship in ships) or NOTHING,
            "volley": "|".join(format_volley(volley, ships[volley.target]) for volley in volleys) or NOTHING,
            "duel": listed([str(number) for number in duel]),
        }
    )


# Reading


def words_of(text: str, separator: str = ",") -> list[str]:
    """The inverse of `listed`."""
    return [] if text == NOTHING else text.split(separator)


def read_ship(tables: Tables, text: str) -> Ship:
    """One ship."""
    parts = text.split("~")
    if len(parts) < 2 or len(parts) > 6:
        raise NotationError(f"{text!r} is not a ship: expected name~plan~lost~criticals~order~state")
    name, code, lost, wounds, order, state = parts + [NOTHING, NOTHING, NOTHING, "ok"][len(parts) - 2 :]
    if not NAME.fullmatch(name):
        raise NotationError(f"{name!r} is no name for a ship")
    plan = plan_of(code, tables.library.get(code, ""))
    ship = Ship(name, Fit(tables, plan))
    for word in words_of(lost):
        lose_boxes(ship, word)
    for word in words_of(wounds):
        ship.wounds.append(read_wound(tables, word))
    if order != NOTHING:
        ship.declare(split_order(order))
    if state != "ok":
        kind, _, overkill = state.partition(":")
        one_of(kind, ("ok", "destroyed"), "the state of a ship")
        ship.destroyed = True
        ship.overkill = parse_int(overkill, 0, BIG, "overkill")
    return ship


def lose_boxes(ship: Ship, text: str) -> None:
    """`phaser:FA:2`; `phaser:2` takes the least valuable of the labelled boxes first (BD-G5)."""
    plan = ship.fit.plan
    box, _, count = text.rpartition(":")
    names = [row.name() for row in plan.rows]
    systems = [SYSTEMS[row.system] for row in plan.rows if row.label]
    one_of(box, list(dict.fromkeys([*names, *systems])), f"a box of {ship.name}")
    rows = [names.index(box)] if box in names else plan.rows_of[SYSTEMS.index(box)][::-1]
    number = parse_int(count, 1, sum(ship.boxes[row] for row in rows), f"what {ship.name} lost of {box}")
    for row in rows:
        lost = min(number, ship.boxes[row])
        ship.boxes[row] -= lost
        ship.left[plan.rows[row].system] -= lost
        number -= lost


def read_wound(tables: Tables, text: str) -> Wound:
    """One critical hit."""
    parts = text.split(":")
    if len(parts) != 4:
        raise NotationError(f"{text!r} is not a critical hit: expected name:first:last:size")
    one_of(parts[0], tables.critical_number, "a critical hit")
    first, last, size = (parse_int(part, NEVER, BIG, "a number of a critical hit") for part in parts[1:])
    return Wound(tables.critical_number[parts[0]], first, last, size)


def read_volley(tables: Tables, ships: list[Ship], text: str) -> Volley:
    """One open volley."""
    from redtable.games.damage.dealing import choices, open_systems
    from redtable.games.damage.pseudo_fighter import reading

    parts = text.split("~")
    if len(parts) != VOLLEY_PARTS:
        raise NotationError(f"{text!r} is not a volley: expected {VOLLEY_PARTS} parts, found {len(parts)}")
    names = [ship.name for ship in ships]
    target = names.index(one_of(parts[0], names, "a ship of the battle"))
    ship = ships[target]
    numbers = [parse_int(part, 0, BIG, "a counter of a volley") for part in parts[1:6]]
    volley = Volley(target, numbers[0])
    volley.scored, volley.misses, volley.batch, volley.cards = numbers[1:]
    if not volley.scored < volley.hits:
        raise NotationError(f"the volley on {ship.name} is over: {volley.scored} of {volley.hits} hits")
    piles = [[read_card(tables, word) for word in words_of(part)] for part in parts[6:9]]
    volley.right, volley.left, volley.aside = piles
    for word in words_of(parts[9]):
        card, _, system = word.partition(":")
        number = read_card(tables, card)
        bit = 1 << SYSTEMS.index(one_of(system, SYSTEMS, "a system"))
        volley.done[number] = volley.done.get(number, 0) | bit
    flags = [parse_int(word, 0, BIG, "a counter of a volley") for word in words_of(parts[10])]
    rest = [parse_int(word, 0, BIG, "a counter of a volley") for word in words_of(parts[11])]
    if len(flags) != 3 or len(rest) not in (2, 2 + len(tables.pf_rows)):
        raise NotationError(f"the counters of the volley on {ship.name} are not complete")
    volley.rolled = flags[0] - 1
    volley.criticals, volley.empty = flags[1:]
    volley.casualties, volley.columns = rest[:2], rest[2:]
    volley.before = ship.left[:]
    for word in words_of(parts[13]):
        system, _, count = word.partition(":")
        number = SYSTEMS.index(one_of(system, SYSTEMS, "a system"))
        volley.before[number] += parse_int(count, 1, BIG, f"what the volley took of {system}")
    waiting = parts[12]
    if ship.fit.plan.fighter:
        if waiting != NOTHING:
            volley.card = parse_int(waiting, 1, 6, "a die")
            volley.options = reading(ship, volley, volley.card - 1)[1]
        return volley
    volley.batch_size = tables.batch_size(volley.hits)
    if waiting != NOTHING:
        volley.card = read_card(tables, waiting)
        volley.options = choices(ship, open_systems(ship, volley, volley.card))
    shown = [*volley.right, *volley.left, *([volley.card] if volley.card != NO_CARD else [])]
    out = [*shown, *volley.aside]
    if len(set(out)) != len(out):
        raise NotationError(f"a card lies twice in the piles of the volley on {ship.name}")
    volley.dealt = len(shown)
    volley.deck = [card for card in tables.deck if card not in out]
    return volley


def read_card(tables: Tables, text: str) -> int:
    """A card by its id."""
    if text not in tables.card_number:
        raise NotationError(f"{text!r} is not a card of this deck")
    return tables.card_number[text]


def read_battle(tables: Tables, text: str) -> tuple[str, int, list[Ship], list[Volley], list[int]]:
    """Mode, turn, ships, open volleys and the counters of a duel."""
    fields = parse_fields(text, FIELDS)
    mode = one_of(fields["mode"], MODES, "a mode")
    ships = [read_ship(tables, part) for part in words_of(fields["ships"], "|")]
    if len({ship.name for ship in ships}) != len(ships):
        raise NotationError("two ships have the same name")
    volleys = [read_volley(tables, ships, part) for part in words_of(fields["volley"], "|")]
    if len({volley.target for volley in volleys}) != len(volleys):
        raise NotationError("two volleys are open on one ship: they are resolved one after the other")
    duel = [parse_int(part, 0, BIG, "a counter of the duel") for part in words_of(fields["duel"])]
    return mode, parse_int(fields["turn"], 1, BIG, "the turn"), ships, volleys, duel
