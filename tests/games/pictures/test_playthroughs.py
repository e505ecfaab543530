"""Whole games are the same wherever and whenever they are played, as every seat sees them."""

import pytest

from tests.games.playthrough import FOLDER, READABLE, Playthrough, play, playthroughs, short_digest


@pytest.mark.parametrize(
    "game", playthroughs("pictures"), ids=lambda game: f"seed-{game.seed}-{len(game.options)}"
)
def test_a_game_is_played_again_as_everybody_saw_it(game: Playthrough) -> None:
    actions, text = play("pictures", game.options, game.seed)
    assert (actions, short_digest(text)) == (game.actions, game.digest)


def test_the_first_game_reads_as_written_down() -> None:
    game = playthroughs("pictures")[0]
    _, text = play("pictures", game.options, game.seed, whole=False)
    assert text == (FOLDER / "pictures" / READABLE).read_text(encoding="utf-8")
