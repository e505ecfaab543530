"""Whole games are the same wherever and whenever they are played, as every seat sees them."""

from __future__ import annotations

import pytest

from tests.games.playthrough import FOLDER, READABLE, Playthrough, play, playthroughs, short_digest

GAMES = ["damage", "pictures", "redcode", "skirmish"]
ALL = [
    pytest.param(slug, game, id=f"{slug}-{number}")
    for slug in GAMES
    for number, game in enumerate(playthroughs(slug), 1)
]


@pytest.mark.parametrize(("slug", "game"), ALL)
def test_a_game_is_played_again_as_everybody_saw_it(slug: str, game: Playthrough) -> None:
    actions, text = play(slug, game.options, game.seed, most=game.most)
    assert (actions, short_digest(text)) == (game.actions, game.digest)


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_game_reads_as_written_down(slug: str) -> None:
    game = playthroughs(slug)[0]
    _, text = play(slug, game.options, game.seed, whole=False, most=game.most)
    assert text == (FOLDER / slug / READABLE).read_text(encoding="utf-8")
