"""A player that accepts challenges on a server, and plays each game in a thread of its own."""

from __future__ import annotations

import json
import secrets
import threading
import time
from typing import Any

from ...ai import protocol, roster
from ...core.errors import Problem
from ...core.game import Game
from ..console import Terminal
from .bot_api import BotApi

SCOPES = ("challenge", "play", "read")
FIRST_PAUSE, LONGEST_PAUSE = 1, 60  # seconds between two attempts to connect
PERMANENT = (401, 403)  # a refusal that does not pass


class OnlineBot:
    def __init__(self, api: BotApi, player: str, terminal: Terminal, games: int | None, at_once: int) -> None:
        self.api = api
        self.player = player
        self.terminal = terminal
        self.left = games  # to be accepted; None: any number
        self.at_once = at_once
        self.playing: dict[str, threading.Thread] = {}
        self.lock = threading.Lock()
        self.players: dict[str, Any] = {}  # by the options of a game

    def run(self) -> None:
        """Until all games are played, or the token counts no more."""
        self.introduce()
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                if self.follow():
                    return
            except Problem as problem:
                if problem.values.get("status") in PERMANENT:
                    raise
            pause = FIRST_PAUSE if time.monotonic() - began > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            self.terminal.say("online.lost", seconds=pause)
            time.sleep(pause)

    def introduce(self) -> None:
        account = self.api.get("/account")
        missing = [scope for scope in SCOPES if scope not in account["scopes"]]
        if missing:
            raise Problem("scopes_missing", scopes=", ".join(missing))
        if not account["bot_account"]:
            raise Problem("not_a_bot_account", name=account["name"])
        self.terminal.say("online.ready", name=account["name"], server=self.api.server)

    def follow(self) -> bool:
        """Follow the events; whether all games have been played."""
        for event in self.api.lines("/events"):
            if event["type"] == "challenge":
                self.reply(event["challenge"])
            elif event["type"] == "game_start":
                self.begin(event["game"])
            elif event["type"] == "game_finish":
                self.playing.pop(event["game"]["id"], None)
                self.terminal.say("online.ended", table=self.address(event["game"]))
                if self.left == 0 and not self.playing:
                    return True
        return False

    def reply(self, challenge: dict[str, Any]) -> None:
        """Accept a challenge if there is time for it. Somebody may have withdrawn it."""
        wanted = len(self.playing) < self.at_once and self.left != 0
        path = f"/challenges/{challenge['id']}"
        try:
            if wanted:
                self.api.post(f"{path}/accept", nonce=secrets.token_hex(16))
            else:
                self.api.post(f"{path}/decline", reason="later")
        except Problem:
            return
        if wanted and self.left is not None:
            self.left -= 1
        self.terminal.say("online.accepted" if wanted else "online.declined", name=challenge["challenger"])

    def begin(self, game: dict[str, Any]) -> None:
        """Play a game, unless it is being played since before the connection was lost."""
        thread = self.playing.get(game["id"])
        if thread is not None and thread.is_alive():
            return
        self.terminal.say("online.began", table=self.address(game))
        self.playing[game["id"]] = threading.Thread(target=self.play, args=(game["id"],), daemon=True)
        self.playing[game["id"]].start()

    def address(self, game: dict[str, Any]) -> str:
        return f"{self.api.server}/t/{game['id']}"

    def play(self, table: str) -> None:
        """Until the game is over. A lost stream begins again with the whole position."""
        pause = FIRST_PAUSE
        while True:
            try:
                for line in self.api.lines(f"/games/{table}"):
                    pause = FIRST_PAUSE
                    if line.get("end"):
                        return
                    if line.get("question"):
                        self.answer(table, line)
            except Problem as problem:
                if problem.values.get("status") in (*PERMANENT, 404):
                    return
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def answer(self, table: str, line: dict[str, Any]) -> None:
        """Several games share the processor: one player thinks at a time."""
        asked = line["question"]
        question = protocol.written(
            "question", view=line["view"], moves=asked["moves"], luck=secrets.randbelow(1 << 31)
        )
        with self.lock:
            move = protocol.answer(question, self.found)
        try:
            self.api.post(f"/games/{table}/answer", move=move, asked_at=asked["asked_at"], ref=secrets.token_hex(8))
        except Problem as problem:
            if problem.values.get("status") != 400:  # the question has changed meanwhile: the stream tells
                raise

    def found(self, game: Game) -> Any:
        """The player for a game; loading one takes time, so it is kept."""
        key = json.dumps([game.name, game.options_json()], sort_keys=True)
        if key not in self.players:
            self.players[key] = roster.player(game, self.player)
        return self.players[key]
