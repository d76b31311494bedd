"""Addresses of the page: their status, what other programs show of a link, and where other sites may frame them."""

from __future__ import annotations

import io
import re

import pytest
from fastapi.testclient import TestClient
from PIL import Image

from septem.ai.puzzles.puzzle import shipped
from septem.web.http.pages import has_page

from .page import GREEDY_BOT, ME, OPEN, Page, create_table

pytestmark = pytest.mark.skipif(not has_page(), reason="needs the built page")
NO_TABLE = "x" * 22


def previewed(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', text))


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t", "/t/short", f"/t/{NO_TABLE}", f"/r/{NO_TABLE}", f"/embed/{NO_TABLE}", "/a/b/c"]
)
def test_unknown_addresses_return_the_page_with_status_404(server: TestClient, path: str) -> None:
    reply = server.get(path)
    assert reply.status_code == 404
    assert 'id="app"' in reply.text
    assert reply.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js"])
def test_unknown_files_and_requests_are_no_page(server: TestClient, path: str) -> None:
    reply = server.get(path)
    assert reply.status_code == 404
    assert reply.json() == {"code": "not_found"}


def test_known_addresses(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    for path in ("/", f"/t/{table}", f"/r/{table}", f"/embed/{table}"):
        assert server.get(path).status_code == 200
        assert server.head(path).status_code == 200
    assert server.get("/icon.svg").status_code == 200


def scripts_of(server: TestClient) -> list[str]:
    return re.findall(r'"(/assets/[^"]+\.js)"', server.get("/").text)


def test_scripts_are_sent_compressed_to_browsers_that_take_it(server: TestClient) -> None:
    sizes = []
    for path in scripts_of(server):
        plain = server.get(path, headers={"Accept-Encoding": "identity"})
        packed = server.get(path, headers={"Accept-Encoding": "gzip, br"})
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
        assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
        assert "immutable" in packed.headers["Cache-Control"]
        assert packed.content == plain.content  # the client has unpacked it
        sizes.append((int(packed.headers["Content-Length"]), len(plain.content)))
    assert sum(packed for packed, _ in sizes) < 0.5 * sum(plain for _, plain in sizes)


def test_parts_of_files_and_known_files_are_not_compressed(server: TestClient) -> None:
    path = scripts_of(server)[0]
    part = server.get(path, headers={"Accept-Encoding": "gzip", "Range": "bytes=0-9"})
    assert (part.status_code, len(part.content)) == (206, 10)
    mark = server.get(path).headers["ETag"]
    assert server.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": mark}).status_code == 304
    assert server.head(path).headers["Content-Length"] == str(len(server.get(path).content))


def test_a_link_shows_the_game_its_players_and_its_status(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    found = previewed(server.get(f"/t/{table}", headers={"Accept-Language": "fr"}).text)
    assert found["title"] == "7 Wonders Duel · Ann"
    assert "Prenez place" in found["description"]
    assert found["url"] == f"http://testserver/t/{table}"
    assert server.get(found["image"]).headers["Content-Type"] == "image/png"
    playing = create_table(server, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])
    assert "being played" in previewed(server.get(f"/t/{playing}").text)["description"]
    server.post(f"/api/tables/{playing}/resign")
    assert "Watch it again" in previewed(server.get(f"/r/{playing}").text)["description"]


def test_programs_without_preview_tags_read_the_same_title_and_description(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    text = server.get(f"/t/{table}", headers={"Accept-Language": "fr"}).text
    found = previewed(text)
    assert re.findall("<title>(.*?)</title>", text) == [found["title"]]
    assert re.findall('<meta name="description" content="(.*?)"', text) == [found["description"]]
    picture = Image.open(io.BytesIO(server.get(found["image"]).content))
    assert picture.size == (int(found["image:width"]), int(found["image:height"]))
    assert found["type"] == "website"


def test_a_link_to_a_puzzle_names_its_game(server: TestClient) -> None:
    puzzle = next(one for one in shipped().values() if one.game == "duel")
    found = previewed(server.get(f"/puzzles/{puzzle.id}").text)
    assert found["title"] == "7 Wonders Duel · Septem"
    assert "best move" in found["description"]
    assert found["image"].endswith("/preview-duel.png")
    assert previewed(server.get("/puzzles/0000000000").text)["title"] == "Septem"


def test_a_preview_tells_nothing_of_the_game(server: TestClient) -> None:
    """Two moments of one game have the same preview."""
    table = create_table(server, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])
    before = server.get(f"/t/{table}").text
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        page.answer(page.legal()[0])
    assert server.get(f"/t/{table}").text == before


def test_names_cannot_break_out_of_a_preview(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN], name='"><script>x')
    text = server.get(f"/t/{table}").text
    assert "<script>x" not in text
    assert "&quot;&gt;&lt;script&gt;x" in previewed(text)["title"]


def test_other_sites_may_frame_replays_and_nothing_else(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    framed = server.get(f"/embed/{table}").headers
    assert "frame-ancestors *" in framed["Content-Security-Policy"]
    assert "X-Frame-Options" not in framed
    for path in ("/", f"/t/{table}", f"/r/{table}", "/embed", f"/embedded/{table}", "/api/tables"):
        headers = server.get(path).headers
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Frame-Options"] == "DENY"
