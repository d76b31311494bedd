"""The weights of the policy of 7 Wonders: each edition has its own, by names."""

from dataclasses import replace

import pytest

from septem import Stream, Wonders
from septem.ai import WondersGreedy
from septem.ai.wonders import weights as files
from septem.ai.wonders.policy import Policy, policy_of
from septem.ai.wonders.policy_match import one_against_others
from septem.ai.wonders.probe import WondersProbe
from septem.ai.wonders.search_player import new_search
from septem.ai.wonders.weights import BadWeights, Weights, packaged

DEALS = range(1 << 51, (1 << 51) + 40)  # no deal of the tuning


def test_the_first_edition_has_the_numbers_of_the_module() -> None:
    assert packaged("first") == Weights()


def test_every_player_of_the_second_edition_uses_its_weights() -> None:
    game = Wonders(3, edition="second")
    view = game.start(1).view(0)
    learned = packaged("second")
    assert learned != Weights()
    assert policy_of(game).weights == learned
    assert WondersGreedy(game).policy.weights == learned
    assert new_search(game).policy.weights == learned
    assert WondersProbe(game, view, 1, 0).search.policy.weights == learned
    assert policy_of(Wonders(3)).weights == Weights()


def test_a_file_keeps_all_weights() -> None:
    changed = replace(Weights(), rival_coin=0.5, stage=(0.1, -0.2, 0.3))
    assert files.read(files.write(changed)) == changed
    assert files.read("{}") == Weights()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"coinz": 1}', "no weight is called coinz"),
        ('{"coin": [1, 2]}', "coin: expected numbers like"),
        ('{"army": [1.0]}', "army: expected"),
        ('{"growth": {"brown": 1.0}}', "growth: expected"),
    ],
)
def test_a_wrong_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadWeights, match=message):
        files.read(text)


@pytest.mark.parametrize("players", [3, 5])
def test_learned_weights_win_more_in_the_second_edition(players: int) -> None:
    """One against others with the weights of the first edition, on every seat; an even share is 1 / players."""
    game = Wonders(players, edition="second")
    share, ahead = one_against_others(game, policy_of(game), Policy(), DEALS, 0.0)
    assert share > 1 / players
    assert ahead > 0


def test_the_worth_of_moves_depends_on_the_edition() -> None:
    game = Wonders(3, edition="second")
    state, stream = game.start(1).state, Stream(1, "luck")
    assert policy_of(game).worths(game, state, 0) != Policy().worths(game, state, 0)
    assert policy_of(game).pick(game, state, 0, stream, 0.0) in game.legal(state, 0)
