"""What every position owes: turns, legal actions and refusals, notation, copies, views, outcomes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.kernel.conformance.play import Play, seen
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import CLOCK, JUDGE, NOBODY, SPECTATOR, Action, Event
from redtable.kernel.match import MATCH_WORDS
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.view import encode

if TYPE_CHECKING:
    from redtable.kernel.game import Outcome, State
    from redtable.kernel.view import View

KIND: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The form of the kinds of events."""
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
"""The form of reasons and seats: they are parts of message keys and columns of records."""
PROBES: Final = 12
"""How many actions of earlier positions are tried at a position."""
MANGLED: Final = 4
"""How many damaged texts are given to the parser at a position."""


# At every ply


def check_turn(play: Play) -> None:
    """Somebody may act exactly while there is no outcome, and who may act can."""
    state = play.state
    with play.during("actors, to_move or outcome"):
        actors, to_move, outcome = state.actors(), state.to_move(), state.outcome()
    if outcome is not None and actors:
        raise play.fault(f"outcome: the game is over and yet {actors} may act", actors[0])
    if outcome is None and not actors:
        raise play.fault("outcome: the game is not over and yet nobody may act")
    if len(set(actors)) < len(actors) or not set(actors) <= {*range(len(play.setting.seats)), CLOCK}:
        raise play.fault(f"turn: actors says {actors}, expected different seats that exist")
    if to_move != NOBODY if outcome is not None else to_move not in actors:
        raise play.fault(f"turn: to_move says {to_move}, actors says {actors}")
    for seat in [*play.setting.watchers, *([CLOCK] if outcome is not None else [])]:
        legal = play.legal(state, seat)
        if legal and seat not in actors:
            raise play.fault(f"turn: seat {seat} may not act and yet {legal[0].text!r} is legal", seat)
        if not legal and seat in actors:
            raise play.fault(f"turn: seat {seat} must act and has no legal action", seat)
    if outcome is not None:
        check_outcome(play, outcome)


def check_outcome(play: Play, outcome: Outcome) -> None:
    """One score from 0 to 1 a seat that has a result, the same for a whole team; the reason is a word."""
    seats = play.setting.seats
    if len(outcome.scores) != len(seats):
        raise play.fault(f"outcome: {len(outcome.scores)} scores for {len(seats)} seats")
    unscored = play.game.unscored(play.setting.rules)
    for seat, score in enumerate(outcome.scores):
        if score is None if seat not in unscored else score is not None:
            raise play.fault(f"outcome: the score is {score}, unscored says {unscored}", seat)
        if score is not None and not 0 <= score <= 1:
            raise play.fault(f"outcome: scores are from 0 to 1, not {outcome.scores}")
    if not NAME.fullmatch(outcome.reason):
        raise play.fault(f"outcome: the reason {outcome.reason!r} is not a word like 'last-card'")
    teams: dict[str, float | None] = {}
    for info, score in zip(seats, outcome.scores, strict=True):
        if teams.setdefault(info.team, score) != score:
            raise play.fault(f"outcome: team {info.team!r} wins together, but has different scores")


def check_events(play: Play, events: list[Event]) -> None:
    """Events are plain data with a kind that is a word, for an audience that exists."""
    for event in events:
        if not KIND.fullmatch(event.kind):
            raise play.fault(f"events: the kind {event.kind!r} is not a word like 'card-drawn'")
        if "event" in event.data or "event" in event.secret or event.data.keys() & event.secret.keys():
            raise play.fault(f"events: {event.kind!r} has two fields of the same name")
        if not set(event.to) <= {*play.setting.watchers, JUDGE}:
            raise play.fault(f"events: {event.kind!r} is for {event.to}, and not all of them exist")
        with play.during(f"encoding the event {event.kind!r}"):
            msgspec.json.encode(event.seen_by(JUDGE))


# At chosen positions


def check_encoded(play: Play, state: State, seat: int, view: View) -> None:
    """The JSON of a view is that of the view, and each of its parts has fields of its own."""
    with play.during(f"encoded({seat})", seat):
        encoded = state.encoded(seat)
        whole = msgspec.json.decode(f"{{{','.join(encoded)}}}")
        parts = [msgspec.json.decode(f"{{{part}}}") for part in encoded]
    plain = msgspec.json.decode(encode(view))
    if whole != plain:
        raise play.differs("encoded: this is not the view", plain, whole, seat)
    if [name for part in parts for name in part] != list(whole):
        raise play.fault("encoded: its parts are not whole fields", seat)


def check_views(play: Play, state: State) -> None:
    """A view has the game's type, says the truth about its seat, and travels without loss."""
    kind = play.game.view_type()
    for seat in [*play.setting.watchers, JUDGE]:
        view = play.view(state, seat)
        if type(view) is not kind:
            raise play.fault(f"view: expected a {kind.__name__}, not a {type(view).__name__}", seat)
        if (view.game, view.seat) != (play.game.slug, seat):
            raise play.fault(f"view: it is of {view.game!r}, seat {view.seat}", seat)
        with play.during("decoding a view", seat):
            again = encode(msgspec.json.decode(encode(view), type=kind))
        if again != encode(view):
            raise play.differs(
                "view: it is not the same after encoding and decoding",
                msgspec.to_builtins(view),
                msgspec.json.decode(again),
                seat,
            )
        check_encoded(play, state, seat, view)
        if (view.outcome is None) != (state.outcome() is None):
            raise play.fault("view: its outcome is not that of the game", seat)
        if seat != JUDGE and view.legal != [action.text for action in play.legal(state, seat)]:
            raise play.fault("view: its legal actions are not those of the state", seat)
        if seat >= 0 and (seat in view.actors) != (seat in state.actors()):
            raise play.fault("view: it is wrong about whether the seat may act", seat)


def check_actions(play: Play, state: State, earlier: list[str], open_ended: bool) -> None:
    """Legal and refusal agree, for what is offered now and for what was offered before."""
    check_clock_alone(play, state)
    for seat in [*range(len(play.setting.seats)), CLOCK]:
        legal = play.legal(state, seat)
        texts = [action.text for action in legal]
        if len(set(texts)) != len(texts):
            raise play.fault("legal: an action is offered twice", seat)
        for action in legal:
            check_action_text(play, action, seat)
            check_legal(play, state, seat, action)
        if seat == CLOCK and not legal:
            continue
        for text in earlier:
            check_probe(play, state, seat, play.parse(text), texts, open_ended)
        for text in mangled(play, texts or earlier):
            mangled_action = parse_strange(play, text)
            if mangled_action is not None:
                check_probe(play, state, seat, mangled_action, texts, open_ended)


def check_clock_alone(play: Play, state: State) -> None:
    """What the clock may say no seat may say, unless it is offered to the seat too."""
    for action in play.legal(state, CLOCK):
        for seat in range(len(play.setting.seats)):
            offered = [other.text for other in play.legal(state, seat)]
            if action.text not in offered and refusal_of(play, state, seat, action) is None:
                raise play.fault(f"clock: seat {seat} may say {action.text!r}, which is the clock's", seat)


def check_action_text(play: Play, action: Action, seat: int) -> None:
    """The notation of an action is canonical and reads back as the same action."""
    if action.text in MATCH_WORDS:
        raise play.fault(f"notation: {action.text!r} belongs to the match, no game may use it", seat)
    with play.during(f"notation: reading {action.text!r}", seat):
        canonical, again = clean(action.text), play.game.parse(action.text)
    if canonical != action.text:
        raise play.fault(f"notation: {action.text!r} is not canonical, that would be {canonical!r}", seat)
    if again.text != action.text:
        raise play.fault(f"notation: {action.text!r} reads back as {again.text!r}", seat)


def check_legal(play: Play, state: State, seat: int, action: Action) -> None:
    """An action that is offered is not refused."""
    refusal = refusal_of(play, state, seat, action)
    if refusal is not None:
        clause, key, _ = refusal
        raise play.fault(
            f"legal and refusal disagree: {action.text!r} is legal and refused ({clause} {key})", seat
        )


def check_probe(
    play: Play, state: State, seat: int, action: Action, legal: list[str], open_ended: bool
) -> None:
    """An action that is not offered is refused, unless the game says that it cannot offer everything."""
    if action.text in legal:
        check_legal(play, state, seat, action)
    elif refusal_of(play, state, seat, action) is None:
        offered_in_part = open_ended and seat in state.actors()
        if not offered_in_part and action.text not in play.setting.unlisted:
            raise play.fault(
                f"legal and refusal disagree: {action.text!r} is neither legal nor refused", seat
            )
        play.apply(state.copy(), seat, action, play.extra("probe"))


def refusal_of(play: Play, state: State, seat: int, action: Action) -> tuple[str, str, bytes] | None:
    """A refusal as plain data: clause, key and arguments."""
    with play.during(f"refusal of {action.text!r}", seat):
        refusal = state.refusal(seat, action)
        if refusal is None:
            return None
        arguments = msgspec.json.encode(refusal.args, order="deterministic")
    if not refusal.clause or not refusal.key.startswith(f"{play.game.slug}-refusal-"):
        raise play.fault(
            f"refusal: {refusal!r} needs a clause and a key that starts with '{play.game.slug}-refusal-'",
            seat,
        )
    lacking = [lang for lang, clauses in play.setting.clauses.items() if refusal.clause not in clauses]
    if lacking:
        raise play.fault(
            f"refusal: it cites {refusal.clause}, which the rulebook lacks ({', '.join(lacking)})", seat
        )
    return refusal.clause, refusal.key, arguments


def mangled(play: Play, texts: list[str]) -> list[str]:
    """Some damaged texts, as fingers and broken clients make them."""
    found = []
    for _ in range(MANGLED if texts else 0):
        text = texts[play.probes.below("text", len(texts))]
        at = play.probes.below("place", len(text) + 1)
        other = text[play.probes.below("other", len(text))]
        damaged = [text[:at] + other + text[at:], text[:at] + text[at + 1 :], text[:at], f"{text} {text}"]
        found.append(damaged[play.probes.below("damage", len(damaged))])
    return found


def parse_strange(play: Play, text: str) -> Action | None:
    """What a damaged text means, if anything; the only error allowed is the one that helps its author."""
    try:
        action = play.game.parse(clean(text))
    except NotationError:
        return None
    except Exception as crash:
        raise play.fault(
            f"notation: {text!r} raised {type(crash).__name__} ({crash}) instead of NotationError"
        ) from crash
    check_action_text(play, action, SPECTATOR)
    return action


def check_position(play: Play, state: State) -> None:
    """A position reads back as the same state, and a damaged one gives an error that says so."""
    portrait = play.portrait(state)
    text = portrait[0].decode()
    if "\n" in text:
        raise play.fault("notation: a position is one line of text")
    with play.during("read_position of a position"):
        again = play.game.read_position(play.setting.rules, text)
    play.compare_portraits("notation: the position reads back as another one", portrait, play.portrait(again))
    for damaged in mangled(play, [text]):
        try:
            play.game.read_position(play.setting.rules, damaged)
        except RedtableError:
            continue
        except Exception as crash:
            raise play.fault(
                f"notation: the position {damaged!r} raised {type(crash).__name__} ({crash}) "
                "instead of NotationError"
            ) from crash


def check_copies(play: Play, state: State, moves: list[tuple[int, Action]]) -> None:
    """Nothing done to a copy shows in the original or in another copy, and looking changes nothing."""
    portrait = play.portrait(state)
    with play.during("copy"):
        older = state.copy()
    play.compare_portraits("copy: it is not like its original", portrait, play.portrait(older))
    views = dict(zip(play.setting.watchers, portrait[1:], strict=False))
    for seat, action in moves:
        twin = state.copy()
        events = play.apply(twin, seat, action, play.extra("copies"))
        check_events(play, events)
        check_unseen(play, twin, seat, action, events, views)
    play.compare_portraits(
        "copy: what was done to a copy shows in the original", portrait, play.portrait(state)
    )
    play.compare_portraits(
        "copy: what was done to a copy shows in another copy", portrait, play.portrait(older)
    )


def check_unseen(
    play: Play, after: State, actor: int, action: Action, events: list[Event], views: dict[int, bytes]
) -> None:
    """Whoever sees no event of an action sees no change: else its version would lag behind its view."""
    for seat, before in views.items():
        if seat != actor and not seen(events, seat):
            now = play.bytes_of(after, seat)
            if now != before:
                raise play.differs(
                    f"silent change: {action.text!r} changes the view of seat {seat}, and no event tells it",
                    msgspec.json.decode(before),
                    msgspec.json.decode(now),
                    seat,
                )


def check_twins(play: Play, state: State, moves: list[tuple[int, Action]]) -> None:
    """A second copy, a quiet one, and a state and action read from text play on like the first copy."""
    for seat, action in moves:
        read_state = play.game.read_position(play.setting.rules, state.position())
        twins = [
            ("nondeterminism: {!r} does something else in a second copy", state.copy(), action),
            ("quiet: {!r} does something else in a quiet state", state.copy(), action),
            (
                "notation: {!r} does something else when it and its position are read from text",
                read_state,
                play.parse(action.text),
            ),
        ]
        twins[1][1].quiet = True
        first = state.copy()
        play.apply(first, seat, action, play.extra("twins"))
        portrait = play.portrait(first)
        for fault, twin, same_action in twins:
            events = play.apply(twin, seat, same_action, play.extra("twins"))
            if twin.quiet and events:
                raise play.fault(f"quiet: {action.text!r} reports {events[0].kind!r} in a quiet state", seat)
            play.compare_portraits(fault.format(action.text), portrait, play.portrait(twin))
