"""Whole games are the same wherever they are played."""

import pytest

from tests.games.redcode.playthroughs import Playthrough, play, playthroughs


@pytest.mark.parametrize("game", playthroughs(), ids=lambda game: "-".join(map(str, game.options.values())))
def test_a_game_is_played_again_position_by_position(game: Playthrough) -> None:
    assert play(game.options, game.seed) == (game.actions, game.digest)
