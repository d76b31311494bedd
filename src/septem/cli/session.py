"""A game in the terminal: one player against a bot, or two at one keyboard."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ..ai import Greedy, Player, RandomPlayer
from ..core.chance import Stream
from ..core.errors import Problem, nearest
from ..core.events import heard_by
from ..core.table import Move, Table
from . import answers
from .drawing import Scene, draw, duel, score_sheet
from .drawing.ink import BOLD, DIM
from .menu import draw_menu, ordered
from .reports import report_result
from .terminal import Terminal
from .understanding import Command, Reader, Unclear

BOTS = {"greedy": Greedy, "random": lambda game: RandomPlayer()}
SEATS = ("1", "2", "random")


class Left(Exception):
    """The player has left the table."""


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to play."""

    seat: str = "random"
    hot_seat: bool = False
    bot: str = "greedy"
    names: tuple[str, ...] = ()


def play_game(terminal: Terminal, table: Table, wishes: Wishes, resumed: bool) -> None:
    session = Session(terminal, table, wishes, resumed)
    try:
        session.run()
    except (Left, EOFError, KeyboardInterrupt):
        terminal.line("")
        session.leave()


def one_of(option: str, given: str, known: tuple[str, ...]) -> str:
    if given not in known:
        raise Problem("bad_option", option, given=given, allowed=known, near=nearest(given, known))
    return given


class Session:
    """A game being played, and who plays it."""

    def __init__(self, terminal: Terminal, table: Table, wishes: Wishes, resumed: bool) -> None:
        self.terminal = terminal
        self.language = terminal.language
        self.table = table
        self.reader = Reader(self.language)
        self.told = len(table.answers) if resumed else -1  # answers the player has heard of; -1: not even the opening
        one_of("--bot", wishes.bot, tuple(BOTS))
        seat = one_of("--seat", wishes.seat, SEATS)
        bot_name = self.language.say("game.bot")
        self.people = people(table, seat, wishes.hot_seat, bot_name)
        self.bot: Player = BOTS[wishes.bot](duel(table))  # type: ignore[operator]
        if not resumed:
            table.players = names(self.people, wishes.names, bot_name)

    def run(self) -> None:
        self.terminal.say("game.welcome")
        while not self.table.over:
            seat = self.table.owing[0]
            if seat in self.people:
                self.ask(seat)
            else:
                self.answer_for_bot(seat)
        self.tell(self.listener())
        self.finish()

    def listener(self) -> int | None:
        """Whose ears the log is for: with one player theirs, else only what everybody hears."""
        return self.people[0] if len(self.people) == 1 else None

    def answer_for_bot(self, seat: int) -> None:
        luck = Stream(len(self.table.answers), "bot", seat)
        self.table.play(self.bot.answer(self.table.view(seat), self.table.moves(seat), luck), seat)

    def tell(self, seat: int | None) -> None:
        """Everything that happened since this was last done."""
        if self.told < 0:
            self.terminal.lines(self.language.story(heard_by(self.table.opening, seat), self.table.players))
        for answer in self.table.answers[max(self.told, 0) :]:
            self.terminal.lines(self.language.story(heard_by(list(answer.events), seat), self.table.players))
        self.told = len(self.table.answers)

    def ask(self, seat: int) -> None:
        """Show a player the table and ask until there is an answer."""
        self.tell(seat)
        self.show(seat)
        while True:
            given = self.reader.read(self.prompt(seat), self.menu(seat))
            if isinstance(given, Unclear):
                answers.unclear(self, given)
            elif isinstance(given, Command):
                if answers.obey(self, seat, given):
                    return
            elif self.submit(seat, given):
                return

    def show(self, seat: int) -> None:
        self.terminal.line("")
        draw(self.terminal.console, self.terminal.ink, Scene.of(self.table, seat))
        self.terminal.line("")
        self.terminal.show(draw_menu(self.terminal.ink, self.table, seat, self.menu(seat)))

    def menu(self, seat: int) -> list[Move]:
        return ordered(self.table.moves(seat))

    def prompt(self, seat: int) -> str:
        """The next line that is not empty."""
        self.terminal.line(self.language.say("game.hint"), DIM)
        asking = self.language.say("game.prompt", player=self.language.player(seat, self.table.players))
        line = ""
        while not line.strip():
            line = self.read(asking)
        return line

    def read(self, prompt: str) -> str:
        return self.terminal.console.input(prompt)

    def submit(self, seat: int, move: Move) -> bool:
        """Play a move; one that cannot be is explained, one that can be taken back is confirmed."""
        try:
            self.table.play(move.text, seat)
        except Problem as problem:
            answers.refused(self, problem)
            return False
        self.tell(seat)
        if not self.table.over and self.table.owing[0] != seat and self.can_undo():
            self.confirm(seat)
        return True

    def can_undo(self) -> bool:
        return not any(self.table.game.reveals(event) for event in self.table.answers[-1].events)

    def confirm(self, seat: int) -> None:
        """Before the opponent answers, the choice may be taken back, as nothing was revealed."""
        given = self.reader.read(self.read(self.language.say("game.confirm")), [])
        if isinstance(given, Command) and given.name == "undo":
            self.undo(seat)
        elif isinstance(given, Command) and given.name == "quit":
            raise Left

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.told = min(self.told, len(self.table.answers))
        self.terminal.say("game.undone")

    def finish(self) -> None:
        self.terminal.line("")
        self.terminal.show(score_sheet(self.terminal.ink, self.table.score(), self.table.players))
        report_result(self.terminal, self.table)

    def leave(self) -> None:
        """Keep a game that is not over, and say where."""
        played = any(answer.seat in self.people for answer in self.table.answers)
        if self.table.over or not played:
            self.terminal.say("game.goodbye")
            return
        path = kept_game()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.table.save(path)
        except (OSError, Problem):
            self.terminal.say("game.not_kept", path=path)
            return
        self.terminal.line(self.language.say("game.kept", path=path), BOLD)


def people(table: Table, seat: str, hot_seat: bool, bot: str) -> list[int]:
    """The seats that people sit on: the one asked for, or else drawn at random (D-006)."""
    seats = list(range(table.game.seats))
    if hot_seat:
        return seats
    if seat != "random":
        return [int(seat) - 1]
    if bot in table.players:  # a game that is resumed
        return [place for place in seats if table.players[place] != bot]
    if table.players:
        return seats
    drawn = table.dealt.get("seed", 0)
    return [Stream(drawn if isinstance(drawn, int) else 0, "seat").below(table.game.seats)]


def names(people: list[int], given: tuple[str, ...], bot: str) -> tuple[str, ...]:
    """Names by seat; a person without one is called by the seat's number."""
    waiting = list(given)
    return tuple((waiting.pop(0) if waiting else "") if seat in people else bot for seat in range(2))


def kept_game() -> Path:
    """Where an unfinished game is kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "septem" / "last-game.json"
