"""A game in the terminal: people and bots at one table, the people at one keyboard."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ...ai import roster
from ...core.chance import Stream
from ...core.errors import Problem
from ...core.events import Event, heard_by
from ...core.quote import Quote
from ...core.table import Move, Table
from ...text.shared.typeset import capital
from ..commands.output import report_result, report_sheet
from ..console import Terminal
from ..game_adapters import adapter_of
from . import commands
from .handover import hand_over, wipe
from .input_parser import Command, NotUnderstood
from .seats import RANDOM, called, check_names, names, people
from .theme import BOLD, DIM


@dataclass(frozen=True)
class PlayOptions:
    """The options of the game command."""

    seat: str = RANDOM
    hot_seat: bool = False
    people: int | None = None
    bot: str = roster.DEFAULT
    names: tuple[str, ...] = ()


def play_game(terminal: Terminal, table: Table, options: PlayOptions, resumed: bool) -> None:
    if table.over and not table.winners:
        raise Problem("no_decision")
    session = Session(terminal, table, options, resumed)
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        terminal.line("")
        session.leave()


class Session:
    """A game being played, and who plays it."""

    def __init__(self, terminal: Terminal, table: Table, options: PlayOptions, resumed: bool) -> None:
        self.terminal = terminal
        self.language = terminal.language
        self.table = table
        self.adapter = adapter_of(table)
        self.input_parser = self.adapter.input_parser(self.language)
        self.heard: dict[int | None, int] = {}  # answers each player has heard of, and all of them together
        self.was_over = table.over
        self.unheard = len(table.answers) if resumed else -1  # the same at the start; -1: not even the opening
        self.bot = roster.player(table.game, options.bot)
        bot_name = called(self.language, roster.read(table.game, options.bot).name)
        self.people = people(table, options, self.language)
        self.looking: int | None = None  # who looks at the screen alone
        self.earlier: dict[int, Move] = {}  # choices taken back that can be kept all the same
        if not resumed or not table.players:
            table.players = names(table.game.seats, self.people, options.names, bot_name)
            check_names(table, self.language)

    def names(self) -> tuple[str, ...]:
        return self.adapter.names(self.language, self.table)

    def player(self, seat: int) -> str:
        return self.language.player(seat, self.table.players)

    def run(self) -> None:
        self.terminal.say("game.welcome")
        while not self.table.over:
            owing = self.table.owing
            bots = [seat for seat in owing if seat not in self.people]
            if bots:  # bots do not wait for people, so that people can think again
                self.answer_for_bot(bots[0])
            elif hand_over(self, owing[0]):
                self.ask(owing[0])
        wipe(self)
        self.tell(self.ears(self.people[0]))
        self.finish()

    def ears(self, seat: int) -> int | None:
        """The seat whose events are printed while a seat is asked: itself if it is alone at the screen, else none."""
        return seat if len(self.people) == 1 or self.looking == seat else None

    def is_waiting(self, seat: int) -> bool:
        """Whether a seat has made a choice that nobody has seen yet."""
        rounds = self.table.rounds
        return rounds is not None and bool(rounds.pending(self.table.state, seat))

    def answer_for_bot(self, seat: int) -> None:
        luck = Stream(len(self.table.answers), "bot", seat)
        self.table.play(self.bot.answer(self.table.view(seat), self.table.moves(seat), luck), seat)

    def tell(self, seat: int | None) -> None:
        """Print the events since the last time, for a seat or for all players together."""
        told = self.told_to(seat)
        if told < 0:
            self.story(heard_by(self.table.opening, seat))
        for answer in self.table.answers[max(told, 0) :]:
            self.story(heard_by(list(answer.events), seat))
        self.heard[seat] = len(self.table.answers)

    def told_to(self, seat: int | None) -> int:
        """How many answers a seat, or all players together, have been told of."""
        if seat is None and None not in self.heard:
            return max(self.heard.values(), default=self.unheard)
        return max(self.heard.get(seat, self.unheard), self.heard.get(None, self.unheard))

    def story(self, events: list[Event]) -> None:
        self.terminal.lines(self.language.story(events, self.names()))

    def complain(self, problem: Problem) -> None:
        """Print a problem with something typed."""
        self.terminal.line(capital(self.language.problem(problem, self.names())))

    def receipt(self, quote: Quote) -> None:
        """Print the receipt of a price."""
        self.terminal.lines([capital(line) for line in self.language.receipt(quote, self.names())], "  ")

    def ask(self, seat: int) -> None:
        """Show a player the table and ask until there is an answer."""
        self.tell(self.ears(seat))
        self.show(seat)
        while True:
            given = self.input_parser.read(self.prompt(seat), self.menu(seat))
            if isinstance(given, NotUnderstood):
                commands.unclear(self, given)
            elif isinstance(given, Command):
                if commands.obey(self, seat, given):
                    return
            elif self.submit(seat, given):
                return

    def show(self, seat: int) -> None:
        self.draw(seat)
        self.terminal.line("")
        self.terminal.show(self.adapter.menu(self.terminal.theme, self.table, seat, self.menu(seat)))

    def draw(self, seat: int | None) -> None:
        """The table as a seat or a spectator sees it."""
        self.terminal.line("")
        for part in self.adapter.parts(self.terminal.theme, self.table, seat, False, self.terminal.console.width):
            self.terminal.show(part)

    def menu(self, seat: int) -> list[Move]:
        return self.adapter.order(self.table.moves(seat))

    def prompt(self, seat: int) -> str:
        """The next line that is not empty; an empty one keeps a choice that was taken back."""
        self.terminal.line(self.language.say("game.hint"), DIM)
        earlier = self.earlier.get(seat)
        if earlier is not None:
            self.terminal.say("game.earlier", move=self.language.move(earlier, self.table.players))
        asking = self.language.say("game.prompt", player=self.player(seat))
        line = ""
        while not line.strip():
            line = self.read(asking) or (earlier.text if earlier else "")
        return line

    def read(self, prompt: str) -> str:
        return self.terminal.console.input(prompt)

    def submit(self, seat: int, move: Move) -> bool:
        """Play a move. An illegal one is explained; one that can be undone is confirmed."""
        try:
            self.table.play(move.text, seat)
        except Problem as problem:
            commands.refused(self, problem)
            return False
        self.earlier.pop(seat, None)
        if self.looking is None:
            self.tell(self.ears(seat))
            if not self.table.over and self.table.owing[0] != seat and self.can_undo():
                self.confirm(seat)
        return True

    def can_undo(self) -> bool:
        return not any(self.table.game.reveals(event) for event in self.table.answers[-1].events)

    def confirm(self, seat: int) -> None:
        """Before the opponent answers, the choice may be taken back, as nothing was revealed; Enter alone goes on."""
        while typed := self.read(self.language.say("game.confirm")).strip():
            given = self.input_parser.read(typed, [])
            if not isinstance(given, Command):
                self.terminal.say("game.enter_alone", given=typed)
            elif commands.obey(self, seat, given):
                return

    def undo(self, seat: int) -> None:
        waiting = self.is_waiting(seat)
        last = next((answer for answer in reversed(self.table.answers) if answer.seat == seat), None)
        self.table.undo(seat)
        if waiting and last is not None:
            self.earlier[seat] = self.table.named(last.move)
        self.heard = {ear: min(told, len(self.table.answers)) for ear, told in self.heard.items()}
        self.terminal.say("game.undone")

    def finish(self) -> None:
        self.terminal.line("")
        report_sheet(self.terminal, self.table)
        if self.was_over:  # else the story has told it
            report_result(self.terminal, self.table)

    def leave(self) -> None:
        """Save an unfinished game, and print where."""
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
