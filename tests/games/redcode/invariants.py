"""What holds in every position of Red Code (RC-I1 to RC-I8, RC-I16), for the conformance kit and the tests.

An invariant takes a state and says what is wrong, or None. Those that compare positions of one game are in
`test_invariants.py`.
"""

from __future__ import annotations

from redtable.games.redcode.board import CARD_CORNERS, SQUARES
from redtable.games.redcode.cards import unpack_cards
from redtable.games.redcode.chain import links
from redtable.games.redcode.frames import CHOOSE_SHIP, OVER, OVERFLOW, PLACE_SHIP, RESPOND
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.view import RedcodeView
from redtable.games.redcode.words import AFLOAT, GONE, SHIPS
from redtable.kernel.game import SPECTATOR, State


def of_redcode(state: State) -> RedcodeState:
    assert isinstance(state, RedcodeState)
    return state


def crew_adds_up(state: State) -> str | None:
    """RC-I1: all crew of a ship are somewhere, and no manoeuvre holds more than its cost."""
    for ship in of_redcode(state).ships:
        on_board = [(row, ship.crew_on(row)) for row in ship.type.manoeuvres]
        if ship.reserve < 0 or ship.removed < 0:
            return f"{SHIPS[ship.number]} has {ship.reserve} in reserve, {ship.removed} removed"
        if ship.reserve + sum(crew for _, crew in on_board) + ship.removed != ship.type.crew:
            return f"the crew of {SHIPS[ship.number]} does not add up"
        for row, crew in on_board:
            if crew > row.cost:
                return f"{row.name} of {SHIPS[ship.number]} holds {crew} crew and costs {row.cost}"
    return None


def cards_are_all_there(state: State) -> str | None:
    """RC-I2: deck, discards and hands are the whole deck."""
    game = of_redcode(state)
    cards = [*game.deck[game.drawn :], *unpack_cards(game.discard)]
    for ship in game.ships:
        hand = unpack_cards(ship.hand)
        if len(hand) != ship.cards:
            return f"{SHIPS[ship.number]} counts {ship.cards} cards and holds {len(hand)}"
        cards += hand
    return None if sorted(cards) == game.tables.cards else f"{len(cards)} cards, not those of the ruleset"


def map_cards_are_different(state: State) -> str | None:
    """RC-I3: twelve cards of the fifteen, and the terrain is what they show."""
    game = of_redcode(state)
    names = [card.name for card in game.board.cards]
    if len(set(names)) != 12 or not set(names) <= set(game.tables.map_names):
        return f"the map cards are {names}"
    for corner, card in zip(CARD_CORNERS, game.board.cards, strict=True):
        shown = "".join(game.board.terrain[corner + offset] for offset in (0, 1, 8, 9))
        if shown != game.tables.faces[card.name][card.turns]:
            return f"{card.name} shows {shown}"
    return None


def cubes_fit(state: State) -> str | None:
    """RC-I4: cubes within their boxes, and none left exactly on ships that are sunk."""
    game = of_redcode(state)
    for ship in game.ships:
        name = SHIPS[ship.number]
        if game.phase == CHOOSE_SHIP and ship.type.number < 0:
            continue
        if not 0 <= ship.repairs() <= ship.type.row or not 0 <= ship.breakdowns() <= ship.type.breakdowns:
            return f"{name} has {ship.breakdowns()}/{ship.repairs()}"
        if (ship.hull > 0) != (ship.sunk == AFLOAT):
            return f"{name} has a hull of {ship.hull} and is sunk: {ship.sunk}"
        if ship.hull > 0 and ship.repairs() == 0:
            return f"{name} is afloat without repairs"
    return None


def squares_are_single(state: State) -> str | None:
    """RC-I5: no two ships on a square, none on an islet, all on the grid or sunk."""
    game = of_redcode(state)
    squares = [ship.square for ship in game.ships if ship.square >= 0]
    if len(set(squares)) != len(squares):
        return "two ships are on one square"
    if any(square >= SQUARES or game.board.islets >> square & 1 for square in squares):
        return "a ship is on an islet or off the grid"
    if game.phase > PLACE_SHIP and any((ship.square >= 0) != (ship.sunk == AFLOAT) for ship in game.ships):
        return "a ship is sunk on the grid, or afloat off it"
    return None


def hands_are_small(state: State) -> str | None:
    """RC-I6: at most three cards, except when somebody has to discard."""
    game = of_redcode(state)
    most = max(ship.cards for ship in game.ships)
    if game.phase not in (OVERFLOW, OVER) and most > game.tables.hand_limit:
        return f"a hand of {most}"
    return None


def chains_are_in_order(state: State) -> str | None:
    """RC-I7: links above the first are responses, and what cancels has a link below."""
    game = of_redcode(state)
    chain = links(game.chain())
    if (game.phase == RESPOND) != bool(chain):
        return "a chain without a window, or a window without a chain"
    for link in chain[1:]:
        if not link.manoeuvre.response:
            return f"link {link.number} is no response"
        if link.manoeuvre.cancels and not 1 <= link.target < link.number:
            return f"link {link.number} cancels link {link.target}"
    if chain and (chain[0].manoeuvre.cancels or chain[0].author != game.active):
        return "the first link is not a manoeuvre of the active ship"
    return None


def points_stop_the_game(state: State) -> str | None:
    """RC-I8: nobody plays on with five points, or against nobody."""
    game = of_redcode(state)
    if game.phase == OVER:
        return None
    if game.tables.war and max(game.blue_points, game.red_points) >= game.tables.points_to_win:
        return "the points are reached and the game goes on"
    sides = {ship.number & 1 for ship in game.ships if ship.sunk != GONE}
    return None if len(sides) == 2 else "a side has no ships and the game goes on"


def hands_stay_hidden(state: State) -> str | None:
    """RC-I16: no seat sees another hand (unless agreed), nor the order of the deck."""
    game = of_redcode(state)
    for seat in (*range(game.tables.seats), SPECTATOR):
        view = state.view(seat)
        assert isinstance(view, RedcodeView)
        if view.deck is not None:
            return f"seat {seat} sees the deck"
        for ship in view.ships:
            if ship.hand is not None and ship.seat != seat and not game.tables.team_hands:
                return f"seat {seat} sees the hand of {ship.letter}"
    return None


INVARIANTS = (
    crew_adds_up,
    cards_are_all_there,
    map_cards_are_different,
    cubes_fit,
    squares_are_single,
    hands_are_small,
    chains_are_in_order,
    points_stop_the_game,
)
"""Cheap enough to be asked after every action; `hands_stay_hidden` makes views and is asked less often."""
