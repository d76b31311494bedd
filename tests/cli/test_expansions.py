"""Leaders, Cities, eight players and teams, from outside."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from septem import Stream, Wonders, load
from septem.cli.wonders.input_parser import WondersInputParser
from septem.core.events import Event
from septem.core.table import Move, Table
from septem.text import LANGUAGES, language
from septem.wire.wonders import documents as wire
from septem.wonders import constants as w
from septem.wonders import moves
from septem.wonders.cities import constants as city_constants
from septem.wonders.leaders import constants as leader_constants

from .conftest import Run, played_wonders

Data = Callable[..., Any]
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)
BOTH: dict[str, object] = {"leaders": True, "cities": True}
COMBINATIONS: dict[str, dict[str, object]] = {
    "leaders": {"players": 3, "leaders": True},
    "cities": {"players": 3, "cities": True},
    "both": {"players": 4, **BOTH},
    "two": {"players": 2, **BOTH},
    "two_leaders": {"players": 2, "leaders": True},
    "two_cities": {"players": 2, "cities": True},
    "teams": {"players": 4, "cities": True, "teams": True},
    "eight": {"players": 8, **BOTH, "teams": True},
}
EVERY_COMBINATION = pytest.mark.parametrize("options", COMBINATIONS.values(), ids=COMBINATIONS)
TERMINAL_WIDTH = 80


def option_words(options: dict[str, object]) -> list[str]:
    """Options as they are given to a command."""
    return [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]


def finished(options: dict[str, object], seed: int = 1) -> Table:
    """A whole game in which everybody would rather do something than sell."""
    table = Wonders(**options).start(seed)  # type: ignore[arg-type]
    stream = Stream(seed, "test")
    while not table.over:
        seat = table.owing[0]
        table.play(lively(table.moves(seat), stream), seat)
    return table


def lively(moves: list[Move], stream: Stream) -> Move:
    better = [move for move in moves if "sell" not in move.text and move.text != "decline"] or moves
    return better[stream.below(len(better))]


def at_question(kind: int, options: dict[str, object], turn: int | None = None) -> tuple[Table, int]:
    """A table at which somebody is asked a question of some kind, in some turn if it matters, and who."""
    for seed in range(40):
        table = Wonders(**options).start(seed)  # type: ignore[arg-type]
        stream = Stream(seed, "test")
        while not table.over:
            seat = table.owing[0]
            view = table.view(None)
            if view.round and view.round.kind == kind and turn in (None, view.turn):
                return table, seat
            moves = table.moves(seat)
            stages = [move for move in moves if move.text.startswith("stage")]
            table.play(stages[0] if stages else lively(moves, stream), seat)
    raise AssertionError(kind)


ROME: dict[str, object] = {"players": 3, **BOTH, "boards": ("rome", "petra", "byzantium"), "sides": "B"}
QUESTIONS: dict[int, dict[str, object]] = {
    leader_constants.DRAFT_LEADER: ROME,
    leader_constants.RECRUIT_LEADER: ROME,
    leader_constants.HIRE_LEADER: ROME,
    leader_constants.COURT_LEADER: {"players": 7, "leaders": True},
    city_constants.LOSE_COINS: ROME,
}
EVERY_QUESTION = pytest.mark.parametrize("kind", QUESTIONS, ids=[w.QUESTIONS[kind] for kind in QUESTIONS])


@EVERY_COMBINATION
def test_a_whole_game_in_a_file(run: Run, as_data: Data, options: dict[str, object]) -> None:
    """new, show, score and replay of the same game, for people and programs."""
    finished(options).save("game.json")
    for code in LANGUAGES:
        log = run("replay", "game.json", "--language", code).stdout
        assert {"en": "Age III begins", "fr": "âge III commence"}[code] in log
        shown = run("show", "game.json", "--language", code).stdout + run("score", "game.json").stdout
        assert "{" not in log + shown
    document = as_data("replay", "game.json")
    assert document["decision"] is None
    assert [score["total"] for score in document["scores"]] == [sum(s.values()) for s in load("game.json").score()]
    assert all("leaders" in score for score in as_data("score", "game.json")["scores"])


@EVERY_COMBINATION
def test_a_new_game_by_options(run: Run, as_data: Data, options: dict[str, object]) -> None:
    run("new", "wonders", *option_words(options), "--seed", "4", "--out", "new.json")
    known = load("new.json").game.options_json()
    assert {name: known[name] for name in options} == options
    assert run("show", "new.json", "--seat", "2").stdout
    asked = as_data("moves", "new.json", "--seat", "1")["decision"]["ask"]
    assert asked == ("draft" if options.get("leaders") else "card")


@pytest.mark.parametrize("options", [COMBINATIONS["two"], COMBINATIONS["teams"]], ids=["two", "teams"])
def test_a_demo(run: Run, options: dict[str, object]) -> None:
    assert "Age III begins" in run("demo", "wonders", *option_words(options), "--seed", "5").stdout


@EVERY_QUESTION
@EVERY_LANGUAGE
def test_every_question_has_a_menu(run: Run, as_data: Data, kind: int, code: str) -> None:
    table, seat = at_question(kind, QUESTIONS[kind])
    table.save("asked.json")
    shown = run("show", "asked.json", "--seat", str(seat + 1), "--language", code).stdout
    text = run("moves", "asked.json", "--seat", str(seat + 1), "--all", "--language", code).stdout
    legal = table.moves(seat)
    assert all(move.text in text for move in legal)
    assert all(f"{number} " in shown for number in range(1, len(legal) + 1))
    document = as_data("moves", "asked.json", "--seat", str(seat + 1))
    assert [move["move"] for move in document["moves"]] == [move.text for move in legal]
    assert document["decision"]["ask"] == w.QUESTIONS[kind]
    run("play", "asked.json", f"{seat + 1}: {legal[0].text}", "--language", code)


def test_a_quote_of_a_leader(run: Run, as_data: Data) -> None:
    played_wonders(3, 2, 0, leaders=True, boards=("rhodes", "giza", "babylon")).save("game.json")
    assert "Caesar for Player 1: 5 coins" in run("quote", "game.json", "--seat", "1", "--build", "caesar").stdout
    quote = as_data("quote", "game.json", "--seat", "1", "--build", "caesar")
    assert (quote["item"], quote["coins"], quote["bank"], quote["affordable"]) == ("caesar", 5, 5, True)
    assert "there is no" in run("quote", "game.json", "--seat", "1", "--build", "caesars", code=2).stderr


def test_l_092_what_rome_takes_off_a_leader_is_said(run: Run) -> None:
    """L-092: leaders cost Rome's side B two coins less, its neighbours one."""
    played_wonders(3, 2, 0, leaders=True, boards=("rome", "giza", "babylon"), sides="B").save("game.json")
    for seat, price, saved in ((1, 3, "2 coins"), (2, 4, "1 coin"), (3, 4, "1 coin")):
        text = run("quote", "game.json", "--seat", str(seat), "--build", "caesar").stdout
        assert f"Caesar for Player {seat}: {price} coins" in text
        assert f"{saved} off: the board" in text


def test_every_fact_can_be_written() -> None:
    heard: set[str] = set()
    for seed, options in enumerate((*COMBINATIONS.values(), ROME)):
        table = finished(options, seed)
        events = [*table.opening, *(event for answer in table.answers for event in answer.events)]
        heard |= {str(wire.event(event)["fact"]) for event in events}
    assert {"leader_recruited", "packs_passed", "loss_due", "debt_taken", "dove_taken", "dove_spent"} <= heard
    for fact, name in enumerate(w.FACTS):
        assert wire.event(Event(fact, 0, w.LEFT, 1))["fact"] == name


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", ["eight", "both", "two"])
def test_every_line_fits_into_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, code: str, name: str) -> None:
    monkeypatch.setenv("COLUMNS", str(TERMINAL_WIDTH))
    options = {option: value for option, value in COMBINATIONS[name].items() if option != "players"}
    played_wonders(int(str(COMBINATIONS[name]["players"])), 3, 22, **options).save("game.json")
    text = run("show", "game.json", "--seat", "1", "--language", code).stdout
    assert max(len(line.rstrip()) for line in text.splitlines()) <= TERMINAL_WIDTH
    assert {"en": "leaders", "fr": "leaders"}[code] in text


def test_c_142_teammates_see_each_others_hands(run: Run) -> None:
    """C-142: in teams the two hands are open to both, and to nobody else."""
    table = played_wonders(4, 3, 5, **BOTH, teams=True)
    table.save("game.json")
    shown = run("show", "game.json", "--seat", "1").stdout
    assert "Hand of Player 2: " in shown
    assert "Hand of Player 3: " not in shown
    assert "with Player 2" in shown


@EVERY_LANGUAGE
def test_c_122_debts_stand_below_the_sheet(run: Run, code: str) -> None:
    """C-122: debts are taken off the treasury."""
    for seed in range(20):
        table = finished({"players": 3, "cities": True}, seed)
        if sum(table.view(None).parts[0].debts):
            break
    table.save("game.json")
    text = run("score", "game.json", "--language", code).stdout
    assert {"en": "Debts, taken off the treasury", "fr": "Dettes, déduites du trésor"}[code] in text


@EVERY_LANGUAGE
def test_ct_019_a_team_wins_together(run: Run, code: str) -> None:
    """CT-019: the winners are the two of the team with most points together."""
    table = finished(COMBINATIONS["teams"], 2)
    table.save("game.json")
    text = run("score", "game.json", "--language", code).stdout
    assert len(table.winners) == 2
    assert {"en": "have won together", "fr": "ont gagné ensemble"}[code] in text


def test_terminal_play_to_the_end(run: Run) -> None:
    """Numbers alone are enough, whatever is asked."""
    typed = "1\n" * 200
    words = option_words({**BOTH, "players": 3})
    text = run("game", "wonders", *words, "--seat", "1", "--bot", "random", "--seed", "3", typed=typed).stdout
    assert "recruits" in text
    assert re.search(r"wins with|share the victory", text)


@EVERY_LANGUAGE
def test_moves_of_leaders_are_typed(run: Run, code: str) -> None:
    """In the words and names of the language."""
    table = Wonders(3, leaders=True).start(8)
    leader = language(code, "wonders").name(moves.card_of(table.moves(0)[0]))
    verb = {"en": "keep", "fr": "garder"}[code]
    typed = f"{verb} {leader}\n1\n1\n{ {'en': 'recruit', 'fr': 'recruter'}[code] } {leader}\nquit\n"
    words = ["--option", "leaders=true", "--seat", "1", "--seed", "8", "--bot", "random", "--language", code]
    text = run("game", "wonders", *words, typed=typed).stdout
    assert {"en": f"keeps {leader}", "fr": f"garde {leader}"}[code] in text
    assert {"en": f"recruits {leader}", "fr": f"recrute {leader}"}[code] in text


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("pay 2", "pay 2"),
        ("payer 0", "pay 0"),
        ("payer 2 pièces", "pay 2"),
        ("copier Crésus", "copy croesus"),
        ("recruter César", "recruit caesar"),
        ("faveur Planque", "favour hideout"),
        ("construire Bains payer gauche 1 banque 1", "build baths pay left 1 bank 1"),
        ("construire Bains payer gauche 0", "build baths pay left 0"),
        ("garder Platon", "keep plato"),
        ("étape avec Platon", "stage with plato"),
        ("payer", ""),
        ("recruter", ""),
    ],
)
def test_what_is_typed_is_understood(typed: str, written: str) -> None:
    assert WondersInputParser(language("fr", "wonders")).canonical(typed) == written


WRONG = [
    (["new", "wonders", "--players", "8"], "2 to 7"),
    (["new", "wonders", "--option", "cities=true", "--players", "9"], "2 to 8"),
    (["new", "wonders", "--option", "cities=true", "--option", "teams=true"], "4, 6 or 8 players"),
    (["new", "wonders", "--option", "leaders=maybe"], "true"),
    (["new", "wonders", "--option", "leader_draft=up"], "right"),
    (["new", "wonders", "--option", "boards=rome,giza,rhodes"], "expansion that is not in play"),
    (["new", "wonders", "--option", "boards_after_draft=maybe"], "true"),
    (
        ["new", "wonders", "--players", "2", "--option", "leaders=true", "--option", "boards=giza,rhodes,rome"],
        "Free City",
    ),
]


@pytest.mark.parametrize(("args", "wanted"), WRONG, ids=[" ".join(args[2:]) for args, _ in WRONG])
def test_what_is_wrong_is_said(run: Run, args: list[str], wanted: str) -> None:
    assert wanted in run(*args, code=2).stderr


def test_ct_019_the_sheet_has_team_totals_and_ranks(run: Run, as_data: Data) -> None:
    """CT-019: each player scores alone, the team's total is the sum, and a team has one rank."""
    finished(COMBINATIONS["eight"], 2).save("game.json")
    scores = as_data("score", "game.json")["scores"]
    for one, other in zip(scores[::2], scores[1::2], strict=True):
        assert one["team"] == other["team"] == one["total"] + other["total"]
        assert one["rank"] == other["rank"]
    assert {score["rank"] for score in scores} == {1, 2, 3, 4}
    text = run("score", "game.json").stdout
    assert all(str(score["team"]) in text for score in scores)


LINES = {"leaders": "Leaders", "cities": "Black cards", "both": "Leaders, black cards"}


@pytest.mark.parametrize("name", LINES)
def test_c_121_one_line_for_leaders_and_black_cards(run: Run, name: str) -> None:
    """C-121: points of black cards go on the line of the leaders."""
    finished(COMBINATIONS[name]).save("game.json")
    assert f" {LINES[name]} " in run("score", "game.json").stdout


def test_c_044_losses_are_decided_in_secret_at_one_keyboard(run: Run) -> None:
    """C-044: even in the last turn, when nobody has a hand to hide."""
    table, _ = at_question(city_constants.LOSE_COINS, {"players": 3, "cities": True}, turn=7)
    assert len(table.owing) > 1
    table.save("asked.json")
    typed = "\n1\n" * len(table.owing) + "quit\n"
    text = run("game", "--resume", "asked.json", "--hot-seat", typed=typed).stdout
    first = table.owing[0] + 1
    assert f"Player {first} has chosen" in text
    assert text.count("Pass the keyboard to") >= len(table.owing)
