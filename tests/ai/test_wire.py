"""Players elsewhere: they are asked the same and answer the same, and nothing they are sent breaks them."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from septem import Duel, Stream
from septem.ai import SearchBudget, roster
from septem.ai.protocol import ExternalPlayer, question, reply
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
    """Cards that a seat knows are not dealt again, even a divinity that it has placed itself."""
    for table, seat in positions(game, seed, step=3):
        again = read(table.view_json(seat), seed)
        assert again.view(seat) == table.view(seat)
        assert again.moves(seat) == table.moves(seat)


@EVERY_GAME
def test_the_answer_is_the_same_elsewhere(game: Duel) -> None:
    def find(other: object) -> object:
        return roster.make(game, "search", SearchBudget(iterations=3))

    channel: Callable[[str], str] = lambda line: reply(line, find)  # type: ignore[arg-type] # noqa: E731
    here, there = roster.make(game, "search", SearchBudget(iterations=3)), ExternalPlayer(game, channel)
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


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"move": "sell altar"}', "foul_play"),
        ("", "no_answer"),
        ("what?", "unclear_answer"),
        ("[7]", "unclear_answer"),
        ('{"move": 7}', "unclear_answer"),
        ('{"septem": "refusal", "format": 1, "problem": "nothing_asked", "text": "no move"}', "question_refused"),
    ],
)
def test_an_answer_that_is_none_is_refused(line: str, code: str) -> None:
    game = Duel()
    table = game.start(3)
    player = ExternalPlayer(game, lambda question: line)
    with pytest.raises(Problem) as caught:
        player.answer(table.view(0), table.moves(0), Stream())
    assert caught.value.code == code


def test_a_program_that_ends_is_no_answer() -> None:
    game = Duel()
    table = game.start(3)
    player = roster.player(game, f"program:{sys.executable} -c pass")
    with pytest.raises(Problem, match="without an answer"):
        player.answer(table.view(0), table.moves(0), Stream())


def asked(**changes: object) -> dict[str, object]:
    """A good question, changed; what becomes None is left out."""
    table = Duel().start(3)
    moves = [str(move) for move in table.moves()]
    document = {"septem": "question", "format": 1, "view": table.view_json(0), "moves": moves, "luck": 7} | changes
    return {key: value for key, value in document.items() if value is not None}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("what?", "not_json"),
        ("[]", "wrong_type"),
        (json.dumps(asked(view=None)), "missing_key"),
        (json.dumps(asked(septem="answer")), "wrong_word"),
        (json.dumps(asked(format=2)), "newer_format"),
        (json.dumps(asked(view={})), "no_kind"),
        (json.dumps(asked(view=Duel().start(3).position_json())), "missing_key"),
        (json.dumps(asked(moves=[])), "nothing_asked"),
        (json.dumps(asked(moves=["sell altar"])), "wrong_word"),
        (json.dumps(asked(luck=-1)), "wrong_number"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused_in_words(line: str, code: str) -> None:
    said = json.loads(reply(line, lambda game: roster.player(game, "random")))
    assert said["septem"] == "refusal"
    assert said["problem"] == code
    assert said["text"]


def test_a_good_question_is_answered() -> None:
    said = json.loads(reply(json.dumps(asked()), lambda game: roster.player(game, "random")))
    assert said["move"] in asked()["moves"]  # type: ignore[operator]


def test_a_question_holds_no_more_than_the_view() -> None:
    game = Duel()
    table = game.start(3)
    other = game.imagine(table.view(0), Stream(4, "other"))
    moves = table.moves(0)
    assert question(game, table.view(0), moves, 1) == question(game, game.view(other, 0), moves, 1)
