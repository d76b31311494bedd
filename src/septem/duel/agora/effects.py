"""Every effect that only Agora has."""

from .. import sizes
from ..constants import BLUE, BROWN, GRAY, GREEN, TOKEN_SEEN, WONDER
from ..data.declarations import Row
from ..model import Drafting, Facts, Immediate, Number, Ongoing, ScoringEffect
from ..pantheon.constants import SEIZE_CARD, STEAL_WONDER
from ..promo import effects as promo_effects
from ..promo.constants import CLAIM_TOP
from ..rules import track, treasury
from ..state import State
from . import plots, removed, senate
from .constants import (
    ACTIONS,
    ASIDE_LOOKED_AT,
    ASIDE_SEEN,
    BOX_LOOKED_AT,
    CAST_OPEN,
    CHAMBERS_A_SECTION,
    CLAIM_REMOVED,
    COINS_TAKEN,
    CONSPIRATOR_ACTION,
    EXTRA_TURN,
    FOR_PLOT,
    FOR_WONDER,
    LOCK_TOKEN,
    MOVE_CUBE,
    PLACE_CUBE,
    REMOVE_CUBE,
    REPEAT_DECREED,
    RUIN_WONDER,
    SECTIONS,
    SENATE_ACTION,
    SHIFT_DECREE,
    SPY_TOKEN,
    SWAP_CARDS,
    TRIGGER_PLOT,
)


class SenateActions(Immediate):
    """A politician: so many actions in the senate as the blue buildings of the city allow (A-055)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(SENATE_ACTION, seat, self.section * (ACTIONS + 1) + senate.actions(state, seat))

    def facts(self) -> Facts:
        first = self.section * CHAMBERS_A_SECTION + 1
        return {"kind": "senate_actions", "section": SECTIONS[self.section], "first": first, "last": first + 1}


class Conspires(Immediate):
    """A conspirator: a cube, or a conspiracy; perhaps another turn (A-060, A-062)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if senate.holds(state, seat, EXTRA_TURN):
            state.again = 1
            state.tell(REPEAT_DECREED, seat, item, 0)
        state.ask(CONSPIRATOR_ACTION, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "conspirator"}


class DraftConspire(Drafting):
    """Conspire when the wonder is taken (A-022)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        plots.conspire(state, seat)

    def facts(self) -> Facts:
        return {"kind": "drafted_conspire"}


class DraftCube(Drafting):
    """Place a cube when the wonder is taken (A-022)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(PLACE_CUBE, seat, FOR_WONDER)

    def facts(self) -> Facts:
        return {"kind": "drafted_place_cube"}


class PlacesCube(Immediate):
    def __init__(self, cause: int = FOR_PLOT) -> None:
        self.cause = cause

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(PLACE_CUBE, seat, self.cause)

    def facts(self) -> Facts:
        return {"kind": "place_cube"}


class MovesCube(Immediate):
    def __init__(self, cause: int = FOR_PLOT) -> None:
        self.cause = cause

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(MOVE_CUBE, seat, self.cause)

    def facts(self) -> Facts:
        return {"kind": "move_cube"}


class RemovesCube(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(REMOVE_CUBE, seat, FOR_PLOT)

    def facts(self) -> Facts:
        return {"kind": "remove_cube"}


class TriggersFree(Immediate):
    """Trigger a conspiracy that is not prepared (A-181). Asked in vain, the question is dropped."""

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(TRIGGER_PLOT, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "trigger_unprepared"}


class SenatorsFree(Ongoing):
    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.free_senators[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "senators_free"}


class KeepsBoth(Ongoing):
    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.keeps_both[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "conspire_keep_both"}


class TakesWonder(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        if state.hand[1 - seat]:
            state.ask(STEAL_WONDER, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "steal_unbuilt_wonder"}


class TakesHalf(Immediate):
    """Half of the opponent's treasury, rounded up (A-141)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        coins = (state.coins[1 - seat] + 1) // 2
        state.coins[1 - seat] -= coins
        state.coins[seat] += coins
        state.tell(COINS_TAKEN, seat, item, coins)

    def facts(self) -> Facts:
        return {"kind": "take_half_coins"}


class LocksToken(Immediate):
    """Who looks for a token to lock away sees the whole box (A-144, AH-11)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        look_at_box(state, seat)
        state.ask(LOCK_TOKEN, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "lock_progress_token"}


class PushesPawn(Immediate):
    def __init__(self, shields: int) -> None:
        self.shields = shields

    def apply(self, state: State, seat: int, item: int) -> None:
        track.advance(state, seat, self.shields)

    def facts(self) -> Facts:
        return {"kind": "shields", "amount": self.shields}


class ClaimsTop(Immediate):
    """Build a card of the top row; no senator (A-149)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if promo_effects.claimable(state):
            state.ask(CLAIM_TOP, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_from_top_row"}


class ClaimsRemoved(Immediate):
    """Look at the cards put back so far, and build one (A-151)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        found = removed.count(state)
        if not found:
            return
        state.tell(ASIDE_LOOKED_AT, seat, 0, found)
        state.removed_known |= 1 << seat
        removed.tell(state, seat, ASIDE_SEEN)
        state.ask(CLAIM_REMOVED, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_from_removed"}


class SpiesToken(Immediate):
    """Look at all tokens in the box and take one (A-154)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        look_at_box(state, seat)
        if state.boxed:
            state.ask(SPY_TOKEN, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "progress_from_box_all"}


def look_at_box(state: State, seat: int) -> None:
    """A player sees the tokens in the box: if one is locked away, which one is missing (AH-12)."""
    state.tell(BOX_LOOKED_AT, seat, 0, state.boxed)
    state.locked_seen |= 1 << seat
    for place in range(state.boxed):
        state.whisper(1 << seat, TOKEN_SEEN, seat, state.box[place], place)


class CastsOpen(Immediate):
    """Discard an accessible card of the structure, perhaps a second one (A-155)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(CAST_OPEN, seat, 1)
        state.ask(CAST_OPEN, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "discard_accessible_card", "min": 1, "max": 2}


class CoinsPerCube(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        treasury.receive(state, seat, senate.in_senate(state, seat), item)

    def facts(self) -> Facts:
        return {"kind": "coins_per_own_cube", "amount": 1}


class LossPerCube(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        treasury.lose(state, 1 - seat, senate.in_senate(state, 1 - seat), item)

    def facts(self) -> Facts:
        return {"kind": "opponent_loses_coins_per_cube", "amount": 1}


class TakesProducer(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        if state.counts[1 - seat][BROWN] or state.counts[1 - seat][GRAY]:
            state.ask(SEIZE_CARD, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "steal_building", "types": ["brown", "gray"]}


class SwapsCards(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        if swappable(state):
            state.ask(SWAP_CARDS, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "swap_building", "types": ["blue", "green"]}


def swappable(state: State) -> int:
    """1 if both players have a blue building, or both a green one."""
    blue = state.counts[0][BLUE] and state.counts[1][BLUE]
    green = state.counts[0][GREEN] and state.counts[1][GREEN]
    return 1 if blue or green else 0


class MovesDecree(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(SHIFT_DECREE, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "move_decree"}


class RuinsWonder(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        if state.counts[1 - seat][WONDER]:
            state.ask(RUIN_WONDER, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "destroy_wonder"}


class Decreed(Number):
    """What a decree does is part of the rules of prices, sales and incomes; here it is only described."""

    def __init__(self, kind: str, target: str = "") -> None:
        self.kind = kind
        self.target = target

    def declare(self, row: Row) -> None:
        """It fills no column."""

    def facts(self) -> Facts:
        return {"kind": self.kind, "target": self.target} if self.target else {"kind": self.kind}


class SenatePoints(ScoringEffect):
    """The points of the chambers that a player controls (A-224)."""

    def points(self, state: State, seat: int) -> int:
        total = 0
        for chamber in range(sizes.CHAMBERS):
            if senate.controller(state, chamber) == seat:
                total += senate.worth(chamber)
        return total

    def facts(self) -> Facts:
        return {"kind": "senate_points"}
