"""Scientific buildings."""

import pytest

from tests.duel.components import SYMBOLS, amount, of_type
from tests.duel.helpers import City, Positions

TWINS = {card: other for symbol, (card, *rest) in SYMBOLS.items() for other in rest if symbol != "scales"}
TWINS |= {other: card for card, other in TWINS.items()}


@pytest.mark.parametrize("card", of_type("green"))
def test_symbol_and_points(position: Positions, card: str) -> None:
    scene = position(City(coins=30), board="law", cards=card)
    scene.play(f"build {card}")
    assert scene.score(1).get("green", 0) == amount(card, "points")
    assert (scene.asked, scene.pawn) == (("turn", 2), 0)
    five = [cards[0] for cards in SYMBOLS.values() if not {card, "law"} & set(cards)]
    scene = position(City(" ".join(five), coins=30), cards=card)
    scene.play(f"build {card}")
    assert scene.result == (1, "science")  # the sixth different one


@pytest.mark.parametrize("card", of_type("green"))
def test_pair(position: Positions, card: str) -> None:
    scene = position(City(TWINS[card], coins=30), board="law economy", cards=card)
    symbol = next(symbol for symbol, cards in SYMBOLS.items() if card in cards)
    assert f"pair_made P1 {symbol}" in scene.play(f"build {card}")
    assert scene.asked == ("token", 1)
