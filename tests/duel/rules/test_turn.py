"""A turn (section 4)."""

import pytest

from septem.core.quote import Reason
from septem.duel.constants import QUESTIONS
from tests.duel.components import DECKS
from tests.duel.games import SEEDS, drafted, walk
from tests.duel.helpers import City, Positions, covering, ids
from tests.duel.telling import tell

SPHINX = "clay_pool quarry glassworks glass_blower"


def test_d_030_p1_begins_and_turns_alternate() -> None:
    table = drafted(3)
    turns = []
    while table.view().age == 1:
        turns.append(table.owing[0] + 1)
        table.play(next(move for move in table.moves() if move.text.startswith("sell")))
    assert turns == [1, 2] * 10


def test_d_031_an_open_card_is_built_sold_or_spent_on_a_wonder(position: Positions) -> None:
    scene = position(City(SPHINX, coins=0, unbuilt="sphinx pyramids"), cards="rostrum brewery")
    others = set(scene.structure.values()) - {"rostrum", "brewery"}
    about = {move for move in scene.moves if not set(move.split()) & others}
    assert about == {
        "sell rostrum",
        "sell brewery",
        "build brewery",
        "raise sphinx with rostrum",
        "raise sphinx with brewery",
    }
    assert scene.refusal("build rostrum") is Reason.MISSING_COINS
    assert scene.refusal("sell brewery", player=2) is Reason.NOT_YOUR_DECISION
    scene.play("build brewery")
    assert "brewery" not in scene.structure.values()


@pytest.mark.parametrize("seed", SEEDS)
def test_d_031_nobody_can_pass_and_a_sale_is_always_possible(seed: int) -> None:
    for table in walk(seed):
        question = table.view().question
        if question and QUESTIONS[question.kind] == "turn":
            verbs = {move.text.split()[0] for move in table.moves()}
            assert "sell" in verbs
            assert verbs <= {"sell", "build", "raise"}


def test_d_032_building(position: Positions) -> None:
    scene = position(City(coins=5), cards="palisade")
    scene.play("build palisade")
    assert (scene.coins[0], scene.city(1), scene.pawn) == (3, {"palisade"}, 1)


def test_d_032_no_limit_on_buildings(position: Positions) -> None:
    many = " ".join(card for deck in ("age1", "age2") for card in DECKS[deck])
    scene = position(City(many, coins=50), cards="arsenal")
    scene.play("build arsenal")
    assert len(scene.city(1)) == 47


@pytest.mark.parametrize("seed", SEEDS)
def test_d_032_every_card_exists_once(seed: int) -> None:
    for table in walk(seed):
        view = table.view()
        places = [*view.discard, *(place.card for place in view.structure if place and place.card is not None)]
        for city in view.cities:
            places += [*city.buildings, *(card for _, card in city.wonders)]
        assert len(places) == len(set(places))


def test_d_033_a_card_sold_or_spent_comes_into_no_city(position: Positions) -> None:
    scene = position(City(SPHINX, unbuilt="sphinx"), cards="rostrum brewery")
    scene.play("sell rostrum")
    assert (scene.coins[0], scene.discard, scene.city(1)) == (2, ["rostrum"], set(SPHINX.split()))
    scene = position(City(SPHINX, unbuilt="sphinx"), cards="rostrum brewery")
    scene.play("raise sphinx with brewery")
    assert (scene.coins[0], scene.discard, scene.won(1)) == (0, [], {"sphinx": "brewery"})
    assert scene.city(1) == set(SPHINX.split())


def test_d_034_uncovered_cards_are_turned_over_at_the_end_of_the_turn(position: Positions) -> None:
    scene = position(structure=covering("statue"))
    assert (scene.structure[6], scene.structure[7]) == ("?", "?")
    assert scene.play("sell statue") == [
        "card_taken P1 statue 11",
        "card_sold P1 statue 2",
        "card_revealed temple 6",
        "card_revealed rostrum 7",
        "turn_begun P2",
    ]
    assert (scene.structure[6], scene.structure[7]) == ("temple", "rostrum")


@pytest.mark.parametrize("seed", SEEDS)
def test_d_034_an_accessible_card_is_face_up_when_a_turn_begins(seed: int) -> None:
    for table in walk(seed):
        view = table.view()
        if view.question and QUESTIONS[view.question.kind] == "turn":
            assert all(place.card is not None for place in view.structure if place and place.open)


CHOICES = {
    "token economy": (City("scriptorium"), City(), "build library"),
    "token strategy": (City(unbuilt="great_library", coins=20), City(), "raise great_library with library"),
    "revive walls": (City(unbuilt="mausoleum", coins=20), City(), "raise mausoleum with library"),
    "destroy quarry": (City(unbuilt="statue_of_zeus", coins=20), City("quarry"), "raise statue_of_zeus with library"),
    "destroy press": (City(unbuilt="circus_maximus", coins=20), City("press"), "raise circus_maximus with library"),
}


@pytest.mark.parametrize("choice", CHOICES)
def test_d_035_choices_come_before_cards_are_turned_over(position: Positions, choice: str) -> None:
    p1, p2, move = CHOICES[choice]
    scene = position(p1, p2, structure=covering("library"), board="economy", box="strategy law", discard="walls")
    assert not any(fact.startswith("card_revealed") for fact in scene.play(move))
    assert (scene.structure[6], scene.structure[7]) == ("?", "?")
    facts = scene.play(choice)
    assert facts[-3:] == ["card_revealed temple 6", "card_revealed rostrum 7", "turn_begun P2"]


def test_d_036_an_extra_turn_begins_after_cards_are_turned_over(position: Positions) -> None:
    scene = position(City(SPHINX, unbuilt="sphinx"), structure=covering("statue"))
    assert scene.play("raise sphinx with statue")[-4:] == [
        "card_revealed temple 6",
        "card_revealed rostrum 7",
        "turn_repeated P1",
        "turn_begun P1",
    ]
    assert scene.asked == ("turn", 1)
    scene.play("sell temple")
    assert scene.asked == ("turn", 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_d_037_buildings_stay_unless_an_effect_removes_them(seed: int) -> None:
    before: list[set[str]] = [set(), set()]
    for table in walk(seed):
        lost = {tell(event) for event in (table.answers[-1].events if table.answers else ())}
        for seat, city in enumerate(table.view().cities):
            now = set(ids(city.buildings))
            assert all(f"card_destroyed P{seat + 1} {card}" in lost for card in before[seat] - now)
            before[seat] = now


def test_d_037_production_falls_with_a_building(position: Positions) -> None:
    scene = position(City(unbuilt="statue_of_zeus", coins=20), City("shelf_quarry quarry"), cards="statue")
    assert (scene.cost("aqueduct", 2), scene.cost("baths", 1)) == (0, 5)
    scene.play("raise statue_of_zeus with statue", "destroy shelf_quarry")
    assert (scene.cost("aqueduct", 2), scene.cost("baths", 1)) == (4, 3)
