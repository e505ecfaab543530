"""Games of the skirmish's bots as digests of what they chose; run as a module it prints those of now."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from redtable.bots.bot import make_bot
from redtable.games.skirmish.game import Skirmish
from redtable.kernel.chance import SeededChance

FILE = Path(__file__).with_name("skirmish_games.toml")


class BotGame(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays, from which seed, how many actions are played, and the digest of what was chosen and why."""

    levels: tuple[str, str]
    seed: str
    most: int
    actions: int
    digest: str
    options: dict[str, Any] = {}


def bot_games() -> list[BotGame]:
    """Those of the file."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["games"], list[BotGame])


def play(game: BotGame) -> tuple[int, str]:
    """Play until the end, or until so many actions were chosen."""
    skirmish = Skirmish()
    rules = skirmish.rules("", game.options)
    bots = [make_bot(level, skirmish, rules, seat, game.seed) for seat, level in enumerate(game.levels)]
    chance = SeededChance(game.seed)
    state, _ = skirmish.start(rules, chance)
    digest = hashlib.sha256()
    actions = 0
    while state.outcome() is None and actions < game.most:
        seat = state.to_move()
        text = bots[seat].choose(state.view(seat))
        why = [(name, round(worth, 9)) for name, worth in bots[seat].why()]
        digest.update(f"{seat} {text} {why}\n".encode())
        state.apply(seat, skirmish.parse(text), chance)
        actions += 1
    digest.update(state.position().encode())
    return actions, digest.hexdigest()[:16]


if __name__ == "__main__":
    for bot_game in bot_games():
        print(bot_game.levels, bot_game.seed, bot_game.options, *play(bot_game))
