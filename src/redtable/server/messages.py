"""Every shape that travels: HTTP bodies and socket messages. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from redtable.kernel.sealed import COMMITTED
from redtable.kernel.view import MatchView, OutcomeView, RefusalView
from redtable.server.problems import ProblemView

PROTOCOL = 5

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
MessageId = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Language = Literal["es", "en", "it"]
Spectators = Literal["yes", "no", "delayed"]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
Events = list[dict[str, Any]]
"""What happened in one step, as the seat may know it."""


# HTTP: people


class Person(msgspec.Struct, kw_only=True):
    """The guest who asks. `token` serves clients without cookies as a bearer token."""

    id: str
    name: str
    language: Language
    token: str = ""


class PersonChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a guest may change of itself."""

    name: Name | None = None
    language: Language | None = None


# HTTP: games


class SeatDescription(msgspec.Struct, kw_only=True):
    """A seat before anybody sits there."""

    seat: int
    name: str
    team: str
    role: str


class GameDescription(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    game: str
    slug: str
    rulesets: list[str]
    options: dict[str, Any]
    """The options of the first ruleset with their default values."""
    seats: list[SeatDescription]
    bots: list[str]
    """Levels, from the weakest to the strongest."""


class SeatsQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Which seats would there be?"""

    ruleset: ShortText = ""
    options: dict[str, Any] = {}


class Consultation(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A question about the rules of a game, without a match."""

    ruleset: ShortText = ""
    options: dict[str, Any] = {}
    question: Annotated[str, msgspec.Meta(min_length=1, max_length=20000)]


# HTTP: tables


class ClockSettings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`decision`: every decision has `seconds`. `game`: all of a seat's decisions together have."""

    per: Literal["decision", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=1, le=30 * 86400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0
    """Seconds added after each of the seat's actions (per game only)."""


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to open."""

    game: ShortText
    ruleset: ShortText = ""
    options: dict[str, Any] = {}
    language: Language = "en"
    listed: bool = False
    """Whether it stands in the list of open tables; otherwise only its code leads there."""
    bots: dict[SeatNumber, ShortText] = {}
    """Seats that bots take, with their level."""
    seat: SeatNumber | None = None
    """The seat that the host takes at once."""
    clock: ClockSettings | None = None
    spectators: Spectators = "yes"
    delay: Annotated[int, msgspec.Meta(ge=1, le=86400)] = 120
    """How many seconds spectators are behind when they are delayed."""
    standing_bot: ShortText = "random"
    """The level that plays for a seat whose time ran out or whose player is absent."""


class HouseRules(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host may change before the start; what is left out stays as it is."""

    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    clock: ClockSettings | msgspec.UnsetType | None = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET


class SeatView(msgspec.Struct, kw_only=True):
    """A seat at a table."""

    seat: int
    name: str
    team: str
    role: str
    holder: Literal["nobody", "person", "bot"]
    player: str = ""
    """The player's name."""
    bot: str = ""
    """The level of the bot that holds the seat, or that covers it now."""
    covered: bool = False
    """Whether a bot plays for the absent player."""
    ready: bool = False
    connected: bool = False
    yours: bool = False
    commitment: str = ""
    """The hash of the entropy that the seat's client keeps to itself; empty: it puts nothing in."""
    revealed: bool = False
    """Whether the entropy was revealed since the start was asked for."""
    entropy: str = ""
    """What the seat mixed into the chance; shown when all seats have revealed."""


class OfferView(msgspec.Struct, kw_only=True, frozen=True):
    """Something that needs the consent of others."""

    kind: Literal["draw", "resign", "rematch"]
    seat: int
    agreed: list[int]
    asked: list[int]
    """Seats whose consent is needed."""


class TableView(msgspec.Struct, kw_only=True):
    """A table as everybody may see it."""

    code: str
    url: str
    game: str
    slug: str
    ruleset: str
    options: dict[str, Any]
    language: Language
    listed: bool
    status: Literal["open", "running", "over", "closed"]
    you_host: bool
    seats: list[SeatView]
    clock: ClockSettings | None
    paused: bool
    spectators: Spectators
    delay: int
    watchers: int
    standing_bot: str
    drop_in: bool
    """Whether free seats may be taken while the match goes on."""
    commitment: str
    """SHA-256 of the server's secret seed, known before the first draw."""
    revealed_seed: str
    """The secret seed itself, once the match is over."""
    scheme: int = COMMITTED
    """2: seats commit to their entropy and reveal it at the start. 1: earlier tables, it was given openly."""
    starting: bool = False
    """The host has started: all commitments are fixed, and the match begins when all of them are revealed."""
    called_off: int = 0
    """How many starts were called off because somebody did not reveal; each brings a new `commitment`."""
    missing: list[int] = []
    """The seats that did not reveal when a start was called off last."""
    offer: OfferView | None
    outcome: OutcomeView | None
    previous: str
    next: str
    forked_from: str
    created: int
    """Milliseconds since 1970."""
    preparing: int | None = None
    """Its bots cannot play yet: how many percent of what they need are there."""
    preparing_seconds: int | None = None
    """And how long the rest will take, by how fast it went so far; None: not known yet."""
    your_turn: bool | None = None
    """Over HTTP: whether you are to act; None: you do not play there, or nobody has been there for long."""


class TableList(msgspec.Struct, kw_only=True):
    """Tables, the newest first."""

    tables: list[TableView]


class JoinTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat, or change to another one; without a number the first that is free."""

    seat: SeatNumber | None = None


class SwapSeats(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whoever sits on a seat changes places with whoever sits on another, or with nobody."""

    other: SeatNumber


class Ready(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Say that the match may start, and what the own seats commit to."""

    ready: bool = True
    commitments: dict[SeatNumber, Digest] = {}
    """By seat: the hash of the entropy that is revealed at the start. A seat left out puts nothing in."""
    entropy: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*(?!\n)$")] = ""
    """Not used any more: what was said before the others committed could not be trusted."""


class Reveal(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The entropies of the own seats, once the table is `starting`."""

    entropies: dict[SeatNumber, Digest]


class SeatBot(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Put a bot of that level on a seat; an empty level frees the seat."""

    level: ShortText


class Pause(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Stop or start the clocks."""

    paused: bool


class TransferCode(msgspec.Struct, kw_only=True):
    """A one-time code that moves a seat to another device."""

    code: str
    url: str
    expires: int


class Redeem(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Use a one-time code."""

    code: ShortText


class Moved(msgspec.Struct, kw_only=True):
    """The seat that a one-time code moved here."""

    table: TableView
    seat: int


class Fork(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Start a new table from a step of a finished match, as one seat knew it then; bots take the rest.

    Bots that played there play on; `level` is for the seats of people.
    """

    step: Version
    seat: SeatNumber
    level: ShortText = "random"


class ReplayStep(msgspec.Struct, kw_only=True):
    """One step of a replay: who did what, what the eyes saw of it, and their view after it."""

    step: int
    seat: int
    action: str
    """Empty where these eyes did not see the action itself (only the events)."""
    events: Events
    view: Any


class Replay(msgspec.Struct, kw_only=True):
    """A stretch of a replay."""

    steps: int
    """How many steps the match has; step 0 is the start."""
    seat: int
    """Through whose eyes: a seat, -1 spectator, -2 everything."""
    found: list[ReplayStep]


class Reason(msgspec.Struct, kw_only=True):
    """One term of a bot's thought."""

    term: str
    weight: float


class Reasons(msgspec.Struct, kw_only=True):
    """What a bot thought at a step of a finished match: named terms, the largest first."""

    step: int
    seat: int
    action: str
    why: list[Reason]
    """Empty if it was no bot's decision, or one without reasons."""


class LessonTitle(msgspec.Struct, kw_only=True):
    """A lesson in a list; titles by language."""

    id: str
    title: dict[str, str]
    clauses: list[str]
    steps: int


class LessonFrame(msgspec.Struct, kw_only=True):
    """One moment of a lesson: the learner's view, and what is to be done next by whom."""

    seat: int
    """Who acts."""
    action: str
    """What the lesson wants; empty when it is over."""
    say: dict[str, str]
    """By language: a heading, a line break, the text, a line break, the task."""
    events: Events
    """What the learner saw happen since the frame before."""
    match: MatchView
    answers: dict[str, Any]
    """The answers to the questions that a screen may ask about this view."""


class Lesson(msgspec.Struct, kw_only=True):
    """A lesson, played through."""

    id: str
    title: dict[str, str]
    clauses: list[str]
    learner: int
    """The seat for which the lesson is written."""
    seats: list[SeatDescription]
    frames: list[LessonFrame]


class Health(msgspec.Struct, kw_only=True):
    """How a node is."""

    status: Literal["ok", "draining", "store-unavailable", "store-damaged"]
    node: str
    version: str


# The socket: clock, chat


class ClockView(msgspec.Struct, kw_only=True):
    """The clocks at the moment of sending."""

    paused: bool
    running: list[int]
    """Seats whose time runs."""
    remaining: list[int]
    """Milliseconds left, seat by seat."""


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat; an empty team means everybody."""

    at: int
    author: str
    seat: int
    team: str
    text: str


# The socket: from the client


class Hello(msgspec.Struct, tag="hello", kw_only=True):
    """The first message. `since` is the version the client holds: what came after is sent."""

    seat: SeatNumber | None = None
    """None: watch."""
    since: Version | None = None


class Act(msgspec.Struct, tag="act", kw_only=True):
    """An action by its notation (`undo` too), and the version on which it was decided."""

    id: MessageId
    action: ActionText
    version: Version


class Ask(msgspec.Struct, tag="ask", kw_only=True):
    """A question to the game, answered from the seat's view."""

    id: MessageId
    question: ActionText


class Say(msgspec.Struct, tag="say", kw_only=True):
    """A line of chat, to everybody or to the own team."""

    id: MessageId = 0
    text: ChatText
    team: bool = False


class Signal(msgspec.Struct, tag="signal", kw_only=True):
    """A quick signal (a word the client knows); not kept."""

    id: MessageId = 0
    signal: Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9-]+(?!\n)$")]
    team: bool = False


class MakeOffer(msgspec.Struct, tag="offer", kw_only=True):
    """Offer a draw, resign (with one's team), or ask for a rematch."""

    id: MessageId = 0
    kind: Literal["draw", "resign", "rematch"]


class Reply(msgspec.Struct, tag="reply", kw_only=True):
    """Agree to the open offer, or not."""

    id: MessageId = 0
    agree: bool


class GetHistory(msgspec.Struct, tag="history", kw_only=True):
    """What happened between two versions."""

    id: MessageId
    since: Version
    until: Version


class Ping(msgspec.Struct, tag="ping", kw_only=True):
    """Are you there?"""

    id: MessageId = 0


FromClient = Hello | Act | Ask | Say | Signal | MakeOffer | Reply | GetHistory | Ping


# The socket: from the server


class Welcome(msgspec.Struct, tag="welcome", kw_only=True):
    """The answer to hello: everything needed to show the table."""

    protocol: int
    seat: int
    table: TableView
    match: MatchView | None
    """None before the start."""
    since: int
    """The version after which `updates` begins."""
    opening: Events
    updates: list[Events]
    """One list of events for each version after `since`."""
    clock: ClockView | None
    chat: list[ChatLine]


class MatchChange(msgspec.Struct, kw_only=True):
    """A `MatchView` without what is as it was in the last message: of the view, fields may be missing."""

    version: int
    undo: bool | msgspec.UnsetType = msgspec.UNSET
    why_no_undo: RefusalView | msgspec.UnsetType | None = msgspec.UNSET
    outcome: OutcomeView | msgspec.UnsetType | None = msgspec.UNSET
    view: dict[str, Any]


class Update(msgspec.Struct, tag="update", kw_only=True, omit_defaults=True):
    """Something happened. With an `id` it is also the answer to that action: it is stored for good."""

    id: int | None = None
    events: list[Events]
    """One list for each version since the last message; the new version is in `match`."""
    match: MatchChange
    clock: ClockView | None = None


class Refused(msgspec.Struct, tag="refused", kw_only=True):
    """The action was not carried out."""

    id: int
    version: int
    refusal: RefusalView


class Failed(msgspec.Struct, tag="failed", kw_only=True):
    """A message that could not be handled."""

    id: int | None
    problem: ProblemView


class Done(msgspec.Struct, tag="done", kw_only=True):
    """A message other than an action was carried out."""

    id: int


class TableChanged(msgspec.Struct, tag="table", kw_only=True):
    """The table as it is now."""

    table: TableView


class Presence(msgspec.Struct, tag="presence", kw_only=True):
    """Who is connected."""

    seats: list[int]
    watchers: int


class Said(msgspec.Struct, tag="said", kw_only=True):
    """A new line of chat."""

    line: ChatLine


class Signalled(msgspec.Struct, tag="signalled", kw_only=True):
    """A quick signal of another seat."""

    seat: int
    signal: str
    team: str


class Answer(msgspec.Struct, tag="answer", kw_only=True):
    """What the game says to a question."""

    id: int
    answer: Any


class History(msgspec.Struct, tag="history", kw_only=True):
    """What was asked for: one list of events for each version after `since`."""

    id: int
    since: int
    updates: list[Events]


class Summary(msgspec.Struct, tag="summary", kw_only=True):
    """A seat is handed back: what the bot that covered it saw and did since."""

    level: str
    since: int
    updates: list[Events]


class Pong(msgspec.Struct, tag="pong", kw_only=True):
    """Here."""

    id: int


class Bye(msgspec.Struct, tag="bye", kw_only=True):
    """The server closes the connection; `again` says whether to come back."""

    reason: Literal["restart", "left", "kicked", "moved", "too-slow", "too-fast", "expired", "unplayable"]
    again: bool


FromServer = (
    Welcome
    | Update
    | Refused
    | Failed
    | Done
    | TableChanged
    | Presence
    | Said
    | Signalled
    | Answer
    | History
    | Summary
    | Pong
    | Bye
)
