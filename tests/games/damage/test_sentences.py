"""What people read of a battle: every event and refusal in three languages, without words of the notation."""

from __future__ import annotations

import re
from random import Random

import pytest

from redtable.games.damage.notation import VERBS
from redtable.games.damage.words import SYSTEMS
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match, Refused
from tests.games.damage.battles import GAME, desk, state_of

LANGUAGES = ("en", "es", "it")
RAW = re.compile(
    r"\b(?:" + "|".join([name for name in SYSTEMS if "_" in name]) + r")\b|\b[a-z_]+:[A-Z]|@|WPN-"
)
"""Keys of systems, boxes with labels, the ship of an action, entries of the chart for pseudo-fighters."""
FLEET = ("Resolute=fed-ca", "Kahn=kli-d7", "Wasp=ts-pf", "Hulk=ts-hulk")


def sentences(match: Match, texts: Texts, seat: int, action: str) -> list[str]:
    """What an action tells."""
    return [texts.event_line(event.seen_by(seat) or {}) for event in match.apply(seat, action).events]


def play(match: Match, texts: Texts, seed: int, steps: int) -> list[str]:
    """What is told while the match goes its way at random."""
    dice = Random(seed)
    told: list[str] = []
    for _ in range(steps):
        seat = match.state.to_move()
        if seat < 0:
            break
        told += sentences(match, texts, seat, dice.choice(match.state.legal(seat)).text)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_the_notation(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    told = play(desk(*FLEET, repair_rolls=True, markers=3), texts, 5, 250)
    told += play(Match(GAME, GAME.rules(), SeededChance(2)), texts, 6, 150)
    told += play(Match(GAME, GAME.rules("", {"duel_fire": "strength"}), SeededChance(2)), texts, 7, 60)
    assert len(told) > 800
    assert [line for line in told if RAW.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "step", ["add Mule fr-small", "remove Resolute", "volley Resolute 9", "turn", "prefer Kahn lab"]
)
def test_a_step_taken_back_is_told_in_words(language: str, step: str) -> None:
    texts = Texts(language, GAME, strict=True)
    match = desk(*FLEET)
    match.apply(0, step)
    (said,) = sentences(match, texts, 0, "takeback")
    assert not RAW.search(said)
    assert not set(re.findall(r"\w+", said)) & set(VERBS) - {"volley", "turn"}


def test_a_choice_taken_back_names_box_and_ship() -> None:
    match = desk("Resolute=fed-ca", "Kahn=kli-d7")
    match.apply(0, "volley Resolute 30")
    while not state_of(match).volleys[0].waiting():
        match.apply(0, "deal")
    choice = match.state.legal(0)[0].text
    match.apply(0, choice)
    texts = Texts("en", GAME, strict=True)
    name = texts.word(choice.split()[1])
    assert sentences(match, texts, 0, "takeback") == [f"Taken back: {name} of Resolute takes the hit."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_many(language: str) -> None:
    """Where a number may be 1 the noun follows it."""
    texts = Texts(language, GAME, strict=True)
    one = texts.speak("damage-event-volley-started", {"ship": "A", "hits": 1})
    many = texts.speak("damage-event-volley-started", {"ship": "A", "hits": 2})
    assert one.replace("1", "2") != many
    left = texts.speak("damage-event-excess-damage", {"ship": "A", "left": 1})
    assert left.replace("1", "2") != texts.speak("damage-event-excess-damage", {"ship": "A", "left": 2})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "action", ["prefer Resolute hull_of_iron", "prefer Resolute lab,lab", "add Mule fr-huge", "deal"]
)
def test_refusals_are_in_the_language(language: str, action: str) -> None:
    texts = Texts(language, GAME, strict=True)
    with pytest.raises(Refused) as fault:
        desk("Resolute=fed-ca").apply(0, action)
    refusal = fault.value.refusal
    said = texts.refusal_line(refusal.clause, refusal.key, refusal.args)
    assert not RAW.search(said)
    english = Texts("en", GAME).refusal_line(refusal.clause, refusal.key, refusal.args)
    assert language == "en" or said != english


def test_a_shared_desk_says_who_took_a_step() -> None:
    match = desk("Resolute=fed-ca", markers=3)
    assert match.apply(2, "volley Resolute 4").events[0].data["by"] == "marker3"
    assert match.apply(1, "takeback").events[0].data["by"] == "marker2"
    assert "by" not in desk("Resolute=fed-ca", markers=1).apply(0, "volley Resolute 4").events[0].data
