"""The server commits to a deal before the first decision, and the commitment can be verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from septem import Problem, files
from septem.cli.app import app
from septem.core import fair

from .page import GREEDY_BOT, ME, Page, create_table


def finished_record(server: TestClient) -> dict[str, object]:
    table = create_table(server, "duel", [ME, GREEDY_BOT], nonce="ab" * 16)
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[-1])
    record: dict[str, object] = server.get(f"/api/tables/{table}/record").json()
    return record


def test_the_record_of_a_game_proves_its_deal(server: TestClient, tmp_path: Path) -> None:
    record = finished_record(server)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert CliRunner().invoke(app, ["verify", str(path), "--json"]).exit_code == 0
    changed_deal = dict(record, deal={"seed": 7}, moves=[])
    with pytest.raises(Problem, match="the commitment leads"):
        check(changed_deal)
    wrong_secret = dict(record, proof=dict(record["proof"], secret="00"))  # type: ignore[call-overload]
    with pytest.raises(Problem, match="does not match"):
        check(wrong_secret)


def check(document: dict[str, object]) -> None:
    record = files.read_record(document)
    assert record.proof is not None
    fair.check(record.proof, record.game, record.rules, record.options, record.deal)
