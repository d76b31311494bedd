"""Records of both games: written, read and replayed, and refused where they cannot be."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from septem import Table, files
from septem.core.record import KEYS
from septem.duel.data.ids import NUMBERS
from tests.files.documents import SCHEMAS, Document, record, refused, through_a_file, valid
from tests.files.games import GAMES, GameFiles, on_random_tables, wonders_deal

WONDERS, TOKENS, CARDS = (list(NUMBERS[family]) for family in ("wonder", "token", "card"))
ANSWERS = {"duel": 200, "wonders": 20}  # with which a game goes on; in Duel to its end


@on_random_tables(duel=100, wonders=40)
def test_a_record_is_the_whole_game(game: GameFiles, table: Table) -> None:
    document = through_a_file(table.record().json())
    assert valid("record", document)
    again = files.read(document)
    assert again.position_json() == table.position_json()
    assert again.answers == table.answers
    assert again.events() == table.events()
    assert again.record() == table.record()


@on_random_tables(duel=20, wonders=20)
def test_a_record_may_begin_with_a_view(game: GameFiles, table: Table) -> None:
    check_beginning(files.read_position(through_a_file(table.view_json()), seed=3), game)


@on_random_tables(duel=20, wonders=20)
def test_a_record_may_begin_with_a_position(game: GameFiles, table: Table) -> None:
    check_beginning(files.read_position(through_a_file(table.position_json()), seed=3), game)


def check_beginning(begin: Table, game: GameFiles) -> None:
    dice = random.Random(1)
    for _ in range(ANSWERS[game.name]):
        if not begin.over:
            game.answer(begin, dice)
    document = through_a_file(begin.record().json())
    assert valid("record", document)
    assert files.read(document).position_json() == begin.position_json()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_card_by_card_is_the_same_game_as_its_seed(game: str, seed: int) -> None:
    table = GAMES[game].whole_game(seed)
    document = replace(table.record(), deal=GAMES[game].deal(seed)).json()
    assert valid("record", document)
    assert files.read(document).position_json() == table.position_json()


@pytest.mark.parametrize(
    ("document", "code", "where", "values"),
    [
        (
            record("dule"),
            "unknown_game",
            "game",
            {"given": "dule", "near": ("duel",), "known": ("duel", "wonders")},
        ),
        (record("duel", format=2), "newer_format", "format", {"given": 2, "known": 1}),
        (record("duel", move=[]), "unknown_key", "move", {"given": "move", "near": ("moves",), "known": KEYS}),
        (record("duel", moves=[1]), "wrong_type", "moves[0]", {"wanted": "text", "given": "number"}),
        (record("duel", rules="1"), "wrong_type", "rules", {"wanted": "number", "given": "text"}),
        (record("duel", players="Ann"), "wrong_type", "players", {"wanted": "list", "given": "text"}),
        (record("duel", deal=7), "wrong_type", "deal", {"wanted": "object", "given": "number"}),
        (record("duel", deal={}), "no_deal", "deal", {"known": ("seed", "wonders", "position")}),
        (record("duel", deal={"seed": -1}), "bad_seed", "deal.seed", {"given": -1, "most": (1 << 63) - 1}),
        (record("duel", deal={"seed": "x"}), "bad_seed", "deal.seed", {"given": "x", "most": (1 << 63) - 1}),
        (
            record("duel", deal={"position": {"septem": "position", "game": "duel", "pawn": 9}}),
            "pawn_on_capital",
            "deal.position.pawn",
            {"pawn": 9},
        ),
        (
            record("duel", deal={"position": {"board": ["law"], "cities": [{"tokens": ["law"]}]}}),
            "in_two_places",
            "deal.position.board[0]",
            {"id": "law", "first": "deal.position.cities[0].tokens[0]"},
        ),
        (record("duel", deal={"position": []}), "wrong_type", "deal.position", {"wanted": "object", "given": "list"}),
        ({"septem": "record", "game": "duel"}, "missing_key", "", {"key": "rules"}),
    ],
)
def test_bad_records(document: Document, code: str, where: str, values: Document) -> None:
    problem = refused(document)
    assert (problem.code, problem.where, problem.values) == (code, where, values)


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"deal": {}}, "no_deal", "deal"),
        ({"deal": {"seed": -1}}, "bad_seed", "deal.seed"),
        ({"options": {"players": 8}}, "bad_players", "options.players"),
        ({"options": {"boards": ["giza"]}}, "bad_boards", "options.boards"),
        ({"options": {"boards": ["gisa"]}}, "unknown_id", "options.boards"),
        ({"options": {"sides": "C"}}, "bad_sides", "options.sides"),
        ({"options": {"seventh_card": "never"}}, "bad_option", "options.seventh_card"),
        ({"options": {"pantheon": True}}, "unknown_key", "options.pantheon"),
        ({"rules": 2}, "newer_rules", "rules"),
        ({"deal": {"position": {"cities": []}}}, "bad_players", "deal.position.cities"),
        ({"deal": {"position": []}}, "wrong_type", "deal.position"),
    ],
)
def test_bad_records_of_wonders(parts: Document, code: str, where: str) -> None:
    problem = refused(record("wonders", **parts))
    assert (problem.code, problem.where) == (code, where)


DEALS = {"duel": GAMES["duel"].deal(0), "wonders": wonders_deal(3, 0)}


@pytest.mark.parametrize(
    ("game", "parts", "code", "where"),
    [
        ("duel", {"wonders": WONDERS[:7]}, "wrong_length", "deal.wonders"),
        ("duel", {"wonders": [*WONDERS[:7], WONDERS[0]]}, "in_two_places", "deal.wonders[7]"),
        ("duel", {"wonders": [*WONDERS[:7], "baths"]}, "other_family", "deal.wonders[7]"),
        ("duel", {"tokens": TOKENS[:4]}, "wrong_length", "deal.tokens"),
        ("duel", {"box": TOKENS[:6]}, "too_many", "deal.box"),
        ("duel", {"tokens": TOKENS[:5], "box": TOKENS[4:9]}, "in_two_places", "deal.box[0]"),
        ("duel", {"ages": {"1": CARDS[:19]}}, "wrong_length", "deal.ages.1"),
        ("duel", {"ages": {"1": [*CARDS[:19], CARDS[0]]}}, "in_two_places", "deal.ages.1[19]"),
        ("duel", {"ages": {"1": CARDS[10:30]}}, "wrong_deck", "deal.ages.1[13]"),
        ("duel", {"ages": {"3": CARDS[46:66]}}, "wrong_count_of_deck", "deal.ages.3"),
        ("duel", {"ages": {"3": [*CARDS[46:62], *CARDS[66:70]]}}, "wrong_count_of_deck", "deal.ages.3"),
        ("duel", {"ages": {"4": []}}, "unknown_key", "deal.ages.4"),
        ("duel", {"removed": {"1": CARDS[:4]}}, "too_many", "deal.removed.1"),
        ("duel", {"ages": {"1": CARDS[:20]}, "removed": {"1": CARDS[:1]}}, "in_two_places", "deal.removed.1[0]"),
        ("duel", {"wonder": []}, "unknown_key", "deal.wonder"),
        ("wonders", {"boards": ["giza", "rhodes"]}, "wrong_length", "deal.boards"),
        ("wonders", {"boards": ["giza", "rhodes", "giza"]}, "in_two_places", "deal.boards[2]"),
        ("wonders", {"boards": ["giza", "rhodes", "altar"]}, "other_family", "deal.boards[2]"),
        ("wonders", {"sides": ["A", "B"]}, "wrong_length", "deal.sides"),
        ("wonders", {"sides": ["A", "B", "C"]}, "wrong_word", "deal.sides[2]"),
        ("wonders", {"ages": {"4": []}}, "unknown_key", "deal.ages.4"),
        ("wonders", {"ages": {"1": [["?"] * 7] * 2}}, "wrong_length", "deal.ages.1"),
        ("wonders", {"ages": {"1": [["?"] * 6] * 3}}, "wrong_length", "deal.ages.1[0]"),
        ("wonders", {"ages": {"1": [["altar"] * 7] * 3}}, "too_many_copies", "deal.ages.1[0][1]"),
        ("wonders", {"ages": {"1": [["palace", *["?"] * 6], ["?"] * 7, ["?"] * 7]}}, "wrong_deck", "deal.ages.1[0][0]"),
        ("wonders", {"hands": []}, "unknown_key", "deal.hands"),
    ],
)
def test_bad_deals(game: str, parts: Document, code: str, where: str) -> None:
    problem = refused(record(game, deal={**DEALS[game], **parts}))
    assert (problem.code, problem.where) == (code, where)


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("duel", {"moves": ["build"]}),
        ("duel", {"moves": ["raise sphinx"]}),
        ("duel", {"moves": ["start 3"]}),
        ("duel", {"rules": 0}),
        ("duel", {"deal": {}}),
        ("duel", {"deal": {"seed": -1}}),
        ("duel", {"deal": {"seed": 1, "ages": {}}}),
        ("duel", {"deal": {"position": {"septem": "position", "game": "duel", "pawn": 10}}}),
        ("duel", {"player": []}),
        ("wonders", {"moves": ["1: pass"]}),
        ("wonders", {"moves": ["8: sell altar"]}),
        ("wonders", {"rules": 0}),
        ("wonders", {"deal": {}}),
        ("wonders", {"deal": {"seed": 1, "ages": {}}}),
        ("wonders", {"player": []}),
    ],
)
def test_the_schema_refuses_what_a_replay_refuses(game: str, parts: Document) -> None:
    assert not valid("record", record(game, **parts))
    refused(record(game, **parts))


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_has_the_keys_of_a_record(game: str) -> None:
    assert set(SCHEMAS[game]["record"]["properties"]) == set(KEYS)
