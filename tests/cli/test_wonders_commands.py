"""Every command serves 7 Wonders as it serves Duel."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from septem import load
from septem.cli.game_adapters import adapter_of
from septem.text import LANGUAGES
from septem.wire.wonders import documents as wire
from septem.wonders.constants import BANK_BOUGHT, BASE_CATEGORIES, BASE_QUESTIONS

from .conftest import Run, played_wonders

Data = Callable[..., Any]
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)


def test_new_writes_a_record(run: Run) -> None:
    assert "game.json (seed 7)" in run("new", "wonders", "--players", "5", "--seed", "7", "--out", "game.json").stdout
    table = load("game.json")
    assert (table.game.name, table.game.seats, table.dealt) == ("wonders", 5, {"seed": 7})


def test_new_with_options(as_data: Data) -> None:
    options = ["--option", "boards=giza,rhodes,babylon", "--option", "sides=B", "--option", "dearer_payments=on"]
    record = as_data("new", "wonders", *options)["record"]
    assert record["options"]["boards"] == ["giza", "rhodes", "babylon"]
    assert record["options"]["sides"] == "B"
    assert record["options"]["dearer_payments"] is True
    assert as_data("new", "wonders", "--option", "players=6")["record"]["options"]["players"] == 6


@EVERY_LANGUAGE
def test_show_draws_the_table(run: Run, five: str, code: str) -> None:
    text = run("show", five, "--language", code).stdout
    assert {"en": "Age II, turn 3", "fr": "Âge II, tour 3"}[code] in text
    assert all({"en": f"Player {seat}", "fr": f"Joueur {seat}"}[code] in text for seat in range(1, 6))


def test_show_to_a_seat(run: Run, five: str) -> None:
    text = run("show", five, "--seat", "1").stdout
    hand = load(five).view(0).hand
    names = [load(five).game.write_move(move).split()[-1] for move in load(five).moves(0) if "sell" in move.text]
    assert len(set(hand)) == len(names)
    assert "← Player 2" in text
    assert "Player 5 →" in text
    assert "Your choice" not in text
    assert "Your choice: sell" in run("show", five, "--seat", "2").stdout


def test_show_hides_and_reveals(run: Run, as_data: Data, five: str) -> None:
    assert "Hand of" not in run("show", five).stdout
    assert run("show", five, "--reveal").stdout.count("Hand of") == 5
    assert as_data("show", five, "--seat", "2")["seat"] == 2
    assert as_data("show", five)["hands"] == [5] * 5
    assert as_data("show", five, "--reveal")["septem"] == "position"


def test_show_of_a_finished_game_says_who_won(run: Run, five_finished: str) -> None:
    assert "won" in run("show", five_finished).stdout


def test_moves_of_a_seat(run: Run, as_data: Data, five: str) -> None:
    table = load(five)
    text = run("moves", five, "--seat", "1").stdout
    assert all(move.text in text for move in table.moves(0))
    document = as_data("moves", five, "--seat", "1")
    assert document["decision"] == {"seats": [1, 3, 4, 5], "ask": "card"}
    assert [move["move"] for move in document["moves"]] == [move.text for move in table.moves(0)]
    assert all(move["receives"] == 3 for move in document["moves"] if move["move"].startswith("sell"))


def test_moves_when_several_are_asked(run: Run, five: str) -> None:
    assert "say which one this answer is for (1, 3, 4 or 5)" in run("moves", five, code=2).stderr
    assert "No legal moves for Player 2" in run("moves", five, "--seat", "2").stdout


def test_all_moves_with_the_reason(run: Run, as_data: Data, five: str) -> None:
    assert "no: " in run("moves", five, "--seat", "1", "--all").stdout
    reasons = {move["reason"] for move in as_data("moves", five, "--seat", "1", "--all")["moves"]}
    assert {"ok", "no_seller"} <= reasons
    waiting = as_data("moves", five, "--seat", "2", "--all")["moves"]
    assert {move["reason"] for move in waiting} == {"not_your_decision"}


def test_quote_names_both_neighbours(run: Run, as_data: Data, five: str) -> None:
    seat, item, quote = first_purchase(as_data, five)
    text = run("quote", five, "--seat", str(seat), "--build", item).stdout
    assert "bought from the " in text
    assert "neighbour Player" in text
    assert quote["coins"] == quote["bank"] + quote["left"] + quote["right"]
    assert {"left": quote["left"], "right": quote["right"]} in quote["payments"] or quote["short"]


def first_purchase(as_data: Data, file: str) -> tuple[int, str, dict[str, Any]]:
    """Some building that one of the seats would have to buy goods for."""
    for seat in range(1, 6):
        for item in ("aqueduct", "walls", "courthouse", "library", "baths", "palace"):
            quote = as_data("quote", file, "--seat", str(seat), "--build", item)
            if quote["left"] or quote["right"]:
                return seat, item, quote
    raise AssertionError("nobody buys anything")


def test_quote_of_the_next_stage(run: Run, as_data: Data, five: str) -> None:
    assert "The next stage for Player 1: " in run("quote", five, "--seat", "1", "--build", "stage").stdout
    assert as_data("quote", five, "--seat", "1", "--build", "stage")["item"] == "stage"


def test_s2_024_quote_for_the_free_city(run: Run, as_data: Data) -> None:
    """S2-024: it pays with its own coins, and a holder who plays for it may ask what."""
    played_wonders(2, 3, 4).save("two.json")
    text = run("quote", "two.json", "--seat", "3", "--build", "stage").stdout
    assert "The next stage for Free City: " in text
    quote = as_data("quote", "two.json", "--seat", "3", "--build", "baths")
    assert quote["seat"] == 3
    assert quote["coins"] == quote["bank"] + quote["left"] + quote["right"]
    assert "from 1 to 3" in run("quote", "two.json", "--seat", "4", "--build", "baths", code=2).stderr


def test_play_a_round(run: Run, as_data: Data, five: str) -> None:
    table = load(five)
    moves = [f"{seat + 1}: {table.moves(seat)[0].text}" for seat in table.owing]
    text = run("play", five, moves[0]).stdout
    assert "Player 1 has chosen; the choice stays hidden until all have chosen" in text
    assert "Waiting for Player 3, Player 4 and Player 5: choose a card" in text
    document = as_data("play", five, *" ".join(moves[1:]).split())
    assert [move["seat"] for move in document["moves"]] == [3, 4, 5]
    assert len(document["moves"][0]["events"]) == 1
    assert document["moves"][2]["events"][-1] == {"fact": "turn_begun", "turn": 4}
    assert document["decision"]["seats"] == [1, 2, 3, 4, 5]


def test_a_choice_leaks_to_nobody(run: Run, as_data: Data, five: str) -> None:
    """Neither the card nor its kind is told before the last has chosen."""
    heard = as_data("replay", five, "--seat", "1")["moves"][-1]["events"]
    assert heard == [{"fact": "answer_given", "city": 2}]
    assert "Player 2" not in run("replay", five, "--seat", "1").stdout.rsplit("Turn 3", 1)[1]


@EVERY_LANGUAGE
def test_score(run: Run, as_data: Data, five_finished: str, code: str) -> None:
    text = run("score", five_finished, "--language", code).stdout
    document = as_data("score", five_finished)
    assert [set(seat) for seat in document["scores"]] == [{*BASE_CATEGORIES, "total", "rank"}] * 5
    assert all(str(seat["total"]) in text for seat in document["scores"])
    assert {"en": "Scientific structures", "fr": "Bâtiments scientifiques"}[code] in text
    best = max(seat["total"] for seat in document["scores"])
    assert all(document["scores"][seat - 1]["total"] == best for seat in document["result"]["winners"])


@EVERY_LANGUAGE
def test_replay_prints_the_log(run: Run, five_finished: str, code: str) -> None:
    text = run("replay", five_finished, "--language", code).stdout
    assert f"\n{len(load(five_finished).answers):>3}. " in text
    assert {"en": "wins with", "fr": "gagne avec"}[code] in text
    assert {"en": "Age III begins", "fr": "âge III commence"}[code] in text


def test_replay_as_data(as_data: Data, five_finished: str) -> None:
    document = as_data("replay", five_finished)
    assert [move["number"] for move in document["moves"]] == list(range(1, len(document["moves"]) + 1))
    assert document["opening"][0]["fact"] == "board_given"
    assert document["decision"] is None
    assert document["record"]["moves"][0].startswith("1: ")


def test_every_fact_can_be_written(as_data: Data) -> None:
    heard = set()
    for seed, players in enumerate((2, 3, 7)):
        for sides in "AB":
            table = played_wonders(players, seed, 999, sides=sides)
            events = [*table.opening, *(event for answer in table.answers for event in answer.events)]
            heard |= {wire.event(event)["fact"] for event in events}
    assert len(heard) >= BANK_BOUGHT - 6  # those of the base game


def test_every_question_has_moves(run: Run) -> None:
    asked: set[int] = set()
    for seed in range(12):
        table = played_wonders(3, seed, 0, boards=("halicarnassus", "babylon", "olympia"), sides="B")
        number = 0
        while not table.over:
            seat = table.owing[0]
            legal = table.moves(seat)
            kind = table.view().round.kind
            if kind not in asked:
                asked.add(kind)
                table.save("asked.json")
                text = run("moves", "asked.json", "--seat", str(seat + 1), "--all").stdout
                assert all(move.text in text for move in legal)
            stages = [move for move in legal if move.text.startswith("stage")]
            number += 1
            table.play((stages or legal)[number % len(stages or legal)], seat)
    assert len(asked) == BASE_QUESTIONS


@pytest.mark.parametrize("players", ["2", "4"])
def test_demo_plays_a_whole_game(run: Run, as_data: Data, players: str) -> None:
    text = run("demo", "wonders", "--players", players, "--seed", "5", "--out", "demo.json").stdout
    assert "Age III begins" in text
    assert "Total" in text
    assert ("Free City builds" in text) == (players == "2")
    assert load("demo.json").over
    document = as_data("demo", "wonders", "--players", players, "--seed", "5")
    assert document["record"]["moves"] == list(load("demo.json").record().moves)


WRONG = [
    (["new", "wonders", "--players", "8"], "bad_players", "8"),
    (["new", "wonders", "--option", "players=many"], "bad_players", "many"),
    (["new", "wonders", "--option", "boards=giza,giza,rhodes"], "bad_boards", "giza"),
    (["new", "wonders", "--option", "boards=giza,rhods,babylon"], "unknown_id", "did you mean rhodes"),
    (["new", "wonders", "--option", "sides=C"], "bad_sides", "C"),
    (["new", "wonders", "--option", "seventh_card=never"], "bad_option", "never"),
    (["new", "wonders", "--option", "speed=3"], "unknown_option", "dearer_payments"),
    (["new", "duel", "--players", "3"], "unknown_option", "players"),
    (["moves", "five.json"], "which_seat", "say which one"),
    (["show", "five.json", "--seat", "6"], "bad_seat", "no seat 6"),
    (["quote", "five.json", "--seat", "1", "--build", "alter"], "unknown_item", "did you mean altar"),
    (["play", "five.json", "build palace"], "which_seat", "say which one"),
    (["play", "five.json", "1: build palace"], "illegal_move", "not in the hand"),
    (["play", "five.json", "1: bild palace"], "unknown_verb", "did you mean build"),
    (["play", "five.json", "1: build alter"], "unknown_id", "did you mean altar"),
    (["play", "five.json", "9: build altar"], "bad_seat", "no seat 9"),
]


@pytest.mark.parametrize(("args", "code", "message"), WRONG, ids=lambda value: "-".join(value) if value else "")
def test_what_is_wrong_is_said(run: Run, five: str, args: list[str], code: str, message: str) -> None:
    result = run(*args, "--json", code=2)
    error = json.loads(result.stdout)["error"]
    assert error["code"] == code
    assert message in error["message"]
    assert result.stderr.startswith("septem: ")
    assert result.stderr.count("\n") == 1


def test_a_failed_play_changes_nothing(run: Run, five: str) -> None:
    before = Path(five).read_text()
    move = load(five).moves(0)[0].text
    run("play", five, f"1: {move}", "3: build palace", code=2)
    assert Path(five).read_text() == before


def test_a_position_is_shown_and_played_on(run: Run, as_data: Data, five: str) -> None:
    """All of a position, as `show --reveal` writes it, is a file like any other."""
    Path("position.json").write_text(json.dumps(as_data("show", five, "--reveal")))
    assert as_data("show", "position.json", "--seat", "1") == as_data("show", five, "--seat", "1")
    moves = [move["move"] for move in as_data("moves", five, "--seat", "1")["moves"]]
    assert [move["move"] for move in as_data("moves", "position.json", "--seat", "1")["moves"]] == moves
    assert "Player 1 has chosen" in run("play", "position.json", f"1: {moves[0]}").stdout
    assert json.loads(Path("position.json").read_text())["owing"] == [3, 4, 5]
    assert as_data("moves", "position.json", "--seat", "3")["decision"] == {"seats": [3, 4, 5], "ask": "card"}


def test_a_payment_is_a_part_of_its_move(run: Run) -> None:
    """`pay` is also the verb of a move, which Cities has."""
    table = played_wonders(4, 3, 0)
    table.save("four.json")
    before = table.moves(0)
    paid = next(move.text for move in before if "pay left" in move.text)
    assert f"1: {paid}" in run("play", "four.json", f"1: {paid}", "--json").stdout.replace('"move": "', "1: ")
    assert "pay right 9" in run("play", "four.json", f"2: {before[0]} pay right 9", code=2).stderr


def test_a_loss_is_a_move_of_its_own() -> None:
    adapter = adapter_of(played_wonders(4, 3, 0))
    assert adapter.begins("pay", "2")
    assert not adapter.begins("pay", "bank")
