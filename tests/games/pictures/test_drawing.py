"""Drawings: the same id gives the same card, and the cards of the deck can be read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from redtable.games.pictures.collage import silhouettes_match
from redtable.games.pictures.concepts import concepts, concepts_of, keywords_of, names_of
from redtable.games.pictures.drawing import MARK, draw, drawable, number_of_pictures
from redtable.games.pictures.drawing_quality import measure
from redtable.games.pictures.hand_drawn import parts
from redtable.games.pictures.picture import NoPictureError, read_picture
from tests.games.pictures.helpers import GAME

DECK = GAME.rules().pictures["default"]
SIDES = [side for card in DECK for side in card]
BY_HAND = [side for side in SIDES if read_picture(side).by_hand()]
EVERY_OPERATOR = [
    "on.whale.lighthouse",
    "in.bulb.cactus",
    "carry.1F431.1F6B2",
    "graft.1F418.1F3BA",
    "inside.1F40B.1F3F0",
    "pattern.1F418.1F34E",
    "chimera.1F431.1F436",
]


def test_the_deck_is_large_and_begins_by_hand() -> None:
    assert len(DECK) >= 280
    assert len(set(SIDES)) == len(SIDES)
    assert len(parts()) >= 60
    assert len(BY_HAND) >= 150
    assert all(read_picture(front).by_hand() for front, _ in DECK[:150])


def test_there_are_more_cards_than_anybody_will_see() -> None:
    assert len(drawable()) > 800
    assert number_of_pictures() >= 300_000


@pytest.mark.parametrize("id", EVERY_OPERATOR)
def test_a_card_is_made_from_its_id_alone(id: str) -> None:
    assert draw(id) == draw(id)
    root = ET.fromstring(draw(id))
    assert root.attrib["viewBox"] == "0 0 100 100"


@pytest.mark.parametrize("id", EVERY_OPERATOR)
def test_ids_inside_a_card_are_its_own(id: str) -> None:
    ids = re.findall(r' id="([^"]+)"', draw(id, "a-"))
    assert all(name.startswith("a-") for name in ids)
    assert not set(ids) & set(re.findall(r' id="([^"]+)"', draw(id, "b-")))
    assert all(f"url(#{name})" in draw(id, "a-") for name in ids)


def test_cp_2_3_a_mark_in_the_upper_left_corner() -> None:
    for id in EVERY_OPERATOR:
        assert MARK in draw(id)
    assert MARK.startswith('<path d="M4 4H')


@pytest.mark.parametrize("id", [*BY_HAND[::12], *SIDES[1::24]])
def test_cards_of_the_deck_pass_the_gates(id: str) -> None:
    quality = measure(id)
    assert quality.passes(), (quality.ink, quality.outside, quality.seen)


def test_the_gates_can_fail() -> None:
    """A drawing that hides the other, or fills the card with ink, is not let through."""
    assert not measure("pattern.1F3B1.1F577").passes()


@pytest.mark.parametrize(
    "id",
    ["", "whale", "on.whale", "on.whale.nothing", "on.bulb.whale", "sit.1F431.1F436", "carry.1F431.1F431"],
)
def test_what_is_no_picture_is_refused(id: str) -> None:
    with pytest.raises(NoPictureError):
        draw(id)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_card_has_names(language: str) -> None:
    for id in SIDES:
        picture = read_picture(id)
        assert all(names_of(picture, language))
        assert all(keywords_of(code, language) for code in concepts_of(picture)), id


def test_chimeras_want_matching_silhouettes() -> None:
    codes = drawable()[:40]
    matching = [(a, b) for a in codes for b in codes if a != b and silhouettes_match(a, b)]
    assert 0 < len(matching) < len(codes) ** 2 / 2


def test_concepts_have_words_in_three_languages() -> None:
    for entry in concepts().values():
        assert all(entry[language][0] for language in ("en", "es", "it"))
