"""Science and progress (section 11)."""

import pytest

from septem.core.quote import Reason
from tests.duel.components import SYMBOLS, amount, of_type
from tests.duel.games import SEEDS, walk
from tests.duel.helpers import City, Positions
from tests.duel.telling import tell

PAIRS = [(symbol, cards) for symbol, cards in SYMBOLS.items() if symbol != "scales"]


def test_d_100_seven_symbols() -> None:
    assert len(SYMBOLS) == 7
    assert [len(cards) for _, cards in PAIRS] == [2] * 6
    assert SYMBOLS["scales"] == ["law"]
    assert sorted(card for _, cards in PAIRS for card in cards) == sorted(of_type("green"))


@pytest.mark.parametrize(("symbol", "cards"), PAIRS)
def test_d_101_a_second_copy_brings_a_token(position: Positions, symbol: str, cards: list[str]) -> None:
    for first, second in (cards, cards[::-1]):
        scene = position(City(first, coins=20), board="agriculture economy", cards=second)
        assert f"pair_made P1 {symbol}" in scene.play(f"build {second}")
        assert scene.asked == ("token", 1)
        assert "token_taken P1 economy" in scene.play("token economy")
        assert (scene.tokens(1), scene.board) == ({"economy"}, {"agriculture"})
        assert scene.asked == ("turn", 2)


@pytest.mark.parametrize("card", of_type("green"))
def test_d_101_a_first_copy_brings_none(position: Positions, card: str) -> None:
    other = next(cards for _, cards in PAIRS if card in cards)
    twin = next(name for name in other if name != card)
    scene = position(City(coins=20), City(twin), board="economy", cards=card)
    scene.play(f"build {card}")
    assert scene.asked == ("turn", 2)


def test_d_102_the_choice_is_compulsory(position: Positions) -> None:
    scene = position(City("scriptorium"), board="agriculture economy law", cards="library")
    scene.play("build library")
    assert scene.moves == {"token agriculture", "token economy", "token law"}
    assert scene.refusal("token theology") is Reason.NOT_ON_BOARD
    other = next(iter(scene.structure.values()))
    assert scene.refusal(f"sell {other}") is Reason.OTHER_QUESTION
    assert scene.refusal("token law", player=2) is Reason.NOT_YOUR_DECISION


def test_d_103_without_tokens_on_the_board_nothing_is_gained(position: Positions) -> None:
    scene = position(City("scriptorium"), board="", cards="library")
    assert "pair_made P1 quill" in scene.play("build library")
    assert (scene.asked, scene.tokens(1)) == (("turn", 2), set())


@pytest.mark.parametrize("seed", SEEDS)
def test_d_104_tokens_are_not_replaced(seed: int) -> None:
    left: set[int] = set()
    taken = 0
    for table in walk(seed):
        now = set(table.view().board)
        taken += sum(
            tell(event).startswith("token_taken") for event in (table.answers[-1].events if table.answers else ())
        )
        assert len(now) == 5 - taken
        assert not left or now <= left
        left = now


@pytest.mark.parametrize("place", ["under a wonder", "discarded", "opponent"])
def test_d_105_a_symbol_counts_in_the_city_only(position: Positions, place: str) -> None:
    scene = position(
        City(won="sphinx:scriptorium" if place == "under a wonder" else "sphinx", coins=20),
        City("scriptorium" if place == "opponent" else ""),
        discard="scriptorium" if place == "discarded" else "",
        board="economy",
        cards="library",
    )
    assert not any(fact.startswith("pair_made") for fact in scene.play("build library"))
    assert scene.asked == ("turn", 2)


def test_d_105_a_green_card_sold_or_spent_gives_no_symbol(position: Positions) -> None:
    for move in ("sell library", "raise pyramids with library"):
        scene = position(City("scriptorium", unbuilt="pyramids", coins=20), board="economy", cards="library")
        assert not any(fact.startswith("pair_made") for fact in scene.play(move))
        assert scene.asked == ("turn", 2)


def test_d_106_law_makes_no_pair(position: Positions) -> None:
    assert all(symbol == "scales" or "law" not in cards for symbol, cards in SYMBOLS.items())
    scene = position(City("scriptorium"), board="law economy", cards="library")
    scene.play("build library")
    assert scene.play("token law") == ["token_taken P1 law", "turn_begun P2"]


def test_d_107_a_token_is_applied_at_once(position: Positions) -> None:
    five = "scriptorium pharmacist apothecary workshop academy"
    for token, facts in (
        ("law", ["token_taken P1 law", "game_won P1 science"]),
        ("agriculture", ["token_taken P1 agriculture", "coins_received P1 agriculture 6", "turn_begun P2"]),
    ):
        scene = position(City(five), board="law agriculture", cards="library")
        scene.play("build library")
        assert scene.play(f"token {token}") == facts


def test_symbols_are_worth_points_too(position: Positions) -> None:
    for card in of_type("green"):
        assert position(City(card)).score(1).get("green", 0) == amount(card, "points")
