"""Tables: opening one, sitting down, and how it is shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from redtable.kernel.sealed import COMMITTED
from redtable.kernel.view import OutcomeView
from redtable.protocol.fields import (
    Digest,
    Language,
    OfferKind,
    Pace,
    SeatNumber,
    ShortText,
    Spectators,
    TableName,
)


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
    name: TableName = ""
    """What people call the table; empty: it has no name."""
    pace: Pace = "usual"
    """How much time bots take for an action."""
    spectators_talk: bool = False
    """Whether those who watch may talk."""


class HouseRules(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host may change before the start; what is left out stays as it is."""

    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    clock: ClockSettings | msgspec.UnsetType | None = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    name: TableName | msgspec.UnsetType = msgspec.UNSET
    spectators_talk: bool | msgspec.UnsetType = msgspec.UNSET
    pace: Pace | msgspec.UnsetType = msgspec.UNSET
    """This alone may be changed while the match goes on, too."""


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
    program: bool = False
    """Whether whoever holds the seat is a program from outside, as it said itself when it sat down."""


class OfferView(msgspec.Struct, kw_only=True, frozen=True):
    """Something that needs the consent of others."""

    kind: OfferKind
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
    device_code: str = ""
    """The match began at that table of a device, whose owner could have chosen the chance and knows it."""
    created: int
    """Milliseconds since 1970."""
    name: str = ""
    pace: Pace = "usual"
    spectators_talk: bool = False
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
    program: bool = False
    """Whether a program plays there, not a person: everybody is shown that."""


class HandOver(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Make whoever sits on a seat the host."""

    seat: SeatNumber


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
