"""Reading positions: the inverse of `position.py`, which describes how they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.board import BITS, COLUMNS, ISLET, NOWHERE, ROWS, WATER, Board, Card, lay
from redtable.games.redcode.cards import pack_cards, unpack_cards
from redtable.games.redcode.chain import Link, queued
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.phases import (
    AFLOAT,
    BOATSWAIN,
    CHOOSE_SHIP,
    GONE,
    MAIN,
    MOVE_STEP,
    OVER,
    OVERFLOW,
    PLACE_SHIP,
    RECOVERY,
    RESPOND,
    RETURN_SHIP,
)
from redtable.games.redcode.position import (
    BY_PHASE,
    DEEDS,
    DEFAULTS,
    FLAGS,
    GIVEN,
    NOBODY_WINS,
    NONE,
    REST,
    format_cards,
)
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.words import (
    MANOEUVRES,
    ORDER_LETTERS,
    PHASES,
    REASONS,
    REMOVED,
    RESERVE,
    SHIP_TYPES,
    SHIPS,
    SIDES,
    SUNK,
)
from redtable.kernel.notation import (
    NotationError,
    one_of,
    parse_counts,
    parse_fields,
    parse_int,
    parse_square,
)

if TYPE_CHECKING:
    from redtable.games.redcode.tables import Tables


def parse_position(tables: Tables, text: str) -> RedcodeState:
    """The inverse of `format_position`; what is left out has its default."""
    letters = SHIPS[: tables.ships]
    given = {word.partition("=")[0] for word in text.split()}
    filled = " ".join(f"{key}={value}" for key, value in DEFAULTS.items() if key not in given)
    fields = parse_fields(f"{text} {filled}", (*DEFAULTS, *letters))
    board = parse_map(tables, fields["map"])
    state = RedcodeState(tables, board, [parse_ship(tables, n, fields[key]) for n, key in enumerate(letters)])
    state.phase = PHASES.index(one_of(fields["phase"], PHASES, "a phase"))
    state.active = parse_letter(state, fields["turn"])
    state.start = state.active if fields["start"] == BY_PHASE else parse_letter(state, fields["start"])
    state.round = parse_int(fields["round"], 1, 10**6, "a round")
    did = parse_list(fields["did"], DEEDS, "a deed")
    state.order_used = "order" in did
    state.manoeuvred = "manoeuvre" in did
    state.blue_points, state.red_points = parse_points(fields["points"])
    for name in parse_list(fields["given"], tuple(GIVEN), "a compensation"):
        state.compensated |= GIVEN[name]
    state.discard = pack_cards(parse_cards(fields["discard"]))
    state.deck = bytes(parse_deck(state, fields["deck"]))
    parse_chain(state, fields["chain"])
    parse_window(state, fields["window"])
    parse_move(state, fields["move"])
    parse_over(state, fields["over"])
    parse_decision(state, fields["decides"], fields["recover"])
    check_position(state)
    return state


def parse_map(tables: Tables, text: str) -> Board:
    """A board from cards or squares."""
    if "." not in text:
        return Board(
            "".join(parse_row(row) for row in exactly(text.split("/"), ROWS, "rows of squares", text))
        )
    faces = tables.faces
    cards = []
    for row in exactly(text.split("/"), 3, "rows of cards", text):
        for word in exactly(row.split(","), 4, "cards in a row", row):
            name, _, turns = word.partition(".")
            one_of(name, faces, "a map card")
            cards.append(Card(name, parse_int(turns, 0, 3, "a number of quarter turns")))
    names = [card.name for card in cards]
    if len(set(names)) != len(names):
        raise NotationError("map: a card lies there twice")
    return lay(faces, cards)


def parse_row(text: str) -> str:
    """Eight squares of the sea."""
    row = "".join(WATER * int(letter) if letter in "12345678" else letter for letter in text)
    if len(row) != COLUMNS or set(row) - set("WICnesw"):
        raise NotationError(f"map: {text!r} is not a row of {COLUMNS} squares such as 3I2C1")
    return row


def exactly(parts: list[str], number: int, what: str, text: str) -> list[str]:
    """The parts, if they are as many as they should be."""
    if len(parts) != number:
        raise NotationError(f"{text!r}: expected {number} {what}, found {len(parts)}")
    return parts


def parse_list(text: str, names: tuple[str, ...], what: str) -> list[str]:
    """Words separated by commas; `-` for none."""
    return [] if text == NONE else [one_of(word, names, what) for word in text.split(",")]


def parse_letter(state: RedcodeState, text: str) -> int:
    """The number of a ship of this game."""
    return SHIPS.index(one_of(text, SHIPS[: len(state.ships)], "a ship of this game"))


def parse_name(text: str) -> int:
    """The number of a square."""
    row, column = parse_square(text, ROWS, COLUMNS)
    return row * COLUMNS + column


def parse_points(text: str) -> tuple[int, int]:
    """Victory points, Blue's first."""
    blue, _, red = text.partition(":")
    return parse_int(blue, 0, 99, "points of Blue"), parse_int(red, 0, 99, "points of Red")


def parse_cards(text: str) -> list[int]:
    """Order cards from their letters."""
    if text == NONE:
        return []
    return [ORDER_LETTERS.index(one_of(letter, ORDER_LETTERS, "an order card's letter")) for letter in text]


def parse_deck(state: RedcodeState, text: str) -> list[int]:
    """The deck from the top; with discards and hands it is exactly the cards of the ruleset (RC-I2)."""
    unseen = list(state.tables.cards)
    top, plus, rest = text.partition("+")
    known = [] if text == REST else parse_cards(top)
    elsewhere = unpack_cards(state.discard)
    for ship in state.ships:
        elsewhere += unpack_cards(ship.hand)
    for card in known + elsewhere:
        if card not in unseen:
            raise NotationError(f"there are more cards {ORDER_LETTERS[card]} than the ruleset has")
        unseen.remove(card)
    if text == REST or (plus and rest == REST):
        return known + unseen
    if plus or unseen:
        missing = format_cards(unseen)
        raise NotationError(f"deck: these cards stand nowhere: {missing}; end it with +{REST} to add them")
    return known


def parse_ship(tables: Tables, number: int, text: str) -> Ship:
    """A ship; what is left out at the end is as on a fresh one."""
    ship = Ship(number)
    if text == NONE:
        return ship
    parts = text.split(";")
    if len(parts) > 6:
        raise NotationError(f"{text!r}: a ship has at most six parts")
    ship.commission(tables.types[SHIP_TYPES.index(one_of(parts[0], SHIP_TYPES, "a type of ship"))])
    place = parts[1] if len(parts) > 1 else NONE
    if place in SUNK[1:]:
        ship.sunk = SUNK.index(place)
        ship.hull = 0
    elif place != NONE:
        ship.square = parse_name(place)
    if len(parts) > 2:
        parse_cubes(ship, parts[2])
    if len(parts) > 3:
        parse_crew(ship, parts[3])
    if len(parts) > 4:
        hand = parse_cards(parts[4])
        ship.hand, ship.cards = pack_cards(hand), len(hand)
    if len(parts) > 5:
        ship.intercepted = FLAGS.index(one_of(parts[5], FLAGS, "a flag of a ship"))
    return ship


def parse_cubes(ship: Ship, text: str) -> None:
    """Breakdowns and repairs (RC-6.5); none of either for a sunk ship."""
    left, _, right = text.partition("/")
    if ship.sunk:
        if text != "0/0":
            raise NotationError(f"{text!r}: a sunk ship has the cubes 0/0")
        return
    breakdowns = parse_int(left, 0, int(ship.type.breakdowns), "a number of breakdowns")
    ship.hull = breakdowns * ship.type.row + parse_int(right, 1, int(ship.type.row), "a number of repairs")


def parse_crew(ship: Ship, text: str) -> None:
    """Crew in the reserve, on manoeuvres and removed: always all of them (RC-7.9)."""
    names = [RESERVE, *(manoeuvre.name for manoeuvre in ship.type.manoeuvres), REMOVED]
    crew = parse_counts(text, names, "a place of crew")
    if sum(crew.values()) != ship.type.crew:
        raise NotationError(
            f"{text!r}: the crew must be {ship.type.crew} in all, this is {sum(crew.values())}"
        )
    ship.reserve, ship.removed = crew[RESERVE], crew[REMOVED]
    slots = 0
    for place, manoeuvre in enumerate(ship.type.manoeuvres):
        if crew[manoeuvre.name] > manoeuvre.cost:
            raise NotationError(f"{text!r}: {manoeuvre.name} holds at most {manoeuvre.cost} crew")
        slots |= crew[manoeuvre.name] << 4 * place
    ship.slots = slots


def parse_chain(state: RedcodeState, text: str) -> None:
    """Links from the first to the last."""
    if text == NONE:
        return
    for word in text.split(","):
        author, _, rest = word.partition(".")
        name, _, target = rest.partition(">")
        ship = state.ships[parse_letter(state, author)]
        own = [manoeuvre.name for manoeuvre in ship.type.manoeuvres]
        place = ship.type.place[MANOEUVRES.index(one_of(name, own, f"a manoeuvre of ship {author}"))]
        manoeuvre = ship.type.manoeuvres[place]
        if manoeuvre.cancels:
            below = 0 if state.chain is None else int(state.chain.number)
            aim = parse_int(target, 1, below, "a link below")
        else:
            aim = parse_letter(state, target)
        state.chain = Link(ship.number, manoeuvre, aim, state.chain)


def parse_window(state: RedcodeState, text: str) -> None:
    """The queue of a response window."""
    window = 0
    for letter in reversed([] if text == NONE else text.split(",")):
        window = window << 4 | parse_letter(state, letter) + 1
    state.window = window


def parse_move(state: RedcodeState, text: str) -> None:
    """A movement under way."""
    if text == NONE:
        return
    ship, steps, must, used, came_from, taken = exactly(text.split(";"), 6, "parts of a movement", text)
    state.mover = parse_letter(state, ship)
    state.steps = parse_int(steps, 1, 99, "a number of steps")
    state.must_move = one_of(must, ("must", "free"), "must or free") == "must"
    for name in [] if used == NONE else used.split("+"):
        state.used_currents |= BITS[parse_name(name)]
    state.came_from = NOWHERE if came_from == NONE else parse_name(came_from)
    state.steps_taken = parse_int(taken, 0, 99, "a number of steps")


def parse_over(state: RedcodeState, text: str) -> None:
    """How the game ended."""
    if text == NONE:
        return
    side, _, reason = text.partition(".")
    state.winner = (*SIDES, NOBODY_WINS).index(one_of(side, (*SIDES, NOBODY_WINS), "a side"))
    state.reason = REASONS.index(one_of(reason, REASONS[1:], "a reason"))


def parse_decision(state: RedcodeState, decides: str, recover: str) -> None:
    """Who decides, and over how many crew; by the phase if it does not say."""
    state.decider = state.active
    if decides != BY_PHASE:
        state.decider = parse_letter(state, decides)
    elif state.phase == RESPOND and state.window:
        state.decider = queued(state.window)[0]
    elif state.phase == MOVE_STEP and state.mover >= 0 and not state.tables.player_moves_evader:
        state.decider = state.mover
    out = int(state.ships[state.decider].out())
    if recover != BY_PHASE:
        state.recovering = parse_int(recover, 0, out, "a number of crew")
    elif state.phase == RECOVERY or state.phase == BOATSWAIN:
        state.recovering = min(int(state.tables.recovery), out)


def check_position(state: RedcodeState) -> None:
    """A line that can be read may still be impossible on the table."""
    squares: dict[int, str] = {}
    for ship in state.ships:
        if ship.square >= 0:
            name = SQUARE_NAMES[ship.square]
            if ship.square in squares:
                raise NotationError(
                    f"{squares[ship.square]} and {SHIPS[ship.number]} are both on {name} (RC-5.3)"
                )
            if state.board.terrain[ship.square] == ISLET:
                raise NotationError(f"{SHIPS[ship.number]} stands on the islet {name} (RC-5.4)")
            squares[ship.square] = SHIPS[ship.number]
    decider = state.ships[state.decider]
    afloat = state.ships[state.active].square >= 0
    needed = {
        CHOOSE_SHIP: (decider.type.number < 0, "a ship without a type that decides"),
        PLACE_SHIP: (decider.square < 0 and decider.sunk == AFLOAT, "a ship to place that decides"),
        RETURN_SHIP: (AFLOAT < decider.sunk < GONE, "a sunk ship that decides"),
        RECOVERY: (state.recovering > 0 and afloat, "crew to recover, and the active ship on the board"),
        BOATSWAIN: (state.recovering > 0, "crew to recover"),
        MAIN: (afloat, "the active ship on the board"),
        MOVE_STEP: (
            state.mover >= 0 and state.ships[state.mover].square >= 0,
            "a movement of a ship on the board",
        ),
        RESPOND: (state.chain is not None and state.window > 0, "a chain and a window"),
        OVERFLOW: (decider.cards > state.tables.hand_limit, "a hand over the limit that decides"),
        OVER: (state.reason > 0, "a result"),
    }
    good, what = needed[state.phase]
    if not good:
        raise NotationError(f"the phase {PHASES[state.phase]} needs {what}")
