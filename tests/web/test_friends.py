"""Friends: members follow members, see who is here, challenge them, and compare ratings among themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from septem.web.store.account_models import MemberRow
from septem.web.store.models import GuestRow
from septem.web.store.rating_models import RatingRow
from septem.web.tables.system_time import milliseconds

from .conftest import DATABASES, client_on
from .page import ME, OPEN

PASSWORD = "olive harbour lantern"


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client_on(request.param, tmp_path_factory.mktemp("friends"), accounts_an_hour=1000) as client:
        yield client


names = iter(range(100_000))


class Somebody:
    """A member with a client."""

    def __init__(self, site: TestClient) -> None:
        self.client = TestClient(site.app)
        self.client.portal = site.portal
        self.name = f"Member{next(names)}"
        joined = self.client.post("/api/account", json={"name": self.name, "password": PASSWORD})
        assert joined.status_code == 201

    def follow(self, name: str) -> int:
        return self.client.put("/api/friends", json={"name": name}).status_code

    def friends(self) -> list[tuple[str, bool, bool]]:
        found = self.client.get("/api/friends").json()
        return [(one["name"], one["online"], one["mutual"]) for one in found]


@pytest.fixture
def ann(site: TestClient) -> Somebody:
    return Somebody(site)


@pytest.fixture
def bob(site: TestClient) -> Somebody:
    return Somebody(site)


def test_members_follow_members(ann: Somebody, bob: Somebody) -> None:
    assert ann.follow(bob.name.lower()) == 204
    assert ann.follow(bob.name) == 204
    assert ann.friends() == [(bob.name, False, False)]
    assert bob.friends() == []  # nobody is told who follows them
    bob.follow(ann.name)
    assert ann.friends() == [(bob.name, False, True)]
    ann.client.request("DELETE", "/api/friends", json={"name": bob.name})
    assert ann.friends() == []


def test_nobody_follows_themselves_or_nobody(ann: Somebody) -> None:
    assert ann.follow(ann.name) == 404
    assert ann.follow("Nobody at all") == 404


def test_guests_follow_nobody(site: TestClient) -> None:
    site.cookies.clear()
    assert site.get("/api/friends").json()["code"] == "not_a_member"
    assert site.put("/api/friends", json={"name": "Ann"}).status_code == 403
    assert site.get("/api/friends/ratings/duel.base").status_code == 403


def test_those_who_are_here_are_first(site: TestClient, ann: Somebody, bob: Somebody) -> None:
    def put_seen(session: Session) -> None:
        guest = session.scalars(select(MemberRow.guest).where(MemberRow.name == bob.name)).one()
        session.execute(update(GuestRow).where(GuestRow.id == guest).values(seen=milliseconds()))

    early = Somebody(site)
    ann.follow(early.name)
    ann.follow(bob.name)
    site.app.state.database.run_now(put_seen)  # type: ignore[attr-defined]
    assert ann.friends() == [(bob.name, True, False), (early.name, False, False)]


def test_the_private_leaderboard_has_the_circle_alone(site: TestClient, ann: Somebody, bob: Somebody) -> None:
    stranger = Somebody(site)

    def put_ratings(session: Session) -> None:
        for name, mu in ((ann.name, 24.0), (bob.name, 27.0), (stranger.name, 30.0)):
            guest = session.scalars(select(MemberRow.guest).where(MemberRow.name == name)).one()
            session.add(RatingRow(guest=guest, pool="duel.base", mu=mu, sigma=4.0, games=3, at=0))

    site.app.state.database.run_now(put_ratings)  # type: ignore[attr-defined]
    ann.follow(bob.name)
    found = ann.client.get("/api/friends/ratings/duel.base").json()["standings"]
    assert [(one["name"], one["own"]) for one in found] == [(bob.name, False), (ann.name, True)]
    own = bob.client.get("/api/friends/ratings/duel.base").json()["standings"]
    assert [one["name"] for one in own] == [bob.name]


def test_a_friend_is_challenged(ann: Somebody, bob: Somebody) -> None:
    ann.follow(bob.name)
    wish = {"table": {"game": "duel", "seats": [ME, OPEN]}, "invited": ann.friends()[0][0]}
    table = ann.client.post("/api/lobby/tables", json=wish).json()["id"]
    assert [one["id"] for one in bob.client.get("/api/lobby").json()["open"]] == [table]


def test_a_deleted_member_is_nobodys_friend(ann: Somebody, bob: Somebody) -> None:
    ann.follow(bob.name)
    assert ann.client.get("/api/account/export").json()["follows"] == [bob.name]
    bob.follow(ann.name)
    assert bob.client.request("DELETE", "/api/account").status_code == 204
    assert ann.friends() == []
