"""Questions that a seat may ask about its view: the rows of the ruleset, what reaches whom and why not.

rules         the ships' boards and the order cards of this match
weapons       every manoeuvre and order of the seat's ship: why it cannot be used, the squares it reaches,
              and each ship as a target with its distance and the reason against it
sight b2      the squares that the seat's ship would see from there with its farthest manoeuvre
why move>c3   why that action is refused now; nothing if it is not
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.games.redcode.answers import (
    PREVIEWS,
    BoardManoeuvre,
    OrderText,
    RulesAnswer,
    ShipBoard,
    SightAnswer,
    TargetAnswer,
    WeaponAnswer,
    WeaponsAnswer,
    WhyAnswer,
)
from redtable.games.redcode.board import BETWEEN, DISTANCES, SQUARES
from redtable.games.redcode.notation import SQUARE_NAMES, parse_action
from redtable.games.redcode.sight import blockers
from redtable.games.redcode.words import SHIPS
from redtable.kernel.notation import NotationError
from redtable.kernel.view import RefusalView

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules, ShipRow
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Manoeuvre, OrderCard, Tables
    from redtable.games.redcode.words import ManoeuvreName


def answer(state: RedcodeState, rules: RedcodeRules, seat: int, question: str) -> Any:
    """The answer to a question as declared in `answers.py`; raises NotationError for what is no question."""
    what, _, rest = question.partition(" ")
    if what == "rules" and not rest:
        return rules_answer(rules)
    if what == "weapons" and not rest:
        return weapons_answer(state, seat)
    if what == "sight" and rest in SQUARE_NAMES:
        return SightAnswer(seen=seen_from(state, own_ship(state, seat), SQUARE_NAMES.index(rest)))
    if what == "why" and rest:
        return WhyAnswer(why=RefusalView.of(state.refusal(seat, parse_action(rest))))
    raise NotationError(f"{question!r} is no question; there is: {', '.join(PREVIEWS)}")


def rules_answer(rules: RedcodeRules) -> RulesAnswer:
    """The rows of the ruleset that a screen shows."""
    ships: dict[str, ShipBoard] = {}
    for name, ship in rules.ships.items():
        ships[name] = ShipBoard(
            repairs=ship.repairs,
            breakdowns=ship.breakdowns,
            crew=ship.crew,
            manoeuvres=[board_manoeuvre(rules, ship, manoeuvre) for manoeuvre in ship.manoeuvres],
        )
    orders: dict[str, OrderText] = {
        name: OrderText(name=name, count=row.count, area=row.area, effects=row.effects)
        for name, row in rules.orders.items()
    }
    numbers = rules.numbers
    return RulesAnswer(
        ships=ships, orders=orders, points_to_win=numbers.points_to_win, hand_limit=numbers.hand_limit
    )


def board_manoeuvre(rules: RedcodeRules, ship: ShipRow, name: ManoeuvreName) -> BoardManoeuvre:
    """A manoeuvre at the price that a type of ship pays for it (RC-G1)."""
    row = rules.manoeuvres[name]
    return BoardManoeuvre(
        name=name,
        cost=ship.costs.get(name, row.cost),
        distance=row.distance,
        reply=row.reply,
        response=row.response,
        effects=row.effects,
    )


def own_ship(state: RedcodeState, seat: int) -> Ship:
    """The ship of the seat that decides now, else its first one; a spectator looks at the deciding ship."""
    decider = state.ships[state.decider]
    if seat < 0 or state.tables.owner(decider.number) == seat:
        return decider
    return next(ship for ship in state.ships if state.tables.owner(ship.number) == seat)


def weapons_answer(state: RedcodeState, seat: int) -> WeaponsAnswer:
    """What the seat's ship could do to whom, and why not."""
    ship = own_ship(state, seat)
    return WeaponsAnswer(
        ship=SHIPS[ship.number],
        manoeuvres={row.name: manoeuvre_answer(state, seat, ship, row) for row in ship.type.manoeuvres},
        orders={order.name: order_answer(state, seat, order) for order in held_orders(state.tables, ship)},
    )


def held_orders(tables: Tables, ship: Ship) -> list[OrderCard]:
    """The kinds of order cards in a ship's hand."""
    return [order for order in tables.orders if ship.cards_of(order.number)]


def refusal(state: RedcodeState, seat: int, text: str) -> RefusalView | None:
    """Why an action is impossible now, as data."""
    return RefusalView.of(state.refusal(seat, parse_action(text)))


def manoeuvre_answer(state: RedcodeState, seat: int, ship: Ship, row: Manoeuvre) -> WeaponAnswer:
    """A manoeuvre: with a distance it has targets, without one only itself."""
    targets = ship_targets(state, seat, row.name, ship) if row.distance >= 0 and not row.cancels else []
    reach = seen_from(state, ship, ship.square, row.distance) if row.distance > 0 else []
    if row.steps:
        steps = [refusal(state, seat, f"{row.name}>{SQUARE_NAMES[to]}") for to in neighbours(state, ship)]
        why = None if None in steps or not steps else steps[0]
    elif row.distance >= 0 and not row.cancels:
        why = reason_of_all(targets)
    else:
        why = refusal(state, seat, row.name)
    return WeaponAnswer(why=why, reach=reach, targets=targets)


def order_answer(state: RedcodeState, seat: int, order: OrderCard) -> WeaponAnswer:
    """An order card: it reaches every ship, or a block of squares."""
    if order.block:
        corners = [SQUARE_NAMES[corner] for corner in order.corners]
        blocks = [refusal(state, seat, f"play {order.name}>{corner}") for corner in corners]
        return WeaponAnswer(why=None if None in blocks else blocks[0], reach=[], targets=[])
    targets = ship_targets(state, seat, f"play {order.name}", None)
    return WeaponAnswer(why=reason_of_all(targets), reach=[], targets=targets)


def ship_targets(state: RedcodeState, seat: int, verb: str, viewer: Ship | None) -> list[TargetAnswer]:
    """Every ship on the sea as a target, with its distance if that counts."""
    found = []
    for target in state.ships:
        if target.square < 0:
            continue
        letter = SHIPS[target.number]
        distance = 0
        if viewer is not None and viewer.square >= 0:
            distance = int(DISTANCES[viewer.square * SQUARES + target.square])
        found.append(
            TargetAnswer(
                ship=letter,
                square=SQUARE_NAMES[target.square],
                distance=distance,
                why=refusal(state, seat, f"{verb}>{letter}"),
            )
        )
    return found


def reason_of_all(targets: list[TargetAnswer]) -> RefusalView | None:
    """The reason that holds whatever the target; None if one is possible or each has its own reason."""
    reasons = [target.why for target in targets if target.why is not None]
    if not reasons or len(reasons) < len(targets):
        return None
    return reasons[0] if all(reason.key == reasons[0].key for reason in reasons) else None


def neighbours(state: RedcodeState, ship: Ship) -> list[int]:
    """The squares next to a ship; none while it is not on the sea."""
    return list(state.tables.neighbours[ship.square]) if ship.square >= 0 else []


def seen_from(state: RedcodeState, ship: Ship, square: int, reach: int = -1) -> list[str]:
    """The squares in sight of a ship if it stood on a square (RC-8.1 to RC-8.6), up to a distance."""
    if square < 0:
        return []
    farthest = reach if reach >= 0 else max([row.distance for row in ship.type.manoeuvres], default=0)
    blocked = int(blockers(state, ship))
    seen = []
    for other in range(SQUARES):
        pair = square * SQUARES + other
        islet = int(state.board.islets) >> other & 1
        if 0 < DISTANCES[pair] <= farthest and not BETWEEN[pair] & blocked and not islet:
            seen.append(SQUARE_NAMES[other])
    return seen
