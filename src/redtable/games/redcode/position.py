"""Positions as one line of text, like FEN for chess: everything that a state holds, and nothing else.

Fields are `key=value`, in any order; those left out have the value in brackets.

    map=8/1I6/8/3e4/8/8      [all water] six rows: a digit is so many squares of water, I an islet, C and
                             n e s w currents, those with a printed direction
    map=M01.0,M05.3,.../...  or the twelve map cards in three rows, each with its quarter turns clockwise
    phase=main               [main] which decision is open: a word of PHASES
    turn=A                   [A] the ship whose turn it is
    decides=X                [by phase] the ship whose captain decides
    round=3                  [1]
    start=A                  [as turn] the ship that had the first turn
    did=order,manoeuvre      [-] what was already done in this turn
    points=0:1               [0:0] victory points of Blue and Red
    given=first_loss         [-] compensations already given: first_loss, first_to_two, first_to_one
    deck=ck+rest             [rest] the deck from the top, one letter a card: a d b t e c i k for ambush,
                             deserter, boatswain, atomic, evasion, captain, intercept, kamikaze; `rest` is all
                             cards that stand nowhere else, in that order
    discard=aad              [-] the discard pile
    chain=A.torpedo>X,X.countermeasure>A   [-] links from the first; a shield aims at a link: `Y.shield>2`
    window=A,B               [-] who is still to be asked, the next one first
    recover=2                [by phase] how many crew are to be brought back
    move=A;1;must;b2+c2;b3;2 [-] a movement: ship, steps left, must or free, currents used, square just left,
                             steps taken so far
    over=red.points          [-] the winner (or nobody) and the reason
    A=submarine;c3;3/2;reserve:3,torpedo:1,removed:2;ac;intercepted
                             a ship: type, square (or lost, waiting, gone when sunk, - when not yet placed),
                             breakdowns/repairs, crew, hand, and `intercepted`, `serving` or -. What is left
                             out at the end is as on a fresh ship. Before its type is chosen a ship is `-`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.board import ISLET, NOWHERE, square_mask
from redtable.games.redcode.cards import pack_cards, unpack_cards
from redtable.games.redcode.chain import Link, links, pack_queue, unpack_queue
from redtable.games.redcode.control_card import NONE, format_cards, format_ship, parse_cards, parse_ship
from redtable.games.redcode.frames import (
    BOATSWAIN,
    CHOOSE_SHIP,
    MAIN,
    MOVE_STEP,
    OVER,
    OVERFLOW,
    PLACE_SHIP,
    RECOVERY,
    RESPOND,
    RETURN_SHIP,
    Decision,
    Movement,
)
from redtable.games.redcode.map_cards import exactly, format_map, parse_map, parse_name
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import stacked
from redtable.games.redcode.words import (
    AFLOAT,
    FIRST_LOSS,
    FIRST_TO_ONE,
    FIRST_TO_TWO,
    GONE,
    MANOEUVRES,
    NO_SIDE,
    ORDER_LETTERS,
    PHASES,
    REASONS,
    SHIPS,
    SIDES,
)
from redtable.kernel.frames import Frames
from redtable.kernel.notation import NotationError, format_fields, one_of, parse_fields, parse_int

if TYPE_CHECKING:
    from redtable.games.redcode.tables import Tables

NOBODY_WINS = "nobody"
DEEDS = ("order", "manoeuvre")
GIVEN = {"first_loss": FIRST_LOSS, "first_to_two": FIRST_TO_TWO, "first_to_one": FIRST_TO_ONE}
REST = "rest"
BY_PHASE = "by-phase"
DEFAULTS = {
    "map": "8/8/8/8/8/8",
    "phase": "main",
    "turn": "A",
    "decides": BY_PHASE,
    "round": "1",
    "start": BY_PHASE,
    "did": NONE,
    "points": "0:0",
    "given": NONE,
    "deck": REST,
    "discard": NONE,
    "chain": NONE,
    "window": NONE,
    "recover": BY_PHASE,
    "move": NONE,
    "over": NONE,
}
"""The text of every field that a position leaves out."""


def format_position(state: RedcodeState) -> str:
    """The whole position as one line."""
    did = [deed for deed, done in zip(DEEDS, (state.order_used, state.manoeuvred), strict=True) if done]
    top = state.frames.top()
    fields = {
        "map": format_map(state.board),
        "phase": top.kind,
        "turn": SHIPS[state.active],
        "decides": SHIPS[top.ship],
        "round": str(state.round),
        "start": SHIPS[state.start],
        "did": ",".join(did) or NONE,
        "points": f"{state.blue_points}:{state.red_points}",
        "given": ",".join(name for name, flag in GIVEN.items() if state.compensated & flag) or NONE,
        "deck": format_cards(list(state.deck[state.drawn :])),
        "discard": format_cards(unpack_cards(state.discard)),
        "chain": ",".join(format_link(link) for link in links(state.chain())) or NONE,
        "window": ",".join(SHIPS[ship] for ship in unpack_queue(state.frames.top().queue)) or NONE,
        "recover": str(state.recovering()),
        "move": format_move(state.movement()),
        "over": format_over(state),
    }
    for ship in state.ships:
        fields[SHIPS[ship.number]] = format_ship(ship)
    return format_fields(fields)


def format_link(link: Link) -> str:
    """A link of a chain."""
    target = str(link.target) if link.manoeuvre.cancels else SHIPS[link.target]
    return f"{SHIPS[link.author]}.{link.manoeuvre.name}>{target}"


def format_move(move: Movement | None) -> str:
    """The movement under way."""
    if move is None:
        return NONE
    used = "+".join(SQUARE_NAMES[square] for square in move.used()) or NONE
    came_from = SQUARE_NAMES[move.came_from] if move.came_from >= 0 else NONE
    must = "must" if move.must_move else "free"
    return f"{SHIPS[move.mover]};{move.steps};{must};{used};{came_from};{move.steps_taken}"


def format_over(state: RedcodeState) -> str:
    """Who won, and why."""
    if state.phase != OVER:
        return NONE
    side = NOBODY_WINS if state.winner == NO_SIDE else SIDES[state.winner]
    return f"{side}.{REASONS[state.reason]}"


def parse_position(tables: Tables, text: str) -> RedcodeState:
    """The inverse of `format_position`; what is left out has its default."""
    letters = SHIPS[: tables.ships]
    given = {word.partition("=")[0] for word in text.split()}
    filled = " ".join(f"{key}={value}" for key, value in DEFAULTS.items() if key not in given)
    fields = parse_fields(f"{text} {filled}", (*DEFAULTS, *letters))
    board = parse_map(tables, fields["map"])
    ships = [parse_ship(tables, n, fields[key]) for n, key in enumerate(letters)]
    state = RedcodeState(tables, board, ships, Frames([tables.decisions[MAIN][0]]))
    one_of(fields["phase"], PHASES, "a phase")
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
    parse_over(state, fields["over"])
    state.frames = stacked(tables, parse_decision(state, fields), state.active)
    check_position(state)
    return state


def parse_list(text: str, names: tuple[str, ...], what: str) -> list[str]:
    """Words separated by commas; `-` for none."""
    return [] if text == NONE else [one_of(word, names, what) for word in text.split(",")]


def parse_letter(state: RedcodeState, text: str) -> int:
    """The number of a ship of this game."""
    return SHIPS.index(one_of(text, SHIPS[: len(state.ships)], "a ship of this game"))


def parse_points(text: str) -> tuple[int, int]:
    """Victory points, Blue's first."""
    blue, _, red = text.partition(":")
    return parse_int(blue, 0, 99, "points of Blue"), parse_int(red, 0, 99, "points of Red")


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


def parse_over(state: RedcodeState, text: str) -> None:
    """How the game ended."""
    if text == NONE:
        return
    side, _, reason = text.partition(".")
    state.winner = (*SIDES, NOBODY_WINS).index(one_of(side, (*SIDES, NOBODY_WINS), "a side"))
    state.reason = REASONS.index(one_of(reason, REASONS[1:], "a reason"))


def parse_decision(state: RedcodeState, fields: dict[str, str]) -> Decision:
    """The open decision; who decides, and over how many crew, follow from the phase if it does not say."""
    phase = PHASES.index(fields["phase"])
    link = parse_chain(state, fields["chain"])
    asked = [parse_letter(state, letter) for letter in parse_list(fields["window"], SHIPS, "a ship")]
    move = parse_move(state, fields["move"])
    decider = int(state.active)
    if fields["decides"] != BY_PHASE:
        decider = parse_letter(state, fields["decides"])
    elif phase == RESPOND and asked:
        decider = asked[0]
    elif phase == MOVE_STEP and move is not None and not state.tables.player_moves_evader:
        decider = int(move.mover)
    seat = state.tables.owner(decider)
    crew = parse_crew_wanted(state, phase, decider, fields["recover"])
    if phase in (RECOVERY, BOATSWAIN):
        return Decision(phase, decider, seat, crew)
    if phase == RESPOND:
        if link is None or not asked:
            raise lacks(phase, "a chain and a window")
        return Decision(phase, decider, seat, 0, link, pack_queue(asked))
    if phase == MOVE_STEP:
        if move is None:
            raise lacks(phase, "a movement of a ship on the board")
        return Decision(phase, decider, seat, movement=move)
    return state.tables.decisions[phase][decider]


def parse_chain(state: RedcodeState, text: str) -> Link | None:
    """The chain by its last link."""
    chain: Link | None = None
    for word in [] if text == NONE else text.split(","):
        author, _, rest = word.partition(".")
        name, _, target = rest.partition(">")
        ship = state.ships[parse_letter(state, author)]
        own = [manoeuvre.name for manoeuvre in ship.type.manoeuvres]
        place = ship.type.place[MANOEUVRES.index(one_of(name, own, f"a manoeuvre of ship {author}"))]
        manoeuvre = ship.type.manoeuvres[place]
        if manoeuvre.cancels:
            aim = parse_int(target, 1, 0 if chain is None else int(chain.number), "a link below")
        else:
            aim = parse_letter(state, target)
        chain = Link(ship.number, manoeuvre, aim, chain)
    return chain


def parse_move(state: RedcodeState, text: str) -> Movement | None:
    """A movement under way."""
    if text == NONE:
        return None
    ship, steps, must, used, came_from, taken = exactly(text.split(";"), 6, "parts of a movement", text)
    move = Movement(parse_letter(state, ship), parse_int(steps, 1, 99, "a number of steps"))
    move.must_move = one_of(must, ("must", "free"), "must or free") == "must"
    move.used_currents = square_mask([parse_name(name) for name in ([] if used == NONE else used.split("+"))])
    move.came_from = NOWHERE if came_from == NONE else parse_name(came_from)
    move.steps_taken = parse_int(taken, 0, 99, "a number of steps")
    return move


def parse_crew_wanted(state: RedcodeState, phase: int, decider: int, text: str) -> int:
    """How many crew are to be brought back."""
    out = int(state.ships[decider].out())
    if text != BY_PHASE:
        return parse_int(text, 0, out, "a number of crew")
    return min(int(state.tables.recovery), out) if phase in (RECOVERY, BOATSWAIN) else 0


def lacks(phase: int, what: str) -> NotationError:
    """What a position of that phase needs."""
    return NotationError(f"the phase {PHASES[phase]} needs {what}")


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
    move = state.movement()
    needed = {
        CHOOSE_SHIP: (decider.type.number < 0, "a ship without a type that decides"),
        PLACE_SHIP: (decider.square < 0 and decider.sunk == AFLOAT, "a ship to place that decides"),
        RETURN_SHIP: (AFLOAT < decider.sunk < GONE, "a sunk ship that decides"),
        RECOVERY: (state.recovering() > 0 and afloat, "crew to recover, and the active ship on the board"),
        BOATSWAIN: (state.recovering() > 0, "crew to recover"),
        MAIN: (afloat, "the active ship on the board"),
        MOVE_STEP: (
            move is not None and state.ships[move.mover].square >= 0,
            "a movement of a ship on the board",
        ),
        RESPOND: (state.chain() is not None, "a chain and a window"),
        OVERFLOW: (decider.cards > state.tables.hand_limit, "a hand over the limit that decides"),
        OVER: (state.reason > 0, "a result"),
    }
    good, what = needed[state.phase]
    if not good:
        raise lacks(state.phase, what)
