"""Puzzles: those of the package, and how they are found."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import pytest

from septem.ai.duel.themes import forced_victory
from septem.ai.puzzles.mining import LEAD, LEAST_MOVES, THEMES, Effort, level_of, mine
from septem.ai.puzzles.puzzle import Puzzle, action, chosen, kind_of, kind_of_game, of_the_day, read, read_all, shipped
from septem.duel.constants import BY_SCIENCE
from septem.files import GAMES

EVERY = list(shipped().values())
QUICK = Effort(play=4, look=200, verify=600)


def ids(puzzle: Puzzle) -> str:
    return puzzle.id


def test_the_package_has_five_hundred_different_puzzles() -> None:
    assert len({puzzle.line for puzzle in EVERY}) == len(EVERY) >= 500


@pytest.mark.parametrize(
    ("name", "options", "kind"),
    [("duel", {}, "duel"), ("duel", {"pantheon": True}, "duel+pantheon"), ("wonders", {"players": 3}, "wonders")],
)
def test_a_run_knows_the_puzzles_of_its_kind(name: str, options: dict[str, object], kind: str) -> None:
    assert kind_of_game(GAMES[name].make(**options)) == kind


def test_there_are_puzzles_of_every_kind_and_level() -> None:
    assert {kind_of(one) for one in EVERY} == {"duel", "duel+pantheon", "wonders", "wonders+leaders"}
    assert {one.level for one in EVERY} == {1, 2, 3, 4, 5}
    assert {"science", "threat", "deny", "tempo", "draft"} <= {theme for one in EVERY for theme in one.themes}


@pytest.mark.parametrize("puzzle", EVERY, ids=ids)
def test_a_puzzle_of_the_package_has_one_clearly_best_legal_move(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert puzzle.seat in table.owing
    legal = {action(move.text) for move in table.moves(puzzle.seat)}
    assert {action(one.move) for one in puzzle.moves} == legal
    assert len(legal) >= LEAST_MOVES
    assert puzzle.lead >= LEAD - 0.002  # chances are stored with three digits
    assert puzzle.iterations >= 100_000


def test_a_puzzle_holds_nothing_that_the_seat_cannot_see() -> None:
    for puzzle in EVERY[::10]:
        assert puzzle.document()["seat"] == puzzle.seat + 1
        assert "hidden" not in puzzle.document()


def test_different_deals_of_hidden_cards_give_the_same_view() -> None:
    puzzle = EVERY[0]
    views = [puzzle.table(seed).view_json(puzzle.seat) for seed in (1, 2)]
    assert views[0] == views[1]


def test_a_puzzle_reads_as_it_was_written() -> None:
    assert read(EVERY[0].json()) == EVERY[0]
    assert read_all(EVERY[0].json() + "\n" + EVERY[1].json()) == [EVERY[0]]  # the second line is not complete


def test_every_move_is_judged_in_the_words_of_an_analysis() -> None:
    puzzle = EVERY[0]
    assert puzzle.label(puzzle.answer) == "best"
    assert puzzle.loss(puzzle.answer) == 0.0
    assert all(puzzle.label(one.move) in ("inaccuracy", "mistake", "blunder") for one in puzzle.moves[1:])


def test_all_puzzles_come_before_one_comes_again() -> None:
    start = date(2026, 6, 1)
    days = [of_the_day(EVERY, start + timedelta(days=number)).id for number in range(len(EVERY))]
    assert sorted(days) == sorted(shipped())
    assert of_the_day(EVERY[::-1], start).id == days[0]  # whatever the order of the file


def test_puzzles_are_chosen_by_kind_theme_and_level() -> None:
    found = chosen(EVERY, "duel", "deny", 3)
    assert found
    assert all(kind_of(one) == "duel" and "deny" in one.themes and one.level == 3 for one in found)


@pytest.mark.parametrize(
    ("found", "level"),
    [((1.0, 1.0, 1.0, 1.0), 1), ((0.0, 1.0, 1.0, 1.0), 2), ((1.0, 1.0, 0.0, 1.0), 4), ((0.0, 0.0, 0.0, 0.0), 5)],
)
def test_the_level_is_that_of_the_first_bots_that_find_it_as_all_stronger_ones_do(
    found: tuple[float, ...], level: int
) -> None:
    assert level_of(found) == level


def first_found(count: int, known: list[Puzzle], most: int) -> list[Puzzle]:
    """The first puzzles of a deal: of the draft, so that few moves are searched."""
    return list(islice(mine(GAMES["duel"].make(), [1], known, most, QUICK), count))


def test_mining_is_repeatable_and_skips_what_is_known() -> None:
    (first,) = first_found(1, [], 9)
    assert first_found(1, [], 9) == [first]
    (other,) = first_found(1, [first], 9)
    assert other.id != first.id


def test_no_theme_gets_too_many_of_a_level() -> None:
    one, other = first_found(2, [], 1)
    assert (one.themes[0], one.level) != (other.themes[0], other.level)


@pytest.mark.parametrize("puzzle", EVERY[::7], ids=ids)
def test_themes_follow_from_the_position(puzzle: Puzzle) -> None:
    table = puzzle.table()
    answer = table.game.read_move(puzzle.answer)
    assert tuple(THEMES[puzzle.game](table.game, table.view(puzzle.seat), answer)) == puzzle.themes


def test_a_win_by_science_in_two_turns_is_a_win_against_every_reply() -> None:
    """Played out with the hidden cards dealt in another way than when it was found."""
    won = [one for one in chosen(EVERY, game="duel") if one.themes[0] == "science"]
    assert won
    for puzzle in won:
        table = puzzle.table(seed=77)
        table.play(puzzle.answer, puzzle.seat)
        assert forced_victory(table.game, table.state, puzzle.seat) == BY_SCIENCE  # type: ignore[arg-type]


def test_the_file_is_small() -> None:
    import septem.ai.puzzles as package

    assert (Path(package.__file__).parent / "puzzles.jsonl").stat().st_size < 2_000_000
