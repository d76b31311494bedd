"""Labels, turning points, and the analysis of whole games of Duel."""

import pytest

from septem import Duel, Stream
from septem.ai.analysis import (
    LIMITS,
    Analysis,
    Candidate,
    Chances,
    Decision,
    Reason,
    Verdict,
    hints,
    together,
    turns,
    verdict,
)
from septem.ai.duel.costs import costs
from septem.ai.duel.decision_analysis import consider, study
from septem.ai.duel.reasons import reasons
from septem.ai.game_analysis import Quality, analyse, decisions
from septem.ai.players import SearchBudget
from septem.ai.summary import summary
from septem.core.table import Table
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.options import DuelChoices
from septem.files import read
from septem.text import LANGUAGES, language
from septem.text.shared.summaries import sentences


def judged(loss: float, seat: int = 0, number: int = 0, noise: float = 0.0, lead: float = 0.0) -> Verdict:
    """A decision of Duel in which the best move wins 60 %."""
    best, played = (chances(seat, worth) for worth in (0.6, 0.6 - loss))
    first = Candidate(1 if loss else 2, 0.6, 10)
    return Verdict(Decision(number, seat, None, 2, number), best, played, (first,), noise, lead)


def chances(seat: int, worth: float) -> Chances:
    return (worth, 1.0 - worth) if seat == 0 else (1.0 - worth, worth)


@pytest.mark.parametrize(
    ("loss", "label"),
    [(0.0, "good"), (0.01, "good"), (0.04, "inaccuracy"), (0.15, "mistake"), (0.25, "blunder")],
)
def test_labels_go_by_the_chances_lost(loss: float, label: str) -> None:
    assert judged(loss).label == label
    assert list(LIMITS.values()) == sorted(LIMITS.values())


@pytest.mark.parametrize(
    ("noise", "label"),
    [(0.0, "blunder"), (0.02, "blunder"), (0.05, "mistake"), (0.09, "inaccuracy"), (0.12, "unclear")],
)
def test_a_label_goes_by_what_is_lost_beyond_the_noise_of_two_analyses(noise: float, label: str) -> None:
    """A move that may be anything from good to a blunder has no label."""
    assert judged(0.25, noise=noise).label == label


def test_the_best_move_is_the_one_that_every_other_one_falls_behind() -> None:
    assert judged(0.0, lead=0.06).label == "best"
    assert judged(0.0, lead=0.04).label == "good"


def test_accuracy_is_whole_if_nothing_is_lost_for_sure() -> None:
    analysis = Analysis((judged(0.0), judged(0.2, noise=0.2), judged(0.2, seat=1)))
    assert analysis.accuracy(0) == 1.0
    assert analysis.accuracy(1) == pytest.approx(0.42, abs=0.01)
    assert Analysis(()).accuracy(0) is None


def test_chances_are_those_of_the_first_player_on_the_curve() -> None:
    analysis = Analysis((judged(0.0, seat=0), judged(0.2, seat=1, number=1)), outcome=(1.0, 0.0))
    assert [first for first, _ in analysis.curve()] == pytest.approx([0.6, 0.4, 1.0])
    assert [(turn.number, turn.seat) for turn in analysis.turning_points()] == [(0, 0), (1, 0)]
    assert [turn.choice for turn in analysis.turning_points()] == pytest.approx([0.0, 0.2])
    assert analysis.labels(1) == {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 1, "blunder": 0, "unclear": 0}
    assert analysis.mean_loss(1) == pytest.approx(0.2)


def test_chances_of_a_round_are_those_that_each_seat_sees_itself() -> None:
    """Three decide at once; in all they have as many chances as one victory. Who is not asked is judged by others."""
    views = {0: (0.5, 0.3, 0.2), 1: (0.4, 0.4, 0.2)}
    verdicts = [Verdict(Decision(seat, seat, None, 1), best, best, ()) for seat, best in views.items()]
    found = together(verdicts)
    assert sum(found) == pytest.approx(1.0)
    assert [found[0] / found[1], found[1] / found[2]] == pytest.approx([5 / 4, 2.0])
    despair = {0: (0.0, 1.0), 1: (1.0, 0.0)}
    verdicts = [Verdict(Decision(seat, seat, None, 1), best, best, ()) for seat, best in despair.items()]
    assert together(verdicts) == (0.5, 0.5)


@pytest.mark.parametrize(("before", "after", "turned"), [(0.4, 0.56, True), (0.48, 0.54, True), (0.6, 0.7, False)])
def test_turning_points(before: float, after: float, turned: bool) -> None:
    assert turns(chances(0, before), chances(0, after)) is turned


def test_a_move_hardly_looked_at_makes_no_blunder() -> None:
    """A move that seems much better after a few visits is not known to be better."""
    given = [Candidate(5, 0.5, 900, chances=(0.5, 0.5), error=0.01), Candidate(7, 0.9, 1, (), (0.9, 0.1), 0.4)]
    found = verdict(Decision(3, 0, None, 5), given, 2)
    assert [one.move for one in found.candidates] == [7, 5]
    assert found.label == "unclear"


def test_candidates_come_best_first_with_the_one_that_was_played() -> None:
    given = [Candidate(move, move / 10, 50, chances=(move / 10, 1 - move / 10)) for move in (3, 1, 6, 4, 5)]
    found = verdict(Decision(3, 0, None, 1), given, 3)
    assert [one.move for one in found.candidates] == [6, 5, 4, 1]
    assert found.loss == pytest.approx(0.5)


def played(seed: int, game: Duel, answers: int) -> Table:
    table, luck = game.start(seed), Stream(seed, "played")
    while not table.over and len(table.answers) < answers:
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    return table


def test_a_game_is_analysed_the_same_way_again() -> None:
    table = played(3, Duel(), 9)
    heard: list[tuple[int, int]] = []
    first = analyse(table, Quality(6, 5, 1), lambda done, total: heard.append((done, total)))
    second = analyse(table, Quality(6, 5, 1), lambda done, total: None)
    assert first == second
    assert first.outcome is None
    assert heard == [(number, len(decisions(table))) for number in range(1, len(decisions(table)) + 1)]
    assert all(0.0 <= one.after <= one.before <= 1.0 for one in first.verdicts)


def test_decisions_are_those_that_left_a_choice() -> None:
    table = played(3, Duel(), 200)
    assert table.over
    again = Table(table.game, table.dealt)
    chosen = {decision.number for decision in decisions(table)}
    for number, answer in enumerate(table.answers):
        assert (len(again.moves(answer.seat)) > 1) == (number in chosen)
        again.play(answer.move, answer.seat)


def test_the_move_played_is_looked_at_closely() -> None:
    table = played(3, Duel(), 12)
    seat = table.owing[0]
    moves = table.moves(seat)
    found = study(table.game, Decision(0, seat, table.view(seat), moves[-1]), 120, 1)  # type: ignore[arg-type]
    assert [candidate.move for candidate in found] == moves
    assert all(one.visits and one.low < one.worth < one.high for one in found)
    assert found[-1].visits > min(one.visits for one in found)


def position(**parts: object) -> Table:
    document = {"septem": "position", "game": "duel", "age": 1, "structure": ["guard_tower", "quarry", *[None] * 18]}
    return read(document | {"decision": {"seat": 1}} | parts)


def why(table: Table, text: str) -> list[Reason]:
    game = table.game
    assert isinstance(game, Duel)
    return reasons(game, table.view(table.owing[0]), game.read_move(text), most=9)


def codes(table: Table, text: str) -> list[str]:
    return [reason.code for reason in why(table, text)]


def test_reasons_name_a_victory_first() -> None:
    assert codes(position(pawn=8), "build guard_tower")[0] == "wins_military"


def test_reasons_name_a_victory_denied() -> None:
    assert codes(position(pawn=-8), "sell guard_tower")[0] == "denies_victory"


def test_reasons_know_what_goods_do_to_prices() -> None:
    """The opponent's Aqueduct needs three stones: each costs one more."""
    table = position(
        age=2,
        structure=["aqueduct", "shelf_quarry", *[None] * 18],
        cities=[{"coins": 9}, {"coins": 9, "unbuilt": ["pyramids"]}],
    )
    found = why(table, "build shelf_quarry")
    assert [(reason.code, reason.amount) for reason in found if reason.code == "dearer"] == [("dearer", 6)]
    assert "only" in [reason.code for reason in found]


def test_reasons_know_extra_turns_and_coins() -> None:
    city = {"coins": 20, "unbuilt": ["temple_of_artemis"]}
    table = position(cities=[city, {}], structure=["guard_tower", "quarry", "altar", *[None] * 17])
    found = codes(table, "raise temple_of_artemis with altar")
    assert found[0] == "again"


def test_reasons_look_at_nothing_hidden() -> None:
    table = played(4, Duel(), 20)
    seat = table.owing[0]
    other = table.game.imagine(table.view(seat), Stream(8, "other"))
    assert isinstance(table.game, Duel)
    for move in table.moves(seat):
        given = [reasons(table.game, view, move, 9) for view in (table.view(seat), table.game.view(other, seat))]
        assert given[0] == given[1]


@pytest.mark.parametrize("options", [{}, {"pantheon": True}])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_words(code: str, options: DuelChoices) -> None:
    speech = language(code)
    for seed in range(3):
        table = played(seed, Duel(**options), 15 * seed)
        for move in table.moves():
            for reason in why(table, str(move)):
                assert speech.because(reason.code, reason.item, reason.amount)


def test_hints_come_best_first() -> None:
    table = position(pawn=8)
    found = consider(Duel(), table.view(0), 1, SearchBudget(iterations=40))
    assert table.named(found[0].move).text == "build guard_tower"
    assert found == hints(found)


def test_hints_are_sorted_by_estimate_and_what_is_hardly_known_comes_last() -> None:
    given = [Candidate(1, 0.5, 900), Candidate(2, 0.9, 1), Candidate(3, 0.6, 400)]
    assert [one.move for one in hints(given)] == [3, 1, 2]


def test_costs_name_a_victory_that_the_move_allows() -> None:
    """The opponent needs one shield. Who leaves the Guard Tower in place allows the victory."""
    table = position(pawn=-8)
    sold, left = (Candidate(table.game.read_move(text), 0.5, 1) for text in ("sell guard_tower", "sell quarry"))
    assert isinstance(table.game, Duel)
    found = costs(table.game, table.view(0), sold, left)
    assert [CATALOGUE.id(one.item or 0) for one in found if one.code == "allows_victory"] == ["guard_tower"]
    assert not [one for one in costs(table.game, table.view(0), left, sold) if one.code == "allows_victory"]


def test_a_summary_names_the_costliest_choice_and_the_decisive_moment() -> None:
    analysis = Analysis((judged(0.05), judged(0.2, number=1), judged(0.3, seat=1, number=2)), outcome=(1.0, 0.0))
    found = summary(analysis, 2, str)
    assert [(one["seat"], one["number"], one["better"]) for one in found["costliest"]] == [(1, 2, "1"), (2, 3, "1")]
    assert found["decisive"]["number"] == 3
    assert [one["seat"] for one in found["accuracy"]] == [1, 2]
    for code in LANGUAGES:
        told = sentences(language(code, "duel"), ("Ann", "Bob"), found, lambda move: f"<{move}>")
        assert len(told) == 4
        assert "Bob" in told[-1]
        assert "<1>" in told[-1]
