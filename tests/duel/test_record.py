"""Records of Duel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import septem
from septem import Duel, IllegalMove, Problem, files
from septem.core.quote import Reason
from septem.duel.data.ids import NUMBERS
from septem.duel.knowledge import view
from tests.duel.documents import played
from tests.files.documents import record, refused, valid
from tests.files.games import duel_deal

# Replays.


def test_what_a_deal_leaves_out_is_dealt_by_its_seed() -> None:
    deal = duel_deal(3)
    ages = {"1": deal["ages"]["1"], "3": [*["?"] * 17, *["?guild"] * 3]}
    short = {**deal, "ages": ages, "box": deal["box"][:2], "removed": {"2": ["forum", "walls", "?"]}}
    tables = [files.read(record("duel", deal={**short, "seed": seed})) for seed in (0, 0, 1)]
    hidden = [view.secrets(table.state) for table in tables]
    assert hidden[0] == hidden[1]
    assert hidden[0].later[0] == hidden[2].later[0] == tuple(NUMBERS["card"][card] for card in ages["1"])
    assert hidden[0].later[1] != hidden[2].later[1]
    assert hidden[0].later[2] != hidden[2].later[2]
    assert not {NUMBERS["card"]["forum"], NUMBERS["card"]["walls"]} & set(hidden[0].later[1])
    assert hidden[0].box[:2] == hidden[2].box[:2]


def test_a_first_game_has_no_wonders_to_deal() -> None:
    """D-016"""
    deal = duel_deal(3)
    del deal["wonders"]
    table = files.read(record("duel", deal=deal, options={"first_game_preset": True}))
    assert table.view().age == 1
    assert "offer" not in table.position_json()
    problem = refused(record("duel", deal=deal))
    assert (problem.code, problem.where, problem.values) == ("missing_key", "deal", {"key": "wonders"})


def test_names_and_a_note_stay() -> None:
    document = record("duel", players=["Ann", "Björn"], note="on a train")
    assert valid("record", document)
    table = files.read(document)
    assert table.record().json()["players"] == ["Ann", "Björn"]
    assert table.record().json()["note"] == "on a train"


def test_a_record_is_plain_data_until_it_is_replayed() -> None:
    written = files.read_record(record("duel", moves=["build baths"]))
    assert (written.game, written.rules, written.deal, written.moves) == ("duel", 1, {"seed": 7}, ("build baths",))
    assert septem.replay(replace(written, moves=())).owing == [0]


def test_options_may_be_left_to_the_position() -> None:
    position = {"septem": "position", "game": "duel", "options": {"end_of_age_tie": "last_player_starts"}}
    table = files.read(record("duel", deal={"position": position}))
    assert table.game.options_json()["end_of_age_tie"] == "last_player_starts"
    problem = refused(record("duel", deal={"position": position}, options={"end_of_age_tie": "last_player_chooses"}))
    assert (problem.code, problem.where) == ("options_differ", "deal.position.options.end_of_age_tie")
    assert problem.values["given"] == "last_player_starts"


# Refusals.


@pytest.mark.parametrize(
    ("moves", "why", "where"),
    [
        (["draft baths"], "other_family", "moves[0]"),
        (["drat sphinx"], "unknown_verb", "moves[0]"),
        (["draft"], "bad_move_form", "moves[0]"),
        (["build baths"], "illegal_move", "moves[0]"),
        (["draft great_library", "draft great_library"], "illegal_move", "moves[1]"),
    ],
)
def test_a_bad_move_is_named_with_the_reason_and_the_legal_ones(moves: list[str], why: str, where: str) -> None:
    offer = ["great_library", "sphinx", "piraeus", "colossus", "pyramids", "mausoleum", "appian_way", "statue_of_zeus"]
    problem = refused(record("duel", deal={**duel_deal(0), "wonders": offer}, moves=moves))
    assert (problem.code, problem.where) == ("bad_move_in_record", where)
    assert problem.values["number"] == len(moves)
    assert problem.values["move"] == moves[-1]
    assert isinstance(problem.values["why"], Problem)
    assert problem.values["why"].code == why
    legal = [f"draft {wonder}" for wonder in offer[:4] if f"draft {wonder}" not in moves[:-1]]
    assert problem.values["legal"] == tuple(legal)


def test_an_illegal_move_says_why() -> None:
    why = refused(record("duel", moves=["build baths"])).values["why"]
    assert isinstance(why, IllegalMove)
    assert why.values["quote"].reason is Reason.OTHER_QUESTION  # type: ignore[attr-defined]
    assert why.values["seat"] == 1


def test_a_move_after_the_end() -> None:
    finished = played(Duel(), 2, 1)
    assert finished.over
    document = finished.record().json()
    document["moves"] = [*finished.record().moves, "sell baths"]
    problem = refused(document)
    assert problem.values["number"] == len(finished.answers) + 1
    assert problem.values["legal"] == ()
    assert problem.values["why"].code == "game_over"  # type: ignore[attr-defined]


def test_an_older_record_is_tried_and_a_newer_one_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = refused(record("duel", rules=2))
    assert (problem.code, problem.where, problem.values) == ("newer_rules", "rules", {"given": 2, "known": 1})

    class Later:
        """The same game, with rules that have changed since."""

        rules = 2

        def __init__(self) -> None:
            self.game = Duel()

        def __getattr__(self, name: str) -> Any:
            return getattr(self.game, name)

    monkeypatch.setitem(files.GAMES.made, "duel", replace(files.GAMES["duel"], make=Later))
    assert files.read(record("duel")).record().rules == 2
    problem = refused(record("duel", moves=["build baths"]))
    assert (problem.values["rules"], problem.values["current"]) == (1, 2)


def test_wonders_and_tokens_that_were_never_shown_may_be_unknown() -> None:
    deal = duel_deal(3)
    hidden = {**deal, "wonders": [*deal["wonders"][:4], *["?"] * 4], "box": ["?", *deal["box"][1:2]]}
    assert valid("record", record("duel", deal=hidden))
    tables = [files.read(record("duel", deal={**hidden, "seed": seed})) for seed in (0, 0, 1)]
    offers = [tuple(table.position_json()["hidden"]["offer"]) for table in tables]  # type: ignore[index]
    assert offers[0] == offers[1] != offers[2]
    for table, offer in zip(tables, offers, strict=True):
        assert table.position_json()["offer"] == deal["wonders"][:4]
        assert len({*deal["wonders"][:4], *offer}) == 8
        assert table.position_json()["hidden"]["box"][1] == deal["box"][1]  # type: ignore[index]
