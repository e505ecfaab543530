"""A table as it is stored, and what people can do with it. Nothing here waits or writes."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from redtable.kernel.sealed import COMMITTED, OPEN, SEED_BYTES, commitment, seat_commitment
from redtable.kernel.view import OutcomeView, SeatInfo
from redtable.server.games import check_texts
from redtable.server.messages import (
    ClockSettings,
    HouseRules,
    Language,
    NewTable,
    OfferView,
    SeatView,
    Spectators,
    TableView,
)
from redtable.server.problems import forbidden, not_now, wrong
from redtable.server.terms import SeatTerms, Terms

if TYPE_CHECKING:
    from collections.abc import Collection

    from redtable.server.games import Games
    from redtable.server.store.base import TableRow

Status = Literal["open", "running", "over", "closed"]
ONLY_WHILE: Final[dict[Status, str]] = {
    "open": "table-problem-only-before",
    "running": "table-problem-only-running",
    "over": "table-problem-only-after",
}
"""How people are told that something fits another state of the table."""


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
    """The seats under these rules."""
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


def open_table(
    new: NewTable, games: Games, terms: Terms, host: str, player: str, code: str, now: int
) -> Table:
    """A new table, checked: its seats and bots exist. `terms` follow from its options."""
    check_texts(new.options)
    games.check_level(new.game, new.standing_bot)
    check_clock(games, new.game, new.clock)
    table = Table(
        code=code,
        game=new.game,
        ruleset=new.ruleset or terms.ruleset,
        options=new.options,
        language=new.language,
        listed=new.listed,
        host=host,
        seats=[Seat() for _ in terms.seats],
        clock=new.clock,
        timed=terms.timed,
        spectators=new.spectators,
        delay=new.delay,
        standing_bot=new.standing_bot,
        drop_in=terms.drop_in,
        seed=new_seed(),
        repeats=True,
        scheme=COMMITTED,
        created=now,
        terms=terms,
    )
    for number, level in new.bots.items():
        put_bot(table, games, host, number, level)
    if new.seat is not None:
        join(table, host, player, new.seat)
    return table


def new_seed() -> str:
    """A secret for the sealed chance."""
    return secrets.token_bytes(SEED_BYTES).hex()


# Before the start


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


def join(table: Table, person: str, player: str, number: int | None, service_now: int = 0) -> int:
    """Take a seat; a guest who has one already moves, except the host, who may take several."""
    if not (table.drop_in and table.status == "running"):
        must_be(table, "open", "taking a seat")
    if number is None:
        mine = table.seats_of(person)
        if mine:
            return mine[0]
        free = [index for index, seat in enumerate(table.seats) if seat.free()]
        if not free:
            raise not_now("all seats are taken", "table-problem-all-taken")
        number = free[0]
    seat = table.seat(number)
    if seat.person == person:
        return number
    if not seat.free():
        raise not_now(f"seat {number} is taken", "table-problem-taken")
    if person != table.host:
        for other in table.seats_of(person):
            free_seat(table, other)
    table.seats[number].person = person
    table.seats[number].player = player
    table.seats[number].held_since = service_now if table.status == "running" else 0
    return number


def free_seat(table: Table, number: int) -> None:
    """Nobody sits there any more. What the seat mixed into the chance of a running match stays."""
    former = table.seats[number]
    table.seats[number] = Seat()
    if table.status == "running":
        table.seats[number].commitment = former.commitment
        table.seats[number].entropy = former.entropy


def unready(seat: Seat) -> None:
    """Whoever holds the seat has to be ready anew, and then commits anew."""
    seat.ready = False
    seat.commitment = ""


def put_bot(table: Table, games: Games, person: str, number: int, level: str) -> None:
    """The host puts a bot on a free seat, changes its level, or frees the seat."""
    must_be(table, "open", "changing a bot")
    must_host(table, person)
    seat = table.seat(number)
    if seat.person:
        raise not_now(f"seat {number} is taken by a person", "table-problem-taken")
    if level:
        games.check_level(table.game, level)
    table.seats[number] = Seat(bot=level)


def check_clock(games: Games, game: str, clock: ClockSettings | None) -> None:
    """Raise if this game must not have a table's clock."""
    if clock is not None and games.game(game).secret_turns:
        raise wrong(
            f"a clock would show who is to act; {game} limits time by options of its own",
            "table-problem-no-clock-here",
        )


def may_set_house_rules(table: Table, person: str) -> None:
    """Refuse whoever may not change what is played."""
    must_be(table, "open", "changing the rules of the house")
    must_host(table, person)


def set_house_rules(table: Table, games: Games, person: str, wanted: HouseRules, terms: Terms | None) -> None:
    """The host changes what is played; everybody else has to be ready anew, and nobody loses a seat by it.

    `terms` follow from the wanted options, if any are wanted.
    """
    may_set_house_rules(table, person)
    if wanted.options is not msgspec.UNSET and terms is not None:
        check_texts(wanted.options)
        wanted_seats = len(terms.seats)
        if any(seat.person for seat in table.seats[wanted_seats:]):
            raise not_now(
                f"somebody sits on a seat that a table of {wanted_seats} does not have",
                "table-problem-too-few-seats",
                seats=wanted_seats,
            )
        table.options = wanted.options
        table.terms = terms
        table.drop_in = terms.drop_in
        table.timed = terms.timed
        table.seats = [*table.seats[:wanted_seats], *(Seat() for _ in range(wanted_seats - len(table.seats)))]
    if wanted.clock is not msgspec.UNSET:
        check_clock(games, table.game, wanted.clock)
        table.clock = wanted.clock
    if wanted.listed is not msgspec.UNSET:
        table.listed = wanted.listed
    for seat in table.seats:
        unready(seat)


def set_ready(table: Table, person: str, ready: bool, commitments: dict[int, str]) -> None:
    """All seats of a person are ready, or not; those named commit to their entropy."""
    must_be(table, "open", "getting ready")
    mine = table.seats_of(person)
    if not mine:
        raise forbidden("take a seat first", "table-problem-sit-first")
    for number in commitments:
        must_hold(table, person, number)
    for number in mine:
        table.seats[number].ready = ready
        table.seats[number].commitment = commitments.get(number, "") if ready else ""


def start(table: Table, person: str, service_now: int, limit: int) -> None:
    """The host starts when everybody is ready, which the host need not say, and no seat is free.

    At a table that people drop in at, seats may stay free. Seats that committed to entropy have `limit`
    milliseconds to reveal it; nothing of what they committed to can be changed meanwhile.
    """
    must_be(table, "open", "starting")
    must_host(table, person)
    for number, seat in enumerate(table.seats):
        if seat.free() and not table.drop_in:
            raise not_now(f"seat {number} is still free", "table-problem-still-free")
        if seat.person and seat.person != person and not seat.ready:
            raise not_now(f"{seat.player} is not ready", "table-problem-not-ready", player=seat.player)
    if unrevealed(table):
        table.reveal_by = service_now + limit
    else:
        begin(table, service_now)


def begin(table: Table, service_now: int) -> None:
    """The match begins."""
    table.status = "running"
    table.listed = False
    table.reveal_by = 0
    table.started = service_now


def unrevealed(table: Table) -> list[int]:
    """The seats that committed to entropy and have not revealed it."""
    return [number for number, seat in enumerate(table.seats) if seat.commitment and not seat.entropy]


def reveal(table: Table, person: str, entropies: dict[int, str], service_now: int) -> None:
    """A person's seats reveal what they committed to, and nothing else; with the last of them it begins.

    Revealing the same again is no fault: the answer may have been lost.
    """
    if not entropies:
        raise wrong("no seat's entropy is revealed", "table-problem-entropy")
    for number, entropy in entropies.items():
        seat = must_hold(table, person, number)
        if not table.reveal_by and not seat.entropy:
            raise not_now("no start waits for entropy", "table-problem-no-start")
        if seat_commitment(table.code, number, committed(table), entropy) != seat.commitment:
            raise wrong(f"this is not what seat {number} committed to", "table-problem-entropy")
        seat.entropy = entropy
    if table.reveal_by and not unrevealed(table):
        begin(table, service_now)


def committed(table: Table) -> str:
    """What the server published of its seed."""
    return commitment(bytes.fromhex(table.seed))


def call_off(table: Table, missing: list[int]) -> None:
    """The match does not start, for want of these seats: nobody may choose by it, so all begin anew.

    The server takes a new seed, and every seat that had committed has to be ready and to commit again.
    """
    table.missing = missing
    table.called_off += 1
    table.reveal_by = 0
    table.seed = new_seed()
    table.rules = table.rules_hash = ""
    table.places = []
    for seat in table.seats:
        if seat.commitment:
            unready(seat)
        seat.entropy = ""


def give_up_start(table: Table, reveal_by: int) -> None:
    """Call a start off whose time is over, if it is still under way."""
    if table.reveal_by != reveal_by:
        raise not_now("that start is not under way any more", "table-problem-no-start")
    call_off(table, unrevealed(table))


def leave(table: Table, person: str, *, stuck: bool = False) -> None:
    """Before the start the seat is free again; later the standing bot covers it. A host who leaves closes.

    At a table that people drop in at, the seat is free again at any time. A match that is stuck, because this
    version cannot play it, ends without a result.
    """
    mine = table.seats_of(person)
    if stuck and table.status == "running" and mine:
        table.status = "over"
        table.offer = None
        return
    if table.status == "open":
        if table.reveal_by and (mine or table.host == person):
            call_off(table, mine)
        for number in mine:
            table.seats[number] = Seat()
        if table.host == person:
            table.status = "closed"
        elif not mine:
            raise forbidden("you have no seat here", "table-problem-sit-first")
    elif table.status == "running":
        if not mine:
            raise forbidden("you have no seat here", "table-problem-sit-first")
        for number in mine:
            if table.drop_in:
                free_seat(table, number)
                continue
            table.seats[number].bot = table.standing_bot
            table.seats[number].person = ""
            table.seats[number].cover = ""
    else:
        raise not_now("the match is over", "table-problem-over")


def kick(table: Table, person: str, number: int) -> str:
    """The host frees a seat before the start, also one of the own; gives the person who sat there."""
    must_be(table, "open", "removing a player")
    must_host(table, person)
    removed = table.seat(number).person
    if not removed:
        raise not_now(f"nobody sits on seat {number}", "table-problem-nobody-there")
    table.seats[number] = Seat()
    return removed


def swap(table: Table, person: str, one: int, other: int) -> None:
    """The host lets two seats change their holders before the start: people, bots or nobody."""
    must_be(table, "open", "changing seats")
    must_host(table, person)
    unready(table.seat(one))
    unready(table.seat(other))
    table.seats[one], table.seats[other] = table.seats[other], table.seats[one]


def shuffle(table: Table, person: str) -> None:
    """The host deals the holders to the seats anew before the start."""
    must_be(table, "open", "changing seats")
    must_host(table, person)
    secrets.SystemRandom().shuffle(table.seats)
    for seat in table.seats:
        unready(seat)


# While it runs


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


def cover(table: Table, number: int, level: str, version: int) -> None:
    """A bot plays for an absent person from now on."""
    seat = table.seat(number)
    if seat.person and not seat.cover:
        seat.cover = level
        seat.cover_since = version


def hand_back(table: Table, number: int) -> None:
    """The person plays again."""
    table.seat(number).cover = ""


def move_seat(table: Table, number: int, former: str, person: str, player: str, service_now: int) -> None:
    """Another device takes the seat, if it is still held by whoever let it."""
    seat = table.seat(number)
    if not former or seat.person != former:
        raise not_now("whoever made this code does not hold that seat any more", "table-problem-code-void")
    if table.status == "open" and seat.commitment:
        if table.reveal_by:
            call_off(table, [number])
        unready(seat)
    seat.person = person
    seat.player = player
    seat.held_since = service_now if table.status == "running" else 0
    if table.host == former and not table.seats_of(former):
        table.host = person


# Shown and stored


def show(
    table: Table,
    games: Games,
    person: str,
    connected: Collection[int],
    watchers: int,
    base_url: str,
    preparing: int | None = None,
    preparing_seconds: int | None = None,
) -> TableView:
    """The table as the person may see it; `preparing`: how far bots are that cannot play yet."""
    over = table.status == "over"
    return TableView(
        code=table.code,
        url=f"{base_url}/t/{table.code}",
        game=table.game,
        slug=games.slug(table.game),
        ruleset=table.ruleset,
        options=table.options,
        language=table.language,
        listed=table.listed,
        status=table.status,
        you_host=person == table.host and bool(person),
        seats=[
            show_seat(table, number, info, person, number in connected)
            for number, info in enumerate(table.seat_terms())
        ],
        clock=table.clock,
        paused=table.paused(),
        spectators=table.spectators,
        delay=table.delay,
        watchers=watchers,
        standing_bot=table.standing_bot,
        drop_in=table.drop_in,
        commitment=committed(table),
        revealed_seed=table.seed if over else "",
        scheme=table.scheme,
        starting=bool(table.reveal_by),
        called_off=table.called_off,
        missing=table.missing,
        offer=table.offer,
        outcome=table.outcome,
        previous=table.previous,
        next=table.next,
        forked_from=table.forked_from,
        created=table.created,
        preparing=preparing,
        preparing_seconds=preparing_seconds,
    )


def show_seat(table: Table, number: int, info: SeatTerms, person: str, connected: bool) -> SeatView:
    """A seat as everybody may see it."""
    seat = table.seats[number]
    return SeatView(
        seat=number,
        name=info.name,
        team=info.team,
        role=info.role,
        holder="person" if seat.person else "bot" if seat.bot else "nobody",
        player=seat.player,
        bot=seat.played_by(),
        covered=bool(seat.cover),
        ready=seat.ready or bool(seat.bot) or (bool(seat.person) and seat.person == table.host),
        connected=connected,
        yours=seat.person == person and bool(person),
        commitment=seat.commitment,
        revealed=bool(seat.entropy),
        entropy="" if table.status == "open" else seat.entropy,
    )


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
