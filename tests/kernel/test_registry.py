"""Which games there are, and what is said about those that are not."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from redtable.kernel import registry
from redtable.kernel.registry import UnknownGameError, find_game, game_slugs
from tests.tiny import Tiny

TINY = Tiny()


def test_a_game_is_found_by_module_and_attribute() -> None:
    assert isinstance(find_game("tests.tiny:Tiny"), Tiny)


def test_a_ready_made_game_is_found_as_it_is() -> None:
    assert find_game(f"{__name__}:TINY").slug == "tiny"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("chess", "there is no game 'chess'; there is: "),
        ("tests.tiny:Chess", "no game at 'tests.tiny:Chess': .*has no attribute 'Chess'"),
        ("tests.nowhere:Tiny", "no game at 'tests.nowhere:Tiny': No module named 'tests.nowhere'"),
        ("tests.tiny.game:mine", "'tests.tiny.game:mine' is not a Game but a function"),
        ("tests.tiny.notation:TinyAction", "'tests.tiny.notation:TinyAction' is not a Game but a TinyAction"),
        (":Tiny", "no game at ':Tiny': expected module:attribute"),
        ("tests.tiny:", "no game at 'tests.tiny:': expected module:attribute"),
        (".tiny:Tiny", "no game at '.tiny:Tiny': expected module:attribute"),
        ("a:b:c", "no game at 'a:b:c': expected module:attribute"),
    ],
)
def test_an_unknown_game_says_what_there_is(name: str, expected: str) -> None:
    with pytest.raises(UnknownGameError, match=expected):
        find_game(name)


def test_every_installed_package_may_add_a_game(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    points = [
        EntryPoint("tiny", "tests.tiny:Tiny", registry.GROUP),
        EntryPoint("broken", "tests.nowhere:Game", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    registry.installed_games.cache_clear()
    request.addfinalizer(registry.installed_games.cache_clear)
    assert game_slugs() == ["broken", "tiny"]
    assert isinstance(find_game("tiny"), Tiny)
    with pytest.raises(UnknownGameError, match=r"no game at 'tests.nowhere:Game': No module named"):
        find_game("broken")
    with pytest.raises(UnknownGameError, match="there is: broken, tiny"):
        find_game("chess")
