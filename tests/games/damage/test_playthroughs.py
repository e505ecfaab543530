"""Whole battles are the same wherever and whenever they are fought, as every seat sees them."""

import pytest

from tests.games.playthrough import FOLDER, READABLE, Playthrough, play, playthroughs, short_digest


@pytest.mark.parametrize(
    "game", playthroughs("damage"), ids=lambda game: f"seed-{game.seed}-{len(game.options)}"
)
def test_a_battle_is_fought_again_as_everybody_saw_it(game: Playthrough) -> None:
    actions, text = play("damage", game.options, game.seed, most=game.most)
    assert (actions, short_digest(text)) == (game.actions, game.digest)


def test_the_first_battle_reads_as_written_down() -> None:
    game = playthroughs("damage")[0]
    _, text = play("damage", game.options, game.seed, whole=False, most=game.most)
    assert text == (FOLDER / "damage" / READABLE).read_text(encoding="utf-8")
