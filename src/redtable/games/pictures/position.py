"""A position of Pictures as one line of text.

cards=w:moon,p:whale-lighthouse,...   the grid, row by row
key=RNBRB...                          R red, B blue, N bystander, A assassin
covered=0,3,12                        the covered places, `-` for none
start=R team=B turn=3 phase=guess     who began, who is in turn, which turn it is
clues=R:star:2:-:0.3,B:sea:0:y:-      team, word (blanks as _), number, allowed by the rival, touches
made=1 sudden=n                       guesses of this turn, sudden death
spymasters=0,1 gone=-                 seats
replace=-                             or team:phase while a spymaster is replaced
marks=2:4.7 votes=2:4                 by seat; 99 is a vote to stop
draft=- denied=- objection=open       the question to the rival, the word denied, the right to object
result=-                              or winner:reason:score
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.pictures.clues import Clue
from redtable.games.pictures.frames import Decision, decisions_of
from redtable.games.pictures.seating import NO_SEAT, seating_of
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.words import (
    ARBITRATION,
    CLUE,
    GUESSING,
    NO_TEAM,
    NO_VOTE,
    OBJECTIONS,
    OVER,
    PHASES,
    REASONS,
    REPLACE,
    STOP_VOTE,
    TEAM_LETTERS,
    UNLIMITED,
)
from redtable.kernel.frames import Frames
from redtable.kernel.notation import NotationError, format_fields, one_of, parse_fields, parse_int

if TYPE_CHECKING:
    from redtable.games.pictures.ruleset import PicturesRules

FIELDS: Final = (
    "cards",
    "key",
    "covered",
    "start",
    "team",
    "turn",
    "phase",
    "clues",
    "made",
    "sudden",
    "spymasters",
    "gone",
    "replace",
    "marks",
    "votes",
    "draft",
    "denied",
    "objection",
    "result",
)
NONE: Final = "-"
MOST_TURNS: Final = 10_000


def numbers(values: list[int], between: str = ",") -> str:
    """Whole numbers in a row; `-` for none."""
    return between.join([str(value) for value in values]) or NONE


def format_position(state: PicturesState) -> str:
    """The whole position."""
    marks = [f"{seat}:{numbers(places, '.')}" for seat, places in enumerate(state.marks) if places]
    votes = [f"{seat}:{vote}" for seat, vote in enumerate(state.votes) if vote != NO_VOTE]
    team, question = state.replacing(), state.question()
    replace = NONE if team == NO_TEAM else f"{TEAM_LETTERS[team]}:{state.resume()}"
    result = NONE
    if state.phase == OVER:
        result = f"{TEAM_LETTERS[state.winner]}:{state.reason}:{state.score}"
    return format_fields(
        {
            "cards": ",".join(state.cards),
            "key": state.key,
            "covered": numbers([place for place, covered in enumerate(state.covered) if covered]),
            "start": TEAM_LETTERS[state.starting],
            "team": TEAM_LETTERS[state.team],
            "turn": str(state.turn),
            "phase": state.phase,
            "clues": ",".join([format_clue(clue) for clue in state.clues]) or NONE,
            "made": str(state.made),
            "sudden": "y" if state.sudden else "n",
            "spymasters": numbers([seat for seat in state.spymasters if seat != NO_SEAT]),
            "gone": numbers(state.gone),
            "replace": replace,
            "marks": ",".join(marks) or NONE,
            "votes": ",".join(votes) or NONE,
            "draft": f"{underlined(question.word)}:{question.number}" if question else NONE,
            "denied": underlined(state.denied) or NONE,
            "objection": state.objection,
            "result": result,
        }
    )


def underlined(words: str) -> str:
    """A phrase without blanks."""
    return words.replace(" ", "_")


def spaced(words: str) -> str:
    """The inverse of `underlined`."""
    if not words or ":" in words or "," in words:
        raise NotationError(f"{words!r} is not a word")
    return words.replace("_", " ")


def format_clue(clue: Clue) -> str:
    """`R:star:2:-:0.3`."""
    allowed = "y" if clue.allowed else NONE
    touches = numbers(clue.touches, ".")
    return f"{TEAM_LETTERS[clue.team]}:{underlined(clue.word)}:{clue.number}:{allowed}:{touches}"


# Reading


def parts(text: str, between: str, count: int, what: str) -> list[str]:
    """The parts of a text, exactly so many."""
    found = text.split(between)
    if len(found) != count:
        raise NotationError(f"{text!r} is not {what}: expected {count} parts with {between!r} between them")
    return found


def items(text: str, between: str = ",") -> list[str]:
    """The items of a list; none for `-`."""
    return [] if text == NONE else text.split(between)


def parse_team(letter: str) -> int:
    """A team by its letter."""
    return TEAM_LETTERS.index(one_of(letter, list(TEAM_LETTERS), "a team"))


def parse_places(text: str, cells: int, between: str) -> list[int]:
    """Places of the grid, each at most once."""
    places = [parse_int(item, 0, cells - 1, "a place") for item in items(text, between)]
    if len(set(places)) != len(places):
        raise NotationError(f"a place stands twice in {text!r}")
    return places


def parse_clue(text: str, cells: int) -> Clue:
    """The inverse of `format_clue`."""
    team, word, number, allowed, touches = parts(text, ":", 5, "a clue")
    one_of(allowed, ("y", NONE), "whether a clue was allowed")
    clue = Clue(parse_team(team), spaced(word), parse_int(number, UNLIMITED, 999, "a number"), allowed == "y")
    clue.touches = parse_places(touches, cells, ".")
    return clue


def parse_position(rules: PicturesRules, text: str) -> PicturesState:
    """The inverse of `format_position`; what does not fit the ruleset is an error."""
    fields = parse_fields(text, FIELDS)
    state = grid_of(rules, fields)
    cells, seats = len(state.cards), len(state.seating.names)
    for place in parse_places(fields["covered"], cells, ","):
        state.covered[place] = True
    state.starting = parse_team(fields["start"])
    state.team = parse_team(fields["team"])
    if rules.options.mode == "coop" and state.team != 0:
        raise NotationError("team: a single team is Red")
    state.turn = parse_int(fields["turn"], 1, MOST_TURNS, "a turn")
    state.frames = Frames(read_decisions(state, fields))
    state.clues = [parse_clue(item, cells) for item in items(fields["clues"])]
    if state.phase in GUESSING and (not state.clues or state.clues[-1].team != state.team):
        raise NotationError("there is nothing to guess: the last clue must be of the team in turn")
    state.made = parse_int(fields["made"], 0, cells, "the guesses made")
    state.sudden = one_of(fields["sudden"], ("y", "n"), "sudden death") == "y"
    read_spymasters(state, fields, seats)
    for item in items(fields["marks"]):
        seat, places = parts(item, ":", 2, "the marks of a seat")
        state.marks[parse_int(seat, 0, seats - 1, "a seat")] = sorted(parse_places(places, cells, "."))
    for item in items(fields["votes"]):
        seat, vote = parts(item, ":", 2, "the vote of a seat")
        state.votes[parse_int(seat, 0, seats - 1, "a seat")] = parse_int(vote, 0, STOP_VOTE, "a vote")
    read_objection(state, fields)
    read_result(state, fields["result"])
    return state


def grid_of(rules: PicturesRules, fields: dict[str, str]) -> PicturesState:
    """The cards and the key."""
    cards, key, grid = fields["cards"].split(","), fields["key"], rules.grid
    if len(cards) != grid.cells or not all(card[:2] in ("w:", "p:") and card[2:] for card in cards):
        raise NotationError(f"cards: expected {grid.cells} of the form w:WORD or p:PICTURE")
    if sorted(key) not in (grid.letters("R"), grid.letters("B")):
        raise NotationError(f"key: {key!r} does not have the colours of the grid")
    return PicturesState(rules, seating_of(rules), cards, key)


def read_spymasters(state: PicturesState, fields: dict[str, str], seats: int) -> None:
    """Who leads each team, who left, and whose place is free."""
    given = [parse_int(item, 0, seats - 1, "a seat") for item in items(fields["spymasters"])]
    wanted = [team for team, seat in enumerate(state.seating.spymasters) if seat != NO_SEAT]
    if len(given) != len(wanted) or len(set(given)) != len(given):
        raise NotationError(f"spymasters: expected {len(wanted)} different seats")
    for team, seat in zip(wanted, given, strict=True):
        if seat != state.seating.spymasters[team] and seat not in state.seating.operatives[team]:
            raise NotationError(f"spymasters: seat {seat} is not of that team")
        state.spymasters[team] = seat
    state.gone = [parse_int(item, 0, seats - 1, "a seat") for item in items(fields["gone"])]
    for team in wanted:
        if not state.operatives(team):
            raise NotationError("a team needs somebody to guess")


def read_decisions(state: PicturesState, fields: dict[str, str]) -> list[Decision]:
    """What is open: the phase, what goes on after a replacement, and the question to the rival."""
    phase = one_of(fields["phase"], PHASES, "a phase")
    if (phase == REPLACE) != (fields["replace"] != NONE):
        raise NotationError("replace: expected team:phase exactly while a spymaster is replaced")
    replacement: list[Decision] = []
    if phase == REPLACE:
        team_letter, resume = parts(fields["replace"], ":", 2, "a replacement")
        replacement.append(Decision(REPLACE, parse_team(team_letter)))
        phase = one_of(resume, [known for known in PHASES if known not in (REPLACE, OVER)], "a phase")
    asking = phase == ARBITRATION
    if asking and not state.arbiter_sits():
        raise NotationError("phase: there is nobody to ask")
    if asking != (fields["draft"] != NONE):
        raise NotationError("draft: expected word:number exactly while the rival is asked")
    if not asking:
        return decisions_of(phase, state.team) + replacement
    word, number = parts(fields["draft"], ":", 2, "a draft")
    asked = decisions_of(phase, state.team, spaced(word), parse_int(number, UNLIMITED, 999, "a number"))
    return asked + replacement


def read_objection(state: PicturesState, fields: dict[str, str]) -> None:
    """What the rival denied, and his right to object."""
    state.denied = "" if fields["denied"] == NONE else spaced(fields["denied"])
    if state.denied and state.phase not in (CLUE, ARBITRATION, REPLACE):
        raise NotationError("denied: only while a clue is awaited")
    state.objection = one_of(fields["objection"], OBJECTIONS, "the right to object")


def read_result(state: PicturesState, text: str) -> None:
    """Who won, how, and with which score."""
    if (state.phase == OVER) != (text != NONE):
        raise NotationError("result: expected winner:reason:score exactly when the game is over")
    if state.phase == OVER:
        winner, reason, score = parts(text, ":", 3, "a result")
        state.winner = parse_team(winner)
        state.reason = one_of(reason, REASONS, "a way to end")
        state.score = parse_int(score, -1, len(state.cards), "a score")
