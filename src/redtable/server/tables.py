"""A table as it is stored. Nothing here waits or writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from redtable.kernel.sealed import COMMITTED, OPEN
from redtable.kernel.view import OutcomeView, SeatInfo
from redtable.protocol.fields import Language, Pace, Spectators
from redtable.protocol.tables import ClockSettings, OfferView
from redtable.server.problems import forbidden, not_now, wrong
from redtable.server.terms import SeatTerms, Terms

if TYPE_CHECKING:
    from redtable.server.store.rows import TableRow


Status = Literal["open", "running", "over", "closed"]
ONLY_WHILE: Final[dict[Status, str]] = {
    "open": "table-problem-only-before",
    "running": "table-problem-only-running",
    "over": "table-problem-only-after",
}


class Seat(msgspec.Struct, kw_only=True):
    """Who holds a seat: a person, or a bot by its level; `cover` is the bot that plays while one is away."""

    person: str = ""
    player: str = ""
    bot: str = ""
    ready: bool = False
    commitment: str = ""
    """The hash of the entropy that the seat's client will reveal; empty: it puts nothing in."""
    entropy: str = ""
    """What it revealed."""
    cover: str = ""
    cover_since: int = 0
    """The seat's version when the cover began."""
    held_since: int = 0
    """The service clock when its person took it in a running match; 0: they had it from the start."""
    program: bool = False
    """Whether its person is a program."""

    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.person and not self.bot

    def played_by(self) -> str:
        """The level of the bot that decides for this seat now; empty: a person does."""
        return self.bot or self.cover


class Table(msgspec.Struct, kw_only=True):
    """Everything about a table but its log and its chat."""

    code: str
    version: int = 1
    game: str
    ruleset: str
    options: dict[str, Any]
    language: Language
    listed: bool
    host: str
    status: Status = "open"
    seats: list[Seat]
    clock: ClockSettings | None
    timed: bool = False
    """Whether the rules of the match limit the time of decisions."""
    spectators: Spectators
    delay: int
    standing_bot: str
    drop_in: bool = False
    """Whether free seats may be taken while the match goes on."""
    name: str = ""
    pace: Pace = "usual"
    spectators_talk: bool = False
    seed: str
    """The secret of the sealed chance, in hex digits."""
    repeats: bool = False
    """Whether steps taken back leave their draws in place; tables of earlier versions drew anew."""
    scheme: int = OPEN
    """How seats give their entropy; what earlier versions stored does not say it."""
    reveal_by: int = 0
    """A start is under way: by this time of the service clock all commitments must be revealed."""
    called_off: int = 0
    """How many starts were called off."""
    missing: list[int] = []
    """The seats that had not revealed when a start was called off last."""
    position: str = ""
    """Where the match starts, if not at the beginning."""
    forked_from: str = ""
    device_code: str = ""
    """The device's table at which the match began, and whose chance it has; empty: it began here."""
    created: int = 0
    started: int = 0
    """The service clock at the start."""
    pauses: list[tuple[int, int]] = []
    """Stretches of the service clock that do not count; a pause that goes on ends at 0."""
    offer: OfferView | None = None
    outcome: OutcomeView | None = None
    previous: str = ""
    next: str = ""
    rules: str = ""
    """The key of the ruleset that the match began with; empty before the start."""
    rules_hash: str = ""
    """That ruleset with the options of the match, as records name it."""
    places: list[SeatInfo] = []
    """The seats under these rules, of a match that an earlier version began; now `terms` has them."""
    steps_back: bool = False
    """Whether these rules let players take back what was drawn for."""
    terms: Terms | None = None
    """What follows from its options: showing it needs no rules. None: stored by an earlier version."""

    def paused(self) -> bool:
        """Whether the clocks stand still."""
        return bool(self.pauses) and self.pauses[-1][1] == 0

    def driven(self) -> bool:
        """Whether a node must watch it: it has clocks, bots, or seats that may be covered."""
        return self.clock is not None or self.timed or any(seat.played_by() for seat in self.seats)

    def played(self) -> bool:
        """Whether a person plays now: somebody sits here for whom no bot decides."""
        return any(not seat.free() and not seat.played_by() for seat in self.seats)

    def seat_terms(self) -> tuple[SeatTerms, ...]:
        """What the rules say of its seats; if they cannot be read any more, all seats are silent.

        Whatever became of its rules, a table can be shown.
        """
        if self.terms is not None:
            return self.terms.seats
        numbers = [SeatInfo(str(number), str(number)) for number in range(1, len(self.seats) + 1)]
        return tuple(
            SeatTerms(name=seat.name, team=seat.team, role=seat.role, may_talk=False, may_talk_to_team=False)
            for seat in self.places or numbers
        )

    def seat_names(self) -> list[str]:
        """What records call the seats: as the rules did that the match began with."""
        return [seat.name for seat in self.places or self.seat_terms()]

    def teams(self) -> list[str]:
        """The team of every seat."""
        return [seat.team for seat in self.seat_terms()]

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person and person]

    def seat(self, number: int) -> Seat:
        """A seat by number."""
        if not 0 <= number < len(self.seats):
            raise wrong(f"there is no seat {number}; there are {len(self.seats)}", "table-problem-no-seat")
        return self.seats[number]

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def holders(self) -> list[str]:
        """Who holds each seat: an id, or nothing."""
        return [seat.person for seat in self.seats]

    def plays(self, person: str) -> bool:
        """Whether a person holds a seat of a match that goes on."""
        return self.status == "running" and bool(self.seats_of(person))


def must_be(table: Table, status: Status, what: str) -> None:
    """Refuse what does not fit the table's state; while a match is starting, nothing may change before it."""
    if table.status != status:
        why = f"{what} is possible only while the table is {status}; it is {table.status}"
        raise not_now(why, ONLY_WHILE[status])
    if status == "open" and table.reveal_by:
        raise not_now(f"{what} has to wait: the match is starting", "table-problem-starting")


def must_host(table: Table, person: str) -> None:
    """Refuse what only the host may do."""
    if table.host != person:
        raise forbidden("only the host of the table may do that", "table-problem-only-host")


def must_hold(table: Table, person: str, number: int) -> Seat:
    """The person's seat."""
    seat = table.seat(number)
    if not person or seat.person != person:
        raise forbidden(f"seat {number} is not yours", "table-problem-not-yours")
    return seat


def unready(seat: Seat) -> None:
    """Whoever holds the seat has to be ready anew, and then commits anew."""
    seat.ready = False
    seat.commitment = ""


def set_paused(table: Table, person: str, paused: bool, service_now: int) -> None:
    """Anybody at the table may stop the clocks, and start them again."""
    must_be(table, "running", "a pause")
    if table.clock is None and not table.timed:
        raise not_now("this table has no clocks", "table-problem-no-clocks")
    if not table.seats_of(person):
        raise forbidden("you have no seat here", "table-problem-sit-first")
    if paused == table.paused():
        return
    if paused:
        table.pauses = [*table.pauses, (service_now, 0)]
    else:
        table.pauses = [*table.pauses[:-1], (table.pauses[-1][0], service_now)]


def read_table(row: TableRow) -> Table:
    """A table from the store."""
    table = msgspec.json.decode(row.doc, type=Table)
    table.version = row.version
    if table.status == "open" and table.scheme == OPEN:
        take_up(table)
    return table


def take_up(table: Table) -> None:
    """A table that an earlier version left in the lobby: what its seats said openly does not count."""
    table.scheme = COMMITTED
    for seat in table.seats:
        seat.entropy = ""


def write_table(table: Table) -> str:
    """The text that the store keeps."""
    return msgspec.json.encode(table).decode()
