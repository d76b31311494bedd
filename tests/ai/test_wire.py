"""Players in other processes: they are asked the same and answer the same."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from septem import Duel, Stream
from septem.ai import Thinking, roster
from septem.ai.wire import Elsewhere, question, reply
from septem.core.errors import Problem
from septem.core.table import Table
from septem.files import read

PROMO: tuple[Literal["messe_essen"], Literal["statue_of_liberty"]] = ("messe_essen", "statue_of_liberty")
GAMES = {
    "base": Duel(),
    "pantheon": Duel(pantheon=True),
    "private": Duel(pantheon=True, promo_wonders=PROMO, reveal_view="private"),
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions(game: Duel, seed: int, step: int = 1) -> list[tuple[Table, int]]:
    """A random game, table and seat before every so many answers."""
    table, luck = game.start(seed), Stream(seed, "walk")
    found = []
    while not table.over:
        if len(table.answers) % step == 0:
            found.append((read(table.position_json()), table.owing[0]))
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    return found


@EVERY_GAME
@pytest.mark.parametrize("seed", range(2))
def test_a_view_comes_back_from_its_file(game: Duel, seed: int) -> None:
    """What a seat knows is not dealt again, be it a divinity it has placed itself."""
    for table, seat in positions(game, seed, step=3):
        again = read(table.view_json(seat), seed)
        assert again.view(seat) == table.view(seat)
        assert again.moves(seat) == table.moves(seat)


@EVERY_GAME
def test_the_answer_is_the_same_elsewhere(game: Duel) -> None:
    def find(other: object) -> object:
        return roster.make(game, "search", Thinking(iterations=3))

    channel: Callable[[str], str] = lambda line: reply(line, find)  # type: ignore[arg-type] # noqa: E731
    here, there = roster.make(game, "search", Thinking(iterations=3)), Elsewhere(game, channel)
    for table, seat in positions(game, 1, step=20):
        moves, view = table.moves(seat), table.view(seat)
        luck = Stream(Stream(5, "luck").below(1 << 31), "luck")
        assert there.answer(view, moves, Stream(5, "luck")) == here.answer(view, moves, luck)


def test_a_program_can_play(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'septem': 'answer', 'format': 1, 'move': json.loads(line)['moves'][0]}), flush=True)\n"
    )
    game = Duel()
    player = roster.player(game, f"program:{sys.executable} {program}")
    table = game.start(3)
    assert player.answer(table.view(0), table.moves(0), Stream()) == table.moves(0)[0]


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere", '"'])
def test_a_program_that_is_not_there_is_refused(command: str) -> None:
    with pytest.raises(Problem, match="cannot be started"):
        roster.player(Duel(), f"program:{command}")


def test_an_illegal_answer_is_refused() -> None:
    game = Duel()
    table = game.start(3)
    player = Elsewhere(game, lambda line: json.dumps({"move": "sell altar"}))
    with pytest.raises(Problem, match="legal"):
        player.answer(table.view(0), table.moves(0), Stream())


def test_a_question_holds_no_more_than_the_view() -> None:
    game = Duel()
    table = game.start(3)
    other = game.imagine(table.view(0), Stream(4, "other"))
    moves = table.moves(0)
    assert question(game, table.view(0), moves, 1) == question(game, game.view(other, 0), moves, 1)
