"""Ratings: which games are rated, what they change, and who is shown on leaderboards."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.web.store import ratings
from septem.web.store.rating_models import RatingRow
from septem.web.tables.rated import POOLS, pool_of
from septem.web.tables.rating_model import Rating, after_game, anchors, distance, ranks_of
from septem.web.tables.results import GameResult, SeatResult

from .conftest import DATABASES, client_on
from .page import GREEDY_BOT, ME, OPEN, Page

PASSWORD = "olive harbour lantern"
LEVEL_2 = {"kind": "bot", "bot": "2"}
numbers = itertools.count(1)


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client_on(request.param, tmp_path_factory.mktemp("ratings"), accounts_an_hour=1000) as client:
        yield client


Join = Callable[[], TestClient]


@pytest.fixture
def join(site: TestClient) -> Join:
    """New members of the same server."""
    site.cookies.clear()

    def joined() -> TestClient:
        client = TestClient(site.app)
        client.portal = site.portal
        reply = client.post("/api/account", json={"name": f"Member {next(numbers)}", "password": PASSWORD})
        assert reply.status_code == 201
        return client

    return joined


def make(client: TestClient, game: str, seats: list[dict[str, str]], **more: Any) -> Any:
    wish = {"game": game, "seats": seats, "shuffle": False, "rated": True, **more}
    return client.post("/api/tables", json=wish)


def made(client: TestClient, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    reply = make(client, game, seats, **more)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


def code_of(reply: Any) -> str:
    return str(reply.json()["code"])


def own(client: TestClient) -> dict[str, Any]:
    return {one["pool"]: one["rating"] for one in client.get("/api/ratings").json()}


def test_a_rated_duel_changes_the_ratings_of_both_members(join: Join) -> None:
    ann, bob = join(), join()
    table = made(ann, "duel", [ME, OPEN])
    assert ann.get(f"/api/tables/{table}").json()["rated"]
    assert bob.post(f"/api/tables/{table}/seats/2", json={}).status_code == 200
    assert bob.post(f"/api/tables/{table}/resign").status_code == 200
    first, second = ann.get(f"/api/tables/{table}/ratings").json()
    assert first["before"]["points"] == second["before"]["points"] == 1500
    assert first["after"]["points"] > 1500 > second["after"]["points"]
    assert first["after"]["uncertainty"] < first["before"]["uncertainty"]
    assert own(ann)["duel.base"]["points"] == first["after"]["points"]
    assert own(ann)["duel.base"] | {"games": 1, "provisional": True} == own(ann)["duel.base"]
    (game,) = bob.get("/api/history").json()["games"]
    assert (game["rating"], game["change"]) == (second["after"]["points"], second["after"]["points"] - 1500)


def test_a_game_is_rated_once(join: Join, site: TestClient) -> None:
    ann = join()
    table = made(ann, "duel", [ME, LEVEL_2])
    ann.post(f"/api/tables/{table}/resign")
    for _ in range(3):
        changes = ann.get(f"/api/tables/{table}/ratings").json()
        ann.get("/api/history")
    assert own(ann)["duel.base"]["games"] == 1
    bot = changes[1]
    assert bot["before"] == bot["after"]  # bots are anchors
    assert bot["before"]["points"] == anchors("duel.base")["2"].points


def test_games_against_bots_are_rated_to_the_end(join: Join) -> None:
    ann = join()
    table = made(ann, "wonders", [ME, LEVEL_2, LEVEL_2])
    with ann.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    changes = ann.get(f"/api/tables/{table}/ratings").json()
    won = page.scene is not None and 1 in page.scene["result"]["winners"]
    assert (changes[0]["after"]["points"] > 1500) == won
    assert list(own(ann)) == ["wonders.base"]


def test_ratings_are_up_to_date_right_after_the_game(join: Join) -> None:
    ann = join()
    ann.post(f"/api/tables/{made(ann, 'duel', [ME, LEVEL_2])}/resign")
    assert own(ann)["duel.base"]["games"] == 1


def test_other_games_change_nothing(join: Join) -> None:
    ann = join()
    table = made(ann, "duel", [ME, LEVEL_2], rated=False)
    ann.post(f"/api/tables/{table}/resign")
    assert ann.get(f"/api/tables/{table}/ratings").json() == []
    assert own(ann) == {}
    (game,) = ann.get("/api/history").json()["games"]
    assert (game["rating"], game["change"]) == (None, None)


def test_what_cannot_be_rated_is_refused_before_the_game(join: Join, site: TestClient) -> None:
    ann = join()
    assert code_of(make(ann, "duel", [ME, GREEDY_BOT])) == "bot_without_rating"
    assert code_of(make(ann, "duel", [ME, {"kind": "me", "name": "Me too"}])) == "rated_for_one_seat"
    assert code_of(make(ann, "wonders", [ME, OPEN])) == "never_rated"
    assert code_of(make(ann, "duel", [ME, OPEN], options={"first_game_preset": True})) == "never_rated"
    site.cookies.clear()
    assert code_of(make(site, "duel", [ME, LEVEL_2], name="Guest")) == "rated_for_members"
    table = made(ann, "duel", [ME, OPEN])
    assert code_of(site.post(f"/api/tables/{table}/seats/2", json={"name": "Guest"})) == "rated_for_members"
    assert code_of(ann.post(f"/api/tables/{table}/seats/2", json={})) == "rated_for_members"  # one seat each
    assert code_of(ann.put(f"/api/tables/{table}/seats/2/bot", json={"kind": "bot", "bot": "numa"})) == (
        "bot_without_rating"
    )


def test_rated_games_have_no_hints_no_undo_and_no_substitute_on_request(join: Join) -> None:
    ann = join()
    table = made(ann, "duel", [ME, LEVEL_2])
    with ann.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        assert page.table["hints"] is False
        assert code_of(ann.post(f"/api/tables/{table}/hint", json={"seat": 1})) == "rated_game"
        page.answer(page.legal()[0])
        page.send(type="undo", ref="12345678-1234", seat=1)
        assert page.until("refused", "undone")["code"] == "rated_game"
        page.send(type="stand_in", seat=1, bot=True)
        assert page.until("refused")["code"] == "rated_game"


def test_a_member_plays_under_their_own_name(join: Join) -> None:
    ann, bob = join(), join()
    table = made(ann, "duel", [ME, OPEN])
    bob.post(f"/api/tables/{table}/seats/2", json={"name": "Somebody else"})
    name = bob.get("/api/account").json()["name"]
    assert bob.get(f"/api/tables/{table}").json()["seats"][1]["name"] == name


def test_nobody_escapes_a_rating_by_leaving(join: Join) -> None:
    ann, bob, cleo = join(), join(), join()
    table = made(ann, "wonders", [ME, OPEN, OPEN])
    bob.post(f"/api/tables/{table}/seats/2", json={})
    cleo.post(f"/api/tables/{table}/seats/3", json={})
    left = bob.post(f"/api/tables/{table}/resign").json()["seats"][1]
    assert (left["kind"], left["bot"], left["mine"]) == ("guest", "2", True)


def test_a_rematch_is_rated_too(join: Join) -> None:
    ann = join()
    table = made(ann, "duel", [ME, LEVEL_2])
    ann.post(f"/api/tables/{table}/resign")
    again = ann.post(f"/api/tables/{table}/rematch").json()["id"]
    assert ann.get(f"/api/tables/{again}").json()["rated"]


def test_the_leaderboard_shows_settled_ratings_and_bots(join: Join, site: TestClient) -> None:
    database = site.app.state.database  # type: ignore[attr-defined]
    ann, bob = join(), join()
    for client, games in ((ann, 30), (bob, 3)):
        guest = client.get("/api/account/export").json()["id"]
        row = RatingRow(guest=guest, pool="wonders.second", mu=31.0, sigma=2.0, games=games, at=0)
        database.run_now(lambda session, new: session.add(new), row)
    leaders = ann.get("/api/ratings/wonders.second").json()["standings"]
    assert [one["own"] for one in leaders if one["bot"] is None] == [True]
    assert sorted(one["bot"] for one in leaders if one["bot"]) == ["1", "2", "3", "4", "5"]
    points = [one["rating"]["points"] for one in leaders]
    assert points == sorted(points, reverse=True)
    assert not any(one["rating"]["provisional"] for one in leaders)
    assert ann.get("/api/ratings/chess").status_code == 422


def test_ratings_are_exported_and_deleted_with_the_account(join: Join, site: TestClient) -> None:
    ann, bob = join(), join()
    table = made(ann, "duel", [ME, OPEN])
    bob.post(f"/api/tables/{table}/seats/2", json={})
    ann.post(f"/api/tables/{table}/resign")
    ann.get(f"/api/tables/{table}/ratings")
    exported = ann.get("/api/account/export").json()
    assert [one["pool"] for one in exported["ratings"]] == ["duel.base"]
    assert ann.delete("/api/account").status_code == 204
    database = site.app.state.database  # type: ignore[attr-defined]
    assert database.run_now(ratings.ratings_of, exported["id"]) == {}
    assert own(bob)["duel.base"]["points"] > 1500


def result(winner: int, *points: int) -> GameResult:
    seats = [SeatResult(n, f"g{n}", None, 1, n == winner, score) for n, score in enumerate(points)]
    return GameResult("t", "wonders", "points", 0, False, seats)


def test_places_are_by_victory_then_by_points() -> None:
    game = result(1, 40, 50, 45)
    won, points = [seat.won for seat in game.seats], [seat.points for seat in game.seats]
    assert ranks_of([bool(one) for one in won], points) == [2.0, 0.0, 1.0]
    assert ranks_of([True, False], [None, None]) == [0.0, 1.0]
    assert ranks_of([True, True, False], [50, 50, 50]) == [0.0, 0.0, 1.0]


def test_the_anchors_are_those_that_matches_measured() -> None:
    """A difference of ratings means the share of games that was measured."""
    assert distance(0.5, 1) == pytest.approx(0)
    assert distance(1 / 3, 2) == pytest.approx(0)
    for pool in POOLS:
        points = [anchors(pool)[level].points for level in "12345"]
        assert points == sorted(points)
        assert points[2] == 1500
    from openskill.models import PlackettLuce

    exact = PlackettLuce()
    low, high = (exact.create_rating([anchors("duel.base")[level].mu, 0.0001]) for level in "12")
    assert exact.predict_win([[high], [low]])[0] > 0.8


def test_ratings_settle_after_ten_games() -> None:
    rating, bot = Rating(), anchors("duel.base")["3"]
    for number in range(12):
        rating = after_game([rating, bot], [number % 2, 1 - number % 2])[0]
    assert not rating.provisional
    assert 1300 < rating.points < 1700


def test_every_kind_of_table_has_its_pool() -> None:
    assert pool_of("duel", {}) == "duel.base"
    assert pool_of("duel", {"pantheon": True}) == "duel.expansions"
    assert pool_of("duel", {"promo_wonders": ["messe_essen"]}) == "duel.expansions"
    assert pool_of("wonders", {"players": 5}) == "wonders.base"
    assert pool_of("wonders", {"players": 3, "leaders": True}) == "wonders.expansions"
    assert pool_of("wonders", {"players": 3, "leaders": True, "edition": "second"}) == "wonders.second"
    assert pool_of("wonders", {"players": 4, "cities": True, "teams": True}) is None
    assert pool_of("wonders", {"players": 2}) is None
