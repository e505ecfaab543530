"""Sinking: tokens, points, the end of the game, rewards and compensation (RC-2, RC-3).

Ships whose hull has run out wait in `state.sinking` until everything the manoeuvre or card does is done; they
sink together (RC-G32). Then come points and the end of the game, then the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import NOWHERE
from redtable.games.redcode.cards import discard_hand, draw_cards
from redtable.games.redcode.frames import OVER
from redtable.games.redcode.words import (
    BLUE,
    BOTH_POINTS,
    BOTH_SUNK,
    FIRST_LOSS,
    FIRST_TO_ONE,
    FIRST_TO_TWO,
    FLEET_SUNK,
    FREE,
    GONE,
    LOST,
    NO_SIDE,
    POINTS,
    REASONS,
    RED,
    ROUND_CAP,
    SIDES,
)

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.chance import Chance


def settle_sinkings(state: RedcodeState, chance: Chance) -> bool:
    """All consequences of what has just been resolved; whether a ship was sunk."""
    if state.sinking:
        sink_ships(state)
    if state.sunk == 0:
        return False
    if state.phase != OVER:
        reward_author(state, chance)
        if not state.tables.war:
            compensate(state, chance)
    state.sunk = 0
    return True


def sink_ships(state: RedcodeState) -> None:
    """Take the ships off the board (RC-2.3, RC-3.4), count points (RC-3.2), see whether the game is over."""
    tables = state.tables
    for ship in state.ships:
        if state.sinking >> ship.number & 1:
            ship.square = NOWHERE
            ship.sunk = LOST if tables.war else GONE
            ship.intercepted = FREE
            if not state.quiet:
                state.tell("ship-sunk", {"ship": state.letter(ship), "by": state.letter(state.author_ship())})
            if tables.hand_sinks:
                discard_hand(state, ship)
            if tables.war:
                score(state, ship)
    state.sunk |= state.sinking
    state.sinking = 0
    if tables.war:
        end_by_points(state)
    else:
        end_by_sinking(state)


def score(state: RedcodeState, ship: Ship) -> None:
    """A point for the side that sank an enemy (RC-3.2); for the other side if it sank its own (RC-G13)."""
    side = state.author & 1
    if ship.number & 1 == side:
        if not state.tables.friendly_sink_point:
            return
        side = 1 - side
    if side == BLUE:
        state.blue_points += 1
    else:
        state.red_points += 1
    if not state.quiet:
        points = state.blue_points if side == BLUE else state.red_points
        state.tell("victory-point", {"side": SIDES[side], "points": int(points)})


def end_by_points(state: RedcodeState) -> None:
    """The first side to reach the points wins at once (RC-3.1); both together: the higher one (RC-G32)."""
    goal = state.tables.points_to_win
    blue = state.blue_points
    red = state.red_points
    if blue < goal and red < goal:
        return
    if blue == red:
        finish(state, tie_winner(state), BOTH_POINTS)
    else:
        finish(state, BLUE if blue > red else RED, POINTS)


def end_by_sinking(state: RedcodeState) -> None:
    """The first side to have sunk all enemy ships wins (RC-2.1)."""
    blue = afloat(state, BLUE)
    red = afloat(state, RED)
    if blue == 0 and red == 0:
        finish(state, tie_winner(state), BOTH_SUNK)
    elif blue == 0 or red == 0:
        finish(state, RED if blue == 0 else BLUE, FLEET_SUNK)


def tie_winner(state: RedcodeState) -> i64:
    """Who wins when both sides get there with one card (RC-G32)."""
    return state.author & 1 if state.tables.active_side_wins_ties else NO_SIDE


def afloat(state: RedcodeState, side: i64) -> i64:
    """How many ships of a side are not eliminated."""
    number: i64 = 0
    for ship in state.ships:
        if ship.number & 1 == side and ship.sunk != GONE:
            number += 1
    return number


def total_hull(state: RedcodeState, side: i64) -> i64:
    """The hull of a side, a ship that is to return counted as fresh (RC-G37)."""
    hull: i64 = 0
    for ship in state.ships:
        if ship.number & 1 == side and ship.sunk != GONE:
            hull += ship.type.hull if ship.sunk else ship.hull
    return hull


def end_by_cap(state: RedcodeState) -> None:
    """Too many rounds: points or ships left decide, then hull, else it is a draw (RC-G37)."""
    if state.tables.war:
        lead = state.blue_points - state.red_points
    else:
        lead = afloat(state, BLUE) - afloat(state, RED)
    if lead == 0:
        lead = total_hull(state, BLUE) - total_hull(state, RED)
    if lead == 0:
        finish(state, NO_SIDE, ROUND_CAP)
    else:
        finish(state, BLUE if lead > 0 else RED, ROUND_CAP)


def finish(state: RedcodeState, winner: i64, reason: i64) -> None:
    """The game is over."""
    state.ask(OVER, state.decider)
    state.winner = winner
    state.reason = reason
    if not state.quiet:
        side = "nobody" if winner == NO_SIDE else SIDES[winner]
        state.tell("game-over", {"side": side, "reason": REASONS[reason]})


def reward_author(state: RedcodeState, chance: Chance) -> None:
    """Who sinks an enemy ship draws a card (RC-3.8, RC-C2); in arena only with arena_sink_card (RC-2.10)."""
    if state.tables.sink_reward == 0:
        return
    author = state.author_ship()
    for ship in state.ships:
        if state.sunk >> ship.number & 1 and (ship.number ^ author.number) & 1 and author.sunk != GONE:
            draw_cards(state, author, state.tables.sink_reward, chance)


def compensate(state: RedcodeState, chance: Chance) -> None:
    """Cards for the first side that comes down to so many ships (RC-2.4 to RC-2.9)."""
    if state.tables.ships == 4:
        trigger(state, FIRST_LOSS, 1, chance)
    elif state.tables.ships == 6:
        if state.tables.two_left_counts:
            trigger(state, FIRST_TO_TWO, 2, chance)
        trigger(state, FIRST_TO_ONE, 1, chance)


def trigger(state: RedcodeState, flag: i64, left: i64, chance: Chance) -> None:
    """One compensation, at most once a game (RC-2.9); both sides at once are a tie (RC-G41)."""
    if state.compensated & flag:
        return
    blue = came_down(state, BLUE, left)
    red = came_down(state, RED, left)
    if not blue and not red:
        return
    state.compensated |= flag
    if blue and red and not state.tables.tie_compensates:
        if not state.quiet:
            state.tell("compensation-tied", {})
        return
    if blue:
        share_cards(state, BLUE, chance)
    if red:
        share_cards(state, RED, chance)


def came_down(state: RedcodeState, side: i64, left: i64) -> bool:
    """Whether the sinkings of this moment brought the side from more than `left` ships to at most that."""
    after = afloat(state, side)
    before = after
    for ship in state.ships:
        if state.sunk >> ship.number & 1 and ship.number & 1 == side:
            before += 1
    return before > left >= after


def share_cards(state: RedcodeState, side: i64, chance: Chance) -> None:
    """The side's survivors draw the compensation, one each in seat order (RC-G23); a lone ship draws all."""
    survivors = [ship for ship in state.ships if ship.number & 1 == side and ship.sunk != GONE]
    if not state.quiet:
        facts = {"side": SIDES[side], "number": int(state.tables.compensation)}
        state.tell("compensation-cards", facts)
    for card in range(state.tables.compensation):
        taker = survivors[card % len(survivors)]
        if state.tables.fewest_cards_first:
            for ship in survivors:
                if ship.cards < taker.cards:
                    taker = ship
        draw_cards(state, taker, 1, chance)
