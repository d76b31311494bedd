"""Random requests, valid and invalid by the schema of the HTTP API: clear refusals, and never a server error."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as example_settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from septem.web.http.app import create_app

from .page import GREEDY_BOT, ME, OPEN, Page, create_table

MODES = {"allowed": schemathesis.GenerationMode.POSITIVE, "forbidden": schemathesis.GenerationMode.NEGATIVE}
SCHEMA = schemathesis.openapi.from_dict(create_app().openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}


@pytest.fixture(scope="module")
def known(running: TestClient) -> list[str]:
    """Three tables: one is waiting, one is running, one is over."""
    tables = [create_table(running, "duel", [ME, OPEN]), create_table(running, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])]
    over = create_table(running, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])
    with running.websocket_connect(f"/api/tables/{over}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    return [*tables, over]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_causes_a_server_error(running: TestClient, known: list[str], label: str, mode: str) -> None:
    if mode == "forbidden" and not OPERATIONS[label].path_parameters and not OPERATIONS[label].body:
        return  # such a request has nothing that can be invalid

    @example_settings(max_examples=5, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy(generation_mode=MODES[mode]), place=st.integers(0, 3))
    def ask(case: Any, place: int) -> None:
        if place < len(known) and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = known[place]
        request = case.as_transport_kwargs(base_url="http://testserver")
        request.pop("cookies")  # the test client keeps the guest's cookies
        if isinstance(request.get("data"), bytes | str):
            request["content"] = request.pop("data")
        reply = running.request(**request)
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400:
            assert set(reply.json()) <= {"code", "message", "where"}
            assert "Traceback" not in reply.text

    ask()
