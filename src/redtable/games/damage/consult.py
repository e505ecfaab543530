"""Questions about ships and odds that need no battle: for the ship editor and the page of odds.

ships            the ships that come with the game
ship SHEET       a ship file as TOML or JSON: what is wrong with it, the ship in all its writings, its cards
odds             what volleys take from a ship, by the deck and by the classic chart: about an `OddsQuestion`
compare          how far each batch policy is from the classic chart: about an `OddsQuestion`

A question may cost only so much: the number of trials follows from the hits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from redtable.games.damage.answers import (
    CONSULTS,
    CheckAnswer,
    CompareAnswer,
    OddsAnswer,
    PolicyRow,
    SoundShip,
)
from redtable.games.damage.odds.estimates import chart_odds, distance, has_numba, odds
from redtable.games.damage.ships import (
    Fault,
    ShipDraft,
    ShipError,
    ShipSheet,
    draft_faults,
    library_sheet,
    plan_of,
    read_code,
    sheet_code,
    ship_files,
    split_order,
    total_of,
    write_json,
    write_toml,
)
from redtable.games.damage.tables import Fit
from redtable.games.damage.volley import Ship
from redtable.games.damage.words import CRITICAL
from redtable.kernel.notation import NotationError
from redtable.kernel.ruleset import plain
from redtable.kernel.toml import TomlError, read_toml

if TYPE_CHECKING:
    from redtable.games.damage.ruleset import DamageRules
    from redtable.games.damage.tables import Tables

POLICIES: Final = ("ten", "fifteen", "twenty", "all")
FAST_HITS: Final = 6_000_000
"""Hits that one question may deal by numba."""
SLOW_HITS: Final = 60_000
"""Hits that one question may deal by the engine itself."""


class OddsQuestion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which ship, what it has lost already (`phaser:2,lab:1`), which volleys, and what its owner gives up."""

    ship: Annotated[str, Meta(min_length=1, max_length=2000)]
    damaged: Annotated[str, Meta(max_length=500)] = ""
    volleys: Annotated[list[Annotated[int, Meta(ge=1, le=500)]], Meta(min_length=1, max_length=6)]
    order: Annotated[list[str], Meta(max_length=40)] = []
    trials: Annotated[int, Meta(ge=100, le=200_000)] = 60_000


def answer(rules: DamageRules, question: str, about: dict[str, Any]) -> Any:
    """The answer as declared in `answers.py`; raises NotationError for what is no question."""
    what, _, rest = question.partition(" ")
    if question == "ships":
        return [library_row(rules.tables, name) for name in ship_files()]
    if what == "ship" and rest:
        return check(rules.tables, rest)
    if question in ("odds", "compare"):
        try:
            asked = msgspec.convert(about, OddsQuestion)
        except msgspec.ValidationError as fault:
            raise NotationError(f"the question about odds: {plain(str(fault))}") from fault
        return odds_answer(rules, asked) if what == "odds" else compare(rules, asked)
    raise NotationError(f"this is no question; there is: {', '.join(CONSULTS)}")


# Ships


def library_row(tables: Tables, name: str) -> SoundShip:
    """A ship that comes with the game."""
    return msgspec.structs.replace(shown(tables, library_sheet(name)), id=name, code=name)


def shown(tables: Tables, sheet: ShipSheet) -> SoundShip:
    """A ship in all its writings, and what the deck makes of it."""
    code = sheet_code(sheet)
    fit = Fit(tables, plan_of(code))
    never = [
        row.id
        for number, row in enumerate(tables.cards)
        if row.limit != CRITICAL and not fit.hits[number] and not fit.plan.fighter
    ]
    return SoundShip(
        sheet=sheet,
        code=code,
        toml=write_toml(sheet),
        json=write_json(sheet),
        boxes=fit.plan.boxes(),
        systems=len([count for count in sheet.boxes.values() if total_of(count)]),
        cards=len(tables.cards),
        never=never,
    )


def check(tables: Tables, text: str) -> CheckAnswer:
    """What is wrong with a ship file, all at once; if nothing is, the ship itself."""
    try:
        table = msgspec.json.decode(text) if text.lstrip().startswith("{") else read_toml(text)
        draft = msgspec.convert(table, ShipDraft)
    except (TomlError, msgspec.DecodeError, RecursionError) as fault:
        return CheckAnswer(faults=[Fault("", "damage-fault-unreadable", {"why": plain(str(fault))})])
    faults = draft_faults(draft)
    if faults:
        return CheckAnswer(faults=faults, sheet=draft, toml=write_toml(draft))
    ship = shown(tables, msgspec.convert(table, ShipSheet))
    return CheckAnswer(faults=[], sheet=ship.sheet, toml=ship.toml, ship=ship)


# Odds


def target_of(rules: DamageRules, asked: OddsQuestion) -> Ship:
    """The ship of a question, damaged as it says."""
    from redtable.games.damage.position import read_ship

    try:
        code = sheet_code(read_code(asked.ship)) if ":" in asked.ship else asked.ship
        ship = read_ship(rules.tables, f"ship~{code}~{asked.damaged or '-'}")
    except ShipError as fault:
        raise NotationError(str(fault)) from fault
    return ship


def affordable(asked: OddsQuestion, ship: Ship, questions: int) -> int:
    """How many trials a question may have."""
    fast = has_numba() and not ship.fit.plan.fighter
    most = (FAST_HITS if fast else SLOW_HITS) // questions // sum(asked.volleys)
    return max(100, min(asked.trials, most))


def order_of(asked: OddsQuestion) -> list[str] | None:
    """The order of sacrifice that was asked for; None for the ship's own."""
    return split_order(",".join(asked.order)) if asked.order else None


def odds_answer(rules: DamageRules, asked: OddsQuestion) -> OddsAnswer:
    """What the volleys take, by the deck and by the chart."""
    ship = target_of(rules, asked)
    order, trials = order_of(asked), affordable(asked, ship, 2)
    deck = odds(rules, ship, asked.volleys, order=order, trials=trials)
    fighter = ship.fit.plan.fighter
    chart = None if fighter else chart_odds(rules, ship, asked.volleys, order=order, trials=trials, seed=2)
    apart = distance(deck, chart).mean if chart is not None else None
    return OddsAnswer(deck, chart, apart, has_numba() and not fighter)


def compare(rules: DamageRules, asked: OddsQuestion) -> CompareAnswer:
    """How far each batch policy is from the chart."""
    from redtable.games.damage.game import DamageGame

    ship = target_of(rules, asked)
    if ship.fit.plan.fighter:
        raise NotationError("pseudo-fighters meet neither the deck nor the classic chart")
    order, trials = order_of(asked), affordable(asked, ship, len(POLICIES) + 1)
    chart = chart_odds(rules, ship, asked.volleys, order=order, trials=trials, seed=2)
    rows = []
    for policy in POLICIES:
        options = {**msgspec.to_builtins(rules.options), "batch_policy": policy}
        other = DamageGame().rules(rules.name, options)
        found = odds(other, target_of(other, asked), asked.volleys, order=order, trials=trials)
        apart = distance(found, chart)
        rows.append(PolicyRow(policy, apart.mean, apart.by_system))
    return CompareAnswer(rows, trials)
