"""Whole games are the same wherever and whenever they are played, as every seat sees them."""

import pytest

from tests.games.playthrough import FOLDER, READABLE, Playthrough, play, playthroughs, short_digest


@pytest.mark.parametrize(
    "game", playthroughs("skirmish"), ids=lambda game: f"seed-{game.seed}-{len(game.options)}"
)
def test_a_game_is_played_again_as_everybody_saw_it(game: Playthrough) -> None:
    actions, text = play("skirmish", game.options, game.seed)
    assert (actions, short_digest(text)) == (game.actions, game.digest)


def test_the_first_game_reads_as_written_down() -> None:
    game = playthroughs("skirmish")[0]
    _, text = play("skirmish", game.options, game.seed, whole=False)
    assert text == (FOLDER / "skirmish" / READABLE).read_text(encoding="utf-8")
