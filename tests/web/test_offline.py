"""What the page needs to work without a network: the worker, the size of the first load, and whose a reply is."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from fastapi.testclient import TestClient

from septem.web.http.auth import PERSON_HEADER
from septem.web.http.pages import CLIENT, has_page

MOST_JAVASCRIPT = 150_000  # bytes, compressed, before the first page is shown
with_page = pytest.mark.skipif(not has_page(), reason="needs the built page")


def test_a_reply_says_whose_it_is_and_not_the_id(server: TestClient) -> None:
    assert server.get("/api/history").headers[PERSON_HEADER] == "nobody"
    server.put("/api/me", json={"name": "Ann"})
    ann = server.get("/api/history").headers[PERSON_HEADER]
    assert re.fullmatch("[0-9a-f]{16}", ann)
    assert server.get("/api/tables").headers[PERSON_HEADER] == ann
    server.cookies.clear()
    server.put("/api/me", json={"name": "Bob"})
    assert server.get("/api/history").headers[PERSON_HEADER] != ann


def test_verdicts_are_those_of_the_judge(server: TestClient) -> None:
    puzzle = server.get("/api/puzzles").json()["daily"]
    verdicts = server.get(f"/api/puzzles/{puzzle}/verdicts?language=fr").json()
    assert sum(one["solved"] for one in verdicts.values()) == 1
    for move in list(verdicts)[:3]:
        answer = {"move": move, "language": "fr"}
        assert server.post(f"/api/puzzles/{puzzle}/answer", json=answer).json() == verdicts[move]
    assert server.get("/api/puzzles/0000000000/verdicts").status_code == 400


@with_page
def test_the_worker_is_never_old_and_knows_the_files_of_the_page(server: TestClient) -> None:
    reply = server.get("/worker.js")
    assert reply.headers["Cache-Control"] == "no-cache"
    assert "javascript" in reply.headers["Content-Type"]
    listed = re.search(r"FILES=(\[.*?\]);", reply.text)
    assert listed is not None
    files = json.loads(listed[1])
    assert "/index.html" in files
    for path in files:
        assert server.get(path).status_code == 200


@with_page
def test_the_manifest_is_one(server: TestClient) -> None:
    reply = server.get("/manifest.webmanifest")
    assert reply.headers["Content-Type"].startswith("application/manifest+json")
    assert {icon["sizes"] for icon in reply.json()["icons"]} >= {"192x192", "512x512"}


@with_page
def test_the_first_page_loads_little(server: TestClient) -> None:
    scripts = re.findall(r'/(assets/[^"]+\.js)"', server.get("/").text)
    assert scripts
    assert sum(len(gzip.compress((CLIENT / script).read_bytes())) for script in scripts) < MOST_JAVASCRIPT
