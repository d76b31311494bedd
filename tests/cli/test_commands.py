"""Every command, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from septem import Duel, Stream, load
from septem.duel.constants import BASE_QUESTIONS
from septem.text import LANGUAGES
from septem.wire.duel import documents as wire

from .conftest import Run

Data = Callable[..., Any]
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)


def test_without_a_command_there_is_help(run: Run) -> None:
    assert "Let bots play" in run().stdout
    assert run("--version").stdout.startswith("septem ")


@EVERY_LANGUAGE
@pytest.mark.parametrize("command", ["new", "show", "moves", "quote", "play", "score", "replay", "demo", "game"])
def test_every_command_has_help_in_every_language(run: Run, command: str, code: str) -> None:
    text = run(command, "--language", code, "--help").stdout
    assert "help." not in text
    assert "option." not in text
    assert ("langue" in text) == (code == "fr")


def test_new_writes_a_record(run: Run) -> None:
    assert "game.json (seed 7)" in run("new", "duel", "--seed", "7", "--out", "game.json").stdout
    assert load("game.json").dealt == {"seed": 7}


def test_new_prints_the_record_without_a_file(run: Run) -> None:
    record = json.loads(run("new", "--seed", "7", "--option", "first_game_preset=on", "--name", "Ann").stdout)
    assert record["septem"] == "record"
    assert record["deal"] == {"seed": 7}
    assert record["options"]["first_game_preset"] is True
    assert record["players"] == ["Ann"]


def test_new_as_data(as_data: Data) -> None:
    first, second = as_data("new", "--out", "a.json"), as_data("new")
    assert first["file"] == "a.json"
    assert second["file"] is None
    assert first["seed"] != second["seed"]
    assert second["record"]["moves"] == []


@EVERY_LANGUAGE
def test_show_draws_the_table(run: Run, record: str, code: str) -> None:
    text = run("show", record, "--language", code).stdout
    table = load(record)
    names = {"en": ("Age I", "Guard Tower"), "fr": ("Âge I", "Tour de garde")}[code]
    assert all(name in text for name in names)
    assert text.count("│") > 20
    assert str(table.view().cities[0].coins) in text


def test_show_hides_and_reveals(run: Run, as_data: Data, record: str) -> None:
    assert "?" not in run("show", record).stdout
    assert "?" in run("show", record, "--reveal").stdout
    assert "hidden" not in as_data("show", record)
    assert as_data("show", record, "--seat", "2")["seat"] == 2
    assert len(as_data("show", record, "--reveal")["hidden"]["later"]) == 2


def test_show_of_a_finished_game_says_who_won(run: Run, finished: str) -> None:
    assert "wins" in run("show", finished).stdout


def test_moves_with_price_and_receipt(run: Run, position: str) -> None:
    text = run("moves", position).stdout
    assert "sell baths" in text
    assert "+2 coins" in text
    assert "build apothecary" in text
    assert "1 glass: made by the Glassworks" in text
    assert "build baths" not in text


def test_all_moves_with_the_reason(run: Run, position: str) -> None:
    text = run("moves", position, "--all").stdout
    assert "build baths" in text
    assert "no: 1 coin short: it costs 3 coins" in text
    assert "not made by this city: 1 stone" in text
    assert "raise sphinx with baths" in text


def test_all_moves_name_covered_cards(run: Run, as_data: Data, record: str) -> None:
    assert "no: the card is covered" in run("moves", record, "--all").stdout
    moves = {move["move"]: move for move in as_data("moves", record, "--all")["moves"]}
    assert moves["build press"]["reason"] == "covered"
    assert not any(move.startswith("raise") and move.endswith("press") for move in moves)
    assert len(moves) == len(as_data("moves", record, "--all")["moves"])


def test_moves_as_data(as_data: Data, position: str) -> None:
    document = as_data("moves", position, "--all")
    assert document["seat"] == 1
    assert document["decision"] == {"seat": 1, "ask": "turn"}
    moves = {move["move"]: move for move in document["moves"]}
    assert moves["sell baths"]["receives"] == 2
    assert moves["build baths"] == {
        "move": "build baths",
        "legal": False,
        "reason": "missing_coins",
        "route": "paid",
        "coins": 3,
        "trade": 3,
        "payee": 2,
        "short": 1,
        "missing": {"stone": 1},
        "receipt": [{"source": "bought", "good": "stone", "units": 1, "price": 3, "coins": 3, "item": None}],
    }


def test_moves_of_the_other_seat(run: Run, as_data: Data, position: str) -> None:
    assert "No legal moves for Player 2" in run("moves", position, "--seat", "2").stdout
    assert {move["reason"] for move in as_data("moves", position, "--seat", "2", "--all")["moves"]} == {
        "not_your_decision"
    }


def test_moves_of_every_question(run: Run) -> None:
    asked = set()
    for seed in range(20):
        table = Duel().start(seed)
        stream = Stream(seed, "test")
        while not table.over:
            legal = table.moves()
            question = table.view().question
            assert question is not None
            kind = question.kind
            if kind not in asked:
                asked.add(kind)
                table.save("asked.json")
                text = run("moves", "asked.json", "--all").stdout
                assert all(move.text in text for move in legal)
            table.play(legal[stream.below(len(legal))])
    assert len(asked) == BASE_QUESTIONS


def test_quote_of_a_card_that_does_not_lie_open(run: Run, as_data: Data, position: str) -> None:
    text = run("quote", position, "--seat", "1", "--build", "palace").stdout
    assert "The Palace for Player 1: 9 coins, 7 short" in text
    assert "9 coins of it to Player 2" in text
    quote = as_data("quote", position, "--seat", "1", "--build", "palace")
    assert (quote["coins"], quote["short"], quote["payee"], quote["affordable"]) == (9, 7, 2, False)
    assert quote["missing"] == {"clay": 1, "wood": 1, "stone": 1, "glass": 1}


def test_quote_of_a_wonder_and_of_a_chain(as_data: Data, position: str) -> None:
    assert as_data("quote", position, "--seat", "1", "--build", "sphinx")["coins"] == 7
    chained = as_data("quote", position, "--seat", "1", "--build", "statue")
    assert (chained["route"], chained["coins"], chained["affordable"]) == ("chain", 0, True)
    assert chained["receipt"][0]["item"] == "theater"


def test_play_a_record(run: Run, record: str) -> None:
    before = load(record)
    move = before.moves()[0].text
    assert "Written to record.json" in run("play", record, move).stdout
    after = load(record)
    assert after.record().moves == (*before.record().moves, move)


def test_play_several_moves_into_another_file(run: Run, as_data: Data, position: str) -> None:
    untouched = Path(position).read_text()
    document = as_data("play", position, "build", "apothecary", "sell", "baths", "--out", "next.json")
    assert [move["move"] for move in document["moves"]] == ["build apothecary", "sell baths"]
    assert document["moves"][0]["events"][:2] == [
        {"fact": "card_taken", "seat": 1, "item": "apothecary", "slot": 1},
        {"fact": "card_built", "seat": 1, "item": "apothecary", "chain": False},
    ]
    assert document["decision"] == {"seat": 2, "ask": "starter"}
    assert document["result"] is None
    assert Path(position).read_text() == untouched
    assert json.loads(Path("next.json").read_text())["septem"] == "position"
    assert "lets" in run("play", "next.json", "start 1").stdout


@EVERY_LANGUAGE
def test_score(run: Run, as_data: Data, finished: str, code: str) -> None:
    text = run("score", finished, "--language", code).stdout
    scores = as_data("score", finished)
    assert all(str(seat["total"]) in text for seat in scores["scores"])
    assert {"en": "Civilian buildings", "fr": "Bâtiments civils"}[code] in text
    assert scores["scores"][0]["total"] == sum(n for name, n in scores["scores"][0].items() if name != "total")
    assert scores["result"]["victory"] in ("points", "military", "science", "blue_points")


@EVERY_LANGUAGE
def test_replay_prints_the_log(run: Run, finished: str, code: str) -> None:
    text = run("replay", finished, "--language", code).stdout
    assert f"\n{len(load(finished).answers):>3}. " in text
    assert {"en": "wins", "fr": "gagne"}[code] in text


def test_replay_as_data(as_data: Data, finished: str, record: str) -> None:
    document = as_data("replay", finished)
    assert [move["number"] for move in document["moves"]] == list(range(1, len(document["moves"]) + 1))
    assert document["decision"] is None
    assert document["opening"][0] == {"fact": "coins_received", "seat": 1, "coins": 7, "cause": "setup"}
    assert document["record"]["deal"] == {"seed": 3}
    assert as_data("replay", record)["result"] is None


def test_replay_tells_a_draw_only_to_who_sees_it(as_data: Data, tmp_path: Path) -> None:
    document = {
        "septem": "record",
        "game": "duel",
        "rules": 1,
        "deal": {
            "position": {
                "septem": "position",
                "game": "duel",
                "age": 1,
                "cities": [{"coins": 20, "unbuilt": ["great_library"]}, {}],
                "structure": ["baths", "altar", *[None] * 18],
                "decision": {"seat": 1},
            }
        },
        "moves": ["raise great_library with baths"],
    }
    (tmp_path / "library.json").write_text(json.dumps(document))
    seen = {seat: str(as_data("replay", "library.json", "--seat", seat)).count("token_seen") for seat in ("1", "2")}
    assert seen == {"1": 3, "2": 0}
    assert "token_seen" not in str(as_data("replay", "library.json"))


def test_demo_plays_a_whole_game(run: Run, as_data: Data) -> None:
    text = run("demo", "--seed", "5", "--out", "demo.json").stdout
    assert "Age III begins" in text
    assert "Total" in text
    assert load("demo.json").over
    document = as_data("demo", "--seed", "5")
    assert document["record"]["moves"] == list(load("demo.json").record().moves)
    assert document["result"] is not None


def test_the_language_comes_from_the_surroundings(run: Run, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Défausse" in run("show", record).stdout
    monkeypatch.setenv("SEPTEM_LANGUAGE", "en")
    assert "Discard pile" in run("show", record).stdout
    assert "Défausse" in run("show", record, "--language", "fr").stdout
    monkeypatch.setenv("SEPTEM_LANGUAGE", "")
    monkeypatch.setenv("LANG", "de_DE")
    assert "Discard pile" in run("show", record).stdout


def test_every_event_of_every_expansion_can_be_written() -> None:
    """No fact of a game with Pantheon and the promo wonders lacks its names; none breaks the writer."""
    heard: dict[str, set[str]] = {}
    for seed in range(40):
        table = Duel(pantheon=True, promo_wonders=("messe_essen", "statue_of_liberty")).start(seed)
        stream = Stream(seed, "events")
        while not table.over:
            table.play(table.moves()[stream.below(len(table.moves()))])
        for event in [*table.opening, *(event for answer in table.answers for event in answer.events)]:
            written = wire.event(event)
            heard.setdefault(str(written["fact"]), set()).update(written)
    bare = {fact for fact, names in heard.items() if names <= {"fact", "seat"}}
    assert bare <= {"turn_begun", "turn_repeated", "repeat_lost", "starter_chosen", "game_shared"}
    assert heard["card_built"] >= {"item", "chain"}
    assert len(heard) > 45


def test_replay_for_a_seat_leaves_out_what_others_chose(as_data: Data, finished: str) -> None:
    document = as_data("replay", finished, "--seat", "1")
    assert "record" not in document
    assert all(("move" in move) == (move["seat"] == 1) for move in document["moves"])
