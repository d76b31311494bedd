"""The promo wonders, statement by statement."""

from typing import Any, Final

import pytest

from septem import Stream, files
from septem.core.errors import Problem
from septem.duel.constants import NOTHING
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.game import Duel
from septem.duel.promo.options import PromoWonder
from tests.duel.helpers import City, Positions, Scene, numbers
from tests.files.documents import valid

MESSE = "brickyard lumber_yard glassworks press"
LIBERTY = "clay_pool lumber_yard quarry glassworks press"
BOTH: Final = ("messe_essen", "statue_of_liberty")


def table(own: City, theirs: City = City(), aside: str = "", age: int = 2, **rest: object) -> Scene:  # noqa: B008
    cards = numbers(aside) + (NOTHING,) * (3 - len(aside.split()))
    removed = (NOTHING,) * (3 * (age - 1)) + cards + (NOTHING,) * (3 * (3 - age))
    make = Positions(options={"promo_wonders": BOTH})
    return make(own, theirs, parts=((),), hidden_parts=(removed,), age=age, **rest)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [("messe_essen",), ("statue_of_liberty",), BOTH])
def test_dp_001_each_joins_by_itself(names: tuple[PromoWonder, ...]) -> None:
    for pantheon, others in ((False, 12), (True, 14)):
        table_config = Duel(promo_wonders=names, pantheon=pantheon).table_config
        added = {CATALOGUE.id(wonder) for wonder in table_config.wonders} & set(BOTH)
        assert (len(table_config.wonders), added) == (others + len(names), set(names))
    with pytest.raises(Problem):
        Duel(promo_wonders=("catan",))  # type: ignore[arg-type]


def test_dp_002_costs() -> None:
    now = table(City(), cards="walls")
    assert (now.cost("messe_essen"), now.cost("statue_of_liberty")) == (10, 10)
    assert table(City(MESSE), cards="walls").cost("messe_essen") == 0
    assert table(City(LIBERTY), cards="walls").cost("statue_of_liberty") == 0


def test_dp_003_dp_004_dp_006_a_card_of_the_top_row() -> None:
    """DP-003, DP-004, DP-006: any card of row 0, built in the full sense; the last card ends the age."""
    own = City(MESSE, unbuilt="messe_essen", tok="strategy")
    now = table(own, structure={0: "walls", 11: "forum"})
    now.play("raise messe_essen with forum")
    assert now.moves == {"claim walls"}
    now.play("claim walls")
    assert (now.pawn, now.view.age) == (3, 3)


def test_dp_005_an_empty_row() -> None:
    now = table(City(MESSE, unbuilt="messe_essen"), structure={0: "walls"})
    now.play("raise messe_essen with walls")
    assert (now.city(1), now.view.age, now.score(1)) == (set(MESSE.split()), 3, {"wonders": 2})


def test_dp_007_dp_008_dp_010_liberty() -> None:
    """DP-007, DP-008, DP-010, DP-011: no chain bonus; the opponent's shields and choices are the opponent's."""
    own = City(f"{LIBERTY} stable", unbuilt="statue_of_liberty", tok="urbanism")
    theirs = City("scriptorium", tok="strategy")
    now = table(own, theirs, "horse_breeders walls library", cards="forum rostrum", board="law")
    now.play("raise statue_of_liberty with forum")
    assert now.view.parts == (numbers("horse_breeders walls library"),)
    now.play("claim horse_breeders")
    assert (now.coins[0], now.pawn) == (0, 1)
    now.play("cast walls")
    assert (now.asked, now.discard, "library" in now.city(2)) == (("token", 2), ["walls"], True)
    now.play("token law")
    assert (now.tokens(2), now.asked, now.score(1)["wonders"]) == ({"law", "strategy"}, ("turn", 2), 5)


def test_dp_008_shields_push_for_the_opponent() -> None:
    now = table(City(LIBERTY, unbuilt="statue_of_liberty"), City(tok="strategy"), "school walls library", cards="forum")
    now.play("raise statue_of_liberty with forum", "claim school", "cast library")
    assert now.pawn == -3


def test_dp_009_cards_that_were_used_are_gone() -> None:
    now = table(City(LIBERTY, unbuilt="statue_of_liberty"), cards="forum rostrum")
    now.play("raise statue_of_liberty with forum")
    assert now.asked == ("turn", 2)


def test_dp_007_a_written_deal_leaves_three_cards_in_the_box() -> None:
    """The same game card by card as by its seed: the same three cards of each age are put back."""
    game = Duel(promo_wonders=BOTH)
    dealt = game.start(4)
    hidden = game.secrets(dealt.state)
    names = {str(age + 1): [CATALOGUE.id(card) for card in faces] for age, faces in hidden.later.items()}
    deal = {
        "wonders": [CATALOGUE.id(wonder) for wonder in (*dealt.view().offer, *hidden.offer)],
        "tokens": [CATALOGUE.id(token) for token in dealt.view().board],
        "ages": names,
    }
    written = game.new()
    game.deal_json(written, deal)
    ages = [
        sorted(cards[age * 3 : age * 3 + 3]) for cards in (written.removed, dealt.state.removed) for age in range(3)
    ]
    assert ages[:3] == ages[3:]


def test_dp_008_dp_011_the_other_two_cards_stay_in_view_when_the_first_one_wins() -> None:
    """DP-008, DP-011, D-113: a supremacy in the middle of it ends the game; the cards on the table are still seen."""
    own = City(f"{LIBERTY} scriptorium pharmacist apothecary workshop academy", unbuilt="statue_of_liberty")
    now = table(own, City(), "university arsenal port", age=3, cards="palace arena")
    now.play("raise statue_of_liberty with palace", "claim university")
    assert now.result == (1, "science")
    assert now.view.parts == (numbers("arsenal port"),)
    document = now.table.position_json()
    assert document["aside"] == ["arsenal", "port"]
    again = files.read_position(document)
    assert (again.view(), again.position_json()) == (now.view, document)
    game = now.table.game
    for seat in (0, 1, None):
        seen = now.table.view(seat)
        assert game.view(game.imagine(seen, Stream(3, "imagine")), seat) == seen


def test_cards_put_back_may_be_unknown() -> None:
    """Those that are known are not dealt elsewhere."""
    game = Duel(promo_wonders=["statue_of_liberty"])
    document: Any = game.start(4).position_json()
    whole = document["hidden"]["removed"]["1"]
    document["hidden"]["removed"]["1"] = ["?", whole[1], "?"]
    assert valid("position", document)
    for seed in range(5):
        again: Any = files.read_position(document, seed).position_json()["hidden"]
        removed = again["removed"]["1"]
        assert whole[1] in removed
        assert len({*removed, *again["later"]["1"]}) == 23
