"""Names, plurals, prices and problems in words."""

import pickle

import pytest

from septem import Duel, Problem
from septem.core.errors import IllegalMove
from septem.duel.moves import first_of
from septem.files import read
from septem.text import Language, language

ENGLISH, FRENCH = language("en"), language("fr")
NO_BREAK, APOSTROPHE = "\N{NO-BREAK SPACE}", "\N{RIGHT SINGLE QUOTATION MARK}"


def test_problems_speak_english_by_default() -> None:
    with pytest.raises(Problem, match="“law” is a progress token, but a card is expected"):
        Duel().start(1).play("build law")


@pytest.mark.parametrize("kind", [Problem, IllegalMove])
def test_problems_come_back_whole_from_another_process(kind: type[Problem]) -> None:
    there = kind("wrong_number", "deal.seed", given=9, least=1, most=4)
    here = pickle.loads(pickle.dumps(there))
    assert type(here) is kind
    assert (here.code, here.where, here.values, str(here)) == (there.code, there.where, there.values, str(there))


def test_plurals() -> None:
    assert [ENGLISH.count("coin", number) for number in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert [FRENCH.count("coin", number) for number in (0, 1, 2)] == ["0 pièce", "1 pièce", "2 pièces"]
    assert FRENCH.count("stone", 3) == "3 pierres"


def test_lists() -> None:
    assert ENGLISH.join(["a"]) == "a"
    assert ENGLISH.join(["a", "b", "c"]) == "a, b and c"
    assert FRENCH.join(["a", "b"], "or") == "a ou b"
    assert ENGLISH.join([]) == "none"


def test_names() -> None:
    assert ENGLISH.name("sphinx") == "The Sphinx"
    assert ENGLISH.short("sphinx") == "Sphinx"
    assert ENGLISH.the("sphinx") == "the Sphinx"
    assert FRENCH.the("workshop") == f"l{APOSTROPHE}Atelier"
    assert ENGLISH.player(1) == "Player 2"
    assert ENGLISH.player(1, ["Ann", "Bob"]) == "Bob"
    assert FRENCH.player(0, ["", ""]) == "Joueur 1"


def test_french_is_typeset() -> None:
    told = FRENCH.problem(Problem("no_such_file", path="x"))
    assert told == f"le fichier x n{APOSTROPHE}existe pas"
    assert FRENCH.say("word.none") == "aucun"
    assert f"«{NO_BREAK}" in FRENCH.problem(Problem("missing_key", key="deal"))


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(Problem, match="“de” is not known"):
        language("de")


@pytest.mark.parametrize("speech", [ENGLISH, FRENCH])
@pytest.mark.parametrize(
    "problem",
    [
        Problem("unknown_id", given="x" * 5000, wanted="card", near=()),
        Problem("unknown_id", "x" * 5000, given="baths", wanted="card", near=()),
        Problem("wrong_word", given="x" * 5000, near=(), known=("a", "b")),
        Problem("bad_boards", given=["x" * 5000], cities=3, known=("giza",)),
        Problem("unknown_verb", given="x " * 5000, near=(), forms=("build CARD",)),
    ],
)
def test_what_is_very_long_is_cut(speech: Language, problem: Problem) -> None:
    assert len(speech.problem(problem)) < 200
    assert "…" in speech.problem(problem)


def test_what_a_reader_needs_is_never_cut() -> None:
    path = "/home/somebody/" * 20
    assert path in ENGLISH.problem(Problem("no_such_file", path=path))
    assert path in ENGLISH.problem(Problem("usage", message=path))
    moves = ("build " + "x" * 90, "sell baths")
    assert moves[0] not in ENGLISH.problem(Problem("bad_move_form", given=moves[0], form="build CARD"))
    assert "“build baths”" in ENGLISH.problem(Problem("bad_move_form", given="build baths", form="build CARD"))


def test_moves() -> None:
    game = Duel()
    assert ENGLISH.move(game.read_move("raise sphinx with walls")) == "build the Sphinx with the Walls"
    assert FRENCH.move(game.read_move("build baths")) == "construire les Bains"
    assert ENGLISH.move(game.read_move("start 2"), ["Ann", "Bob"]) == "Bob begins"


def test_an_illegal_move_says_why_and_what_is_legal() -> None:
    with pytest.raises(IllegalMove) as refused:
        Duel(first_game_preset=True).start(1).play("sell academy")
    assert "is not face up in the structure" in str(refused.value)
    assert "Legal: sell " in str(refused.value)


def test_a_problem_says_where_and_what_was_meant() -> None:
    position = {"septem": "position", "game": "duel", "cities": [{"buildings": ["bath"]}, {}]}
    with pytest.raises(Problem) as refused:
        read(position)
    assert str(refused.value).startswith("cities[0].buildings[0]: “bath” is not the id of a card (did you mean baths")


RICH = {
    "septem": "position",
    "game": "duel",
    "age": 2,
    "cities": [
        {"coins": 20, "buildings": ["clay_pool", "theater", "forum"], "tokens": ["masonry"]},
        {"coins": 1, "buildings": ["glassworks"], "tokens": ["economy"]},
    ],
}


def test_a_price_has_a_receipt() -> None:
    table = read(RICH)
    game = Duel()
    palace = game.price(table.state, 0, number("palace"))
    assert ENGLISH.price(palace) == "2 coins"
    assert ENGLISH.receipt(palace, ["Ann", "Bob"]) == [
        "1 clay: made by the Clay Pool",
        "1 glass: made by the Forum, by choice",
        "1 wood: waived by Masonry",
        "1 glass: waived by Masonry",
        "1 stone: bought for 2 coins (at 2)",
        "2 coins of it to Bob",
        "not made by this city: 1 wood, 1 stone and 2 glass",
    ]


def test_a_chain_costs_nothing() -> None:
    statue = Duel().price(read(RICH).state, 0, number("statue"))
    assert ENGLISH.price(statue) == "free by chain"
    assert ENGLISH.receipt(statue) == ["nothing to pay: chain from the Theater"]


def test_coins_that_lack_are_counted() -> None:
    quote = Duel().price(read(RICH).state, 1, number("pretorium"))
    assert ENGLISH.reason(quote) == "7 coins short: it costs 8 coins"
    assert ENGLISH.price(quote) == "8 coins, 7 short"
    assert ENGLISH.receipt(quote) == ["8 coins: printed on the card"]


def number(item: str) -> int:
    return first_of(Duel().read_move(f"build {item}"))


def test_numbers_and_clauses_are_written_as_in_the_language() -> None:
    english, french = language("en", "duel"), language("fr", "duel")
    assert (english.decimal(1.25, 2), french.decimal(1.25, 2)) == ("1.25", "1,25")
    assert (english.decimal(3, sign="+"), french.percent(0.5)) == ("+3.0", "50,0")
    assert (english.clauses("ab"), french.clauses("ab")) == ("a; b", "a\N{NO-BREAK SPACE}; b")
