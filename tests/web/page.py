"""A client without a browser: creates tables, receives messages, answers."""

from __future__ import annotations

import json
import uuid
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

ME, OPEN, RANDOM_BOT, GREEDY_BOT = (
    {"kind": "me"},
    {"kind": "open"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "greedy"},
)


def create_table(client: TestClient, game: str, seats: list[dict[str, str]], **options: Any) -> str:
    reply = client.post("/api/tables", json={"game": game, "seats": seats, "shuffle": False, "name": "Ann", **options})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


class Page:
    """One connection: keeps the newest scene and all messages."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.scene: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.receive_text())
        self.received.append(message)
        self.scene = message.get("scene") or self.scene
        self.table = message.get("table") or self.table
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def answer(self, move: str, **changes: Any) -> dict[str, Any]:
        """Send an answer; returns the server's reply."""
        assert self.scene is not None
        ref = str(uuid.uuid4())
        asked_at, seat = self.scene["asked_at"], self.scene["seat"]
        self.send(**{"type": "answer", "ref": ref, "seat": seat, "move": move, "asked_at": asked_at} | changes)
        return self.until("accepted", "refused")

    def wait_for_question(self) -> bool:
        """Until this seat is asked, or the game is over."""
        while self.scene is None or (self.scene["asked_at"] is None and not self.scene["result"]):
            self.next()
        return self.scene["result"] is None

    def legal(self) -> list[str]:
        assert self.scene is not None
        return [choice["move"] for choice in self.scene["choices"] if choice["legal"]]
