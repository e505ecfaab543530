"""What a ruleset file of Battle Damage may say: cards, groups, criticals, charts, options of a match."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from redtable.games.damage.plan import Plan
from redtable.games.damage.ships import read_ships
from redtable.games.damage.tables import CardRow, CriticalRow, Tables, WeaponRow, make_tables
from redtable.games.damage.words import LIMITS, NUMBER, SYSTEMS
from redtable.kernel.ruleset import Ruleset

Count = Annotated[int, Meta(ge=1, le=64)]
Systems = list[str]
Policy = Literal["ten", "thumb", "fifteen", "twenty", "all"]
POLICIES: tuple[Policy, ...] = ("ten", "thumb", "fifteen", "twenty", "all")
Kind = Literal["none", "timed", "casualties", "excess"]


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card (BD-2.1): how many there are, what it hits, and which of them are limited (BD-2.2)."""

    count: Count
    hits: Systems = []
    carrier: Systems = []
    """What it hits on a carrier instead (BD-4.8)."""
    plain: Systems = []
    """What it hits when the brackets of the longer faces are not read into it (short_face_groups = false)."""
    once: list[int] = []
    each: list[int] = []
    critical: bool = False


class CriticalEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A critical hit (BD-5): which card and die bring it, what it needs, and how long it lasts."""

    clause: str
    card: Annotated[int, Meta(ge=1, le=3)]
    die: Annotated[int, Meta(ge=1, le=6)]
    kind: Kind
    needs: Systems = []
    """Without a box of any of these it has no effect (BD-5.4); empty: it always applies."""
    starts: Annotated[int, Meta(ge=0, le=1)] = 0
    """How many turns later it begins."""
    ends: Annotated[int, Meta(ge=-1, le=9)] = 0
    """How many turns later it is over; -1 for never."""
    bays: bool = False
    stacks: bool = False


class PfChart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The charts for pseudo-fighters (BD-7): six rows of entries, and the weapons of the races."""

    rows: Annotated[list[list[str]], Meta(min_length=6, max_length=6)]
    entries: dict[str, Systems]
    any_excludes: Systems
    weapons: dict[str, dict[Literal["A", "B", "C"], list[str]]]


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The classic chart of two dice, for comparison: rows 2 to 12; a star marks once a volley."""

    entries: dict[str, Systems]
    rows: Annotated[list[str], Meta(min_length=11, max_length=11)]


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a weapon fires in our duel (BD-G36): it rolls a die, and hits with that number or more."""

    least: Annotated[int, Meta(ge=1, le=6)]
    hits: Annotated[int, Meta(ge=1, le=9)]
    seeking: bool = False
    """It needs weapons control to be fired at all (BD-5.11)."""


class DuelNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The volleys of our duel."""

    dice: Annotated[int, Meta(ge=1, le=9)]
    plus: Annotated[int, Meta(ge=0, le=100)]
    weapons_control_dice: Annotated[int, Meta(ge=0, le=9)]
    heavy_weapons_divisor: Annotated[int, Meta(ge=1, le=9)]
    weapons: dict[str, Weapon] | UnsetType = UNSET
    """For duel_fire = weapons: systems, and `phaser:I` for a type; older rulesets have none."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the procedure."""

    batches: dict[Policy, Annotated[int, Meta(ge=0, le=64)]]
    """Cards between two shuffles by policy; 0 deals the whole deck."""
    thumb_single: Annotated[int, Meta(ge=1, le=64)]
    """Up to so many hits, the rule of thumb shuffles only once (BD-3.11)."""
    misses_for_excess: Annotated[int, Meta(ge=2, le=20)]
    repaired_up_to: Annotated[int, Meta(ge=1, le=6)]
    most_hits: Annotated[int, Meta(ge=1, le=1000)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on. The defaults are those of the rules."""

    mode: Literal["duel", "desk"] = "duel"
    ships: Annotated[list[str], Meta(max_length=40)] = field(default_factory=lambda: ["A=ts-ca", "B=ts-ca"])
    """`class`, `name=class` or `name=` with the whole ship in the notation of `ships.py`."""
    duel_fire: Literal["strength", "weapons"] | UnsetType = UNSET
    """BD-G33, BD-G36: volleys of the same strength whatever is left, which is also what unset means, or fire
    by the weapons that work."""
    markers: Annotated[int, Meta(ge=1, le=8)] = 2
    """How many people may mark hits at a desk."""
    battle: Annotated[str, Meta(max_length=20_000)] = ""
    """A desk's battle to go on with, as the text of its position; it stands instead of `ships`."""

    any_hull: Systems = field(default_factory=lambda: ["fwd_hull", "aft_hull", "ctr_hull"])
    any_warp: Systems = field(default_factory=lambda: ["l_warp", "r_warp", "c_warp"])
    any_weapon: Systems = field(
        default_factory=lambda: [
            "phaser",
            "drone",
            "power_absorber",
            "hellbore",
            "esg",
            "photon",
            "plasma",
            "disruptor",
            "tr_beam",
            "fusion",
            "add",
        ]
    )
    any_hit_excludes: Systems = field(default_factory=lambda: ["excess", "crew", "boarding_party"])
    center_hull: Literal["own", "fore_and_aft"] = "own"
    """Whether center hull boxes also take hits on forward and aft hull."""
    box_choice: Literal["owner", "auto"] = "owner"
    miss_count_scope: Literal["volley", "batch"] = "volley"
    ignored_critical_counts: bool = False
    no_excess_destroys: bool = True
    batch_policy: Policy = "ten"
    pfdac_mode: Literal["leftmost", "advance"] = "leftmost"
    carrier_fallback_aft: bool = False
    short_face_groups: bool = True
    critical_stacking: Literal["refresh", "stack"] = "refresh"
    repair_rolls: bool = False
    repairable: list[str] = field(
        default_factory=lambda: ["weapons-control", "shuttle-doors", "tractors", "transporters"]
    )
    criticals: bool = True
    never_had_counts: bool = True

    def __post_init__(self) -> None:
        """Options that make no sense together."""
        if self.miss_count_scope == "batch" and not self.never_had_counts:
            raise ValueError(
                "miss_count_scope = batch needs never_had_counts = true: a volley might never end"
            )
        if self.mode == "duel" and len(self.ships) != 2:
            raise ValueError(f"ships: a duel has 2 ships, not {len(self.ships)}")
        if self.mode == "duel" and self.battle:
            raise ValueError("battle: only a desk goes on with a battle; a duel begins with fresh ships")
        if self.mode == "duel" and not self.no_excess_destroys:
            raise ValueError("a duel needs no_excess_destroys = true: it ends with a ship destroyed")


class DamageRules(Ruleset, kw_only=True, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole ruleset of Battle Damage."""

    numbers: Numbers
    groups: dict[str, Systems]
    cards: dict[Annotated[str, Meta(pattern=r"^[A-Z]{2,3}$")], CardEntry]
    criticals: dict[str, CriticalEntry]
    pf: PfChart
    chart: Chart
    duel: DuelNumbers
    sacrifice: Systems
    """What is given up first when the ship's file does not say so."""
    options: Options = Options()
    fleet: tuple[str, ...] = ()
    """The plans of the option `ships` in full, filled in on load: they belong to the ruleset's hash."""
    library: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """The ships of the game by their names, in full: filled in when a match is stored."""

    def __post_init__(self) -> None:
        """Everything that one table cannot know by itself."""
        check_systems(self)
        check_weapons(self)
        check_cards(self)
        check_each(self)
        check_criticals(self)

    @cached_property
    def ships(self) -> list[tuple[str, Plan]]:
        """The ships of the match, in seat order in a duel."""
        return read_ships(self.options.ships, self.known_ships)

    @property
    def known_ships(self) -> dict[str, str]:
        """The ships that the ruleset brings along; all others are those of the game."""
        return {} if self.library is msgspec.UNSET else self.library

    @cached_property
    def tables(self) -> Tables:
        """The ruleset as the engine uses it."""
        return tables_of(self)


def words_of(rules: DamageRules) -> dict[str, Systems]:
    """Every word for several systems: the ruleset's groups and those that are options."""
    options = rules.options
    excluded = set(options.any_hit_excludes)
    return {
        **rules.groups,
        "any_hull": options.any_hull,
        "any_warp": options.any_warp,
        "any_weapon": options.any_weapon,
        "any_hit": [name for name in NUMBER if name not in excluded],
    }


def check_weapons(rules: DamageRules) -> None:
    """BD-G36: fire by weapons needs weapons, and each is a system."""
    weapons = rules.duel.weapons
    for name in weapons if weapons is not UNSET else ():
        if name.partition(":")[0] not in NUMBER:
            raise ValueError(f"duel.weapons: {name!r} is not a system")
    if rules.options.duel_fire == "weapons" and not weapons:
        raise ValueError("options.duel_fire = weapons needs duel.weapons, which this ruleset does not have")


def check_systems(rules: DamageRules) -> None:
    """Every word stands for systems."""
    words = words_of(rules)
    lists: dict[str, Systems] = {f"groups.{name}": systems for name, systems in words.items()}
    lists["options.any_hit_excludes"] = rules.options.any_hit_excludes
    lists["pf.any_excludes"] = rules.pf.any_excludes
    for name, systems in lists.items():
        for system in systems:
            if system not in NUMBER:
                raise ValueError(f"{name}: {system!r} is not a system; there is: {', '.join(NUMBER)}")
    for where, listed in (
        *((f"cards.{code}", [*card.hits, *card.carrier, *card.plain]) for code, card in rules.cards.items()),
        *((f"criticals.{name}", row.needs) for name, row in rules.criticals.items()),
        ("sacrifice", rules.sacrifice),
    ):
        for word in listed:
            if word not in NUMBER and word not in words:
                raise ValueError(f"{where}: {word!r} is neither a system nor a group of systems")


def check_cards(rules: DamageRules) -> None:
    """Limited cards exist, and a card is of one sort."""
    for code, card in rules.cards.items():
        limited = [*card.once, *card.each]
        if len(set(limited)) != len(limited) or any(not 1 <= n <= card.count for n in limited):
            raise ValueError(
                f"cards.{code}: once and each name cards from 1 to {card.count}, each in one list"
            )
        if card.critical == bool(card.hits):
            raise ValueError(f"cards.{code}: expected either hits or critical = true")
    if sum(card.count for card in rules.cards.values()) > 64:
        raise ValueError("cards: at most 64 in all")


def check_criticals(rules: DamageRules) -> None:
    """Each die of each critical card brings exactly one critical hit."""
    brought = sorted((row.card, row.die) for row in rules.criticals.values())
    cards = sum(card.count for card in rules.cards.values() if card.critical)
    expected = [(card, die) for card in range(1, cards + 1) for die in range(1, 7)]
    if brought != expected:
        raise ValueError(f"criticals: expected one for each of {cards} cards and 6 dice")
    for name in rules.options.repairable:
        if name not in rules.criticals:
            raise ValueError(
                f"repairable: {name!r} is not a critical; there is: {', '.join(rules.criticals)}"
            )


def check_each(rules: DamageRules) -> None:
    """One-of-each cards share no system: a system knows only whether its one card has hit it."""
    taken: dict[int, str] = {}
    for code, card in rules.cards.items():
        named = expand([*card.hits, *card.carrier], words_of(rules), rules.options)
        for system in named * len(card.each):
            if system in taken:
                raise ValueError(
                    f"cards.{code}: a one-of-each card of {taken[system]} hits {SYSTEMS[system]} as well"
                )
            taken[system] = code


def expand(listed: Systems, words: dict[str, Systems], options: Options) -> list[int]:
    """BD-G1 to BD-G4: the numbers of the systems that a list names, each once, in the order of the list."""
    named = [name for word in listed for name in words.get(word, [word])]
    if options.center_hull == "fore_and_aft" and ("fwd_hull" in named or "aft_hull" in named):
        named.append("ctr_hull")
    return list(dict.fromkeys(NUMBER[name] for name in named))


def tables_of(rules: DamageRules) -> Tables:
    """BD-G12, BD-G16, BD-G26: the ruleset as the engine uses it, cards one by one, words as numbers."""
    options, words = rules.options, words_of(rules)
    cards: list[CardRow] = []
    for code, card in rules.cards.items():
        if card.critical and not options.criticals:
            continue
        for number in range(1, card.count + 1):
            limit = "once" if number in card.once else "each" if number in card.each else "free"
            hits = card.plain if card.plain and not options.short_face_groups else card.hits
            carrier = card.carrier or hits
            if card.carrier and options.carrier_fallback_aft:
                carrier = [*card.carrier, *hits]
            cards.append(
                CardRow(
                    f"{code}{number}",
                    code,
                    LIMITS.index("critical" if card.critical else limit),
                    expand(hits, words, options),
                    expand(carrier, words, options),
                    number if card.critical else 0,
                    bool(card.carrier and options.carrier_fallback_aft),
                )
            )
    in_order = sorted(rules.criticals.items(), key=lambda item: (item[1].card, item[1].die))
    criticals = [critical_row(rules, name, row, words) for name, row in in_order]
    return make_tables(
        cards,
        criticals,
        {name: expand(systems, words, options) for name, systems in words.items()},
        pf_tables(rules),
        numbers_of(rules),
        expand(rules.sacrifice, words, options),
        rules.known_ships,
        weapons_of(rules),
    )


def weapons_of(rules: DamageRules) -> list[WeaponRow]:
    """BD-G36: the weapons that fire in a duel; none where volleys have a fixed strength."""
    if rules.duel.weapons is UNSET or rules.options.duel_fire != "weapons":
        return []
    heavy = rules.groups.get("heavy_weapons", [])
    rows = []
    for name, weapon in rules.duel.weapons.items():
        system, kind = weapon_of(name)
        rows.append(
            WeaponRow(name, system, kind, weapon.least, weapon.hits, weapon.seeking, SYSTEMS[system] in heavy)
        )
    return rows


def critical_row(rules: DamageRules, name: str, row: CriticalEntry, words: dict[str, Systems]) -> CriticalRow:
    """A critical hit as the engine uses it."""
    return CriticalRow(
        name,
        row.clause,
        row.card,
        row.die,
        row.kind,
        expand(row.needs, words, msgspec.structs.replace(rules.options, center_hull="own")),
        row.starts,
        row.ends,
        row.bays,
        row.stacks or rules.options.critical_stacking == "stack",
        name in rules.options.repairable,
    )


def pf_tables(rules: DamageRules) -> dict[str, Any]:
    """The chart for pseudo-fighters: entries as lists of systems, weapons by race as system and type."""
    excluded = {NUMBER[name] for name in rules.pf.any_excludes}
    excluded |= {NUMBER[name] for name in rules.options.any_hit_excludes}
    weapons = {
        race: {letter: [weapon_of(text) for text in listed] for letter, listed in by_letter.items()}
        for race, by_letter in rules.pf.weapons.items()
    }
    return {
        "rows": rules.pf.rows,
        "entries": {name: [NUMBER[s] for s in listed] for name, listed in rules.pf.entries.items()},
        "any": [number for number in range(len(NUMBER)) if number not in excluded],
        "weapons": weapons,
    }


def weapon_of(text: str) -> tuple[int, str]:
    """`phaser:II` as the system's number and the type that its box must have."""
    system, _, kind = text.partition(":")
    if system not in NUMBER:
        raise ValueError(f"pf.weapons: {system!r} is not a system")
    return NUMBER[system], kind


def numbers_of(rules: DamageRules) -> dict[str, int]:
    """Numbers and switches by name."""
    options, numbers, duel = rules.options, rules.numbers, rules.duel
    policy = options.batch_policy
    return {
        "batch": numbers.batches[policy],
        "single": numbers.thumb_single if policy == "thumb" else 0,
        "misses": numbers.misses_for_excess,
        "repaired_up_to": numbers.repaired_up_to,
        "most_hits": numbers.most_hits,
        "owner_picks_box": int(options.box_choice == "owner"),
        "misses_per_batch": int(options.miss_count_scope == "batch"),
        "ignored_counts": int(options.ignored_critical_counts),
        "destroys": int(options.no_excess_destroys),
        "never_had_counts": int(options.never_had_counts),
        "advance": int(options.pfdac_mode == "advance"),
        "repair_rolls": int(options.repair_rolls),
        "duel_dice": duel.dice,
        "duel_plus": duel.plus,
        "duel_weapons_control": duel.weapons_control_dice,
        "duel_heavy": duel.heavy_weapons_divisor,
    }
