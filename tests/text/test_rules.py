"""Every item has statements that govern it, and every statement is put in words in both languages."""

from pathlib import Path

import pytest

from septem.text import LANGUAGES
from septem.text.rules import duel, items, sentences, statements, wonders
from septem.web.scene.card_reference import CATALOGUES

LISTED = {
    line for path in (Path(__file__).parents[1] / "statements").glob("*.txt") for line in path.read_text().split()
}
LONGEST = 200  # characters: it is read beside a card


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_item_has_statements_in_words(game: str) -> None:
    assert sorted(items(game)) == sorted(CATALOGUES[game]().items)
    for item in items(game):
        named = statements(game, item)
        assert named, item
        assert all(statement in sentences(code) for code in LANGUAGES for statement in named), item


def test_statements_are_those_of_the_rules() -> None:
    for code in LANGUAGES:
        assert set(sentences(code)) <= LISTED


def test_no_statement_is_put_in_words_for_nothing() -> None:
    named = {s for game, catalogue in CATALOGUES.items() for item in catalogue().items for s in statements(game, item)}
    for code in LANGUAGES:
        assert set(sentences(code)) == named


def test_statements_are_short_sentences() -> None:
    for code in LANGUAGES:
        for statement, sentence in sentences(code).items():
            assert sentence.endswith("."), statement
            assert len(sentence) <= LONGEST, statement


def test_particular_statements_name_items_of_the_box() -> None:
    for game, tables in (("duel", duel), ("wonders", wonders)):
        known = items(game)
        assert all(item in known for named in tables.PARTICULAR.values() for item in named)


def test_what_an_item_does_decides_what_governs_it() -> None:
    assert statements("duel", "stable") == ("D-090", "D-091", "D-111", "D-055", "D-056", "D-057")
    assert statements("duel", "sphinx") == ("D-140", "D-071", "D-072", "D-114", "D-065", "D-067")
    assert statements("wonders", "altar")[0] == "S-104"
    assert {"S-116", "S-053", "S-118"} <= set(statements("wonders", "olympia"))
