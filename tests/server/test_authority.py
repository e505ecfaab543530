"""Who may say what: attacks on a running server by people who have a seat, had one, or want one.

What is said in the players' name (a draw, a resignation, the end of a desk) comes from the server after the
right people agreed; a code, an offer or a bot for a seat serves only those to whom the seat belongs; and what
one seat does in secret changes nothing for another.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from redtable.client import Client, ClientError, RefusedAction
from redtable.client.errors import Closed, FailedMessage
from redtable.client.seat import SeatClient
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from redtable.server.identity import digest
from tests.server.processes import TINY, ServerProcess, free_port
from tests.server.test_leaks import wire
from tests.server.test_play import play_on, seated
from tests.server.waiting import until
from tests.tiny import Tiny

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from redtable.protocol.tables import TableView

    Scenario = Callable[[ServerProcess, list[Client]], Awaitable[None]]

SPELLINGS = [
    "agree-draw",
    "resign",
    " resign ",
    "resign\t",
    "  agree-draw",
    "Resign",
    "AGREE-DRAW",
    "ｒｅｓｉｇｎ",
    "agree\u2010draw",
    "re\u200bsign",
    "resign resign",
    "timeout",
    "clock timeout",
]
"""What the table decides and what the clock says, as a seat might spell it."""


def attack(database: str, people: int, scenario: Scenario, **more: Any) -> None:
    """Run a scenario with some guests at a server of its own."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(ServerProcess(database, **more))
            guests = [await stack.enter_async_context(Client(server.address)) for _ in range(people)]
            await scenario(server, guests)

    asyncio.run(whole())


async def table_of(guests: Sequence[Client], game: str, **more: Any) -> TableView:
    """A running table at which every guest has one seat, the first is the host."""
    table = await guests[0].open_table(game, seat=0, **more)
    for number, guest in enumerate(guests[1:], 1):
        await guest.join(table.code, number)
        await guest.ready(table.code)
    return await guests[0].start(table.code)


async def refused(seat: SeatClient, texts: Sequence[str]) -> None:
    """None of the texts does anything, whoever is to act."""
    for text in texts:
        with pytest.raises(RefusedAction):
            await seat.act(text)
    assert seat.match is not None
    assert seat.match.outcome is None


# What only the table decides


@pytest.mark.parametrize("number", [0, 1])
def test_no_seat_ends_a_match_by_a_word(number: int, tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob = guests
        code = await seated(ann, bob)
        async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
            seats = red, blue
            await refused(seats[number], SPELLINGS)
            with pytest.raises(RefusedAction, match="RT-5 table-refusal-decision"):
                await seats[number].act("agree-draw")
            assert (await ann.table(code)).status == "running"
            await asyncio.gather(play_on(red), play_on(blue))
        verify_record(read_record(await ann.record(code)), game=Tiny())

    attack(str(tmp_path / "t.db"), 2, scenario)


def test_one_captain_does_not_resign_for_the_side(tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        table = await table_of(guests, "redcode", options={"ships_per_side": 2})
        teams = [seat.team for seat in table.seats]
        mates = [number for number, team in enumerate(teams) if team == teams[0]]
        async with AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(guest.seat(table.code, number))
                for number, guest in enumerate(guests)
            ]
            for seat in seats:
                await refused(seat, ["resign", "agree-draw"])
            captain, mate = (seats[number] for number in mates)
            await captain.offer("resign")
            await mate.until(lambda: mate.table is not None and mate.table.offer is not None)
            assert mate.table is not None
            assert mate.table.offer is not None
            assert mate.table.offer.asked == mates
            rival = next(seat for seat, team in zip(seats, teams, strict=True) if team != teams[0])
            with pytest.raises(FailedMessage, match="no offer for you"):
                await rival.reply(True)
            assert (await guests[0].table(table.code)).status == "running"
            await mate.reply(True)
            await rival.until(lambda: rival.match is not None and rival.match.outcome is not None)
        verify_record(read_record(await guests[0].record(table.code)))

    attack(str(tmp_path / "t.db"), 4, scenario, games="redcode")


def test_a_guest_does_not_close_a_shared_desk(tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob = guests
        options = {"mode": "desk", "ships": ["A=ts-ca"], "markers": 3}
        table = await ann.open_table("damage", options=options, seat=0)
        await ann.start(table.code)
        await bob.join(table.code)
        async with ann.seat(table.code, 0) as host, bob.seat(table.code, 1) as guest:
            await refused(guest, ["agree-draw", "resign"])
            await guest.offer("draw")
            await host.until(lambda: host.table is not None and host.table.offer is not None)
            assert (await ann.table(table.code)).status == "running"
            await host.reply(True)
            await guest.until(lambda: guest.table is not None and guest.table.status == "over")

    attack(str(tmp_path / "t.db"), 2, scenario, games="damage")


def test_nobody_speaks_for_the_clock(tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        options = {"timer_clue": 600, "timer_guess": 600}
        table = await table_of(guests, "pictures", options=options)
        for number, guest in enumerate(guests):
            async with guest.seat(table.code, number) as seat:
                with pytest.raises(RefusedAction, match="CP-G19"):
                    await seat.act("timeout")
                assert seat.version == 0

    attack(str(tmp_path / "t.db"), 4, scenario, games="pictures")


@pytest.mark.parametrize("game", [TINY, "redcode", "skirmish", "pictures", "damage"])
def test_an_ended_match_offers_nothing(game: str, tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        people = guests if game == "pictures" else guests[:2]
        table = await table_of(people, game)
        async with AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(guest.seat(table.code, number))
                for number, guest in enumerate(people)
            ]
            await seats[0].offer("resign")
            for number, seat in enumerate(seats):
                if number == 2:
                    await seat.until(lambda seat=seat: seat.table.offer is not None or seat.match.outcome)
                    await seat.reply(True)
            for seat in seats:
                await seat.until(lambda seat=seat: seat.match.outcome is not None)
        for number, guest in enumerate(people):
            async with guest.seat(table.code, number) as again:
                for match in (seats[number].match, again.match):
                    assert match is not None
                    assert match.outcome is not None
                    view = match.view
                    assert (view["legal"], view["actors"]) == ([], [])
                    assert view["outcome"]["reason"] == match.outcome.reason == "resigned"
                    assert not match.undo
        replay = await guests[0].replay(table.code, 0, 0, 100)
        last = replay.found[-1].view["view"]
        assert (last["legal"], last["actors"], last["outcome"]["reason"]) == ([], [], "resigned")

    attack(str(tmp_path / "t.db"), 4, scenario, games=game)


# One-time codes


def test_a_code_does_not_outlive_its_makers_seat(database: str) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob, eve = guests

        async def leaves(code: str) -> str:
            made = await bob.transfer(code, 1)
            await bob.leave(code)
            await eve.join(code, 1)
            return made.code

        async def is_removed(code: str) -> str:
            made = await bob.transfer(code, 1)
            await ann.kick(code, 1)
            await eve.join(code, 1)
            return made.code

        async def is_swapped(code: str) -> str:
            made = await bob.transfer(code, 1)
            await ann.swap(code, 0, 1)
            await bob.leave(code)
            await eve.join(code, 0)
            return made.code

        async def made_by_host(code: str) -> str:
            await bob.leave(code)
            await ann.join(code, 1)
            made = await ann.transfer(code, 1)
            await ann.kick(code, 1)
            await eve.join(code, 1)
            return made.code

        async def sits_down_again(code: str) -> str:
            made = await bob.transfer(code, 1)
            await bob.leave(code)
            await bob.join(code, 1)
            return made.code

        async def makes_another(code: str) -> str:
            made = await bob.transfer(code, 1)
            await bob.transfer(code, 1)
            return made.code

        ways = [leaves, is_removed, is_swapped, made_by_host, sits_down_again, makes_another]
        async with Client(ann.address) as thief:
            for way in ways:
                table = await ann.open_table(TINY, seat=0)
                await bob.join(table.code, 1)
                secret = await way(table.code)
                for guest in (bob, eve):
                    if any(seat.yours for seat in (await guest.table(table.code)).seats):
                        await guest.ready(table.code)
                running = await ann.start(table.code)
                with pytest.raises(ClientError, match="was used, has expired, or never existed"):
                    await thief.redeem(secret)
                after = await ann.table(table.code)
                assert after.seats == running.seats, way.__name__

    attack(database, 3, scenario)


def test_a_code_moves_the_seat_of_its_maker_once(tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob, phone = guests
        code = await seated(ann, bob)
        made = await bob.transfer(code, 1)
        assert (await phone.redeem(made.code)).seat == 1
        back = await phone.transfer(code, 1)
        with pytest.raises(ClientError, match="was used"):
            await ann.redeem(made.code)
        assert (await bob.redeem(back.code)).seat == 1

    attack(str(tmp_path / "t.db"), 3, scenario)


@pytest.mark.parametrize("maker", ["", "somebody"])
def test_a_code_of_somebody_else_or_of_before_moves_nothing(maker: str, tmp_path: Path) -> None:
    """Codes that earlier versions stored have no maker."""
    database = str(tmp_path / "t.db")

    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob, eve = guests
        code = await seated(ann, bob)
        with closing(sqlite3.connect(database, isolation_level=None)) as beside:
            row = digest("ABCDEFGHJK"), code, 1, maker, 2**50
            beside.execute(
                "INSERT INTO transfers (digest, code, seat, maker, expires) VALUES (?, ?, ?, ?, ?)", row
            )
        with pytest.raises(ClientError, match="does not hold that seat any more"):
            await eve.redeem("ABCDEFGHJK")
        assert (await bob.table(code)).seats[1].yours

    attack(database, 3, scenario)


# Offers


def test_an_offer_ends_with_the_seat_that_agreed(tmp_path: Path) -> None:
    """Three people at a desk: two agree to close it, one of them gives the seat to somebody else."""

    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob, eve, tim = guests
        options = {"mode": "desk", "ships": ["A=ts-ca"], "markers": 3}
        table = await ann.open_table("damage", options=options, seat=0)
        await ann.start(table.code)
        for guest in (bob, eve):
            await guest.join(table.code)
        async with ann.seat(table.code, 0) as host:
            async with bob.seat(table.code, 1) as one:
                await one.offer("draw")
                await host.until(lambda: host.table is not None and host.table.offer is not None)
                await host.reply(True)
            await bob.leave(table.code)
            await tim.join(table.code, 1)
            async with eve.seat(table.code, 2) as last:
                with pytest.raises(FailedMessage, match="no offer"):
                    await last.reply(True)
        assert (await ann.table(table.code)).status == "running"

    attack(str(tmp_path / "t.db"), 4, scenario, games="damage")


# What is hidden


def test_a_secret_action_leaves_no_trace_at_another_seat(tmp_path: Path) -> None:
    """The rival spymaster's `pass` is known to nobody else: no undo, no message, no counter shows it."""

    async def scenario(server: ServerProcess, guests: list[Client]) -> None:
        table = await table_of(guests, "pictures", options={"starting_team": "red"})
        code = table.code
        async with AsyncExitStack() as stack:
            master, rival = [
                await stack.enter_async_context(guests[number].seat(code, number)) for number in (0, 1)
            ]
            await master.act(next(text for text in await master.my_turn() if text.startswith("clue")))
            await rival.my_turn()
            operative = await wire(server, guests[2].token, code, 2)
            await operative.send(type="act", id=1, action="mark 3", version=1)
            before = list(await operative.settle())
            assert b'"undo":true' in before[-1]
            await rival.act("pass")
            await master.ping()
            assert await operative.settle() == before
            await operative.send(type="act", id=2, action="undo", version=2)
            assert b'"undone"' in (await operative.settle())[-1]
            with pytest.raises(RefusedAction, match="CP-G33"):
                await rival.act("object")
            for text in ("mark 4", "touch 5"):
                async with guests[2].seat(code, 2) as again:
                    await again.act(text)
            await operative.socket.close()

    attack(str(tmp_path / "t.db"), 4, scenario, games="pictures")


def test_secret_actions_survive_a_crash_in_their_order(tmp_path: Path) -> None:
    """An undo across a secret action is the same after a restart, from a snapshot and from the whole log."""

    async def scenario(server: ServerProcess, guests: list[Client]) -> None:
        table = await table_of(guests, "pictures", options={"starting_team": "red", "red_operatives": 2})
        code = table.code
        number = {seat.name: seat.seat for seat in table.seats}

        async def act(name: str, text: str) -> None:
            seat = number[name]
            async with guests[seat].seat(code, seat) as place:
                await place.act(text)

        async with guests[0].seat(code, 0) as master:
            clue = next(text for text in await master.my_turn() if text.startswith("clue"))
            await master.act(clue)
        steps = [("red-1", "mark 3"), ("blue-spymaster", "pass"), ("red-1", "undo"), ("red-1", "mark 4")]
        for name, text in steps:
            await act(name, text)
        async with guests[number["red-2"]].seat(code, number["red-2"]) as mate:
            assert mate.match is not None
            seen = mate.match.view
        await server.kill()
        await server.start()
        async with guests[number["red-2"]].seat(code, number["red-2"]) as mate:
            assert mate.match is not None
            assert mate.match.view == seen
        await act("red-1", "undo")
        with pytest.raises(RefusedAction, match="CP-G33"):
            await act("blue-spymaster", "object")
        async with guests[0].seat(code, 0) as master, guests[number["red-1"]].seat(code, number["red-1"]):
            await master.offer("resign")
        for name in ("red-1", "red-2"):
            async with guests[number[name]].seat(code, number[name]) as place:
                await place.reply(True)
                if name == "red-2":
                    await place.until(lambda: place.table is not None and place.table.status == "over")
        verify_record(read_record(await guests[0].record(code)))

    attack(str(tmp_path / "t.db"), 5, scenario, games="pictures", snapshot_every=1)


def test_who_plays_does_not_watch(tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob, eve = guests
        table = await ann.open_table(TINY, seat=0, spectators="yes")
        await bob.join(table.code, 1)
        await bob.ready(table.code)
        async with bob.seat(table.code, None) as early:
            await ann.start(table.code)
            with pytest.raises(Closed, match="moved"):
                await early.until(lambda: False)
            assert early.match is None
        with pytest.raises(FailedMessage, match="does not watch"):
            async with bob.seat(table.code, None):
                pass
        async with eve.seat(table.code, None) as watching:
            moved = await bob.transfer(table.code, 1)
            await eve.redeem(moved.code)
            with pytest.raises(Closed, match="moved"):
                await watching.until(lambda: False)
        async with (
            bob.seat(table.code, None),
            ann.seat(table.code, 0) as red,
            eve.seat(table.code, 1) as blue,
        ):
            await asyncio.gather(play_on(red), play_on(blue))
            await red.until(lambda: red.table is not None and red.table.status == "over")
        async with ann.seat(table.code, None) as after:
            assert after.match is not None

    attack(str(tmp_path / "t.db"), 3, scenario)


def test_numbers_for_operators_are_not_for_players(tmp_path: Path) -> None:
    port = free_port()

    async def scenario(server: ServerProcess, guests: list[Client]) -> None:
        code = await seated(guests[0], guests[1])
        async with guests[0].seat(code, 0) as red, httpx.AsyncClient() as http:
            await red.my_turn()
            await red.act("rest")
            public = await http.get(f"{server.address}/metrics")
            assert public.status_code == 404
            assert "redtable_actions" not in public.text
            own = await http.get(f"http://127.0.0.1:{port}/metrics")
            assert "redtable_actions_total 1.0" in own.text

    attack(str(tmp_path / "t.db"), 2, scenario, metrics_port=port)


# Bots for the absent


def test_nobody_is_covered_before_the_grace_has_passed(tmp_path: Path) -> None:
    """The server has run for longer than the grace when the match begins."""

    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob = guests
        first = await seated(ann, bob)
        await covered_in_time(ann, first)
        second = await seated(ann, bob)
        with pytest.raises(ClientError, match="has not been away"):
            await ann.cover(second, 1, "random")

    attack(str(tmp_path / "t.db"), 2, scenario, grace=2)


async def covered_in_time(player: Client, code: str) -> None:
    """Ask for a bot until the grace has passed."""

    async def covered() -> bool:
        with contextlib.suppress(ClientError):
            await player.cover(code, 1, "random")
        return (await player.table(code)).seats[1].covered

    await until(covered)


def test_an_opponent_does_not_choose_the_bot(tmp_path: Path) -> None:
    async def scenario(_: ServerProcess, guests: list[Client]) -> None:
        ann, bob, eve = guests
        weakest, agreed = next(game.bots[:2] for game in await ann.games() if game.game == "redcode")

        async def opened(**more: Any) -> str:
            table = await ann.open_table("redcode", standing_bot=agreed, **more)
            await bob.join(table.code, 1)
            await bob.ready(table.code)
            return table.code

        playing = await opened(seat=0)
        await ann.start(playing)
        with pytest.raises(ClientError, match="no seat here"):
            await eve.cover(playing, 1, weakest)
        assert (await ann.cover(playing, 1, weakest)).seats[1].bot == agreed
        own = await opened(seat=0)
        await ann.start(own)
        assert (await bob.cover(own, 1, weakest)).seats[1].bot == weakest
        hosted = await opened()
        await eve.join(hosted, 0)
        await eve.ready(hosted)
        await ann.start(hosted)
        assert (await ann.cover(hosted, 1, weakest)).seats[1].bot == weakest

    attack(str(tmp_path / "t.db"), 3, scenario, games="redcode", grace=0)
