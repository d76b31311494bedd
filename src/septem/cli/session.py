"""A game in the terminal: people and bots at one table, the people at one keyboard."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ..ai import roster
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.events import Event, heard_by
from ..core.table import Move, Table
from . import answers
from .drawing.ink import BOLD, DIM
from .faces import face_of
from .people import RANDOM, called, names, people
from .reports import report_result, report_sheet
from .terminal import Terminal
from .understanding import Command, Unclear

ALL_EARS = -1  # who the log is kept for, where everybody reads it together


class Left(Exception):
    """The player has left the table."""


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to play."""

    seat: str = RANDOM
    hot_seat: bool = False
    people: int | None = None
    bot: str = "greedy"
    names: tuple[str, ...] = ()


def play_game(terminal: Terminal, table: Table, wishes: Wishes, resumed: bool) -> None:
    session = Session(terminal, table, wishes, resumed)
    try:
        session.run()
    except (Left, EOFError, KeyboardInterrupt):
        terminal.line("")
        session.leave()


class Session:
    """A game being played, and who plays it."""

    def __init__(self, terminal: Terminal, table: Table, wishes: Wishes, resumed: bool) -> None:
        self.terminal = terminal
        self.language = terminal.language
        self.table = table
        self.face = face_of(table)
        self.reader = self.face.reader(self.language)
        self.heard: dict[int, int] = {}  # answers each player has heard of
        self.unheard = len(table.answers) if resumed else -1  # the same at the start; -1: not even the opening
        self.bot = roster.player(table.game, wishes.bot)
        bot_name = called(self.language, roster.read(table.game, wishes.bot).name)
        self.people = people(table, wishes, self.language)
        self.looking: int | None = None  # who sits at the keyboard, where hands are hidden
        if not resumed:
            table.players = names(table.game.seats, self.people, wishes.names, bot_name)

    @property
    def by_turns(self) -> bool:
        """Whether several people have to look away from each other's hands."""
        return self.face.hidden_hands and len(self.people) > 1

    def names(self) -> tuple[str, ...]:
        return self.face.names(self.language, self.table)

    def run(self) -> None:
        self.terminal.say("game.welcome")
        while not self.table.over:
            owing = self.table.owing
            bots = [seat for seat in owing if seat not in self.people]
            if bots:  # bots do not wait for people, so that people can think again
                self.answer_for_bot(bots[0])
            elif self.pass_keyboard(owing[0]):
                self.ask(owing[0])
        self.tell(self.listener())
        self.finish()

    def listener(self) -> int | None:
        """Whose ears the log is for: with one player theirs, else only what everybody hears."""
        return self.people[0] if len(self.people) == 1 else None

    def answer_for_bot(self, seat: int) -> None:
        luck = Stream(len(self.table.answers), "bot", seat)
        self.table.play(self.bot.answer(self.table.view(seat), self.table.moves(seat), luck), seat)

    def tell(self, seat: int | None) -> None:
        """Everything that happened since this was last done; for all together, since anybody was told last."""
        ear = ALL_EARS if seat is None or not self.by_turns else seat
        told = self.heard.get(ear, self.unheard if ear == seat else max(self.heard.values(), default=self.unheard))
        if told < 0:
            self.story(heard_by(self.table.opening, seat))
        for answer in self.table.answers[max(told, 0) :]:
            self.story(heard_by(list(answer.events), seat))
        self.heard[ear] = len(self.table.answers)

    def story(self, events: list[Event]) -> None:
        self.terminal.lines(self.language.story(events, self.names()))

    def pass_keyboard(self, seat: int) -> bool:
        """Hide one player's hand before the next one looks; false if somebody thinks again instead."""
        if not self.by_turns or self.looking == seat:
            return True
        before, self.looking = self.looking, None
        self.terminal.clear()
        if before is not None:
            self.terminal.say("game.chosen", player=self.language.player(before, self.table.players))
        given = self.reader.read(self.read(self.pass_prompt(seat)), [])
        self.terminal.clear()
        if isinstance(given, Command) and given.name == "quit":
            raise Left
        if isinstance(given, Command) and given.name == "undo" and self.think_again(given.rest, before):
            return False
        self.looking = seat
        return True

    def pass_prompt(self, seat: int) -> str:
        return self.language.say("game.pass", player=self.language.player(seat, self.table.players))

    def think_again(self, name: str, before: int | None) -> bool:
        """Somebody who has chosen takes it back, by name or number, or else who chose last; whether it could be."""
        called = {self.language.player(seat, self.table.players).casefold(): seat for seat in self.people}
        called |= {str(seat + 1): seat for seat in self.people}
        seat = called.get(name.casefold()) if name else before
        if seat is None:
            return False
        try:
            self.undo(seat)
        except Problem as problem:
            self.terminal.line(self.language.problem(problem, self.names()))
            return False
        return True

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
        for part in self.face.parts(self.terminal.ink, self.table, seat, False, self.terminal.console.width):
            self.terminal.show(part)
        self.terminal.line("")
        self.terminal.show(self.face.menu(self.terminal.ink, self.table, seat, self.menu(seat)))

    def menu(self, seat: int) -> list[Move]:
        return self.face.order(self.table.moves(seat))

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
        if not self.by_turns:
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
        self.heard = {ear: min(told, len(self.table.answers)) for ear, told in self.heard.items()}
        self.terminal.say("game.undone")

    def finish(self) -> None:
        self.terminal.line("")
        report_sheet(self.terminal, self.table)
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


def kept_game() -> Path:
    """Where an unfinished game is kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "septem" / "last-game.json"
