"""What people meet while they play or read: how long the coach takes, and how far clues are believed.

python -m bench.analysis_people coach redcode --games 3   seconds of the coach, and the warnings it saves
python -m bench.analysis_people faith --games 12          cards that were touched: expected right, and right
"""

from __future__ import annotations

import argparse
import math
import time
from typing import TYPE_CHECKING

from bench.analysis import played
from bench.analysis_truth import QUICKEST
from redtable.analysis.analyst import QUICK
from redtable.analysis.coach import advise, weigh
from redtable.analysis.judgement import judge
from redtable.analysis.match_analysis import analyst_of
from redtable.analysis.pictures import PicturesAnalyst
from redtable.games.pictures.notation import pictures_action
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.words import GUESS, TEAM_LETTERS
from redtable.kernel.record import read_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import replay_steps
from redtable.lab.matches import Pairing, Player, play_recorded, prepared

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from redtable.kernel.game import State
    from redtable.kernel.record import Record

WARNED = ("inaccuracy", "mistake", "blunder")
LEVELS = ("easy", "medium", "hard")
FAITHS = (0.1, 0.15, 0.25, 0.35, 0.5)


def decisions(record: Record) -> Iterator[tuple[State, str]]:
    """The positions of a record, each with what was done in it."""
    game = find_game(record.game)
    states = [match.state for match, _ in replay_steps(record, None, game)]
    yield from zip(states, [line.text for line in record.actions], strict=False)


def time_coach(slug: str, games: int) -> None:
    """How long a player waits for the coach, and what is not warned of because it looked best at first."""
    game, rules = prepared(slug, "", ())
    analyst = analyst_of(game, rules)
    weighed: list[float] = []
    advised: list[float] = []
    at_once, warned, missed = 0, 0, 0
    for number in range(games):
        for state, action in decisions(played(slug, QUICKEST.get(slug, "medium"), f"coach {number}")):
            view = state.view(state.actors()[0])
            if len(view.legal) < 2:
                continue
            began = time.process_time()
            found = weigh(analyst, view, action)
            weighed.append(time.process_time() - began)
            if len(weighed) % 10 == 0:
                began = time.process_time()
                advise(analyst, view)
                advised.append(time.process_time() - began)
            warned += found.grade in WARNED
            if not found.plans:
                at_once += 1
                missed += judge(analyst, view, action, QUICK).grade in WARNED
    for what, seconds in (("an action weighed", weighed), ("advice", advised)):
        seconds.sort()
        middle, high = (1000 * seconds[int(share * len(seconds))] for share in (0.5, 0.95))
        print(f"{slug}: {what} in {middle:.0f} ms in the middle, {high:.0f} ms in 95 of 100 ({len(seconds)})")
    print(f"{slug}: {at_once} seen at once, {missed} of them a closer look would warn of; {warned} warned of")


def believe(games: int) -> None:
    """The cards that operatives touch: how likely the analyst thinks them right, by how much it believes."""
    from redtable.analysis import pictures_field

    analyst = analyst_of(*prepared("pictures", "", ()))
    assert isinstance(analyst, PicturesAnalyst)
    touches: list[tuple[PicturesState, int, bool]] = []
    for number in range(games):
        levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(4)]
        result, text, failure = play_recorded(
            Pairing("pictures", f"faith {number}", tuple(Player(level) for level in levels))
        )
        assert result is not None, failure
        for state, action in decisions(read_record(text)):
            assert isinstance(state, PicturesState)
            if not action.startswith("touch") or state.phase != GUESS or not analyst.is_heard(state):
                continue
            place = pictures_action(analyst.game.parse(action)).place
            touches.append((state, place, state.key[place] == TEAM_LETTERS[state.team]))
    right = sum(hit for _, _, hit in touches)
    print(f"{right} of {len(touches)} touches were right in {games} games of {', '.join(LEVELS)}")
    for faith in FAITHS:
        vars(pictures_field)["FAITH"] = faith
        analyst.field.beliefs.clear()
        chances = [float(analyst.field.likely(state)[place]) for state, place, _ in touches]
        loss = -math.fsum(
            math.log(max(1e-6, chance if hit else 1 - chance))
            for chance, (_, _, hit) in zip(chances, touches, strict=True)
        ) / len(touches)
        print(f"faith {faith}: {100 * sum(chances) / len(touches):.1f} % expected, log loss {loss:.3f}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis_people", description=__doc__)
    parser.add_argument("what", choices=("coach", "faith"))
    parser.add_argument("game", nargs="?", default="pictures")
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args(arguments)
    if given.what == "faith":
        believe(given.games)
    else:
        time_coach(given.game, given.games)


if __name__ == "__main__":
    main()
