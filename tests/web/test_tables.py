"""Whole games through the server, with players and bots."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from septem import files
from septem.web.thinking.bot_pool import ProcessBotPool

from .page import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Page, create_table


def play_through(page: Page) -> None:
    while page.wait_for_question():
        assert page.answer(page.legal()[0])["type"] == "accepted"


def test_a_game_of_duel_against_a_bot(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        play_through(page)
    record = server.get(f"/api/tables/{table}/record").json()
    proof = record.pop("proof")
    assert proof["commitment"] == page.received[0]["table"]["commitment"]
    assert files.read(record).over
    assert record["players"][0] == "Ann"


def test_a_game_of_7_wonders_with_bots(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, RANDOM_BOT, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        play_through(page)
        assert page.scene is not None
        assert len(page.scene["scores"]) == 3
        while page.table["status"] != "over":
            page.next()


def test_a_bot_that_fails_does_not_stop_the_game(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*asked: object) -> int:
        raise RuntimeError("the bot failed")

    monkeypatch.setattr(ProcessBotPool, "answer", failing)
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        page.answer(page.legal()[0])
        assert page.until("happened")["seat"] == 2


def test_the_list_of_tables_says_whose_turn_it_is(server: TestClient) -> None:
    waiting = create_table(server, "duel", [ME, OPEN])
    playing = create_table(server, "wonders", [ME, RANDOM_BOT, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{playing}/socket") as socket:
        Page(socket).wait_for_question()
    lines = {line["id"]: line for line in server.get("/api/tables").json()}
    assert (lines[waiting]["yours"], lines[waiting]["waiting"]) == (False, [])
    assert lines[playing]["yours"]
    assert "Ann" in lines[playing]["waiting"]


def test_two_people_meet_by_a_link(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    friend = TestClient(server.app)
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        ann = Page(socket)
        assert ann.next()["scene"] is None
        assert ann.table["status"] == "waiting"
        reply = friend.post(f"/api/tables/{table}/seats/2", json={"name": "Bob", "nonce": "ab" * 16})
        assert reply.json()["status"] == "playing"
        ann.until("welcome")
        assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bob"]
        assert ann.scene is not None
        assert ann.scene["asked_at"] == 0


def test_a_waiting_player_may_change_their_name(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])

    def names_after(claim: dict[str, str]) -> list[str]:
        reply = server.post(f"/api/tables/{table}/seats/1", json=claim).json()
        return [seat["name"] for seat in reply["seats"]]

    assert names_after({}) == ["Ann", ""]
    assert names_after({"name": "Anna"}) == ["Anna", ""]
    server.put(f"/api/tables/{table}/seats/2/bot", json={"kind": "bot", "bot": "greedy"})
    assert names_after({"name": "Too late"})[0] == "Anna"


def test_chat_before_and_during_the_game(server: TestClient) -> None:
    """A guest with a name may chat before taking a seat; later viewers receive earlier lines."""
    table = create_table(server, "duel", [ME, OPEN])
    friend = TestClient(server.app)
    address = f"/api/tables/{table}/socket"
    with server.websocket_connect(address) as socket, friend.websocket_connect(address) as nobody:
        ann = Page(socket)
        ann.send(type="chat", text="Come!")
        assert ann.until("chat")["said"]["seat"] == 1
        stranger = Page(nobody)
        stranger.send(type="chat", text="Who?")
        assert stranger.until("refused")["code"] == "not_your_seat"
        ann.send(type="chat", text="x" * 301)
        assert ann.until("refused")["code"] == "bad_message"
        friend.put("/api/me", json={"name": "Bob"})
        with friend.websocket_connect(address) as known:
            bob = Page(known)
            assert [line["text"] for line in bob.until("welcome")["chat"]] == ["Come!"]
            bob.send(type="chat", text="Here I am 🤷\u200d♂️")  # one emoji of three characters
            assert ann.until("chat")["said"]["name"] == "Bob"
        friend.post(f"/api/tables/{table}/seats/2", json={"name": "Bob", "nonce": "ab" * 16})
        begun = ann.until("welcome")
        assert begun["scene"] is not None
        assert [line["seat"] for line in begun["chat"]] == [1, 2]


def test_a_rematch_is_one_table_for_all(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    assert server.post(f"/api/tables/{table}/rematch").json()["code"] == "not_over"
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        play_through(Page(socket))
    again = [server.post(f"/api/tables/{table}/rematch").json()["id"] for _ in range(2)]
    assert again[0] == again[1] != table
    info = server.get(f"/api/tables/{again[0]}").json()
    assert sorted(seat["kind"] for seat in info["seats"]) == ["bot", "guest"]
    stranger = TestClient(server.app)
    assert stranger.post(f"/api/tables/{table}/rematch").status_code == 403


def test_a_rematch_has_a_part_of_the_seed_from_the_player(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    server.post(f"/api/tables/{table}/resign")
    again = server.post(f"/api/tables/{table}/rematch", json={"nonce": "cd" * 16}).json()["id"]
    proof = server.post(f"/api/tables/{again}/resign").json()["proof"]
    assert sorted(proof["nonces"]) == ["", "cd" * 16]


def test_every_player_gives_a_part_of_the_seed_of_a_rematch(server: TestClient) -> None:
    """The game begins when both have asked; so neither of them, nor the server, chooses the deal alone."""
    table = create_table(server, "duel", [ME, OPEN], nonce="aa" * 16)
    friend = TestClient(server.app)
    friend.post(f"/api/tables/{table}/seats/2", json={"name": "Bob", "nonce": "bb" * 16})
    server.post(f"/api/tables/{table}/resign")
    again = friend.post(f"/api/tables/{table}/rematch", json={"nonce": "cc" * 16}).json()["id"]
    info = server.get(f"/api/tables/{again}").json()
    assert (info["status"], info["host"]) == ("waiting", False)
    assert sorted((seat["kind"], seat["name"]) for seat in info["seats"]) == [("guest", "Bob"), ("open", "")]
    assert friend.get(f"/api/tables/{again}").json()["host"]
    for _ in range(2):  # asking twice changes nothing
        assert server.post(f"/api/tables/{table}/rematch", json={"nonce": "dd" * 16}).json()["id"] == again
    info = server.get(f"/api/tables/{again}").json()
    assert info["status"] == "playing"
    assert {seat["name"]: seat["mine"] for seat in info["seats"]} == {"Ann": True, "Bob": False}
    proof = friend.post(f"/api/tables/{again}/resign").json()["proof"]
    assert sorted(proof["nonces"]) == ["cc" * 16, "dd" * 16]


def test_a_rematch_at_one_device_begins_at_once(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, {"kind": "me", "name": "Bob"}])
    server.post(f"/api/tables/{table}/resign")
    again = server.post(f"/api/tables/{table}/rematch", json={"nonce": "cd" * 16}).json()["id"]
    info = server.get(f"/api/tables/{again}").json()
    assert (info["status"], {seat["name"] for seat in info["seats"]}) == ("playing", {"Ann", "Bob"})


def test_a_bot_plays_a_rematch_instead_of_an_absent_player(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    friend = TestClient(server.app)
    friend.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"})
    server.post(f"/api/tables/{table}/resign")
    again = server.post(f"/api/tables/{table}/rematch").json()["id"]
    (free,) = (seat["number"] for seat in server.get(f"/api/tables/{again}").json()["seats"] if seat["kind"] == "open")
    assert (
        server.put(f"/api/tables/{again}/seats/{free}/bot", json={"kind": "bot", "bot": "1"}).json()["status"]
        == "playing"
    )
    assert friend.post(f"/api/tables/{table}/rematch").json()["id"] == again
    assert not any(seat["mine"] for seat in friend.get(f"/api/tables/{again}").json()["seats"])


def test_several_people_at_one_device(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, {"kind": "me", "name": "Bob"}, {"kind": "me", "name": "Cid"}])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.until("welcome")
        assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Bob", "Cid"]
        hands = []
        for seat in (1, 2, 3):
            page.send(type="look", seat=seat, language="en")
            hands.append(page.until("welcome")["scene"]["board"]["hand"])
            page.answer(page.legal()[0])
        assert hands[0] != hands[1] != hands[2]
        assert page.scene is not None
        assert page.scene["board"]["turn"] == 2


def test_an_unfinished_game_has_no_record_and_no_proof(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    assert server.get(f"/api/tables/{table}/record").json() == {"code": "not_over", "message": "The game is not over."}
    info = server.get(f"/api/tables/{table}").json()
    assert info["proof"] is None
    assert "seed" not in info
