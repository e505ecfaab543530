"""The skirmish: sight against plain shapely, exact odds, and whole games of bots.

Seconds are those of the processor, so that other programs on the machine do not disturb the ratios.
"""

from __future__ import annotations

from time import process_time

from bench.harness import Comparison, Contender, Rate


def pairs(count: int) -> list[tuple[int, int, int, int]]:
    """Random pairs of points on the default battlefield, the same for everybody."""
    from redtable.kernel.chance import SeededChance

    chance = SeededChance("sight")
    return [
        (chance.below("x", 481), chance.below("y", 361), chance.below("x", 481), chance.below("y", 361))
        for _ in range(count)
    ]


def our_sight(seconds: float) -> Rate:
    """Sight without remembering, on points that were never asked for before."""
    from redtable.games.skirmish.game import Skirmish
    from redtable.games.skirmish.sight import is_clear
    from redtable.games.skirmish.tables import tables_of

    field = tables_of(Skirmish().rules()).field
    lines = pairs(20_000)
    done, visible, start = 0, 0, process_time()
    while process_time() - start < seconds:
        visible = sum(is_clear(field, *line) for line in lines)
        done += len(lines)
    return Rate(done / (process_time() - start), {"visible": f"{visible} of {len(lines)}"})


def shapely_sight(seconds: float) -> Rate:
    """The same rule with one shapely call for each question about each piece."""
    import shapely  # type: ignore[import-untyped]

    from redtable.games.skirmish.game import Skirmish
    from redtable.games.skirmish.sight import is_clear
    from redtable.games.skirmish.tables import tables_of

    field = tables_of(Skirmish().rules()).field
    shapes = [(shapely.Polygon(list(zip(p.xs, p.ys, strict=True))), p.thin) for p in field.pieces]

    def sees(ax: int, ay: int, bx: int, by: int) -> bool:
        line = shapely.LineString([(ax, ay), (bx, by)])
        a, b = shapely.Point(ax, ay), shapely.Point(bx, by)
        for shape, thin in shapes:
            depth = line.intersection(shape).length - line.intersection(shape.boundary).length
            if depth <= 1e-5:
                continue
            if thin and min(shape.distance(a), shape.distance(b)) <= field.contact + 1e-5:
                continue
            inside = shape.covers(a), shape.covers(b)
            limit = field.see_inside if all(inside) else field.see_out if any(inside) else -1
            if depth > limit + 1e-5:
                return False
        return True

    lines = pairs(20_000)
    done, differing, start = 0, 0, process_time()
    while process_time() - start < seconds:
        line = lines[done % len(lines)]
        differing += sees(*line) != is_clear(field, *line)
        done += 1
    return Rate(done / (process_time() - start), {"differs from ours": str(differing)})


def odds(seconds: float) -> Rate:
    """Firefights of fresh sections, nothing remembered."""
    from redtable.games.skirmish.game import Skirmish
    from redtable.games.skirmish.odds import effect, effect_of_hits, firefight_odds, firefight_of
    from redtable.games.skirmish.state import SkirmishState

    game = Skirmish()
    state = game.read_position(game.rules(), "orders=1:0 RG1=38,3;R,R,R,R,R,R,NCO T1=38,17;R,R,R,R")
    assert isinstance(state, SkirmishState)
    one, other = state.unit_named("RG1"), state.unit_named("T1")
    assert one is not None
    assert other is not None
    done, start = 0, process_time()
    while process_time() - start < seconds:
        effect.cache_clear()
        effect_of_hits.cache_clear()
        firefight_of.cache_clear()
        firefight_odds(state, one, other)
        done += 1
    rate = done / (process_time() - start)
    return Rate(rate, {"each": f"{1000 / rate:.2f} ms"})


def games(level: str, seconds: float) -> Rate:
    """Whole games of a bot against itself."""
    from redtable.lab.matches import Pairing, Player, play_pairing

    done, actions, start = 0, 0, process_time()
    while process_time() - start < seconds:
        result = play_pairing(Pairing("skirmish", f"bench {done}", (Player(level), Player(level))))
        done, actions = done + 1, actions + result.actions
    spent = process_time() - start
    return Rate(done / spent, {"actions/s": f"{actions / spent:,.0f}"})


def random_games(seconds: float) -> Rate:
    """Random against random."""
    return games("random", seconds)


def commander_games(seconds: float) -> Rate:
    """Commander against commander."""
    return games("commander", seconds)


def hard_games(seconds: float) -> Rate:
    """The searching commander against itself."""
    return games("hard", seconds)


COMPARISONS = [
    Comparison(
        "Skirmish: lines of sight",
        "lines",
        [
            Contender("Redtable, compiled", "bench.skirmish:our_sight", ours=True),
            Contender("Redtable, plain source", "bench.skirmish:our_sight", pure=True, ours=True),
            Contender("shapely, piece by piece", "bench.skirmish:shapely_sight"),
        ],
    ),
    Comparison(
        "Skirmish: exact odds of a firefight",
        "firefights",
        [
            Contender("Redtable, compiled", "bench.skirmish:odds", ours=True),
            Contender("Redtable, plain source", "bench.skirmish:odds", pure=True, ours=True),
        ],
    ),
    Comparison(
        "Skirmish: whole games",
        "games",
        [
            Contender("random against random", "bench.skirmish:random_games", ours=True),
            Contender("commander against commander", "bench.skirmish:commander_games", ours=True),
            Contender("hard against hard", "bench.skirmish:hard_games", ours=True),
        ],
    ),
]
