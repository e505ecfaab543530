"""The view of a seat: everything, for nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.criticals import condition, forbidden, jammed_bays
from redtable.games.damage.duel import ready_of
from redtable.games.damage.view import BoxesView, DamageView, ShipView, VolleyView, WoundView
from redtable.games.damage.words import BOARDING_PARTY, CREW, DESK, EXCESS, NEVER, SYSTEMS
from redtable.kernel.view import OutcomeView

if TYPE_CHECKING:
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Ship, Volley


def view_of(state: DamageState, seat: int) -> DamageView:
    """The view of a seat: all seats see the same, apart from what they may do."""
    return DamageView(
        game="damage",
        seat=seat,
        actors=state.actors(),
        legal=[action.text for action in state.legal(seat)],
        outcome=OutcomeView.of(state.outcome()),
        mode=state.mode,
        turn=state.turn,
        ships=[ship_view(ship, state.turn, ready_view(state, at)) for at, ship in enumerate(state.ships)],
        volleys=[volley_view(volley, state.ships[volley.target]) for volley in state.volleys],
        takeback=state.past is not None,
        position=state.position(),
    )


def ready_view(state: DamageState, number: int) -> dict[str, int]:
    """BD-G36: the weapons that a ship fires with in this turn of a duel."""
    weapons = state.tables.duel_weapons
    if state.mode == DESK or not weapons:
        return {}
    counts = zip(weapons, ready_of(state, number)[1:], strict=True)
    return {weapon.name: count for weapon, count in counts if count}


def ship_view(ship: Ship, turn: int, ready: dict[str, int]) -> ShipView:
    """One ship."""
    plan = ship.fit.plan
    criticals = ship.fit.tables.criticals
    return ShipView(
        name=ship.name,
        title=plan.title,
        race=plan.race,
        fighter=plan.fighter,
        carrier=plan.carrier,
        left={SYSTEMS[system]: ship.left[system] for system, total in enumerate(plan.total) if total},
        boxes=[
            BoxesView(row.name(), SYSTEMS[row.system], row.label, ship.boxes[number], row.total)
            for number, row in enumerate(plan.rows)
        ],
        crew=ship.left[CREW],
        boarding_parties=ship.left[BOARDING_PARTY],
        excess=ship.left[EXCESS],
        criticals=[
            WoundView(
                criticals[wound.critical].name,
                criticals[wound.critical].clause,
                wound.first,
                None if wound.last == NEVER else wound.last,
                wound.size,
                wound.active(turn),
            )
            for wound in ship.wounds
        ],
        condition=condition(ship, turn),
        forbidden=[what for what, is_so in forbidden(ship, turn).items() if is_so],
        jammed_bays=jammed_bays(ship, turn),
        order=list(ship.allocation),
        sacrifice=list(plan.sacrifice),
        destroyed=ship.destroyed,
        overkill=ship.overkill,
        ready=ready,
    )


def volley_view(volley: Volley, ship: Ship) -> VolleyView:
    """One open volley."""
    tables, plan = ship.fit.tables, ship.fit.plan

    def names(cards: list[int]) -> list[str]:
        return [tables.cards[card].id for card in cards]

    card = ""
    if volley.waiting():
        card = str(volley.card) if plan.fighter else tables.cards[volley.card].id
    return VolleyView(
        ship=ship.name,
        hits=volley.hits,
        scored=volley.scored,
        misses=volley.misses,
        batch=volley.batch,
        batch_size=volley.batch_size,
        cards=volley.cards,
        dealt=volley.dealt,
        deck=len(volley.deck),
        right=names(volley.right),
        left=names(volley.left),
        aside=names(volley.aside),
        critical_done=volley.critical_done(),
        card=card,
        options=[plan.rows[row].name() for row in volley.options],
        lost=volley.lost(ship),
    )
