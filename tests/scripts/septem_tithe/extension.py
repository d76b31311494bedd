"""The rules of the expansion at the moments of a game."""

from septem.wonders import moves
from septem.wonders.data.components import MORE_GUILDS
from septem.wonders.model import Decision, Extension
from septem.wonders.refusal import Refusal
from septem.wonders.state import State

from .constants import GIVE_TITHE, RICH, TITHE, TITHE_GIVEN
from .options import TitheOptions

CHOICES = 3


class GiveTithe(Decision):
    """Give so many coins that no other tithe is due, or a few more."""

    def moves(self, state: State, city: int) -> int:
        least = state.coins[city] - RICH + 1
        for number in range(CHOICES):
            state.menu[number] = moves.pack(TITHE, least + number, 0)
        return CHOICES

    def close(self, state: State, asked: int) -> None:
        for city in range(state.cities):
            if asked >> city & 1:
                coins = moves.card_of(state.answers[city])
                state.coins[city] -= coins
                state.tell(TITHE_GIVEN, city, 0, coins)


class Tithe(Extension):
    """The rules of the expansion: a rich player gives at the end of a turn."""

    def __init__(self, options: TitheOptions) -> None:
        """There is nothing to choose but whether it is in play."""

    def questions(self) -> dict[int, Decision]:
        return {GIVE_TITHE: GiveTithe()}

    def furnish(self, state: State) -> None:
        state.guild_pool |= MORE_GUILDS["tithe"]

    def end_turn(self, state: State) -> None:
        asked = sum(1 << city for city in range(state.cities) if state.coins[city] >= RICH)
        if asked:
            state.ask(GIVE_TITHE, asked)

    def refusal(self, state: State, seat: int, city: int, kind: int, move: int) -> Refusal | None:
        return Refusal.TOO_MUCH if kind == GIVE_TITHE else None
