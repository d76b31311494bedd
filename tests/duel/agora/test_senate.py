"""Worked examples: set-up, senators and the senate."""

import pytest

from septem.core.quote import Reason
from septem.duel.data.catalogue import CATALOGUE
from tests.duel.agora.scenes import Scene, city, duel, scene

BLUE = "theater altar baths statue temple aqueduct"
ALL_BUT_6 = dict.fromkeys(range(1, 6), (1, 0))


def blue(count: int) -> str:
    return " ".join(BLUE.split()[:count])


def test_ax_01_set_up() -> None:
    """AX-01, A-001 to A-011, A-032."""
    table = duel().start(seed=3)
    config = duel().table_config
    assert [len([slot for row in rows for slot in row]) for rows in config.structures] == [25, 25, 23]
    assert (len(config.tokens), len(config.wonders)) == (12, 14)
    view = table.view(None)
    assert (len(view.board), len(view.box), view.age) == (5, 7, 1)
    assert sum(slot is not None and slot.card is None for slot in view.structure) == 10
    state = table.state
    assert sorted(
        card for card in state.deal if card < 160 and CATALOGUE.id(card).startswith(("politician", "conspir"))
    )
    everything = duel(pantheon=True, promo_wonders=("messe_essen", "statue_of_liberty"))
    assert (len(everything.table_config.wonders), len(everything.table_config.tokens)) == (18, 15)
    assert [sum(laid.values()) for laid in everything.table_config.laid] == [25, 25, 23]


def test_a_004_three_decrees_lie_face_up() -> None:
    """A-002, A-003, A-004, A-005, AH-04."""
    table = duel().start(seed=5)
    part = Scene(table).part
    assert [decree.face is None for decree in part.decrees] == [False, True, False, True, False, True]
    assert part.cubes == ((0,) * 6, (0,) * 6)
    assert part.deck == (None,) * 16


@pytest.mark.parametrize(
    ("age", "slot", "under"),
    [
        *((1, 12, [18, 19]), (3, 18, [21]), (3, 19, [21, 22]), (3, 9, [14]), (3, 10, [14, 15]), (3, 13, [17])),
        *((2, 0, [7]), (2, 6, [12]), (2, 7, [13]), (2, 8, [13, 14])),
    ],
)
def test_ax_02_to_04_layouts(age: int, slot: int, under: list[int]) -> None:
    """AX-02, AX-03, AX-04, A-030, A-031, A-033, A-034."""
    from septem.duel.files.checks import LAYOUT

    layout = duel().table_config.layouts + age - 1
    assert [other for other in range(25) if LAYOUT.covers[layout][slot] >> other & 1] == under


def drafted(wonder: str, seat: int) -> tuple[Scene, int]:
    """A table where a seat takes a wonder first."""
    for seed in range(2000):
        table = duel().start(seed=seed)
        if any(str(move) == f"draft {wonder}" for move in table.moves()):
            if seat:
                other = next(move for move in table.moves() if str(move) != f"draft {wonder}")
                table.play(other)
            table.play(f"draft {wonder}")
            return Scene(table), seed
    raise AssertionError


@pytest.mark.parametrize("seat", [0, 1])
def test_ax_05_knossos_is_drafted(seat: int) -> None:
    """AX-05, A-020, A-021, A-022, A-024, A-077."""
    found, _ = drafted("knossos", seat)
    assert found.asked == ("influence", seat + 1)
    facts = found.play("place 4")
    assert found.cubes(4) == ((1, 0) if seat == 0 else (0, 1))
    assert "decree_shown" in facts
    if found.decrees(seat + 1) == {"decree_shield"}:
        assert found.pawn == (-1 if seat else 1)
    assert found.asked == ("draft", 2)


def test_ax_06_the_last_wonder_of_a_group() -> None:
    """AX-06, A-022, A-023: it comes without a choice, but with its effect."""
    for seed in range(400):
        table = duel().start(seed=seed)
        if not any(str(move) == "draft curia_julia" for move in table.moves()):
            continue
        for _ in range(3):
            table.play(
                next(move for move in table.moves() if str(move) != "draft curia_julia" and "draft" in str(move))
            )
            while str(table.moves()[0]).split()[0] == "place":
                table.play(table.moves()[0])
        found = Scene(table)
        assert found.asked == ("conspiracy", 1)
        assert len(table.view(None).offer) == 4
        assert len(found.moves) == 4
        table.play(table.moves()[0])
        assert found.asked == ("draft", 2)
        assert len(table.view(None).offer) == 8
        return
    raise AssertionError


def test_ax_07_the_cost_of_a_senator() -> None:
    """AX-07, A-050, A-051, A-190."""
    poor = scene(city("politician_1 conspirator_1", 1), cards="politician_2")
    assert "recruit politician_2" not in poor.moves
    assert poor.refusal("recruit politician_2") is Reason.MISSING_COINS
    corrupt = scene(city("politician_1 conspirator_1", 1, tok="corruption"), cards="politician_2")
    corrupt.play("recruit politician_2")
    assert corrupt.coins == (1, 0)


def test_ax_08_four_senators() -> None:
    """AX-08: each costs one more than the one before."""
    found = scene(
        city("", 6), city("", 9), cards="politician_1 conspirator_1 politician_2 conspirator_2 walls forum school"
    )
    for senator in ("politician_1", "conspirator_1", "politician_2", "conspirator_2"):
        found.play(f"recruit {senator}", "place 1")
        if found.asked == ("senate", 1):
            found.play("pass")
        if senator != "conspirator_2":
            found.play(
                next(
                    move
                    for move in sorted(found.moves)
                    if move.startswith("sell") and "or_" not in move and "an_" not in move
                )
            )
    assert found.coins[0] == 0


def test_ax_09_economy_gets_nothing() -> None:
    """AX-09, A-051."""
    found = scene(city("politician_1 conspirator_1", 5), city(tok="economy"), cards="politician_2")
    found.play("recruit politician_2")
    assert found.coins == (3, 0)


def test_ax_10_a_senator_is_sold() -> None:
    """AX-10, A-053, A-054, A-114."""
    found = scene(city("tavern forum"), cards="conspirator_1 walls", cubes={1: (1, 0)}, decrees={1: "decree_sale"})
    found.play("sell conspirator_1")
    assert found.coins == (6, 0)
    assert found.discard == ["conspirator_1"]
    assert found.quote("politician_1").coins == 0


@pytest.mark.parametrize(
    ("count", "actions", "more"), [(0, 1, 2), (1, 1, 2), (2, 2, 3), (3, 2, 3), (4, 3, 3), (5, 3, 3)]
)
def test_ax_11_senate_actions(count: int, actions: int, more: int) -> None:
    """AX-11, A-055, A-056, A-113."""
    for decree, wanted in (({}, actions), ({6: "decree_blue_count"}, more)):
        found = scene(city(blue(count)), cards="politician_3 walls", cubes={6: (1, 0)}, decrees=decree)
        found.play("recruit politician_3")
        made = 0
        while found.asked == ("senate", 1):
            found.play("place 3")
            made += 1
        assert made == wanted


def test_ax_12_the_number_is_fixed() -> None:
    """AX-12, A-056: control lost later does not change it."""
    found = scene(city("theater"), cards="politician_3 walls", cubes={3: (1, 0)}, decrees={3: "decree_blue_count"})
    found.play("recruit politician_3", "move 3 2")
    assert found.controls(3) is None
    assert found.asked == ("senate", 1)


def test_ax_13_sections_and_neighbours() -> None:
    """AX-13, A-057, A-071."""
    found = scene(cards="politician_6 walls", cubes={1: (1, 0)})
    found.play("recruit politician_6")
    assert found.moves == {"place 5", "place 6", "move 1 2", "pass"}
    assert found.refusal("place 4") is Reason.WRONG_CHAMBER
    assert found.refusal("move 1 6") is Reason.WRONG_CHAMBER
    assert found.refusal("move 1 3") is Reason.WRONG_CHAMBER
    assert found.refusal("move 2 3") is Reason.NO_CUBE


def test_ax_14_without_cubes_in_stock() -> None:
    """AX-14, A-059, A-061, A-070, A-073."""
    full = {1: (12, 0)}
    found = scene(cards="politician_1 walls", cubes=full)
    found.play("recruit politician_1")
    assert found.moves == {"move 1 2", "pass"}
    found = scene(cards="conspirator_1 walls", cubes=full)
    found.play("recruit conspirator_1")
    assert found.moves == {"conspire"}


def test_ax_15_the_conspirator() -> None:
    """AX-15, A-060, A-082."""
    places = {f"place {chamber}" for chamber in range(1, 7)}
    found = scene(cards="conspirator_2 walls")
    found.play("recruit conspirator_2")
    assert found.moves == {*places, "conspire"}
    assert found.refusal("pass") is Reason.OTHER_QUESTION
    found = scene(cards="conspirator_2 walls", conspirator_action="optional")
    found.play("recruit conspirator_2")
    assert found.moves == {*places, "conspire", "pass"}
    found.play("pass")
    assert found.asked == ("turn", 2)


def test_ax_16_actions_are_forgone() -> None:
    """AX-16, A-057, A-058."""
    found = scene(city(blue(4)), cards="politician_4 walls")
    found.play("recruit politician_4", "place 3", "move 3 4")
    assert "actions_forgone" in found.play("pass")
    assert (found.cubes(3), found.cubes(4)) == ((0, 0), (1, 0))
    assert found.asked == ("turn", 2)


def test_ax_17_a_senator_is_revived() -> None:
    """AX-17, A-063, A-064, A-065."""
    p1 = city(f"{blue(4)} politician_1 politician_2 conspirator_1", 30, unbuilt="mausoleum")
    found = scene(p1, cards="walls archery_range", discard="politician_5")
    found.play("raise mausoleum with walls")
    coins = found.coins
    found.play("revive politician_5", "place 3", "place 4", "place 3")
    assert found.coins == coins
    assert found.quote("politician_3").coins == 4
    assert found.asked == ("turn", 2)
    forbidden = scene(p1, cards="walls archery_range", discard="politician_5", revive_senator="forbidden")
    forbidden.play("raise mausoleum with walls")
    assert forbidden.asked == ("turn", 2)


def test_ax_18_another_turn_by_decree() -> None:
    """AX-18, A-062, A-117, A-118."""
    for senator, turn in (("conspirator_2", 1), ("politician_2", 2)):
        found = scene(cards=f"{senator} walls", cubes={6: (1, 0)}, decrees={6: "decree_extra_turn"})
        found.play(f"recruit {senator}", "place 1")
        assert found.asked == ("turn", turn)


def test_ax_19_control_gained_too_late() -> None:
    """AX-19, A-062, A-119."""
    found = scene(cards="conspirator_3 walls", decrees={5: "decree_extra_turn"})
    found.play("recruit conspirator_3", "place 5")
    assert found.controls(5) == 1
    assert found.asked == ("turn", 2)


def test_ax_20_senators_count_for_no_guild() -> None:
    """AX-20, A-052."""
    p1 = city("tavern politician_1 politician_2 conspirator_1 wood_reserve", 30)
    found = scene(p1, cards="merchants_guild port", age=3)
    coins = found.coins[0] - found.cost("merchants_guild")
    found.play("build merchants_guild")
    assert found.coins[0] == coins + 2


def test_ax_21_control() -> None:
    """AX-21, A-074, A-075, A-076."""
    found = scene(city("", 9), city("", 9), cards="conspirator_1 conspirator_2 walls", cubes={2: (1, 0)}, turn=2)
    assert found.controls(2) == 1
    assert "chamber_lost" in found.play("recruit conspirator_1", "place 2")
    assert found.controls(2) is None
    found.play("sell walls")
    assert "chamber_gained" in found.play("recruit conspirator_2", "place 2")
    assert found.controls(2) == 2


def test_ax_22_a_move_between_two_chambers() -> None:
    """AX-22, A-078."""
    found = scene(cards="politician_3 walls", cubes={3: (1, 0), 4: (0, 1)})
    facts = found.play("recruit politician_3", "move 3 4")
    assert facts.count("chamber_lost") == 2
    assert (found.cubes(3), found.cubes(4)) == ((0, 0), (1, 1))


def test_ax_23_a_cube_is_removed_from_a_tie() -> None:
    """AX-23, A-072, A-079."""
    found = scene(cards="walls forum", cubes={5: (2, 2)}, plots=("political_maneuver:stable", ""))
    found.play("trigger political_maneuver", "place 1", "remove 5")
    assert found.cubes(5) == (2, 1)
    assert (found.controls(5), found.stock(2)) == (1, 11)


def test_ax_24_a_decree_stays_face_up() -> None:
    """AX-24, A-077."""
    found = scene(cards="conspirator_1 politician_6 walls", decrees={6: "decree_red_coins"}, down=(6,), turn=2)
    assert found.part.decrees[5].face is None
    found.play("recruit conspirator_1", "place 6")
    assert found.decrees(2) == {"decree_red_coins"}
    found.play("sell walls", "recruit politician_6") if found.coins[1] else None
    assert found.part.decrees[5].face is not None


def test_ax_25_political_supremacy() -> None:
    """AX-25, A-220, A-223."""
    found = scene(cards="conspirator_1 walls", cubes=ALL_BUT_6)
    facts = found.play("recruit conspirator_1", "place 6")
    assert found.result == (1, "politics")
    assert "card_revealed" not in facts


def test_ax_26_within_the_actions_of_a_politician() -> None:
    """AX-26, A-221."""
    found = scene(city(blue(4)), cards="politician_7 walls", cubes=dict.fromkeys(range(1, 5), (1, 0)))
    found.play("recruit politician_7", "place 5", "place 6")
    assert found.result == (1, "politics")


def test_ax_27_by_a_military_token() -> None:
    """AX-27, A-079, A-201, A-220."""
    p1 = city("", 9)
    found = scene(p1, cards="barracks forum", pawn=5, cubes={**ALL_BUT_6, 6: (1, 1)})
    found.play("build barracks", "remove 6")
    assert found.result == (1, "politics")


def test_ax_28_the_first_turn_wins() -> None:
    """AX-28, A-056, A-117, A-220: with Knossos and two decrees the second player never has a turn."""
    found = scene(
        city("", 7),
        city("", 7),
        cards="",
        structure={22: "conspirator_1", 23: "conspirator_2", 24: "conspirator_3", 21: "politician_6"},
        age=1,
        cubes={1: (1, 0)},
        decrees={1: "decree_extra_turn", 3: "decree_blue_count"},
    )
    found.play("recruit conspirator_1", "place 2", "recruit conspirator_2", "place 3")
    found.play("recruit conspirator_3", "place 4", "recruit politician_6", "place 5")
    assert found.asked == ("senate", 1)
    found.play("place 6")
    assert found.result == (1, "politics")
    assert found.coins[0] == 1


def test_ax_100_leaving_a_tie_gives_the_chamber_away() -> None:
    """AX-100, A-078, A-105, A-221."""
    found = scene(cards="politician_1 walls", cubes={2: (1, 1)}, decrees={2: "decree_shield"})
    found.play("recruit politician_1", "move 2 1")
    assert (found.cubes(2), found.pawn) == ((0, 1), -1)


def test_the_engine_finds_the_first_turn_win() -> None:
    """AX-28: a search over the moves of one turn finds the win."""
    found = scene(
        city("", 7),
        structure={22: "conspirator_1", 23: "conspirator_2", 24: "conspirator_3", 21: "politician_6"},
        age=1,
        cubes={1: (1, 0)},
        decrees={1: "decree_extra_turn", 3: "decree_blue_count"},
    )
    assert wins(found, 9)


def wins(found: Scene, depth: int) -> bool:
    """Whether the first player can win before the other is asked."""
    game, state = found.table.game, found.state
    if found.result:
        return found.result[0] == 1
    if not depth or found.asked is None or found.asked[1] != 1:
        return False
    from septem.duel.state import copy

    for move in game.legal(state, 0):
        if game.write_move(move).split()[0] not in ("recruit", "place"):
            continue
        after = copy(state)
        game.play(after, 0, move)
        found.table.state = after
        if wins(found, depth - 1):
            return True
    found.table.state = state
    return False
