"""A ruleset as the engine uses it: the cards one by one, and everything else as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.games.damage.words import CRITICAL, SYSTEMS

if TYPE_CHECKING:
    from redtable.games.damage.plan import Plan


class CardRow:
    """One card of the deck: its id, its limit, and the systems it hits on a ship and on a carrier."""

    def __init__(
        self,
        id: str = "",
        code: str = "",
        limit: int = 0,
        hits: list[int] | None = None,
        carrier: list[int] | None = None,
        critical: int = 0,
        in_order: bool = False,
    ) -> None:
        self.id = id
        self.code = code
        self.limit = limit
        self.hits: list[int] = hits if hits is not None else []
        self.carrier: list[int] = carrier if carrier is not None else []
        self.critical = critical
        """The number of a critical card (BD-5.2); 0 for all others."""
        self.in_order = in_order
        """BD-G12: on a carrier the first system left takes the hit, without a choice."""


class CriticalRow:
    """One of the critical hits: what it needs and how long it lasts."""

    def __init__(
        self,
        name: str = "",
        clause: str = "",
        card: int = 0,
        die: int = 0,
        kind: str = "none",
        needs: list[int] | None = None,
        starts: int = 0,
        ends: int = 0,
        bays: bool = False,
        stacks: bool = False,
        repairable: bool = False,
    ) -> None:
        self.name = name
        self.clause = clause
        self.card = card
        self.die = die
        self.kind = kind
        self.needs: list[int] = needs if needs is not None else []
        self.starts = starts
        self.ends = ends
        self.bays = bays
        self.stacks = stacks
        self.repairable = repairable


class WeaponRow:
    """BD-G36: a kind of weapon in the duel: the number it needs on a die, and what it scores then."""

    def __init__(
        self,
        name: str = "",
        system: int = 0,
        kind: str = "",
        least: int = 1,
        hits: int = 1,
        seeking: bool = False,
        heavy: bool = False,
    ) -> None:
        self.name = name
        self.system = system
        self.kind = kind
        """The type of a phaser; empty for all that have no row of their own."""
        self.least = least
        self.hits = hits
        self.seeking = seeking
        self.heavy = heavy


class Tables:
    """Everything the engine looks up. Shared by all states of a match and never changed."""

    def __init__(self) -> None:
        self.cards: list[CardRow] = []
        self.card_number: dict[str, int] = {}
        self.deck: list[int] = []
        self.critical_cards: list[int] = []
        self.criticals: list[CriticalRow] = []
        self.critical_number: dict[str, int] = {}
        self.groups: dict[str, list[int]] = {}
        self.sacrifice: list[int] = []
        self.pf_rows: list[list[str]] = []
        self.pf_entries: dict[str, list[int]] = {}
        self.pf_any: list[int] = []
        self.pf_weapons: dict[str, dict[str, list[tuple[int, str]]]] = {}
        self.batch = 0
        self.single = 0
        self.misses = 0
        self.repaired_up_to = 0
        self.most_hits = 0
        self.owner_picks_box = False
        self.misses_per_batch = False
        self.library: dict[str, str] = {}
        """Ships by their names, in full, as the rules of the match know them."""
        self.ignored_counts = False
        self.destroys = False
        self.never_had_counts = False
        self.advance = False
        self.repair_rolls = False
        self.duel_dice = 0
        self.duel_plus = 0
        self.duel_weapons_control = 0
        self.duel_heavy = 1
        self.duel_weapons: list[WeaponRow] = []
        """What fires in a duel by weapons; empty where volleys have a fixed strength."""

    def batch_size(self, hits: int) -> int:
        """BD-3.10, BD-3.11, BD-3.12, BD-G9: how many cards are dealt between two shuffles of a volley."""
        if self.batch == 0 or hits <= self.single:
            return len(self.cards)
        return self.batch

    def critical_of(self, card: int, die: int) -> CriticalRow:
        """BD-5.2: the critical hit that a die brings on a critical card."""
        number = self.cards[card].critical
        for row in self.criticals:
            if row.card == number and row.die == die:
                return row
        raise KeyError((number, die))

    def ranks(self, order: list[str]) -> list[int]:
        """A declared order of sacrifice as one rank a system: what is listed first is given up first.

        A word for several systems gives them one rank: the fullest of them takes the hit. Systems that the
        order does not name follow in the order of the ruleset.
        """
        place: list[int] = [-1] * len(SYSTEMS)
        rank = 0
        for word in order:
            named = self.groups[word] if word in self.groups else [SYSTEMS.index(word)]
            for system in named:
                if place[system] < 0:
                    place[system] = rank
            rank += 1
        rest = self.sacrifice + [system for system in range(len(SYSTEMS)) if system not in self.sacrifice]
        for system in rest:
            if place[system] < 0:
                place[system] = rank
                rank += 1
        return place


class Fit:
    """A deck laid over one plan: what each card can ever hit on a ship built so."""

    def __init__(self, tables: Tables, plan: Plan) -> None:
        self.tables = tables
        self.plan = plan
        self.hits: list[list[int]] = []
        self.counts: list[bool] = []
        """BD-G31: whether a miss of the card counts for excess damage."""
        for row in tables.cards:
            named = row.carrier if plan.carrier else row.hits
            had = [system for system in named if plan.total[system] > 0]
            self.hits.append(had)
            self.counts.append(bool(had) or tables.never_had_counts)


def make_tables(
    cards: list[CardRow],
    criticals: list[CriticalRow],
    groups: dict[str, list[int]],
    pf: dict[str, Any],
    numbers: dict[str, int],
    sacrifice: list[int],
    library: dict[str, str],
    weapons: list[WeaponRow],
) -> Tables:
    """The tables of a ruleset."""
    tables = Tables()
    tables.cards = cards
    tables.card_number = {row.id: number for number, row in enumerate(cards)}
    tables.deck = list(range(len(cards)))
    tables.critical_cards = [number for number, row in enumerate(cards) if row.limit == CRITICAL]
    tables.criticals = criticals
    tables.critical_number = {row.name: number for number, row in enumerate(criticals)}
    tables.groups = groups
    tables.sacrifice = sacrifice
    tables.library = library
    tables.pf_rows = pf["rows"]
    tables.pf_entries = pf["entries"]
    tables.pf_any = pf["any"]
    tables.pf_weapons = pf["weapons"]
    tables.batch = numbers["batch"]
    tables.single = numbers["single"]
    tables.misses = numbers["misses"]
    tables.repaired_up_to = numbers["repaired_up_to"]
    tables.most_hits = numbers["most_hits"]
    tables.owner_picks_box = bool(numbers["owner_picks_box"])
    tables.misses_per_batch = bool(numbers["misses_per_batch"])
    tables.ignored_counts = bool(numbers["ignored_counts"])
    tables.destroys = bool(numbers["destroys"])
    tables.never_had_counts = bool(numbers["never_had_counts"])
    tables.advance = bool(numbers["advance"])
    tables.repair_rolls = bool(numbers["repair_rolls"])
    tables.duel_dice = numbers["duel_dice"]
    tables.duel_plus = numbers["duel_plus"]
    tables.duel_weapons_control = numbers["duel_weapons_control"]
    tables.duel_heavy = numbers["duel_heavy"]
    tables.duel_weapons = weapons
    return tables
