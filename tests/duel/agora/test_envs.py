"""Environments of version 1 with Agora: the laws of all tables hold, and actions stay few."""

from typing import Any

import pytest

pytest.importorskip("numpy")

from septem.envs.encoding import encoder_for
from tests.duel.agora.scenes import duel
from tests.envs import test_version_1 as laws

PROMO = ("messe_essen", "statue_of_liberty")
TABLES = [duel(), duel(pantheon=True, promo_wonders=PROMO)]
LAWS = (
    laws.test_perfect_recall,
    laws.test_equal_views_have_equal_observations,
    laws.test_every_number_has_a_name_of_its_own,
    laws.test_moves_and_actions_as_text,
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", TABLES, ids=["alone", "all"])
def test_the_laws_of_observations_hold(law: Any, game: Any) -> None:
    law(game)


def test_the_number_of_actions() -> None:
    """Conspiracies are prepared with the card of a slot; only buildings of one colour are swapped."""
    assert encoder_for(duel(), 1).actions < 2500
