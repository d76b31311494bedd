"""The configuration of a table, as far as files and `imagine` need it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import sizes
from .constants import BASE_QUESTIONS, LATE_BOARDS, QUESTIONS
from .data.components import BASE_GUILDS, extras_of, guilds_in
from .expansions import in_play
from .model import Extension
from .options import WondersOptions
from .rules import dealing
from .state import State

INTEREST_DUE = "thrifty"  # the key under which files list the cities with interest due
SHARED_KEYS = ("used", INTEREST_DUE, "mate_seen")


@dataclass(frozen=True)
class TableConfig:
    rounds: int = sizes.ROUNDS  # of an age, and cards of a hand
    guilds: tuple[int, ...] = tuple(guilds_in(BASE_GUILDS))  # that may be dealt
    extras: int = 0  # cards of each age that are dealt besides the usual ones
    boards: tuple[int, ...] = tuple(WondersOptions().boards_in_play.values())
    edition: int = 0
    expansions: tuple[str, ...] = ()
    team: bool = False
    other_items: tuple[int, ...] = ()  # neither cards nor stages, that may come into cities
    late_boards: bool = False  # boards are given out after the draft
    more_cards: int = 0  # that a city can build besides those of its rounds, and of its stages
    keys: tuple[str, ...] = ()  # parts of a position that expansions add,
    city_keys: tuple[str, ...] = ()  # of a city,
    hidden_keys: tuple[str, ...] = ()  # of what is hidden

    @property
    def last_turn(self) -> int:
        return self.rounds - 2

    @property
    def afterwards(self) -> int:
        return self.rounds - 1

    @property
    def questions(self) -> tuple[str, ...]:
        return tuple(QUESTIONS) if self.expansions else QUESTIONS[:BASE_QUESTIONS]

    def pools(self, age: int, cities: int) -> list[tuple[tuple[int, ...], int]]:
        """Cards of which only some are dealt in an age, and how many."""
        pools = [(self.guilds, dealing.guilds_dealt(cities))] if age == sizes.AGES - 1 else []
        return [*pools, (tuple(extras_of(age)), self.extras)] if self.extras else pools


def table_config_of(state: State, options: WondersOptions, extensions: Sequence[Extension]) -> TableConfig:
    """Read the configuration of a table off an empty position."""
    own_keys = tuple(key for extension in extensions for key in extension.file_keys())
    return TableConfig(
        rounds=state.rounds,
        guilds=tuple(guilds_in(state.guild_pool)),
        extras=state.extras,
        boards=tuple(options.boards_in_play.values()),
        edition=state.edition,
        expansions=options.expansions,
        team=bool(state.team),
        other_items=tuple(item for extension in extensions for item in extension.other_items()),
        late_boards=bool(options.rulings & LATE_BOARDS),
        more_cards=sum(expansion.more_cards for expansion in in_play(options)),
        keys=(*own_keys, *SHARED_KEYS) if extensions else (),
        city_keys=tuple(key for extension in extensions for key in extension.city_keys()),
        hidden_keys=own_keys,
    )


BASE = TableConfig()
