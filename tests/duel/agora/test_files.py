"""Files with Agora: deals that are written down, and positions that no game can come to."""

from __future__ import annotations

from typing import Any

import pytest

from septem import files
from septem.core.errors import PROBLEMS, Problem
from septem.core.table import Table
from septem.duel.agora.numbers import FIRST_DECREE
from septem.duel.data.catalogue import CATALOGUE
from tests.duel.agora.scenes import ALL_PLOTS, duel
from tests.duel.agora.test_laws import TABLES, played
from tests.files.documents import record, through_a_file, valid

Document = dict[str, Any]
DECREES = [CATALOGUE.id(FIRST_DECREE + number) for number in range(16)]
UP = [DECREES[0], "?", DECREES[2], "?", DECREES[4], "?"]
ALONE: Document = {"agora": True}


def deal_of(seed: int, **options: Any) -> tuple[Table, Document]:
    """A table, and its deal card by card."""
    table = duel(**options).start(seed=seed)
    state: Any = table.state
    hidden: Any = table.position_json()["hidden"]
    config = duel(**options).table_config
    return table, {
        "wonders": [CATALOGUE.id(wonder) for wonder in state.offer],
        "tokens": table.position_json()["board"],
        "box": hidden["box"],
        "ages": {
            str(age + 1): [
                CATALOGUE.id(card) for card in state.deal[age * 25 : age * 25 + sum(config.laid[age].values())]
            ]
            for age in range(3)
        },
        "agora": {"decrees": hidden["agora"]["decrees"], "conspiracies": hidden["agora"]["deck"][::-1]},
        "seed": seed,
    }


def replayed(deal: Document, moves: list[str], **options: Any) -> Table:
    written = record("duel", options={**ALONE, **options}, deal=deal, moves=moves)
    return files.replay(files.read_record(written))


def test_a_written_deal_is_the_same_game() -> None:
    """A-004, A-005, A-009: decrees, conspiracies and senators where they are said to lie."""
    for seed in range(3):
        table, deal = deal_of(seed)
        again = replayed(deal, [])
        first, second = (one.position_json() for one in (table, again))
        assert second["hidden"]["agora"] == first["hidden"]["agora"]  # type: ignore[index]
        assert second["structure"] == first["structure"]
        assert second["hidden"]["later"] == first["hidden"]["later"]  # type: ignore[index]


def test_what_a_deal_does_not_state_is_dealt() -> None:
    deal = deal_of(1)[1]
    deal["agora"] = {"decrees": [DECREES[3], "?", DECREES[5], "?", "?", DECREES[9]], "conspiracies": ["coup", "?"]}
    hidden: Any = replayed(deal, []).position_json()["hidden"]
    decrees, deck = hidden["agora"]["decrees"], hidden["agora"]["deck"]
    assert [decrees[place] for place in (0, 2, 5)] == [DECREES[3], DECREES[5], DECREES[9]]
    assert len(set(decrees)) == 6
    assert (deck[-1], sorted(deck)) == ("coup", sorted(ALL_PLOTS))


@pytest.mark.parametrize(
    ("part", "code", "where"),
    [
        (None, "missing_key", "deal"),
        ({"decrees": UP}, "missing_key", "deal.agora"),
        ({"decrees": UP[:5], "conspiracies": []}, "wrong_length", "deal.agora.decrees"),
        ({"decrees": [DECREES[0]] * 6, "conspiracies": []}, "in_two_places", "deal.agora.decrees[1]"),
        ({"decrees": ["coup", *UP[1:]], "conspiracies": []}, "other_family", "deal.agora.decrees[0]"),
        ({"decrees": UP, "conspiracies": ["coup", "coup"]}, "in_two_places", "deal.agora.conspiracies[1]"),
        ({"decrees": UP, "conspiracies": ["cuop"]}, "unknown_id", "deal.agora.conspiracies[0]"),
    ],
)
def test_a_deal_that_cannot_be(part: Document | None, code: str, where: str) -> None:
    deal = deal_of(1)[1]
    del deal["agora"]
    with pytest.raises(Problem) as refused:
        replayed(deal | ({} if part is None else {"agora": part}), [])
    assert (refused.value.code, refused.value.where) == (code, where)


def load(agora: Document, more: Document | None = None) -> Table:
    """A position; a part of `more` that is None is left out."""
    document: Document = {"septem": "position", "format": 1, "game": "duel", "options": ALONE, "age": 1}
    document |= {"structure": [None] * 24 + ["baths"], "decision": {"seat": 1, "ask": "turn"}}
    document |= {"agora": {"decrees": UP, **agora}, **(more or {})}
    return files.read_position({key: part for key, part in document.items() if part is not None})


def ask(kind: str, seat: int = 1, **about: Any) -> Document:
    return {"decision": {"seat": seat, "ask": kind, **about}}


CUBES = [[1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0]]
FIVE = [[1, 1, 1, 1, 1, 0], [0, 0, 0, 0, 0, 0]]
ALL_UP = {"decrees": DECREES[:6], "up": [1, 2, 3, 4, 5, 6]}
TREASON = [[{"is": "treason", "triggered": True, "with": "altar"}], []]
DECK = ["?"] * 15
NO_CUBES = {"cubes": [[0] * 6, [0] * 6]}
OPEN_HAND = [[{"is": "?"}], []]

IMPOSSIBLE: list[tuple[Document, Document, str, str]] = [
    ({"cubes": [[3, 2, 2, 2, 2, 2], [0] * 6]}, {}, "too_many", "agora.cubes[0]"),
    ({"cubes": CUBES, **ALL_UP}, {}, "chambers_won", "agora.cubes"),
    (
        {"cubes": FIVE, **ALL_UP, "up": [1, 2, 3, 4, 5], "decrees": [*DECREES[:5], "?"]},
        {"result": {"winner": 1, "victory": "politics"}, "decision": None},
        "chambers_not_won",
        "result",
    ),
    ({"up": [3, 5]}, {}, "decree_face_down", "agora.decrees[0]"),
    ({"cubes": [[0, 1, 0, 0, 0, 0], [0] * 6]}, {}, "decree_face_down", "agora.decrees[1]"),
    ({"up": [1, 2, 3, 5]}, {}, "decree_unknown", "agora.decrees[1]"),
    ({"decrees": [*UP[:5], DECREES[9]]}, {}, "decree_face_up", "agora.decrees[5]"),
    ({"decrees": [DECREES[0], "?", DECREES[0], "?", DECREES[4], "?"]}, {}, "stated_twice", "agora.decrees"),
    ({"moved": {"2": 5}}, {}, "needs_conspiracy", "agora.moved"),
    ({"conspiracies": [[{"is": "coup"}], [{"is": "coup"}]]}, {}, "stated_twice", "agora.conspiracies"),
    ({"conspiracies": [[{"is": "?", "triggered": True}], []]}, {}, "conspiracy_unknown", "agora.conspiracies[0][0]"),
    ({"conspiracies": [[{"is": "?"}] * 8, [{"is": "?"}] * 6]}, {}, "too_many", "agora.conspiracies"),
    ({"conspiracies": [[{"is": "?", "with": "walls"}], []]}, {}, "too_early", "agora.conspiracies"),
    ({"turn": {"triggered": 2}}, {}, "nobody_asked", "agora.turn.triggered"),
    ({"turn": {"turning": 1}}, {}, "needs_conspiracy", "agora.turn.turning"),
    ({"turn": {"spoils": 1}}, {}, "nobody_asked", "agora.turn.spoils"),
    ({"locked": {"from": "box", "seen": 1, "token": "?"}}, {}, "needs_conspiracy", "agora.locked"),
    (
        {
            "conspiracies": [[{"is": "obscurantism", "triggered": True}], []],
            "locked": {"from": "board", "seen": 1, "token": "law"},
        },
        {},
        "not_hidden",
        "agora.locked.seen",
    ),
    ({}, {"hidden": {"agora": {"locked": "law"}}}, "needs_conspiracy", "hidden.agora.locked"),
    ({"removed": {"known": 1}}, {}, "needs_conspiracy", "agora.removed"),
    (
        {"conspiracies": TREASON, "removed": {"known": 1, "cards": ["walls"]}},
        {},
        "wrong_deck",
        "agora.removed.cards",
    ),
    ({"maybe": {"others": ["d1", "d2"]}}, {"seat": 1}, "no_place_left", "agora.maybe"),
    (
        {"conspiracies": [[{"is": "coup"}], []]},
        {"hidden": {"agora": {"conspiracies": [["blackmail"], []]}}},
        "other_conspiracy",
        "hidden.agora",
    ),
    (NO_CUBES, ask("move", cause="military"), "nothing_to_choose", "decision"),
    (NO_CUBES, ask("remove", cause="military"), "nothing_to_choose", "decision"),
    (
        {"cubes": [[3, 3, 3, 1, 1, 1], [4, 0, 0, 2, 2, 2]], **ALL_UP},
        ask("influence", cause="wonder"),
        "nothing_to_choose",
        "decision",
    ),
    ({"conspiracies": OPEN_HAND}, ask("trigger"), "nothing_to_choose", "decision"),
    ({}, ask("lock"), "nothing_to_choose", "decision"),
    ({}, ask("sabotage"), "nothing_to_choose", "decision"),
    ({}, ask("coercion"), "nothing_to_choose", "decision"),
    ({}, ask("senate", actions="left_0"), "nothing_to_choose", "decision"),
]


@pytest.mark.parametrize(("agora", "more", "code", "where"), IMPOSSIBLE)
def test_positions_that_cannot_be(agora: Document, more: Document, code: str, where: str) -> None:
    with pytest.raises(Problem) as refused:
        load(agora, more)
    assert (refused.value.code, refused.value.where) == (code, where)
    assert set(refused.value.values) == set(PROBLEMS[code])


def test_what_can_be_is_read() -> None:
    """The same places without the fault."""
    load({"cubes": FIVE, "decrees": [*DECREES[:5], "?"], "up": [1, 2, 3, 4, 5]})
    load({"conspiracies": TREASON, "deck": DECK, "removed": {"known": 1, "cards": ["tavern", "stable"]}})
    load({"conspiracies": [[{"is": "insider_influence", "triggered": True}], []], "moved": {"2": 5}})
    load({"maybe": {"others": [f"d{place}" for place in range(1, 17)]}}, {"seat": 1})
    load({"cubes": [[1, 0, 0, 0, 0, 0], [0] * 6]}, ask("move", cause="military"))


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_schemas_accept_every_position_and_record(options: dict[str, Any]) -> None:
    """Of the owner of a table, of its seats, and of spectators."""
    table: Table = duel().start(seed=1)
    for seed in range(3):
        for number, table in enumerate(played(options, seed)):
            if number % 9 == 0 or table.over:
                assert valid("position", through_a_file(table.position_json()))
                assert all(valid("position", table.view_json(seat)) for seat in (0, 1, None))
        assert valid("record", through_a_file(table.record().json()))


def test_schemas_accept_a_written_deal_and_refuse_others() -> None:
    _, deal = deal_of(3)
    assert valid("record", record("duel", options=ALONE, deal=deal))
    assert not valid("record", record("duel", options=ALONE, deal={**deal, "agora": {"decrees": UP}}))
    position = {"septem": "position", "game": "duel", "options": ALONE}
    assert valid("position", {**position, "agora": {"decrees": UP}})
    assert not valid("position", {**position, "agora": {"decrees": UP[1:]}})
    assert not valid("position", {**position, "agora": {"cubes": [[13] * 6, [0] * 6]}})
