"""Pantheon and the promo wonders in position files: what is stated stays, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from septem import Problem, Stream, Table, files
from septem.core.errors import PROBLEMS
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.pantheon.constants import MYTHOLOGIES
from septem.duel.pantheon.view import PantheonSecrets, PantheonView
from tests.duel.pantheon.scenes import NAMES
from tests.files.documents import Document, valid

TAKEN: list[str | None] = [None] * 20
FIRST = ["baths", *TAKEN[1:]]
SECOND = ["walls", *TAKEN[1:]]

GREEK = ["hades", "zeus", "aphrodite"]
PROMO = {"promo_wonders": ["messe_essen", "statue_of_liberty"]}
BOTH = {"pantheon": True, **PROMO}
GREEN_SIX = ["scriptorium", "pharmacist", "apothecary", "workshop", "academy"]


def placed(**faces: str) -> list[str | None]:
    return [faces.get(f"slot{slot}") for slot in range(20)]


def slots(**cards: str) -> list[str | None]:
    return [cards.get(f"slot{slot}") for slot in range(6)]


def position(options: Document, **parts: Any) -> Document:
    return {"septem": "position", "game": "duel", "options": options, **parts}


def load(options: Document | None = None, seed: int = 0, **parts: Any) -> Table:
    return files.read_position(position({"pantheon": True} if options is None else options, **parts), seed)


def refused(options: Document, **parts: Any) -> tuple[str, str]:
    with pytest.raises(Problem) as caught:
        load(options, **parts)
    problem = caught.value
    assert set(problem.values) == set(PROBLEMS[problem.code])
    assert str(problem).startswith(problem.where)
    return problem.code, problem.where


def secrets(table: Table) -> PantheonSecrets:
    part = table.game.secrets(table.state).parts[0]  # type: ignore[attr-defined]
    assert isinstance(part, PantheonSecrets)
    return part


def seen(table: Table, seat: int | None = None) -> PantheonView:
    part = table.view(seat).parts[0]
    assert isinstance(part, PantheonView)
    return part


# What is stated stays.


def test_stated_divinities_stay_where_others_are_dealt() -> None:
    for seed in range(12):
        pantheon = {
            "slots": slots(slot1="?ra@1", slot4="?roman"),
            "decks": {"greek": ["?greek", "?zeus", "?greek"], "roman": ["?roman", "?mars@2"]},
        }
        hidden = secrets(load(seed=seed, age=1, structure=FIRST, pantheon=pantheon, decision={"seat": 1}))
        assert CATALOGUE.id(hidden.slots[1] or 0) == "ra"
        assert [CATALOGUE.id(card or 0) for card in hidden.decks[2]][1] == "zeus"
        assert {CATALOGUE.id(card or 0) for card in hidden.decks[2]} == set(GREEK)
        assert CATALOGUE.id(hidden.decks[4][1] or 0) == "mars"
        assert {CATALOGUE.id(card or 0) for card in (hidden.slots[4], *hidden.decks[4])} == {
            "mars",
            "minerva",
            "neptune",
        }


def test_who_knows_a_divinity_is_kept() -> None:
    pantheon = {"slots": slots(slot1="?ra@1", slot4="?roman@2"), "decks": {"roman": ["?roman", "?mars@2"]}}
    table = load(age=1, structure=FIRST, pantheon=pantheon, decision={"seat": 1})
    known = [[card.item is not None for card in seen(table, seat).slots if card] for seat in (0, 1, None)]
    assert known == [[True, False], [False, True], [False, False]]
    assert [[card.item is not None for card in seen(table, seat).decks[4]] for seat in (0, 1)] == [
        [False, False],
        [False, True],
    ]


def test_what_is_stated_of_the_rest_stays_although_divinities_are_dealt() -> None:
    hidden: Document = {"pantheon": {"offerings": ["offering_4", "offering_2", "offering_3"], "luck": [5, 2]}}
    table = load(age=1, structure=FIRST, pantheon={"slots": slots(slot0="?greek")}, hidden=hidden)
    assert (secrets(table).offerings, secrets(table).luck) == ((7, 5, 6), (5, 2))


def test_p_016_who_is_asked_sees_the_divinities_drawn() -> None:
    pantheon = {"decks": {"roman": ["?roman", "?roman", "?roman"]}}
    decision = {"seat": 2, "ask": "place", "mythology": "roman"}
    table = load(age=1, structure=FIRST, pantheon=pantheon, decision=decision)
    assert [card.item is not None for card in seen(table, 1).decks[4]] == [True, True, False]
    assert [card.item is not None for card in seen(table, 0).decks[4]] == [False, False, False]


def test_p_050_tokens_lie_on_enki_where_it_is_looked_at_in_secret() -> None:
    """P-050, DH-14: they are not stated, so two of those whose place in the box is not stated lie there."""
    options = {"pantheon": True, "reveal_view": "private"}
    table = load(
        options,
        age=2,
        structure=SECOND,
        pantheon={"decks": {"mesopotamian": ["?enki", "?mesopotamian", "?mesopotamian"]}},
        decision={"seat": 1, "ask": "call", "mythology": "mesopotamian"},
        hidden={"box": ["law", "economy"]},
    )
    assert (len(seen(table, 0).lent), seen(table, 1).lent) == (2, ())
    assert [CATALOGUE.id(token) for token in table.game.secrets(table.state).box[:2]] == ["law", "economy"]  # type: ignore[attr-defined]


def test_dh_14_who_knew_that_enki_lies_there_does_not_see_its_tokens() -> None:
    """DH-10, DH-14: neither at the table nor in a world that the player who looks imagines."""
    table = load(
        {"pantheon": True, "reveal_view": "private"},
        age=2,
        structure=SECOND,
        pantheon={"decks": {"mesopotamian": ["?enki@12", "?ishtar@1", "?nisaba@1"]}},
        decision={"seat": 1, "ask": "call", "mythology": "mesopotamian"},
        hidden={"pantheon": {"enki": ["law", "economy"]}},
    )
    game = table.game
    imagined = game.imagine(table.view(0), Stream(1, "imagine"))
    for state in (table.state, imagined):
        lent = [part.lent for seat in (0, 1) for part in game.view(state, seat).parts if isinstance(part, PantheonView)]
        assert [len(tokens) for tokens in lent] == [2, 0]


@pytest.mark.parametrize("seed", range(12))
def test_dp_007_cards_put_back_stay_although_others_are_dealt(seed: int) -> None:
    structure = placed(slot0="baths", slot1="altar", slot2="?", slot3="?", slot4="?", slot5="tavern", slot6="stable")
    structure[7:9] = ["workshop", "apothecary"]
    out = ["quarry", "theater", "press"]
    hidden = {"removed": {"1": out, "3": ["arena", "study", "port"]}}
    table = load(PROMO, seed, age=1, structure=structure, decision={"seat": 1}, hidden=hidden)
    written = table.position_json()
    assert written["hidden"]["removed"]["1"] == out  # type: ignore[index]
    assert written["hidden"]["removed"]["3"] == ["arena", "study", "port"]  # type: ignore[index]
    assert len(written["hidden"]["removed"]["2"]) == 3  # type: ignore[index]
    laid = [face.removeprefix("?") for face in written["structure"] if face]  # type: ignore[attr-defined]
    assert len({*laid, *out}) == len(laid) + 3
    assert not {"arena", "study", "port"} & set(written["hidden"]["later"]["3"])  # type: ignore[index]


def test_dp_009_cards_that_were_used_are_an_empty_list() -> None:
    table = load(PROMO, age=1, structure=FIRST, decision={"seat": 1}, hidden={"removed": {"1": []}})
    removed = table.position_json()["hidden"]["removed"]  # type: ignore[index]
    assert (removed["1"], len(removed["2"])) == ([], 3)


# What cannot be.

PANTHEON: list[tuple[Document, str, str]] = [
    (
        {"pantheon": {"decks": {"roman": ["?roman"] * 3}, "slots": slots(slot0="?roman")}},
        "too_many_of_deck",
        "pantheon",
    ),
    ({"pantheon": {"decks": {"roman": ["zeus"]}}}, "wrong_mythology", "pantheon.decks.roman[0]"),
    ({"pantheon": {"decks": {"roman": ["?greek"]}}}, "wrong_mythology", "pantheon.decks.roman[0]"),
    ({"pantheon": {"decks": {"roman": ["?gate"]}}}, "wrong_mythology", "pantheon.decks.roman[0]"),
    ({"pantheon": {"slots": slots(slot0="")}}, "unknown_id", "pantheon.slots[0]"),
    ({"pantheon": {"slots": slots(slot0="?ra@3")}}, "wrong_word", "pantheon.slots[0]"),
    ({"pantheon": {"slots": slots(slot0="ra@1")}}, "wrong_word", "pantheon.slots[0]"),
    ({"pantheon": {"slots": slots(slot0="gate")}}, "not_yet", "pantheon.slots[0]"),
    (
        {"pantheon": {"slots": ["?greek", "?greek", "?greek", "?roman", "?roman", "?roman"]}},
        "too_many",
        "pantheon.slots",
    ),
    ({"pantheon": {"cities": [{"offerings": ["offering_2"]}, {}]}}, "not_yet", "pantheon.cities[0].offerings[0]"),
    ({"pantheon": {"cities": [{}, {"divinities": ["gate"]}]}}, "not_yet", "pantheon.cities[1].divinities[0]"),
    (
        {"pantheon": {"cities": [{"mythologies": ["roman", "roman"]}, {"mythologies": ["roman"]}]}},
        "too_many_of_token",
        "pantheon.cities",
    ),
    (
        {
            "pantheon": {
                "cities": [{"mythologies": ["roman", "greek", "greek"]}, {"mythologies": ["roman", "egyptian"]}],
                "marks": {"2": "phoenician"},
            },
            "structure": placed(slot2="?stable", slot5="altar"),
        },
        "too_many",
        "pantheon.cities",
    ),
    ({"pantheon": {"marks": {"2": "roman"}}}, "mark_elsewhere", "pantheon.marks.2"),
    (
        {"pantheon": {"marks": {"2": "roman"}}, "structure": placed(slot2="stable")},
        "mark_elsewhere",
        "pantheon.marks.2",
    ),
    ({"pantheon": {"cities": [{"snake": "academy"}, {}]}}, "needs_divinity", "pantheon.cities[0].snake"),
    (
        {"pantheon": {"cities": [{"snake": "academy", "divinities": ["nisaba"]}, {}]}},
        "snake_elsewhere",
        "pantheon.cities[0].snake",
    ),
    (
        {
            "pantheon": {"cities": [{"snake": "press", "divinities": ["nisaba"]}, {}]},
            "cities": [{}, {"buildings": ["press"]}],
        },
        "snake_elsewhere",
        "pantheon.cities[0].snake",
    ),
    ({"pantheon": {"cities": [{"astarte": 3}, {}]}}, "needs_divinity", "pantheon.cities[0].astarte"),
    ({"pantheon": {"minerva": 3}}, "needs_divinity", "pantheon.minerva"),
    (
        {"pantheon": {"minerva": 3, "cities": [{"divinities": ["minerva"]}, {}]}, "pawn": 3},
        "minerva_on_pawn",
        "pantheon.minerva",
    ),
    ({"pantheon": {"enki": ["law"]}}, "lent_to_nobody", "pantheon.enki"),
    ({"hidden": {"pantheon": {"enki": ["law"]}}}, "lent_to_nobody", "hidden.pantheon.enki"),
    (
        {"hidden": {"pantheon": {"offerings": ["offering_2", "offering_2", "offering_3"]}}},
        "in_two_places",
        "hidden.pantheon.offerings[1]",
    ),
    (
        {
            "cities": [{"buildings": GREEN_SIX}, {}],
            "pantheon": {"cities": [{"divinities": ["ishtar"]}, {}]},
            "decision": {"seat": 1},
        },
        "science_won",
        "cities[0]",
    ),
    (
        {
            "cities": [{"buildings": GREEN_SIX}, {"buildings": ["university"]}],
            "pantheon": {"cities": [{"divinities": ["nisaba"], "snake": "university"}, {}]},
            "decision": {"seat": 1},
        },
        "science_won",
        "cities[0]",
    ),
]


@pytest.mark.parametrize(("parts", "code", "where"), PANTHEON)
def test_what_the_rules_of_pantheon_make_impossible(parts: Document, code: str, where: str) -> None:
    """P-004, P-005, P-007, P-016, P-019, P-050, P-053, P-060, P-076"""
    assert refused({"pantheon": True}, **{"age": 1, "structure": FIRST, **parts}) == (code, where)


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"pantheon": {"slots": slots(slot0="?ra")}}, "divinity_face_down", "pantheon.slots[0]"),
        ({"pantheon": {"slots": slots(slot0="?ra@12")}}, "divinity_face_down", "pantheon.slots[0]"),
        (
            {"pantheon": {"slots": ["ra", "isis", "anubis", "mars", "minerva", "neptune"]}},
            "too_many",
            "pantheon.slots",
        ),
        (
            {"pantheon": {"cities": [{"offerings": ["offering_2", "offering_2"]}, {}]}},
            "in_two_places",
            "pantheon.cities[0].offerings[1]",
        ),
        (
            {"pantheon": {"cities": [{"offerings": ["offering_2"]}, {"offerings": ["offering_2"]}]}},
            "in_two_places",
            "pantheon.cities[1].offerings[0]",
        ),
        (
            {
                "pantheon": {"cities": [{"offerings": ["offering_2"]}, {}], "marks": {"8": "offering_2"}},
                "structure": placed(slot8="?school", slot12="forum"),
            },
            "in_two_places",
            "pantheon.marks.8",
        ),
        (
            {"hidden": {"pantheon": {"offerings": ["offering_2", "offering_4", "offering_3"]}}},
            "not_hidden",
            "hidden.pantheon.offerings",
        ),
    ],
)
def test_what_cannot_be_in_the_second_age(parts: Document, code: str, where: str) -> None:
    """P-007, P-020, DH-12"""
    assert refused({"pantheon": True}, **{"age": 2, "structure": SECOND, **parts}) == (code, where)


NISABA = {"cities": [{"divinities": ["nisaba"]}, {}]}
WITHOUT_CHOICE = [
    *("deck", "enki", "snake", "minerva", "seize", "unbuild", "raise", "steal", "drop", "sack", "aside", "cast"),
    "place",
    "call",
]


@pytest.mark.parametrize("ask", WITHOUT_CHOICE)
def test_questions_with_nothing_to_choose_are_refused(ask: str) -> None:
    about = {"mythology": "roman"} if ask in ("place", "call") else {}
    question = {"seat": 1, "ask": ask, **about}
    assert refused(BOTH, age=1, structure=FIRST, decision=question) == ("nothing_to_choose", "decision")


@pytest.mark.parametrize(
    ("ask", "parts"),
    [
        ("strike", {"structure": TAKEN}),
        ("top_row", {"structure": placed(slot5="altar")}),
        ("raise", {"discard": ["altar"]}),
        ("raise", {"cities": [{"unbuilt": ["sphinx"]}, {}]}),
        ("snake", {"cities": [{"buildings": ["workshop"]}, {"buildings": ["press"]}], "pantheon": NISABA}),
        ("snake", {"cities": [{}, {"buildings": ["workshop"]}]}),
        ("enki", {"pantheon": {"enki": ["law"], "decks": {"mesopotamian": ["?enki"]}}}),
        ("enki", {"pantheon": {"cities": [{"divinities": ["enki"]}, {}]}}),
        ("seize", {"cities": [{"buildings": ["press"]}, {"buildings": ["workshop"]}]}),
        ("steal", {"cities": [{"unbuilt": ["sphinx"]}, {}]}),
        ("sack", {"loot": ["loot_p1_2"], "pending": [{"seat": 1, "ask": "sack"}], "asked": "drop"}),
        ("aside", {"aside": ["altar", "press"]}),
        ("cast", {"aside": ["altar"]}),
        ("cast", {"aside": ["altar", "press", "quarry"]}),
    ],
)
def test_questions_with_too_little_to_choose_are_refused(ask: str, parts: Document) -> None:
    stated = dict(parts)
    question = {"seat": 1, "ask": stated.pop("asked", ask)}
    code, _ = refused(BOTH, **{"age": 1, "structure": FIRST, "decision": question, **stated})
    assert code == "nothing_to_choose"


def test_a_place_needs_an_empty_slot_and_the_first_age() -> None:
    question = {"seat": 1, "ask": "place", "mythology": "roman"}
    pantheon = {"decks": {"roman": ["?roman"]}}
    assert refused(BOTH, age=2, structure=SECOND, decision=question, pantheon=pantheon)[0] == "nothing_to_choose"
    five = {**pantheon, "slots": ["?greek", "?greek", "?greek", "?egyptian", "?egyptian", None]}
    assert refused(BOTH, age=1, structure=FIRST, decision=question, pantheon=five) == ("too_many", "pantheon.slots")


@pytest.mark.parametrize(
    ("options", "ask"),
    [({"pantheon": True}, "top_row"), (PROMO, "strike"), ({}, "strike")],
)
def test_questions_of_an_expansion_that_is_not_in_play(options: Document, ask: str) -> None:
    question = {"seat": 1, "ask": ask}
    assert refused(options, age=1, structure=FIRST, decision=question) == ("wrong_word", "decision.ask")


@pytest.mark.parametrize(
    ("ask", "waiting"),
    [
        ("turn", "turn"),
        ("revive", "token"),
        ("token", "token"),
        ("drop", "drop"),
        ("token", "sack"),
        ("minerva", "cast"),
    ],
)
def test_questions_that_never_wait_for_each_other(ask: str, waiting: str) -> None:
    parts = {"board": ["masonry", "economy"], "loot": ["loot_p1_2", "loot_p1_5"], "discard": ["altar"]}
    aside = {"aside": ["press", "quarry"]} if waiting == "cast" else {}
    pending = [{"seat": 1, "ask": waiting}]
    decision = {"seat": 1, "ask": ask}
    divine = {"pantheon": {"cities": [{"divinities": ["minerva", "ishtar"]}, {}]}}
    pair = {"cities": [{"tokens": ["law"]}]}  # with Ishtar (P-054)
    stated = {
        **parts,
        **aside,
        **divine,
        **pair,
        "age": 1,
        "structure": FIRST,
        "decision": decision,
        "pending": pending,
    }
    assert refused(BOTH, **stated) == ("cannot_wait", "pending[0]")


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"aside": ["walls", "altar", "press"]}, "wrong_deck", "aside[0]"),
        ({"aside": ["altar", "press"]}, "nobody_asked", "aside"),
        ({"hidden": {"removed": {"1": ["altar"]}}}, "wrong_length", "hidden.removed.1"),
        ({"hidden": {"removed": {"1": ["walls", "altar", "press"]}}}, "wrong_deck", "hidden.removed.1[0]"),
        ({"hidden": {"removed": {"1": ["baths", "altar", "press"]}}}, "in_two_places", "hidden.removed.1[0]"),
        (
            {
                "aside": ["altar", "press", "quarry"],
                "decision": {"seat": 1, "ask": "aside"},
                "hidden": {"removed": {"1": []}},
            },
            "not_hidden",
            "hidden.removed.1",
        ),
    ],
)
def test_cards_put_back_that_cannot_be(parts: Document, code: str, where: str) -> None:
    """DP-007, DP-010, DP-011"""
    assert refused(PROMO, **{"age": 1, "structure": FIRST, **parts}) == (code, where)


DECKS = {name: NAMES[3 * number : 3 * number + 3] for number, name in enumerate(MYTHOLOGIES)}
WONDERS = ["sphinx", "piraeus", "colossus", "pyramids", "mausoleum", "appian_way", "great_library", "sanctuary"]
DIVINE_DEAL: Document = {
    "decks": DECKS,
    "marks": ["roman", "roman", "greek", "greek", "egyptian"],
    "offerings": ["offering_2", "offering_3", "offering_4"],
}


@pytest.mark.parametrize(
    ("part", "code", "where"),
    [
        (
            {"decks": {**DECKS, "greek": ["hades", "aphrodite", "neptune"], "roman": ["mars", "minerva", "zeus"]}},
            "wrong_mythology",
            "deal.pantheon.decks.greek[2]",
        ),
        ({"marks": ["roman", "roman", "roman", "greek", "greek"]}, "too_many_of_token", "deal.pantheon.marks"),
        ({"offerings": ["offering_2", "offering_2", "offering_3"]}, "in_two_places", "deal.pantheon.offerings[1]"),
    ],
)
def test_p_004_p_005_written_deals_that_cannot_be(part: Document, code: str, where: str) -> None:
    tokens = ["law", "economy", "masonry", "strategy", "theology"]
    deal = {"wonders": WONDERS, "tokens": tokens, "ages": {}, "pantheon": {**DIVINE_DEAL, **part}}
    document = {
        "septem": "record",
        "game": "duel",
        "rules": 1,
        "options": {"pantheon": True},
        "deal": deal,
        "moves": [],
    }
    with pytest.raises(Problem) as caught:
        files.read(document)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_positions_with_the_new_parts_have_the_form_of_the_schema() -> None:
    hidden = {"removed": {"1": [], "2": ["walls", "forum", "school"]}}
    assert valid("position", position(PROMO, age=1, structure=FIRST, hidden=hidden))
    assert not valid("position", position(PROMO, hidden={"removed": {"1": ["altar"]}}))
