"""Worked examples: conspiracies, and what is known of them."""

from typing import Any

from septem.core.quote import Reason
from septem.duel.agora.constants import PLOT_KEPT
from septem.duel.agora.view import AgoraView
from septem.duel.data.catalogue import CATALOGUE
from tests.duel.agora.scenes import ALL_PLOTS, Scene, city, scene

DECK = "blackmail coup treason"


def part_of(found: Scene, seat: int) -> AgoraView:
    return next(part for part in found.table.view(seat - 1).parts if isinstance(part, AgoraView))


def places(found: Scene, seat: int, plot: str) -> tuple[int, int]:
    return part_of(found, seat).maybe[ALL_PLOTS.index(plot)]


def test_ax_48_what_the_other_player_can_tell() -> None:
    """AX-48, AX-98, A-121, AH-05, AH-06, AH-07, AH-16."""
    found = scene(city(), city("", 9), cards="conspirator_1 conspirator_2 walls forum", deck=DECK)
    found.play("recruit conspirator_1", "conspire")
    events = found.table.play("keep coup top")
    kept = [event for event in events if event.fact == PLOT_KEPT]
    assert [(event.seat, event.what, event.amount) for event in kept] == [(0, 0, 0)]
    assert (len(found.deck), found.deck[0]) == (15, "blackmail")
    assert part_of(found, 2).hands[0][0].face is None
    found.play("recruit conspirator_2", "conspire")
    assert found.moves == {f"keep {plot} {end}" for plot in ("blackmail", "treason") for end in ("top", "bottom")}
    found.play("keep treason bottom")
    assert (len(found.deck), found.deck[-1]) == (14, "blackmail")
    assert places(found, 1, "blackmail") == (1, 1 << 16)  # the bottom of the deck, or the first of the second player
    assert places(found, 2, "blackmail") == (1, 0)
    assert found.plots(2) == ["treason"]


def test_ax_49_organized_crime() -> None:
    """AX-49, A-122, A-124, A-191."""
    found = scene(city(tok="organized_crime"), cards="conspirator_1 walls", deck=DECK)
    found.play("recruit conspirator_1", "conspire")
    assert (found.plots(1), len(found.deck), found.asked) == (["blackmail", "coup"], 14, ("turn", 2))


def test_ax_50_preparing() -> None:
    """AX-50, A-125, A-126, A-120, AH-09, A-233."""
    found = scene(city("", 1), cards="walls forum", plots=("coup", ""))
    found.play("prepare coup with walls")
    assert (found.coins, found.pawn, found.discard) == ((1, 0), 0, [])
    plot = part_of(found, 2).hands[0][0]
    assert (plot.face, CATALOGUE.id(plot.card)) == (None, "walls")
    assert part_of(found, 1).hands[0][0].face == ALL_PLOTS.index("coup")


def test_ax_51_one_trigger_a_turn() -> None:
    """AX-51, A-127, A-128, A-129, A-044, A-040, A-042."""
    found = scene(
        city("", 40, unbuilt="sphinx"),
        city("", 7),
        cards="walls forum school",
        plots=("coup:stable blackmail:altar", ""),
    )
    found.play("trigger coup")
    assert found.asked == ("turn", 1)
    assert found.refusal("trigger blackmail") is Reason.TRIGGERED_ALREADY
    found.play("raise sphinx with walls")
    assert "trigger blackmail" in found.moves


def test_ax_52_blackmail() -> None:
    """AX-52, A-141, A-130, A-131, A-132."""
    rich = scene(city(), city("", 7), cards="walls forum", plots=("blackmail:stable", ""))
    rich.play("trigger blackmail")
    assert rich.coins == (4, 3)
    poor = scene(cards="walls forum", plots=("blackmail:stable", ""))
    assert poor.refusal("trigger blackmail") is Reason.NO_EFFECT
    cube = scene(cards="walls forum", plots=("blackmail:stable", ""), cubes={1: (1, 0)})
    cube.play("trigger blackmail")
    assert cube.moves == {"move 1 2", "pass"}


def test_ax_53_embezzlement() -> None:
    """AX-53, A-157."""
    found = scene(city(), city("", 3), cards="walls forum", plots=("embezzlement:stable", ""), cubes={1: (5, 4)})
    found.play("trigger embezzlement")
    assert found.coins == (5, 0)


def test_ax_54_expropriation() -> None:
    """AX-54, A-142."""
    found = scene(city(), city("statue"), cards="walls forum", plots=("expropriation:stable", ""))
    assert found.cost("gardens", 2) == 0
    found.play("trigger expropriation", "destroy statue")
    assert (found.total(2), found.discard) == (0, ["statue"])
    assert found.cost("gardens", 2) > 0


def test_ax_55_swindle() -> None:
    """AX-55, A-143."""
    found = scene(city("glassworks"), city("customs_house"), cards="walls forum", plots=("swindle:stable", ""))
    found.play("trigger swindle", "destroy customs_house")
    assert found.table.game.market(found.state, 1)[3:] == (3, 2)  # type: ignore[attr-defined]


def test_ax_56_obscurantism() -> None:
    """AX-56, A-144, A-145, A-146, A-147, A-192."""
    for token, points in ("agriculture", 6), ("mathematics", 4), ("law", 10):
        p2 = city(tok="agriculture mathematics law")
        found = scene(city(tok="strategy"), p2, cards="walls forum", plots=("obscurantism:stable", ""))
        assert found.total(2) == 13
        found.play("trigger obscurantism")
        assert "lock strategy" not in found.moves
        found.play(f"lock {token}")
        assert found.total(2) == points
        assert bool(found.state.symbols[1]) == (token != "law")


def test_ax_60_property_fraud() -> None:
    """AX-60, A-149, A-134, A-093."""
    found = scene(
        city(tok="urbanism"),
        cards="rostrum politician_2 walls",
        plots=("property_fraud:stable", ""),
        cubes={1: (1, 0)},
        decrees={1: "decree_blue_coins"},
    )
    found.play("trigger property_fraud")
    assert found.moves == {"claim rostrum", "claim walls"}
    found.play("claim rostrum")
    assert found.coins[0] == 2


def test_ax_61_no_effect() -> None:
    """AX-61, A-130, A-149."""
    cards = "politician_1 politician_2"
    assert scene(cards=cards, age=3, plots=("property_fraud:stable", "")).refusal("trigger property_fraud") is (
        Reason.NO_EFFECT
    )
    found = scene(cards=cards, age=3, plots=("property_fraud:stable", ""), empty_trigger="allowed")
    found.play("trigger property_fraud")
    assert found.asked == ("turn", 1)


def test_ax_62_treason() -> None:
    """AX-62, A-151, A-152, A-134, AH-10."""
    found = scene(city(tok="strategy"), cards="forum school", plots=("treason:stable", ""))
    found.play("trigger treason")
    assert len(found.moves) == 6
    move = sorted(found.moves)[0]
    found.play(move)
    assert move.split()[1] in found.buildings(1)
    assert len(part_of(found, 1).removed or ()) >= 2
    assert part_of(found, 2).removed is None


def test_ax_63_political_maneuver() -> None:
    """AX-63, A-153."""
    found = scene(cards="walls forum", plots=("political_maneuver:stable", ""), cubes={3: (0, 1)})
    found.play("trigger political_maneuver", "place 3")
    assert found.controls(3) is None
    found.play("remove 3")
    assert found.controls(3) == 1
    found.play("pass")
    assert found.asked == ("turn", 1)


def test_ax_64_espionage_wins() -> None:
    """AX-64, A-154."""
    p1 = city("workshop apothecary scriptorium pharmacist academy")
    found = scene(p1, cards="port", age=3, plots=("espionage:stable", ""))
    found.play("trigger espionage", "token law")
    assert found.result == (1, "science")


def test_ax_65_the_token_works_at_once() -> None:
    """AX-65, A-154, A-190."""
    found = scene(city("politician_1", 0), cards="politician_2 forum", plots=("espionage:stable", ""))
    found.play("trigger espionage", "token corruption")
    assert "recruit politician_2" in found.moves


def test_ax_66_turn_of_events() -> None:
    """AX-66, A-155, A-156, A-114, A-045."""
    cards = {21: "port", 22: "study", 18: "?academy", 19: "?palace", 14: "arsenal", 15: "circus"}
    found = scene(
        structure=cards, age=3, plots=("turn_of_events:stable", ""), cubes={1: (1, 0)}, decrees={1: "decree_sale"}
    )
    found.play("trigger turn_of_events")
    assert found.moves == {"cast port", "cast study"}
    assert "card_revealed" in found.play("cast port")
    assert found.moves == {"cast academy", "cast study", "pass"}
    found.play("cast academy", "pass")
    assert (found.coins[0], found.discard, found.asked) == (0, ["academy", "port"], ("turn", 1))


def test_ax_67_the_structure_is_emptied() -> None:
    """AX-67, A-043, A-150."""
    found = scene(cards="lumber_yard", age=1, plots=("turn_of_events:stable", ""), cubes={1: (1, 0)})
    facts = found.play("trigger turn_of_events", "cast lumber_yard", "pass")
    assert "turn_without_card" in facts
    assert found.asked == ("starter", 1)


def test_ax_68_foreclosure() -> None:
    """AX-68, A-158, A-094."""
    found = scene(city(), city("press"), cards="walls forum", plots=("foreclosure:stable", ""))
    found.play("trigger foreclosure", "seize press")
    assert ("press" in found.buildings(1), found.coins[0]) == (True, 0)
    assert found.table.game.market(found.state, 1)[4] == 3  # type: ignore[attr-defined]


def test_ax_69_coercion_and_pairs() -> None:
    """AX-69, A-159, A-160, A-235."""
    cities = city("apothecary library"), city("school scriptorium")
    for board, last in ("law strategy", 2), ("law", 1):
        found = scene(*cities, cards="walls forum", plots=("coercion:stable", ""), board=board)
        found.play("trigger coercion", "swap scriptorium for apothecary")
        assert found.asked == ("token", 1)
        found.play("token law")
        assert found.asked == (("token", 2) if last == 2 else ("turn", 1))


def test_ax_70_coercion_and_chains() -> None:
    """AX-70, A-160."""
    found = scene(city("altar"), city("aqueduct"), cards="walls forum", plots=("coercion:stable", ""))
    before = found.total(1), found.total(2)
    found.play("trigger coercion", "swap aqueduct for altar")
    assert (found.total(1), found.total(2)) == (before[0] + 2, before[1] - 2)
    assert found.cost("temple", 2) == 0
    assert found.cost("temple", 1) > 0


def test_ax_71_six_symbols_after_a_swap() -> None:
    """AX-71, A-161: only the player who has six wins, on whoever's turn."""
    p2 = city("dispensary apothecary laboratory study observatory")
    found = scene(city("library"), p2, cards="port", age=3, plots=("coercion:stable", ""))
    found.play("trigger coercion", "swap dispensary for library")
    assert found.result is None
    p2 = city("dispensary apothecary laboratory study observatory academy")
    found = scene(city("library"), p2, cards="port", age=3, plots=("coercion:stable", ""))
    found.play("trigger coercion", "swap academy for library")
    assert found.result == (2, "science")


def test_ax_72_a_shield_is_shifted() -> None:
    """AX-72, A-163."""
    found = scene(
        cards="walls forum",
        pawn=2,
        plots=("insider_influence:stable", ""),
        cubes={1: (0, 1), 4: (1, 0)},
        decrees={1: "decree_shield"},
    )
    found.play("trigger insider_influence", "shift 1 4")
    assert (found.pawn, found.asked) == (4, ("influence", 1))


def test_ax_73_a_face_down_decree_is_shifted() -> None:
    """AX-73, A-162, A-164, A-080."""
    decrees = {2: "decree_raw_price", 5: "decree_blue_count"}
    given: dict[str, Any] = {
        "plots": ("insider_influence:stable", ""),
        "cubes": {5: (0, 1)},
        "decrees": decrees,
        "down": (2,),
    }
    found = scene(cards="walls forum", **given)
    found.play("trigger insider_influence", "shift 2 5")
    assert found.decrees(2) == {"decree_raw_price", "decree_blue_count"}
    found = scene(cards="walls forum", **given)
    found.play("trigger insider_influence", "shift 2 6")
    assert found.part.decrees[1].face is None


def test_ax_74_sabotage() -> None:
    """AX-74, AX-76, A-165, A-166."""
    found = scene(city(), city(won="pyramids:walls"), cards="forum school", plots=("sabotage:stable", ""))
    points = found.total(2)
    found.play("trigger sabotage", "ruin pyramids")
    assert (points - found.total(2), found.discard, found.state.raised) == (9, ["walls"], 0)


def test_ax_77_extortion() -> None:
    """AX-77, A-140, A-025, A-183."""
    found = scene(
        city("", 40, unbuilt="sphinx"), city(unbuilt="knossos"), cards="walls forum", plots=("extortion:stable", "")
    )
    found.play("trigger extortion", "steal knossos")
    assert (found.stock(1), found.asked) == (12, ("turn", 1))
    found.play("raise knossos with walls", "place 3")
    assert found.moves == {"move 3 2", "move 3 4", "pass"}


def test_ax_97_a_token_locked_from_the_box() -> None:
    """AX-97, AH-11, AH-12."""
    found = scene(cards="walls forum school", board="law", plots=("obscurantism:stable", "espionage:altar"))
    found.play("trigger obscurantism", "lock strategy")
    strategy = CATALOGUE.numbers["strategy"]
    assert strategy in found.table.view(1).box
    assert strategy not in found.table.view(0).box
    assert part_of(found, 2).locked[2] is None
    found.play("sell walls", "trigger espionage")
    assert "token strategy" not in found.moves
    assert part_of(found, 2).locked[2] == strategy


def test_ax_99_backs() -> None:
    """AX-99, AH-13, AH-15."""
    cards = {21: "port", 22: "study", 18: "?politician_1", 19: "?palace"}
    found = scene(structure=cards, age=3)
    slot = found.view.structure[18]
    assert slot is not None
    assert (slot.card, slot.deck) == (None, CATALOGUE.deck[CATALOGUE.numbers["conspirator_1"]])
