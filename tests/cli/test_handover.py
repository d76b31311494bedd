"""Several people at one screen: who sees more than the others looks alone; who has chosen may think again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from septem import Duel, Stream, Table, load
from septem.cli.console import Terminal
from septem.text import language

from .conftest import Run, played_wonders

KEPT = Path("data/septem/last-game.json")
WIPED = "\n~~~ wiped ~~~\n"
LIBRARY = {
    "septem": "position",
    "game": "duel",
    "age": 1,
    "cities": [{"coins": 20, "unbuilt": ["great_library"]}, {"coins": 5}],
    "structure": ["baths", "altar", *[None] * 18],
    "decision": {"seat": 1},
}


@pytest.fixture(autouse=True)
def wiping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a real screen would be wiped, a mark is printed."""
    monkeypatch.setattr(Terminal, "clear", lambda terminal: terminal.line(WIPED))


@pytest.fixture
def library() -> str:
    Path("library.json").write_text(json.dumps(LIBRARY))
    return "library.json"


def drawn_tokens() -> list[str]:
    """The tokens that player 1 would draw."""
    table = load("library.json")
    table.play("raise great_library with baths")
    return [language("en").short(token) for token in table.view(0).seen]


def test_a_draw_is_shown_to_one_player_only(run: Run, library: str) -> None:
    typed = "raise great_library with baths\n\n1\nquit\n"
    text = run("game", "--resume", library, "--hot-seat", typed=typed).stdout
    before, alone, after = text.split(WIPED.strip())
    tokens = drawn_tokens()
    assert "Pass the keyboard to Player 1" in before
    assert all(token in alone for token in tokens)
    assert not any(token in before for token in tokens)
    kept = load(KEPT).view(None).cities[0].tokens
    assert [token for token in tokens if token in after] == [language("en").short(token) for token in kept]
    assert "Player 1 keeps the progress token" in after


def test_the_log_on_a_shared_screen_tells_no_secrets(run: Run, library: str) -> None:
    typed = "raise great_library with baths\n\n1\nlog\nquit\n"
    after = run("game", "--resume", library, "--hot-seat", typed=typed).stdout.split(WIPED.strip())[2]
    kept = [language("en").short(token) for token in load(KEPT).view(None).cities[0].tokens]
    assert all(token not in after for token in drawn_tokens() if token not in kept)


def test_one_person_looks_at_all(run: Run, library: str) -> None:
    text = run("game", "--resume", library, "--seat", "1", typed="raise great_library with baths\n1\nquit\n").stdout
    assert WIPED.strip() not in text
    assert "Pass the keyboard" not in text
    assert all(token in text for token in drawn_tokens())


def placed(seed: int) -> Table:
    """A game with Pantheon in which a player is asked to place a divinity."""
    table = Duel(pantheon=True).start(seed)
    stream = Stream(seed, "test")
    while not table.over and len(table.moves()) and not table.moves()[0].text.startswith("place"):
        table.play(table.moves()[stream.below(len(table.moves()))])
    return table


def test_divinities_are_seen_by_who_places_them(run: Run) -> None:
    table = next(table for table in map(placed, range(50)) if not table.over)
    seat = table.owing[0]
    table.save("pantheon.json")
    moves = [move.text for move in table.moves()]
    divinities = {language("en").short(move.split()[1]) for move in moves}
    text = run("game", "--resume", "pantheon.json", "--hot-seat", typed=f"\n{moves[0]}\nquit\n").stdout
    before, alone, *after = text.split(WIPED.strip())
    assert f"Pass the keyboard to Player {seat + 1}" in before
    assert all(name in alone for name in divinities)
    assert not any(name in before + "".join(after) for name in divinities)


def test_s_023_a_choice_may_be_changed_until_the_last(run: Run) -> None:
    """S-023: who takes the choice back is shown the earlier choice; Enter alone keeps it, another move replaces it."""
    table = played_wonders(3, 8, 0)
    first, second = table.moves(0)[0], table.moves(0)[1]
    args = ["game", "wonders", "--players", "3", "--hot-seat", "--seed", "8"]
    text = run(*args, typed=f"\n{first}\nundo 1\n\n\n\nquit\n").stdout
    assert f"Your choice was: {language('en', 'wonders').move(first)}. Press Enter alone to keep it." in text
    assert load(KEPT).record().moves == (f"1: {first}",)
    run(*args, typed=f"\n{first}\nundo player 1\n\n{second}\n\nquit\n")
    assert load(KEPT).record().moves == (f"1: {second}",)


def test_thinking_again_is_offered_only_to_who_has_chosen(run: Run) -> None:
    args = ["game", "wonders", "--players", "3", "--hot-seat", "--seed", "8"]
    first, then = run(*args, typed="\n1\n\nquit\n").stdout.split("has chosen.")
    assert "undo NAME" not in first
    assert "undo NAME" in then


@pytest.mark.parametrize("mistake", ["undoo", "2", "undo 3", "undo nobody", "build altar"])
def test_a_mistake_shows_nobody_the_next_hand(run: Run, mistake: str) -> None:
    """Only Enter alone lets the next player at the screen; anything else is asked again."""
    args = ["game", "wonders", "--players", "3", "--hot-seat", "--seed", "8"]
    text = run(*args, typed=f"\n1\n{mistake}\nquit\n").stdout
    assert "Player 2>" not in text
    assert text.count("Pass the keyboard to Player 2") == 2
    assert "Player 2>" in run(*args, typed=f"\n1\n{mistake}\n\nquit\n").stdout


def test_the_last_screen_is_wiped_before_the_result(run: Run) -> None:
    text = run("game", "wonders", "--players", "2", "--hot-seat", "--seed", "8", typed="\n1\n" * 80).stdout
    last = text.split(WIPED.strip())[-1]
    assert "Total" in last
    assert "Player 1>" not in last
    assert "Player 2>" not in last


@pytest.mark.parametrize("kind", ["record", "position"])
def test_s_023_play_replaces_a_choice(run: Run, five: str, kind: str) -> None:
    """S-023, at the command line: who has chosen chooses anew, until the last one has."""
    if kind == "position":
        Path(five).write_text(run("show", five, "--reveal", "--json").stdout)
    move = json.loads(run("moves", five, "--seat", "1", "--json").stdout)["moves"][0]["move"]
    hand = load(five).view(1).hand
    other = f"sell {load(five).game.write_move(load(five).view(1).answers[0][1]).split()[1]}"
    cards = [load(five).game.write_move(number) for number in (1 << 16 | card << 8 for card in hand)]
    new = next(card for card in cards if card != other)
    assert "Player 2 has chosen again; the choice stays hidden" in run("play", five, f"2: {new}").stdout
    assert load(five).owing == [0, 2, 3, 4]
    assert load(five).game.write_move(load(five).view(1).answers[0][1]) == new
    document = json.loads(run("play", five, f"1: {move}", f"2: {other}", "--json").stdout)
    assert [entry.get("replaces") for entry in document["moves"]] == [None, True]
    assert load(five).owing == [2, 3, 4]


def test_play_refuses_a_new_choice_that_cannot_be(run: Run, five: str) -> None:
    before = Path(five).read_text()
    assert "not in the hand" in run("play", five, "2: build palace", code=2).stderr
    assert Path(five).read_text() == before


def test_play_for_the_free_city_and_again(run: Run) -> None:
    """A player who answers for two cities goes on with the second, or chooses anew for the first."""
    run("new", "wonders", "--players", "2", "--seed", "3", "--out", "two.json")
    own = [move.text for move in load("two.json").moves(0) if move.text.startswith("sell")]
    run("play", "two.json", f"1: {own[0]}")
    assert "chosen again" in run("play", "two.json", f"1: {own[1]}").stdout
    free = load("two.json").moves(0)[0].text
    assert free.startswith("free_city ")
    assert "chosen again" not in run("play", "two.json", f"1: {free}").stdout
    assert load("two.json").record().moves == (f"1: {own[1]}", f"1: {free}")
    assert "chosen again" in run("play", "two.json", f"1: {own[0]}").stdout
    assert load("two.json").record().moves == (f"1: {own[0]}",)
