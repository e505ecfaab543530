"""What a client notices when a server does not keep to what was fixed before it revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from redtable.client.seal import BrokenSeal, Seal
from redtable.kernel.sealed import seat_commitment
from redtable.protocol.tables import NewTable
from redtable.server import seating, starting, table_setup, table_view
from redtable.server.games import Games
from tests.server.processes import TINY

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.protocol.tables import TableView
    from redtable.server.tables import Table

GAMES = Games([TINY])
OPERATOR, HONEST = "operator", "honest"
OTHERS = "ee" * 32


def seen(table: Table) -> TableView:
    """The table as the honest client is shown it."""
    return table_view.show(table, GAMES, HONEST, [], 0, "http://there")


@pytest.fixture
def table() -> Table:
    """Two seats: the one who runs the server has committed, the honest one sits there."""
    found = table_setup.open_table(
        NewTable(game=TINY, seat=0), GAMES, GAMES.terms(TINY, ""), OPERATOR, "O", "CODE7", 0
    )
    seating.join(found, HONEST, "H", 1)
    commitment = seat_commitment("CODE7", 0, starting.committed(found), OTHERS)
    starting.set_ready(found, OPERATOR, True, {0: commitment})
    return found


@pytest.fixture
def seal(table: Table) -> Seal:
    """The honest client's, committed."""
    found = Seal(code=table.code)
    starting.set_ready(table, HONEST, True, found.commit(seen(table)))
    return found


def revealed(table: Table, seal: Seal) -> Table:
    """The table after the start and all reveals."""
    starting.start(table, OPERATOR, 0, 10_000)
    starting.reveal(table, HONEST, seal.reveal(seen(table)), 1)
    starting.reveal(table, OPERATOR, {0: OTHERS}, 2)
    assert table.status == "running"
    return table


def test_an_honest_start(table: Table, seal: Seal) -> None:
    seal.check_start(seen(revealed(table, seal)))


def exchange_commitment(table: Table) -> None:
    table.seats[0].entropy = "ff" * 32
    table.seats[0].commitment = seat_commitment(table.code, 0, starting.committed(table), "ff" * 32)


def choose_entropy(table: Table) -> None:
    table.seats[0].entropy = "ff" * 32


def new_seed(table: Table) -> None:
    table.seed = starting.new_seed()


def leave_out(table: Table) -> None:
    table.seats[1].entropy = table.seats[1].commitment = ""


def other_options(table: Table) -> None:
    table.options = {"seats": 2}


def sneak_in(table: Table) -> None:
    table.seats[0].commitment = ""


@pytest.mark.parametrize(
    "cheat", [exchange_commitment, choose_entropy, new_seed, leave_out, other_options, sneak_in]
)
def test_what_is_changed_after_the_reveal(table: Table, seal: Seal, cheat: Callable[[Table], None]) -> None:
    revealed(table, seal)
    cheat(table)
    with pytest.raises(BrokenSeal):
        seal.check_start(seen(table))


def test_a_second_list_of_commitments_is_not_answered(table: Table, seal: Seal) -> None:
    starting.start(table, OPERATOR, 0, 10_000)
    assert seal.reveal(seen(table)) == seal.secrets
    exchange_commitment(table)
    with pytest.raises(BrokenSeal, match="changed after"):
        seal.reveal(seen(table))


def test_nothing_is_revealed_for_another_seed_or_commitment(table: Table, seal: Seal) -> None:
    starting.start(table, OPERATOR, 0, 10_000)
    own, table.seats[1].commitment = table.seats[1].commitment, "00" * 32
    assert seal.reveal(seen(table)) == {}
    table.seats[1].commitment = own
    table.seed = starting.new_seed()
    assert seal.reveal(seen(table)) == {}


def test_nobody_commits_twice_to_what_was_revealed(table: Table, seal: Seal) -> None:
    starting.start(table, OPERATOR, 0, 10_000)
    seal.reveal(seen(table))
    with pytest.raises(BrokenSeal, match="keeps its seed"):
        seal.commit(seen(table))
    secrets = dict(seal.secrets)
    starting.call_off(table, [0])
    assert seal.must_commit_again(seen(table))
    seal.commit(seen(table))
    assert seal.secrets != secrets


def test_who_was_missing_is_asked_again(table: Table, seal: Seal) -> None:
    starting.start(table, OPERATOR, 0, 10_000)
    starting.call_off(table, [1])
    assert not seal.must_commit_again(seen(table))
