"""A new table, and what its host may change before the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.sealed import COMMITTED
from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.tables import HouseRules
from redtable.server.games import check_texts
from redtable.server.problems import not_now, wrong
from redtable.server.seating import join, put_bot
from redtable.server.starting import new_seed
from redtable.server.tables import Seat, Table, must_be, must_host, unready

if TYPE_CHECKING:
    from redtable.protocol.tables import ClockSettings, NewTable
    from redtable.server.games import Games
    from redtable.server.terms import Terms


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
        name=visible_name(new.name),
        pace=new.pace,
        spectators_talk=new.spectators_talk,
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


def check_clock(games: Games, game: str, clock: ClockSettings | None) -> None:
    """Raise if this game must not have a table's clock."""
    if clock is not None and games.game(game).secret_turns:
        raise wrong(
            f"a clock would show who is to act; {game} limits time by options of its own",
            "table-problem-no-clock-here",
        )


def visible_name(name: str) -> str:
    """A table's name; without one it is empty."""
    if not name.strip():
        return ""
    try:
        return one_line(name, "a table's name")
    except HiddenCharacterError as fault:
        raise wrong(str(fault), "table-problem-hidden") from fault


def may_set_house_rules(table: Table, person: str, wanted: HouseRules) -> None:
    """Refuse whoever may not change what is played; the pace of bots may be changed at any time."""
    if table.status != "running" or wanted != HouseRules(pace=wanted.pace):
        must_be(table, "open", "changing the rules of the house")
    must_host(table, person)


def set_house_rules(table: Table, games: Games, person: str, wanted: HouseRules, terms: Terms | None) -> None:
    """The host changes what is played; then all others have to be ready anew, and nobody loses a seat by it.

    `terms` follow from the wanted options, if any are wanted.
    """
    may_set_house_rules(table, person, wanted)
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
    if wanted.name is not msgspec.UNSET:
        table.name = visible_name(wanted.name)
    if wanted.spectators_talk is not msgspec.UNSET:
        table.spectators_talk = wanted.spectators_talk
    if wanted.pace is not msgspec.UNSET:
        table.pace = wanted.pace
    if wanted.options is not msgspec.UNSET or wanted.clock is not msgspec.UNSET:
        for seat in table.seats:
            unready(seat)
