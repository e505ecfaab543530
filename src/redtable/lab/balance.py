"""Which games a balance study plays: for every game its forms, and what is compared in them.

Red Code: every type of ship against every other, each deal four times, so that neither the map nor the first
turn favours a type. The skirmish: equal commanders on every battlefield; the rulebook fixes the forces, so
the question is the side. Battle Damage: equal captains in a duel under every batch policy. Pictures: every
spymaster with every operative, against the same reference team on the same boards, with either colour.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Final

from redtable.bots.bot import bot_levels
from redtable.games.damage.ruleset import POLICIES
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.words import ORDERS, SHIP_TYPES
from redtable.games.skirmish.battlefield_file import battlefield_names
from redtable.games.skirmish.words import SIDES
from redtable.lab.matches import LabError, Pairing, Player, check_level, prepared
from redtable.lab.observing import SKIRMISH_ORDERS, Trial
from redtable.lab.redcode import FIRST, four_games, player
from redtable.lab.study import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FIRST_PLAYER: Final = "first-player"
BETWEEN: Final = " - "
"""Between the two words of a score that has two."""
REFERENCE: Final = "medium"
"""The level of the team that every pair of spymaster and operative meets; if it does not take part, the
last of those that do."""


def redcode_trials(mode: str, level: str, ruleset: str, deals: range, seed: str) -> list[Trial]:
    """Every pairing of types, four games a deal."""
    found = []
    for (one, other), deal in product(combinations_with_replacement(SHIP_TYPES, 2), deals):
        games = four_games(mode, (player(level, one), player(level, other)), ruleset, f"{seed} {deal}")
        for number, pairing in enumerate(games):
            seat = 0 if number < 2 else 1
            first = FIRST.index(dict(pairing.options)["first_player"])
            counts = [(FIRST_PLAYER, first)]
            if one != other:
                counts += [(one, seat), (other, 1 - seat), (f"{one}{BETWEEN}{other}", seat)]
            roles = (one, other) if seat == 0 else (other, one)
            found.append(Trial(pairing, deal, roles, tuple(counts)))
    return found


def side_trials(
    game: str, option: tuple[tuple[str, str], ...], level: str, ruleset: str, deals: range, seed: str
) -> list[Trial]:
    """Equal bots on both sides; the question is the side."""
    roles = SIDES if game == "skirmish" else ("first", "second")
    asked = 1 if game == "skirmish" else 0
    players = (Player(level), Player(level))
    return [
        Trial(
            Pairing(game, f"{seed} {deal}", players, ruleset, option),
            deal,
            tuple(roles),
            ((roles[asked], asked),),
        )
        for deal in deals
    ]


def reference(levels: Sequence[str]) -> str:
    """The level of the team that all others meet."""
    return REFERENCE if REFERENCE in levels else levels[-1]


def crossed(levels: Sequence[str], language: str, ruleset: str, deals: range, seed: str) -> list[Trial]:
    """Every spymaster with every operative, both colours of each board."""
    return [
        trial
        for pair in product(levels, levels)
        for trial in team_trials(pair, reference(levels), language, ruleset, deals, seed)
    ]


def team_trials(
    pair: tuple[str, str], rival: str, language: str, ruleset: str, deals: range, seed: str
) -> list[Trial]:
    """A spymaster with an operative against a team of one level, both colours of each board."""
    options = (("language", language),) if language else ()
    game, rules = prepared("pictures", ruleset, options)
    seats = game.seats(rules)
    teams = [info.team for info in seats]
    if len(set(teams)) != 2:
        raise LabError("a study of Pictures needs two teams")
    name = BETWEEN.join(pair)
    spymaster, operative = pair
    found = []
    for deal, team in product(deals, dict.fromkeys(teams)):
        players = tuple(
            Player(rival if info.team != team else spymaster if info.role == "spymaster" else operative)
            for info in seats
        )
        roles = tuple(name if info.team == team and info.role == "spymaster" else "" for info in seats)
        pairing = Pairing("pictures", f"{seed} {deal}", players, ruleset, options)
        found.append(Trial(pairing, deal, roles, ((name, teams.index(team)),)))
    return found


def redcode_panel(form: str, level: str, ruleset: str, deals: range, seed: str) -> Panel:
    """A mode of Red Code."""
    _, rules = prepared("redcode", ruleset, ())
    assert isinstance(rules, RedcodeRules)
    words: dict[str, tuple[str, ...]] = {
        kind: (*row.manoeuvres, *ORDERS) for kind, row in rules.ships.items()
    }
    return Panel("redcode", ruleset, form, level, redcode_trials(form, level, ruleset, deals, seed), words)


def skirmish_panel(form: str, level: str, ruleset: str, deals: range, seed: str) -> Panel:
    """A battlefield of the skirmish."""
    trials = side_trials("skirmish", (("battlefield", form),), level, ruleset, deals, seed)
    return Panel("skirmish", ruleset, form, level, trials, dict.fromkeys(SIDES, SKIRMISH_ORDERS))


def damage_panel(form: str, level: str, ruleset: str, deals: range, seed: str) -> Panel:
    """A batch policy of Battle Damage."""
    options = (("mode", "duel"), ("batch_policy", form))
    return Panel("damage", ruleset, form, level, side_trials("damage", options, level, ruleset, deals, seed))


class Asked:
    """What a game's study can be asked: its forms, the bots that play if none are named, and its panels."""

    def __init__(
        self,
        forms: tuple[str, ...],
        bots: tuple[str, ...],
        panel: Callable[[str, str, str, range, str], Panel],
    ) -> None:
        self.forms = forms
        self.bots = bots
        self.panel = panel


def studies() -> dict[str, Asked]:
    """The studies of two sides; Pictures has a matrix in place of one."""
    return {
        "redcode": Asked(("arena", "war"), ("greedy",), redcode_panel),
        "skirmish": Asked(tuple(battlefield_names()), ("commander",), skirmish_panel),
        "damage": Asked(POLICIES, ("steady",), damage_panel),
    }


def trials_of_deal(game: str, form: str, bots: tuple[str, str], deal: int, seed: str) -> list[Trial]:
    """The games of one deal; in Pictures the bots are a spymaster and an operative."""
    deals = range(deal, deal + 1)
    if game == "pictures":
        return team_trials(bots, reference(bot_levels(game)), form, "", deals, seed)
    return studies()[game].panel(form, bots[0], "", deals, seed).trials


def panels_of(
    game: str, forms: Sequence[str], bots: Sequence[str], rulesets: Sequence[str], deals: int, seed: str
) -> list[Panel]:
    """The panels of a study, in the order in which they are shown; says what a game does not have."""
    numbers = range(deals)
    for level in bots:
        check_level(game, level)
    for ruleset in rulesets:
        prepared(game, ruleset, ())
    if game == "pictures":
        levels = list(bots) or list(bot_levels(game))
        return [
            Panel(game, ruleset, form, ", ".join(levels), crossed(levels, form, ruleset, numbers, seed))
            for form, ruleset in product(forms or [""], rulesets)
        ]
    asked = studies().get(game)
    if asked is None:
        raise LabError(f"there is no balance study for {game}")
    for form in forms:
        if form not in asked.forms:
            raise LabError(f"{game} has no {form!r} to study; there is: {', '.join(asked.forms)}")
    return [
        asked.panel(form, level, ruleset, numbers, seed)
        for form, level, ruleset in product(forms or asked.forms, bots or asked.bots, rulesets)
    ]
