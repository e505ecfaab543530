"""The number of action sequences in fixed battles guards against silent changes of the rules."""

import pytest

from tests.games.damage.perft import Case, cases, count


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name.replace(" ", "-"))
def test_the_counts_are_as_written_down(case: Case) -> None:
    assert count(case) == case.counts
