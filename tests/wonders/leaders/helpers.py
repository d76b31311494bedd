"""Helpers for the statements of Leaders: the draft, and the leaders that seats hold, see and hear of."""

from __future__ import annotations

from septem.core import bits
from septem.wonders.constants import FACTS
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_OTHER
from septem.wonders.leaders.constants import DRAFT_LEADER
from septem.wonders.leaders.view import LeadersView
from tests.wonders.scenes import ExpandedScene

FOUR_GUILDS = ["architects_guild", "courtesans_guild", "diplomats_guild", "gamers_guild"]


def drafted(scene: ExpandedScene, pick: int = 0) -> ExpandedScene:
    """The draft is over, everyone keeping one of each pack."""
    while scene.asked() == DRAFT_LEADER:
        for seat in bits.members(scene.game.owing(scene.state)):
            scene.answer(seat, scene.moves(seat)[pick])
    return scene


def facts_told(scene: ExpandedScene) -> list[str]:
    return [FACTS[entry[0]] for entry in scene.state.log or ()]


def part(scene: ExpandedScene, seat: int | None) -> LeadersView:
    return next(each for each in scene.game.view(scene.state, seat).parts if isinstance(each, LeadersView))


def held(scene: ExpandedScene, seat: int) -> list[str]:
    return [CATALOGUE.id(FIRST_OTHER + leader) for leader in bits.members(scene.state.leader_hand[seat])]


def in_the_game(scene: ExpandedScene) -> list[int]:
    """All leaders, wherever they are."""
    state = scene.state
    dealt_out = [leader for seat in range(state.seats) for leader in bits.members(state.leader_dealt[seat])]
    return sorted(dealt_out + list(state.unused[: state.unused_size]))
