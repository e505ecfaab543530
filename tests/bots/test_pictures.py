"""The bots of Pictures: legal, deterministic, and the operative knows no key."""

from __future__ import annotations

import fcntl
import inspect
from importlib import resources
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest
import wordfreq
from msgspec.structs import replace

from redtable.bots.bot import bot_levels, make_bot, needs_preparation, preparing
from redtable.bots.pictures import EARS, LEVELS, operative, race
from redtable.bots.pictures.encoders import FOR_DRAWINGS, vectors_of
from redtable.bots.pictures.listener import heard
from redtable.bots.pictures.names import (
    called,
    english_keywords,
    keywords,
    pivots,
)
from redtable.bots.pictures.prepared import Progress, percent_done, remove_outdated
from redtable.bots.pictures.relations import Ties, concrete, kinds_of
from redtable.bots.pictures.spymaster import CLEAR, PLAIN, Plan, Spymaster, Style
from redtable.bots.pictures.table import Thoughts
from redtable.bots.pictures.teammates import BY_NAME, FACTORS, LIKE_US, ears, shares
from redtable.bots.pictures.things import codes_on, dropped, every_word, things
from redtable.bots.pictures.vocabulary import (
    clue_words,
    definitions,
    listed_synsets,
    proper_names,
    synsets,
    translations,
)
from redtable.games.pictures import Pictures
from redtable.games.pictures.view import ClueView, PicturesView, TileView
from redtable.games.pictures.word_list import bare
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match

if TYPE_CHECKING:
    from pathlib import Path

GAME = Pictures()


def played(seed: int, **options: object) -> Match:
    """A whole game between bots."""
    rules = GAME.rules("", options)
    match = Match(GAME, rules, SeededChance(seed))
    bots = [make_bot("hard", GAME, rules, seat, seed) for seat in range(len(match.seats))]
    while match.outcome() is None:
        seat = match.state.actors()[-1]
        match.apply(seat, bots[seat].choose(match.view(seat).view))
    return match


@pytest.mark.clause("CP-G26")
@pytest.mark.parametrize(
    "options", [{}, {"mode": "coop"}, {"mode": "three"}, {"cards": "words", "grid": "5x5"}]
)
def test_bots_play_whole_games(options: dict[str, object]) -> None:
    match = played(1, **options)
    assert match.outcome() is not None
    assert any(entry.text.startswith("clue ") for entry in match.log)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (played(3) for _ in range(2))
    assert [entry.text for entry in first.log] == [entry.text for entry in second.log]


def test_levels() -> None:
    assert bot_levels("pictures") == ("random", "easy", "medium", "hard")


def test_the_operative_never_asks_for_a_colour_of_the_key() -> None:
    assert ".colour" not in inspect.getsource(operative)


def test_clue_words_are_clean_nouns() -> None:
    words = clue_words("en")
    assert len(words) > 3000
    assert "ocean" in words
    assert not {"fuck", "nazi", "rape"} & set(words)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_decks_are_frequent_clean_nouns(language: str) -> None:
    words = GAME.rules("", {"language": language}).word_deck()
    listed = resources.files("redtable.bots.pictures") / "blocked.txt"
    blocked = {bare(word) for word in listed.read_text(encoding="utf-8").split()}
    assert not [word for word in words if wordfreq.zipf_frequency(word, language) < 2.3]
    assert not [word for word in words if bare(word) in blocked]
    assert sum(word in synsets(language) for word in words) > 0.95 * len(words)


def test_words_have_definitions_without_examples() -> None:
    assert "bank: a long ridge or pile" in definitions("bank", "en")
    assert definitions("perro", "es")[0].startswith("dog: a member of the genus Canis")
    assert definitions("xyzzy", "it") == []


def test_a_listener_is_surer_of_keywords_and_hears_words_apart() -> None:
    near = np.array([[5.0, 5.0, 5.0]])
    mean, spread = heard(near, np.array([[True, False, False]]), np.array([False, False, True]))
    assert mean[0, 0] == 5.0 > mean[0, 1] > mean[0, 2]
    assert spread[0, 0] < spread[0, 2] < spread[0, 1]


def test_words_are_translated_for_the_english_encoder() -> None:
    assert pivots(["perro", "xyzzy"], "es")[0][0] == "dog"
    assert [group[:1] for group in pivots(["gatto", "xyzzy"], "it")] == [["cat"], []]
    assert translations("xyzzy", "es") == []
    assert pivots(["yate"], "es") == [[]]
    assert pivots(["yate", "xyzzy"], "es", closest=True) == [["yacht"], []]


def test_word_vectors_know_words_by_their_neighbours() -> None:
    """Cat and dog are much alike, a text is the mean of its words, and what is not known is nothing."""
    cat, dog, engine, both, unknown = vectors_of("spacy", ["cat", "dog", "engine", "cat dog", "qqxxzzqq"])
    assert cat @ dog > 0.7 > cat @ engine
    assert cat @ both > cat @ dog
    assert not unknown.any()
    assert english_only("spacy") == english_only("minilm") != english_only("use")


def test_word_vectors_are_heard_where_only_words_lie() -> None:
    for cards, encoders in EARS.items():
        rules = GAME.rules("", {"cards": cards})
        team = [cast("Any", make_bot("hard", GAME, rules, seat, 1)).thoughts for seat in (0, 1)]
        assert [[source.name for source in thoughts.sources] for thoughts in team] == [list(encoders)] * 2
    assert "spacy" in EARS["words"]
    assert set(EARS["mixed"]) | set(EARS["pictures"]) == set(FOR_DRAWINGS)


def english_only(name: str) -> bool:
    """Whether an encoder gets no Spanish keywords."""
    return "faro" not in keywords("part-lighthouse", "es", name)


def test_translations_are_the_words_that_people_use() -> None:
    """An encoder of all languages finds nothing closer to the Spanish "agua" than the toad of that name."""
    spanish = pivots(["agua", "mar", "cisne", "hospital"], "es", closest=True)
    assert [group[0] for group in spanish] == ["water", "sea", "swan", "hospital"]
    assert "agua" not in spanish[0]
    assert [group[0] for group in pivots(["testa", "castoro"], "it")] == ["head", "beaver"]
    assert pivots(["brújula"], "es", closest=True) == [["compass"]]


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_dictionary_knows_what_stands_on_the_cards(language: str) -> None:
    deck = GAME.rules("", {"language": language}).word_deck()
    assert [word for word in deck if not translations(word, language)] == []


def test_spanish_nouns_share_the_meanings_of_other_languages() -> None:
    assert set(listed_synsets("es")["bicicleta"]).isdisjoint(synsets("it")["bicicletta"])
    assert not set(synsets("es")["bicicleta"]).isdisjoint(synsets("it")["bicicletta"])
    assert translations("ballena", "es")[0] == "whale"
    assert definitions("ballena", "es")[0].startswith("whale: any of the larger cetacean")
    assert "ballena" in clue_words("es")


def test_a_new_cache_replaces_those_of_earlier_versions(tmp_path: Path) -> None:
    new = tmp_path / "es-use-2222.npz"
    outdated = ("es-use-1111.npz", "es-use-1111.lock", "es-use-2222.77.npz", "es-use-2222.lock")
    others = ("es-minilm-1111.npz", "it-use-1111.npz", "es-use-3333.78.npz", "es-use-3333.lock")
    for name in (new.name, *outdated, *others):
        (tmp_path / name).touch()
    with (tmp_path / "es-use-3333.lock").open() as made_just_now:
        fcntl.flock(made_just_now, fcntl.LOCK_EX)
        remove_outdated(new)
    assert {file.name for file in tmp_path.iterdir()} == {new.name, *others}


def test_whoever_waits_hears_how_far_a_cache_is(tmp_path: Path) -> None:
    file = tmp_path / "es-use-1.npz"
    assert percent_done(file) is None
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        progress = Progress(file.with_suffix(".lock"), None)
        progress.total = 200
        progress(90)
        assert percent_done(file) == 45
        progress(130)
        assert percent_done(file) == 99
    assert percent_done(file) is None


def test_prepared_bots_can_play_at_once() -> None:
    rules = GAME.rules("", {"language": "en"})
    make_bot("hard", GAME, rules, 0, 1)
    assert preparing("hard", GAME, rules) is None
    assert preparing("random", GAME, rules) is None
    assert needs_preparation("pictures")
    assert not needs_preparation("redcode")


def test_things_are_called_by_the_words_of_all_languages() -> None:
    bat = "1F987"
    assert "notte" in keywords(bat, "it", "use")
    assert "notte" not in keywords(bat, "en", "use")
    assert english_keywords(bat)[0] == "bat"
    assert "night" in english_keywords(bat)
    assert keywords(bat, "es", "use")[0] == "murciélago"
    words = ["noche", "xyzzy"]
    places = dict(zip(words, called(words, pivots(words, "es"), "es"), strict=True))
    assert list(things()).index(bat) in places["noche"]
    assert places["xyzzy"] == []


def card(face: str, kind: str = "picture") -> TileView:
    """A card on the table."""
    return TileView(id="0", kind=kind, face=face, cover=None, colour=None)


def test_a_drawing_says_what_is_seen_and_not_what_an_emoji_is_used_for() -> None:
    ghost, hand, eye = "1F47B", "270B", "1F441"
    assert "silly" in every_word()[ghost]["en"]
    assert "silly" not in things()[ghost]["en"]
    assert not {"5", "five", "stop"} & set(things()[hand]["en"])
    assert not {"1", "one"} & set(things()[eye]["en"])
    assert "halloween" in things()[ghost]["en"]
    assert all(entry["en"][0] == every_word()[code]["en"][0] for code, entry in things().items())


def test_the_list_of_dropped_keywords_names_things_and_words_that_exist() -> None:
    known = every_word()
    for code, gone in dropped().items():
        for language, words in gone.items():
            assert set(words) <= set(known[code][language]), code


def test_a_part_by_our_own_hand_goes_by_its_own_name() -> None:
    one, two = codes_on(card("on.whale.lighthouse"))
    assert things()[one]["en"][0] == "whale"
    assert things()[two]["es"][0] == "faro"
    assert "tokyo" not in things()[two]["en"]


def test_a_dictionary_ties_things_to_kinds_parts_and_what_defines_them() -> None:
    nouns = synsets("en")
    camel, engine = Ties("camel"), Ties("fire engine")
    assert camel.hold([], ["desert"])
    assert camel.hold(nouns["mammal"], ["mammal"])
    assert engine.hold(nouns["vehicle"], ["vehicle"])
    assert not camel.hold(nouns["piano"], ["piano"])
    assert kinds_of(nouns["camel"][0], 0) == set()
    assert all(concrete(meaning) for meaning in nouns["camel"])
    assert not any(concrete(meaning) for meaning in nouns["foolishness"])


def test_a_spanish_word_is_tied_by_its_own_meanings_alone() -> None:
    nouns = synsets("en")
    assert Ties("match").hold(nouns["contest"], ["contest"])
    flame = Ties("match", senses=nouns["lucifer"])
    assert flame.hold(nouns["lighter"], ["lighter"])
    assert not flame.hold(nouns["contest"], ["contest"])


def test_a_clue_is_explained_by_a_chain_of_words() -> None:
    thoughts = Thoughts("en", FOR_DRAWINGS)
    assert thoughts.chain("desert", card("carry.1F42B.1F6C1"))[0] in ("two-hump camel", "bathtub")
    assert thoughts.chain("desert", card("carry.1F42B.1F6C1"))[-1] == "desert"
    assert thoughts.chain("ocean", card("whale", "word")) == ["whale", "ocean"]


def test_a_thing_without_a_name_in_the_language_is_called_by_its_english_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No Spanish word is known for a chipmunk, which ended the match of whoever gave a clue for it."""
    thoughts = Thoughts("en", FOR_DRAWINGS)
    monkeypatch.setattr(thoughts.sources[0], "language", "es")
    assert things()["1F43F"]["es"] == []
    assert thoughts.chain("forest", card("carry.1F43F.1F43F"))[0] == "chipmunk"


def test_a_number_is_honest() -> None:
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 1000, 5))
    kinds = np.array(["own", "own", "assassin", "bystander"])
    listener = np.array([[5.0, 4.0, 0.0, 0.0], [5.0, 4.0, 4.5, 0.0], [5.0, 1.0, 0.0, 0.0]])
    crowd = np.stack([listener] * 4)
    tied = np.zeros((3, 4), dtype=bool)
    named, written = tied.copy(), np.zeros(4, dtype=bool)

    def numbers(most: int = 9) -> list[int]:
        explained = spymaster.explained(crowd, crowd.mean(0), tied, kinds, written)
        return [int(number) for number in spymaster.honest(crowd, explained, kinds, named, most)]

    assert numbers() == [2, 1, 1]
    crowd[1, 0, 2] = 9.0
    assert numbers() == [0, 1, 1]
    tied[2, 1] = True
    assert numbers() == [0, 1, 2]
    assert numbers(1) == [0, 1, 1]
    crowd[:, 2, 3] = 2.0
    assert numbers() == [0, 1, 2]
    named[2, 3] = True
    assert numbers() == [0, 1, 1]


def test_translated_words_must_be_closer() -> None:
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 1000, 5))
    crowd = np.full((4, 1, 2), 3.0)
    kinds, tied, written = np.array(["own", "own"]), np.array([[True, False]]), np.ones(2, dtype=bool)
    crowd[:, :, 0] = 5.0

    def explained() -> list[int]:
        return [int(each) for each in spymaster.explained(crowd, crowd.mean(0), tied, kinds, written)]

    assert explained() == [2]
    spymaster.language = "es"
    assert explained() == [1]


def test_among_words_the_word_itself_counts_more_than_its_definitions() -> None:
    """A stranger who knows words alone hears what the listeners by name hear, and little of the others."""
    view = cast(
        "PicturesView",
        GAME.start(GAME.rules("", {"mode": "coop", "cards": "words"}), SeededChance(3))[0].view(0),
    )
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 3000, 4))
    crowd = spymaster.thoughts.listeners(list(view.cards))
    by_name, by_definition = crowd[::2].mean(0), crowd[1::2].mean(0)
    row, _, near = spymaster.ranked(view, list(view.cards))[0]
    assert BY_NAME > 0.5
    assert near == pytest.approx(BY_NAME * by_name[row] + (1 - BY_NAME) * by_definition[row], abs=1e-4)


def test_an_operative_hears_words_by_themselves_and_pictures_in_both_ways() -> None:
    """People do not go by definitions when they find a word on a card."""
    thoughts = Thoughts("en", FOR_DRAWINGS)
    cards = [card("conductor", "word"), card("carry.1F42B.1F6C1"), card("spell", "word")]
    near = thoughts.word_to_cards("bus", cards)
    ways = thoughts.listeners(cards, "bus")[:, 0]
    by_name, by_definition = ways[::2].mean(0), ways[1::2].mean(0)
    assert near[[0, 2]] == pytest.approx(by_name[[0, 2]])
    assert near[1] == pytest.approx((by_name[1] + by_definition[1]) / 2)
    assert near[0] != pytest.approx((by_name[0] + by_definition[0]) / 2)


def test_weaker_spymasters_dare_fewer_cards_and_safer_ones() -> None:
    rules = GAME.rules("", {})
    styles = [make_bot(level, GAME, rules, 0, 1).style for level in LEVELS]  # type: ignore[attr-defined]
    assert [style.largest for style in styles] == [2, 3, 6]
    assert [style.sigma for style in styles] == sorted((style.sigma for style in styles), reverse=True)


@pytest.mark.parametrize("cards", ["pictures", "words"])
def test_a_spymaster_learns_who_thinks_as_it_does(cards: str) -> None:
    """By the cards that are touched, and by their order; the rival's touches tell nothing."""
    rules = GAME.rules("", {"mode": "coop", "cards": cards})
    view = cast("PicturesView", GAME.start(rules, SeededChance(1))[0].view(0))
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 100_000, 5))
    near = spymaster.thoughts.word_to_cards("ocean", list(view.cards))
    order = [int(place) for place in np.argsort(-near)]
    own = view.seats[0].team

    def like_us(touches: list[int], team: str = own) -> float:
        shown = [
            replace(tile, cover="red" if place in touches else None) for place, tile in enumerate(view.cards)
        ]
        clue = ClueView(team=team, word="ocean", number=3, allowed=False, touches=touches)
        return float(spymaster.beliefs(replace(view, cards=shown, history=[clue]))[-1].sum())

    before = float(spymaster.beliefs(view)[-1].sum())
    assert before == pytest.approx(LIKE_US[cards])
    assert like_us(order[-1:]) < before < like_us(order[:1]) < like_us(order[:2])
    assert like_us([order[1], order[0]]) < like_us(order[:2])
    assert like_us(order[-1:], "blue-team") == pytest.approx(before)


def test_a_spymaster_dares_more_with_those_who_think_as_it_does() -> None:
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 100_000, 5))
    kinds = np.array(["own", "own", "own", "assassin", "bystander"])
    crowd = np.array([[[5.0, 4.5, 4.0, 2.5, 0.0]]] * 4, dtype=np.float32)
    heard_so = ears(crowd, np.zeros((1, 5), dtype=bool), np.zeros(5, dtype=bool))
    gains = np.arange(4)[:, None] - np.array([0.0, 0.1, 0.2, 25.0])
    strangers, friends = np.zeros((5, len(FACTORS))), np.zeros((5, len(FACTORS)))
    strangers[:4], friends[4] = 1.0, 1.0

    def dared(weights: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> int:
        return int(spymaster.values(heard_so, weights, kinds, gains, 2000)[:, 0].argmax()) + 1

    assert dared(strangers) < dared(friends) == 3


def test_samples_are_shared_by_likelihood() -> None:
    counts = shares(np.array([[0.2, 0.3], [0.5, 0.0]]), 48)
    assert counts.sum() == 48
    assert counts.tolist() == [[10, 14], [24, 0]]


def test_a_race_is_won_by_whoever_needs_less() -> None:
    assert race.chance(0, 3) == 1.0
    assert race.chance(3, 0) == 0.0
    assert race.chance(4, 4) > 0.5
    assert race.chance(2, 5) > race.chance(3, 5) > race.chance(3, 4)
    right, bystander, rival, assassin = race.after(5, 5, 2)
    assert right == bystander == pytest.approx(1 - race.chance(5, 3))
    assert bystander > rival > assassin == 0.0
    found = [share * (1 - race.chance(4, 6 - cards)) for cards, share in enumerate(race.FOUND)]
    assert race.chance(6, 4) == pytest.approx(sum(found))


def test_whoever_is_behind_dares_more() -> None:
    """With one card to find the rival wins soon: then only all of ours together are worth something."""
    view = cast("PicturesView", GAME.start(GAME.rules("", {}), SeededChance(1))[0].view(0))
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 1000, 5))

    def last_card(theirs: int) -> float:
        kinds = np.array(["own"] * 3 + ["rival"] * theirs)
        gains = spymaster.gains(view, kinds, "pictures", 3)[:, 0]
        return float((gains[3] - gains[2]) / (gains[1] - gains[0]))

    assert last_card(1) > 2 * last_card(6)


def test_a_spymaster_does_not_repeat_itself_where_it_was_not_heard() -> None:
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 100_000, 5))
    cards = [replace(card(word, "word"), id=str(at)) for at, word in enumerate(("lion", "bread"))]
    place = spymaster.thoughts.sources[0].place
    before = spymaster.thoughts.listeners(cards)
    spymaster.plans.append(Plan("leopard", 1, [0], [["lion", "leopard"]], 1, 1.0))
    after = spymaster.learned(before.copy(), cards)
    kept = spymaster.heard["leopard"]
    assert kept[place["leopard"]] < kept[place["tiger"]] < kept[place["pride"]]
    assert (after[:, place["tiger"], 0] < before[:, place["tiger"], 0]).all()
    assert np.array_equal(after[:, :, 1], before[:, :, 1])


@pytest.mark.parametrize("cards", ["pictures", "words"])
def test_no_clue_without_a_chain(cards: str) -> None:
    rules = GAME.rules("", {"mode": "coop", "cards": cards})
    for board in range(3):
        state, _ = GAME.start(rules, SeededChance(board))
        spymaster = Spymaster("en", 0, board, Style(FOR_DRAWINGS, 1.0, 3500, 3))
        spymaster.choose(state.view(0))
        plan = spymaster.plans[-1]
        assert len(plan.chains) == len(plan.meant) == plan.number
        assert all(len(chain) in (2, 3) and chain[-1] == plan.word for chain in plan.chains)
        table = state.view(0).cards  # type: ignore[attr-defined]
        row = spymaster.thoughts.sources[0].place[plan.word]
        near = spymaster.thoughts.listeners(table)[::2, row]
        ties = spymaster.thoughts.called([row], table) | spymaster.thoughts.tied([row], table)
        clear = np.where(ties[0], near.mean(0) > PLAIN, near.min(0) > CLEAR[cards.removesuffix("s")])
        assert all(clear[place] for place in plan.meant)


def test_what_begins_like_a_visible_word_is_not_said() -> None:
    spymaster = Spymaster("en", 0, 1, Style(FOR_DRAWINGS, 1.0, 1000, 5))
    assert spymaster.alike("stability", "stable")
    assert not spymaster.alike("stall", "stable")


def test_proper_names_are_clues_only_where_they_are_drawn() -> None:
    assert {"elizabeth", "london", "christmas"} <= proper_names("en")
    words = set(clue_words("en"))
    assert "christmas" in words
    assert not {"elizabeth", "london", "nice"} & words
