"""BD-3, BD-4 and BD-6: how a volley is dealt card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.damage.criticals import strike
from redtable.games.damage.hits import excess_damage, given_up, take_box
from redtable.games.damage.pseudo_fighter import roll_for_fighter, take_point
from redtable.games.damage.volley import Volley
from redtable.games.damage.words import CRITICAL, EACH, FREE, NO_CARD, ONCE
from redtable.kernel.game import Reporter

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship
    from redtable.kernel.chance import Chance

QUIET: Final = Reporter(quiet=True)
"""For volleys that nobody hears of: samples and previews."""


def open_volley(ship: Ship, target: int, hits: int, reporter: Reporter) -> Volley:
    """BD-3.1, BD-G27: every volley has the whole deck, shuffled. A pseudo-fighter gets dice (BD-1.3)."""
    volley = Volley(target, hits)
    volley.before = ship.left[:]
    tables = ship.fit.tables
    if not reporter.quiet:
        reporter.tell("volley-started", {"ship": ship.name, "hits": hits})
    if ship.fit.plan.fighter:
        volley.columns = [0] * len(tables.pf_rows)
        return volley
    volley.deck = tables.deck[:]
    volley.batch_size = tables.batch_size(hits)
    if not reporter.quiet:
        reporter.tell("deck-shuffled", {"ship": ship.name, "count": len(volley.deck)})
    return volley


def next_card(ship: Ship, volley: Volley, turn: int, chance: Chance, reporter: Reporter) -> None:
    """BD-3.2: deal one card face up, or roll the die of a pseudo-fighter's next point of damage."""
    volley.cards += 1
    if ship.fit.plan.fighter:
        roll_for_fighter(ship, volley, chance, reporter)
        close_if_done(ship, volley, reporter)
        return
    volley.dealt += 1
    card = volley.deck.pop(chance.below("card", len(volley.deck)))
    if not reporter.quiet:
        row = ship.fit.tables.cards[card]
        reporter.tell("card-dealt", {"ship": ship.name, "card": row.id, "face": row.code}, reveals=True)
    if ship.fit.tables.cards[card].limit == CRITICAL:
        critical_card(ship, volley, card, turn, chance, reporter)
    else:
        system_card(ship, volley, card, reporter)
    if volley.card == NO_CARD:
        after_card(ship, volley, reporter)


def open_systems(ship: Ship, volley: Volley, card: int) -> list[int]:
    """BD-3.4, BD-4.2, BD-4.5, BD-G15: the systems on the card that can take the hit now."""
    left = ship.left
    row = ship.fit.tables.cards[card]
    if row.limit == EACH:
        done = volley.done.get(card, 0)
        return [system for system in ship.fit.hits[card] if left[system] > 0 and not done >> system & 1]
    found = [system for system in ship.fit.hits[card] if left[system] > 0]
    return found[:1] if row.in_order and ship.fit.plan.carrier else found


def system_card(ship: Ship, volley: Volley, card: int, reporter: Reporter) -> None:
    """BD-3.3, BD-3.4, BD-4.1: the card scores, or waits for the owner's choice, or misses."""
    systems = open_systems(ship, volley, card)
    if not systems:
        miss(ship, volley, card, reporter)
    elif ship.ranks:
        score(ship, volley, card, given_up(ship, systems), NO_CARD, reporter)
    else:
        rows = choices(ship, systems)
        if len(rows) == 1:
            score(ship, volley, card, systems[0], rows[0], reporter)
        else:
            volley.card = card
            volley.options = rows
            if not reporter.quiet:
                data = {
                    "ship": ship.name,
                    "card": ship.fit.tables.cards[card].id,
                    "options": [ship.fit.plan.rows[row].name() for row in rows],
                }
                reporter.tell("choice-requested", data)


def choices(ship: Ship, systems: list[int]) -> list[int]:
    """BD-4.1, BD-G5: the boxes to choose from: one row a system, or all if the owner picks the box."""
    rows: list[int] = []
    for system in systems:
        found = ship.open_rows(system)
        rows += found if ship.fit.tables.owner_picks_box else found[-1:]
    return rows


def choose(ship: Ship, volley: Volley, row: int, reporter: Reporter) -> None:
    """BD-4.1: the owner of the target says which box takes the hit."""
    card, volley.card, volley.options = volley.card, NO_CARD, []
    system = ship.fit.plan.rows[row].system
    if ship.fit.plan.fighter:
        take_point(ship, volley, card, row, reporter)
        close_if_done(ship, volley, reporter)
        return
    score(ship, volley, card, system, row, reporter)
    after_card(ship, volley, reporter)


def score(ship: Ship, volley: Volley, card: int, system: int, row: int, reporter: Reporter) -> None:
    """BD-3.3, BD-6.3: the box is lost, the card goes to the right, the count of misses starts again."""
    if row == NO_CARD:
        row = ship.open_rows(system)[-1]
    volley.right.append(card)
    if ship.fit.tables.cards[card].limit == EACH:
        volley.done[card] = volley.done.get(card, 0) | 1 << system
    take_box(ship, volley, row, reporter)


def miss(ship: Ship, volley: Volley, card: int, reporter: Reporter) -> None:
    """BD-3.4, BD-6.1, BD-G31: the card goes to the left; five in a row are one excess damage hit."""
    volley.left.append(card)
    if ship.fit.counts[card]:
        volley.misses += 1
    if not reporter.quiet:
        reason = "gone" if ship.fit.hits[card] else "none"
        data = {"ship": ship.name, "card": ship.fit.tables.cards[card].id}
        reporter.tell("card-missed", {**data, "reason": reason, "misses": volley.misses})
    if volley.misses >= ship.fit.tables.misses:
        volley.misses = 0
        excess_damage(ship, volley, reporter)


def critical_card(
    ship: Ship, volley: Volley, card: int, turn: int, chance: Chance, reporter: Reporter
) -> None:
    """BD-5.2, BD-5.3, BD-G7: the first critical card is rolled for and is a hit; others are ignored."""
    tables = ship.fit.tables
    if volley.critical_done():
        volley.left.append(card)
        if not reporter.quiet:
            reporter.tell("critical-ignored", {"ship": ship.name, "card": tables.cards[card].id})
        if tables.ignored_counts:
            volley.misses += 1
            if volley.misses >= tables.misses:
                volley.misses = 0
                excess_damage(ship, volley, reporter)
        return
    volley.right.append(card)
    volley.misses = 0
    die = chance.d6("critical")
    row = tables.critical_of(card, die)
    volley.rolled = tables.critical_number[row.name]
    if not reporter.quiet:
        data = {"ship": ship.name, "card": tables.cards[card].id, "die": die, "critical": row.name}
        reporter.tell("critical-rolled", {**data, "clause": row.clause})
    if row.kind == "excess":
        excess_damage(ship, volley, reporter)
        return
    volley.scored += 1
    volley.criticals += 1
    strike(ship, volley, row, turn, chance, reporter)


def after_card(ship: Ship, volley: Volley, reporter: Reporter) -> None:
    """BD-3.5, BD-3.8, BD-G11: a volley ends with its last hit; a batch when it is full or the deck empty."""
    if close_if_done(ship, volley, reporter):
        return
    if volley.dealt < volley.batch_size and volley.deck:
        return
    end_batch(ship, volley, reporter)


def end_batch(ship: Ship, volley: Volley, reporter: Reporter) -> None:
    """BD-3.5, BD-3.6, BD-G6: exposed limited cards are laid aside, everything else is shuffled again."""
    tables = ship.fit.tables
    gone = [card for card in volley.right + volley.left if is_used_up(ship, volley, card)]
    if volley.critical_done():
        gone += [card for card in tables.critical_cards if card not in gone and card not in volley.aside]
    gone.sort()
    volley.aside += gone
    aside = set(volley.aside)
    volley.deck = [card for card in tables.deck if card not in aside]
    volley.right = []
    volley.left = []
    volley.dealt = 0
    volley.batch += 1
    if tables.misses_per_batch:
        volley.misses = 0
    if not reporter.quiet:
        reporter.tell("batch-ended", {"ship": ship.name, "scored": volley.scored, "hits": volley.hits})
        if gone:
            names = [tables.cards[card].id for card in gone]
            reporter.tell("cards-laid-aside", {"ship": ship.name, "cards": names})
        reporter.tell("reshuffled", {"ship": ship.name, "count": len(volley.deck)})


def is_used_up(ship: Ship, volley: Volley, card: int) -> bool:
    """BD-2.3, BD-4.6, BD-G14: whether an exposed card stays out for the rest of the volley."""
    limit = ship.fit.tables.cards[card].limit
    if limit == FREE:
        return False
    if limit == ONCE:
        return True
    if limit == EACH:
        return not open_systems(ship, volley, card)
    return volley.critical_done()


def close_if_done(ship: Ship, volley: Volley, reporter: Reporter) -> bool:
    """BD-3.7, BD-3.8: with the last hit, or the ship, the volley is over and all cards return to the deck."""
    if not ship.destroyed and volley.scored < volley.hits:
        return False
    if not ship.fit.plan.fighter:
        volley.deck = ship.fit.tables.deck[:]
    volley.right = []
    volley.left = []
    volley.aside = []
    volley.misses = 0
    if not reporter.quiet:
        lost = volley.lost(ship)
        data = {
            "ship": ship.name,
            "hits": volley.hits,
            "scored": volley.scored,
            "cards": volley.cards,
            "lost": lost,
            "boxes": sum(lost.values()),
        }
        reporter.tell("volley-ended", data)
    return True


def is_over(ship: Ship, volley: Volley) -> bool:
    """BD-3.8: whether the volley has nothing left to do."""
    return ship.destroyed or volley.scored >= volley.hits


def run(ship: Ship, volley: Volley, turn: int, chance: Chance, reporter: Reporter) -> None:
    """Deal until the owner has to choose or the volley is over."""
    while volley.card == NO_CARD and not is_over(ship, volley):
        next_card(ship, volley, turn, chance, reporter)
