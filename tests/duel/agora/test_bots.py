"""What bots see of Agora, and why hints recommend a move."""

from __future__ import annotations

from typing import Any

import pytest

from septem import Stream, hint
from septem.ai import roster
from septem.ai.duel.features import FEATURES, FeatureExtractor
from septem.ai.duel.reasons import reasons
from septem.core.table import Table
from septem.text import LANGUAGES, language
from tests.duel.agora.scenes import city, duel, scene
from tests.duel.agora.test_laws import TABLES, played

ANSWERS = 24
PLAYERS = ("1", "2", "3:iterations=3", "4:iterations=3", "5:iterations=3", "greedy", "uct:iterations=3")


def seen(table: Table) -> set[str]:
    """The names of all features that hold."""
    extractor = FeatureExtractor()
    extractor.update(table.state)
    return {FEATURES.names[extractor.active[place]] for place in range(extractor.count)}


def why(table: Table, move: str) -> list[tuple[str, int]]:
    seat = table.owing[0]
    number = next(each for each in table.moves(seat) if str(each) == move)
    return [(reason.code, reason.amount) for reason in reasons(table.game, table.view(seat), number, 9)]  # type: ignore[arg-type]


def test_features_of_the_senate() -> None:
    """Control, influence, decrees, what is missing for a political victory; from the view of the asked seat."""
    cubes = {1: (2, 0), 2: (1, 1), 4: (0, 1)}
    found = scene(city("theater altar", 5), cubes=cubes, decrees={1: "decree_sale", 4: "decree_chains"})
    names = seen(found.table)
    assert {"chamber.1.2", "chamber.2.0", "chamber.4.-1", "chambers.mine.1", "chambers.theirs.1"} <= names
    assert {"decree.mine.decree_sale", "decree.theirs.decree_chains", "decree_in.4.decree_chains"} <= names
    assert {"politics.mine.6", "politics.theirs.7", "stock.mine.9", "stock.theirs.10", "actions.mine.2"} <= names
    other = scene(city("theater altar", 5), cubes=cubes, decrees={1: "decree_sale", 4: "decree_chains"}, turn=2)
    assert {"chamber.1.-2", "decree.theirs.decree_sale", "politics.mine.7"} <= seen(other.table)


def test_features_of_conspiracies_name_only_ones_own() -> None:
    """AH-03: those of the opponent are counted."""
    found = scene(plots=("coup:walls blackmail", "sabotage:baths !treason"))
    names = seen(found.table)
    assert {"plot.prepared.coup", "plot.unprepared.blackmail", "plots.mine.prepared.1"} <= names
    assert {"plots.theirs.prepared.1", "plots.theirs.unprepared.0"} <= names
    assert not [name for name in names if name.startswith("plot.") and name.endswith(("sabotage", "treason"))]


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_features_tell_nothing_hidden(options: dict[str, Any]) -> None:
    """AH-08: an imagined position has the same features for the seat that is asked."""
    for number, table in enumerate(played(options, 3)):
        if table.over or number % 5:
            continue
        seat = table.owing[0]
        other = Table(table.game, {"seed": 0})
        other.state = table.game.imagine(table.view(seat), Stream(number, "world"))
        assert seen(other) == seen(table)


def test_there_are_none_without_agora() -> None:
    table = duel(agora=False).start(seed=1)
    assert not [name for name in seen(table) if name.startswith(("chamber", "decree", "plot", "politics"))]


def test_reasons_of_the_senate() -> None:
    found = scene(cards="politician_3 walls", cubes={3: (0, 1)}, decrees={3: "decree_sale"})
    assert ("acts", 1) in why(found.table, "recruit politician_3")
    found.play("recruit politician_3")
    codes = why(found.table, "place 3")
    assert ("ends_control", 3) in codes
    assert [code for code, _ in codes].count("ends_decree") == 1
    assert ("gains_chamber", 4) in why(found.table, "place 4")


def test_reasons_name_a_political_victory() -> None:
    """A-220: taken, near, or kept from the opponent."""
    held = dict.fromkeys(range(1, 5), (1, 0))
    found = scene(city("", 9), cards="conspirator_1 walls", cubes=held)
    found.play("recruit conspirator_1")
    assert ("near_politics", 1) in why(found.table, "place 5")
    won = scene(city("", 9), cards="conspirator_1 walls", cubes={**held, 5: (1, 0)})
    won.play("recruit conspirator_1")
    assert why(won.table, "place 6")[0][0] == "wins_politics"
    theirs = scene(city("", 9), cards="conspirator_1 walls", cubes=dict.fromkeys(range(1, 6), (0, 1)))
    theirs.play("recruit conspirator_1")
    assert ("stops_politics", 1) in why(theirs.table, "place 5")


def test_a_decree_that_a_cube_turns_up_is_no_reason() -> None:
    """AH-04: nobody knows it before."""
    found = scene(cards="politician_3 walls", decrees={4: "decree_sale"}, down=(4,))
    found.play("recruit politician_3")
    assert "gains_decree" not in [code for code, _ in why(found.table, "place 4")]


def test_reasons_of_conspiracies() -> None:
    found = scene(city("", 2), city("", 7), cards="walls forum", plots=("coup:baths blackmail", ""))
    assert ("prepares", 2) in why(found.table, "prepare blackmail with forum")
    prepared = scene(city("", 2), city("", 7), cards="walls forum", plots=("blackmail:baths", ""))
    assert ("takes_coins", 4) in why(prepared.table, "trigger blackmail")


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_reason_has_words(options: dict[str, Any]) -> None:
    speeches = [language(code) for code in LANGUAGES]
    for number, table in enumerate(played(options, 1)):
        if table.over or number % 4:
            continue
        seat = table.owing[0]
        for move in table.moves(seat):
            for reason in reasons(table.game, table.view(seat), move, 9):  # type: ignore[arg-type]
                assert all(speech.because(reason.code, reason.item, reason.amount) for speech in speeches)


def test_the_search_finds_the_win_of_the_first_turn() -> None:
    """AX-28: with Knossos and two decrees the first player wins before the other is asked."""
    found = scene(
        city("", 7),
        city("", 7),
        structure={22: "conspirator_1", 23: "conspirator_2", 24: "conspirator_3", 21: "politician_6"},
        age=1,
        cubes={1: (1, 0)},
        decrees={1: "decree_extra_turn", 3: "decree_blue_count"},
    )
    while found.asked and found.asked[1] == 1:
        best = hint(found.table, iterations=4000).moves[0]
        assert best.chance > 0.9
        found.play(str(best.move))
    assert found.result == (1, "politics")


@pytest.mark.parametrize(
    "name", ["1", "2", "3:iterations=3", "4:iterations=3", "5:iterations=3", "greedy", "uct:iterations=3"]
)
@pytest.mark.parametrize("options", [TABLES["alone"], TABLES["all"]], ids=["alone", "all"])
def test_every_player_answers(options: dict[str, Any], name: str) -> None:
    """The draft and most of the first age; games to their end are matches."""
    table, stream = duel(**options).start(seed=4), Stream(4, "players")
    player = roster.player(table.game, name)
    for _ in range(ANSWERS):
        seat = table.owing[0]
        table.play(player.answer(table.view(seat), table.moves(seat), stream), seat)
    assert len(table.answers) == ANSWERS


def test_bots_of_level_2_use_the_senate() -> None:
    """A player that looks one move ahead recruits, and wins most games against one that plays at random."""
    won = recruited = 0
    for deal in range(6):
        table, stream = duel().start(seed=deal), Stream(deal, "players")
        players = [roster.player(table.game, "2"), roster.player(table.game, "random")]
        while not table.over:
            seat = table.owing[0]
            move = players[seat].answer(table.view(seat), table.moves(seat), stream)
            recruited += seat == 0 and table.named(move).text.startswith("recruit")
            table.play(move, seat)
        won += table.state.winner == 0
    assert won >= 5
    assert recruited >= 12
