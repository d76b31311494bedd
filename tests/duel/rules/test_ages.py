"""The end of an age (section 9)."""

import pytest

from tests.duel.components import LAYOUTS
from tests.duel.games import SEEDS, walk
from tests.duel.helpers import City, Positions
from tests.duel.telling import tell

LAST_CARD = {1: "baths", 2: "statue", 3: "palace"}


@pytest.mark.parametrize("seed", SEEDS)
def test_d_080_an_age_ends_with_its_last_card(seed: int) -> None:
    taken = 0
    for table in walk(seed):
        for event in table.answers[-1].events if table.answers else ():
            fact = tell(event)
            taken += fact.startswith("card_taken")
            if fact in ("age_opened 2", "age_opened 3", "game_won P1 points", "game_won P2 points"):
                assert taken == 20
                taken = 0


@pytest.mark.parametrize("age", [1, 2])
def test_d_081_the_next_structure_is_seen_before_the_starter_is_settled(position: Positions, age: int) -> None:
    scene = position(pawn=1, structure={0: LAST_CARD[age]}, age=age)
    facts = scene.play(f"sell {LAST_CARD[age]}")
    assert facts[2] == f"age_opened {age + 1}"
    assert all(fact.startswith(("card_laid", "back_laid")) for fact in facts[3:])
    assert len(facts) == 23
    assert scene.asked == ("starter", 2)
    shown = [slot for slot, card in scene.structure.items() if card != "?"]
    assert (len(scene.structure), shown) == (20, LAYOUTS[age + 1]["face_up"])


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("starter", [1, 2])
@pytest.mark.parametrize(("pawn", "weaker"), [(1, 2), (8, 2), (-1, 1), (-8, 1)])
def test_d_082_the_weaker_player_chooses_either(
    position: Positions, age: int, starter: int, pawn: int, weaker: int
) -> None:
    for option in ("last_player_chooses", "last_player_starts"):
        for last in (1, 2):
            positions = Positions(position.swapped, {"end_of_age_tie": option})
            scene = positions(pawn=pawn, structure={0: LAST_CARD[age]}, age=age, ask=("turn", last))
            scene.play(f"sell {LAST_CARD[age]}")
            assert scene.asked == ("starter", weaker)
            assert scene.moves == {"start 1", "start 2"}
            assert scene.play(f"start {starter}") == [f"starter_chosen P{starter} P{weaker}", f"turn_begun P{starter}"]
            assert scene.asked == ("turn", starter)


@pytest.mark.parametrize("last", [1, 2])
def test_d_083_in_the_middle_the_last_player_chooses(position: Positions, last: int) -> None:
    scene = position(structure={0: "baths"}, ask=("turn", last))
    scene.play("sell baths")
    assert scene.asked == ("starter", last)
    scene.play(f"start {3 - last}")
    assert scene.asked == ("turn", 3 - last)


@pytest.mark.parametrize("last", [1, 2])
def test_d_083_earlier_printing_the_last_player_starts(position: Positions, last: int) -> None:
    starts = Positions(position.swapped, {"end_of_age_tie": "last_player_starts"})
    scene = starts(structure={0: "baths"}, ask=("turn", last))
    facts = scene.play("sell baths")
    assert facts[-2:] == [f"starter_chosen P{last} P{last}", f"turn_begun P{last}"]
    assert scene.asked == ("turn", last)


@pytest.mark.parametrize("pawn", [-4, 0, 4])
def test_d_084_after_the_third_age_comes_the_scoring(position: Positions, pawn: int) -> None:
    scene = position(City("palace"), pawn=pawn, structure={0: "arsenal"})
    facts = scene.play("sell arsenal")
    assert facts[-1] == "game_won P1 points"
    assert (scene.asked, scene.result) == (None, (1, "points"))
