"""A complete bot for a Septem server, with nothing but Python: it accepts challenges and plays every game at once.

    SEPTEM_TOKEN=s7_… python bot.py https://septem.example.org

The token belongs to a bot account and has the scopes read, challenge and play. Change `choose` to make it play well.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

SILENCE = 45  # seconds without a line, not even an empty one: the connection is lost
LIKED = ("build", "construct", "draft", "choose", "recruit", "keep", "take", "stage", "wonder")


class Server:
    """The bot API: requests with the token, and streams of JSON lines."""

    def __init__(self, address: str, token: str) -> None:
        self.address = f"{address.rstrip('/')}/api/bot"
        self.token = token

    def open(self, path: str, fields: dict[str, Any] | None = None) -> Any:
        body = None if fields is None else json.dumps(fields).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, body, headers)
        return urllib.request.urlopen(request, timeout=SILENCE)

    def get(self, path: str) -> Any:
        with self.open(path) as reply:
            return json.load(reply)

    def post(self, path: str, **fields: Any) -> bool:
        """Whether the server did it. It may refuse: somebody was faster, or the game is over."""
        try:
            self.open(path, fields).close()
        except urllib.error.HTTPError as refusal:
            print(f"refused: {refusal.read().decode()}", file=sys.stderr)
            return False
        return True

    def stream(self, path: str) -> Iterator[dict[str, Any]]:
        with self.open(path) as reply:
            for line in reply:
                if line.strip():  # empty lines say that the server is there
                    yield json.loads(line)


def choose(view: dict[str, Any], moves: list[str]) -> str:
    """One of the legal moves. `view` is the whole position as the seat sees it; this bot only prefers to build."""
    for verb in LIKED:
        liked = [move for move in moves if move.startswith(verb)]
        if liked:
            return secrets.choice(liked)
    return secrets.choice(moves)


def play(server: Server, table: str) -> None:
    """Play a game to its end. A stream that begins again tells everything again."""
    while True:
        try:
            for line in server.stream(f"/games/{table}"):
                if line.get("end"):
                    print(f"{table}: over, won by seats {line['end']['winners']}")
                    return
                if line.get("question"):
                    question = line["question"]
                    move = choose(line["view"], question["moves"])
                    server.post(f"/games/{table}/answer", move=move, asked_at=question["asked_at"])
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:
                return
        except OSError:
            pass
        time.sleep(2)


def follow(server: Server, games: int | None) -> int:
    """Accept every challenge, and play; returns how many games are left when the stream ends."""
    playing: set[str] = set()
    left = -1 if games is None else games
    for event in server.stream("/events"):
        if event["type"] == "challenge":
            server.post(f"/challenges/{event['challenge']['id']}/accept", nonce=secrets.token_hex(16))
        elif event["type"] == "game_start" and event["game"]["id"] not in playing:
            playing.add(event["game"]["id"])
            threading.Thread(target=play, args=(server, event["game"]["id"]), daemon=True).start()
        elif event["type"] == "game_finish":
            left -= 1
            if left == 0:
                break
    return left


def main(address: str, games: int | None = None) -> None:
    server = Server(address, os.environ["SEPTEM_TOKEN"])
    print(f"playing as {server.get('/account')['name']}", flush=True)
    while games is None or games > 0:
        try:
            games = follow(server, games)
            games = None if games < 0 else games
        except urllib.error.HTTPError as refusal:
            sys.exit(f"the server refuses: {refusal.read().decode()}")
        except OSError as lost:
            print(f"{lost}; trying again", file=sys.stderr)
        time.sleep(2)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None)
