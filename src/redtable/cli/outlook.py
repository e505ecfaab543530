"""What an action would bring, told at the terminal before it is done: the game's own plan, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.skirmish.answers import FireAnswer, PlanAnswer
    from redtable.i18n.texts import Texts
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View


def outlook(game: Game, rules: Ruleset, view: View, action: str, texts: Texts) -> list[str]:
    """The lines for an action; none if the game makes no plans."""
    teller = TELLERS.get(game.slug)
    if teller is None:
        return []
    try:
        return teller(game.preview(rules, view, f"plan {action}"), texts)
    except NotationError:
        return []


def skirmish_outlook(plan: PlanAnswer, texts: Texts) -> list[str]:
    """The skirmish: price, way, who may react, and the exact odds of fire and assault."""
    lines = []
    if plan.cost is not None:
        lines.append(texts.say("skirmish-outlook-cost", cost=plan.cost))
    if plan.path is not None:
        way = plan.path
        lines.append(texts.say("skirmish-outlook-path", inches=way.length, rapid=way.rapid))
    for reactor in plan.reactors or []:
        lines.append(texts.say("skirmish-outlook-reactor", unit=reactor.unit, cost=reactor.cost))
    if plan.fire is not None:
        lines += fire_lines(plan.fire, texts)
    if plan.assault is not None:
        found = plan.assault
        lines.append(
            texts.say(
                "skirmish-outlook-assault",
                surprise=percent(found.surprise),
                contact=percent(found.hold.contact),
                broken=percent(found.hold.broken_off),
                wins=percent(found.hold.wins),
            )
        )
    if plan.defence is not None:
        course = plan.defence.course
        lines.append(
            texts.say(
                "skirmish-outlook-defence",
                dice=plan.defence.dice,
                casualties=round(course.casualties, 1),
                broken=percent(course.broken_off),
                wins=percent(course.wins),
            )
        )
    if plan.retreat is not None:
        lost = round(plan.retreat.casualties, 1)
        lines.append(texts.say("skirmish-outlook-retreat", dice=plan.retreat.dice, casualties=lost))
    for chance in (plan.saves, plan.succeeds):
        if chance is not None:
            lines.append(texts.say("skirmish-outlook-chance", chance=percent(chance)))
    return lines


def fire_lines(fire: FireAnswer, texts: Texts) -> list[str]:
    """Who shoots first, and what both have to expect."""
    lines = [
        texts.say("skirmish-outlook-first", unit=fire.unit, chance=percent(fire.first)),
    ]
    for name, fate in ((fire.target, fire.theirs), (fire.unit, fire.own)):
        lines.append(
            texts.say(
                "skirmish-outlook-fate",
                unit=name,
                casualties=round(fate.casualties, 1),
                chits=round(fate.chits, 1),
                retreat=percent(fate.retreat),
            )
        )
    return lines


def percent(chance: float) -> int:
    """A probability in hundredths."""
    return round(100 * chance)


TELLERS: Final[dict[str, Callable[[Any, Texts], list[str]]]] = {"skirmish": skirmish_outlook}
"""The games that make plans."""
