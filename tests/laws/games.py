"""Every table the laws are tried on. A new game, expansion or option joins by a line here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any, ClassVar

from septem.core.game import Game
from septem.duel.game import Duel
from septem.duel.options import OPTION_NAMES, EndOfAgeTie, LibraryView
from septem.wonders.game import Wonders
from tests.laws.bid import BidFamily
from tests.laws.duel import DUEL
from tests.laws.family import Family, FamilyOfDuel
from tests.laws.pantheon import ExpandedFamily
from tests.laws.wonders import WondersFamily

SIDES = ("random", "A", "B")
SWITCHES: tuple[dict[str, Any], ...] = (
    {"seventh_card": "sixth_turn"},
    {"copied_guild_counts": True},
    {"dearer_payments": True},
    {"free_city_chained_marker": True},
    {"free_city_seventh_card": False},
)
POWERS = {"B": ("babylon", "halicarnassus", "olympia"), "A": ("olympia", "halicarnassus", "babylon")}


@dataclass(frozen=True)
class Configuration:
    """A configured table, and what the laws must be told about games of its kind."""

    name: str
    factory: Callable[[], Game]
    family: Family
    some: ClassVar[int]  # moments of a game to which a costly law is applied
    step: ClassVar[int]  # of so many answers one is tried, where a law is less costly

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class DuelTable(Configuration):
    family: FamilyOfDuel
    some: ClassVar[int] = 12
    step: ClassVar[int] = 1


@dataclass(frozen=True)
class WondersTable(Configuration):
    factory: Callable[[], Wonders]
    some: ClassVar[int] = 4
    step: ClassVar[int] = 4


def base_duel() -> Iterator[DuelTable]:
    """Duel with every combination of its options."""
    for tie, preset, library in product(EndOfAgeTie, (False, True), LibraryView):
        name = f"duel-{tie.removeprefix('last_player_')}-{'preset' if preset else 'draft'}-{library}"
        factory = partial(Duel, end_of_age_tie=tie, first_game_preset=preset, great_library_view=library)
        yield DuelTable(name, factory, DUEL)


def expanded_duel() -> Iterator[DuelTable]:
    """Duel with Pantheon, with the promo wonders, and with both."""
    promo = ("messe_essen", "statue_of_liberty")
    other: dict[str, Any] = {"zeus_tokens": "take", "minerva_on_pawn": "allowed", "astarte_spending": "player_choice"}
    tables: dict[str, dict[str, Any]] = {
        "duel-pantheon": {"pantheon": True},
        "duel-promo": {"promo_wonders": promo},
        "duel-pantheon-promo": {"pantheon": True, "promo_wonders": promo, "end_of_age_tie": "last_player_starts"},
        "duel-pantheon-private": {"pantheon": True, "reveal_view": "private", "great_library_view": "public", **other},
    }
    for name, options in tables.items():
        yield DuelTable(name, partial(Duel, **options), ExpandedFamily(options))


def duel_with_bid() -> Iterator[DuelTable]:
    """Duel with a bid for going first, in each order of the draft."""
    for order in ("usual", "mirrored", "alternating"):
        yield DuelTable(f"duel-bid-{order}", partial(Duel, bid=True, draft_order=order), BidFamily(order))


def wonders_table(name: str, options: dict[str, Any]) -> WondersTable:
    factory = partial(Wonders, **options)
    return WondersTable(name, factory, WondersFamily(factory()))


def base_table(players: int, sides: str, turned: int = 0, **switches: Any) -> WondersTable:
    """Where the side is chosen, the boards with powers take part at small tables, each seat having each in turn."""
    if sides in POWERS and max(players, 3) == len(POWERS[sides]):
        switches["boards"] = POWERS[sides][turned:] + POWERS[sides][:turned]
    name = "-".join([f"wonders{players}", sides, *(word for word in switches if word != "boards")])
    return wonders_table(name, {"players": players, "sides": sides, **switches})


def base_wonders() -> Iterator[WondersTable]:
    """Each number of players with each choice of sides, each switch with some of them."""
    for players in range(2, 8):
        for sides in SIDES:
            yield base_table(players, sides)
    for players in (2, 3):
        for number, switch in enumerate(SWITCHES[: None if players == 2 else 3]):
            yield base_table(players, "B", (number + 1) % len(POWERS["B"]), **switch)


def second_edition() -> Iterator[WondersTable]:
    """The second edition: the boards with powers on both sides, and with the other boxes."""
    for players, sides in ((3, "A"), (3, "B"), (4, "random"), (7, "random")):
        yield base_table(players, sides, edition="second")
    yield expanded_table(3, "A", "LC", boards=("olympia", "rome", "babylon"), edition="second")
    yield expanded_table(3, "B", "LC", boards=("olympia", "halicarnassus", "babylon"), edition="second")
    yield expanded_table(5, "random", "L", boards_after_draft=True, edition="second")
    yield expanded_table(8, "random", "CT", edition="second")


def expanded_table(players: int, sides: str, which: str, **switches: Any) -> WondersTable:
    """With Leaders (L), Cities (C), teams (T)."""
    expansions = {"L": {"leaders": True}, "C": {"cities": True}, "T": {"teams": True}}
    options: dict[str, Any] = {"players": players, "sides": sides, **switches}
    for letter in which:
        options |= expansions[letter]
    name = "-".join([f"wonders{players}{which}", sides, *(word for word in switches if word != "boards")])
    return wonders_table(name, options)


def expanded_wonders() -> Iterator[WondersTable]:
    """Each number of players, each combination of expansions, the new boards on both sides at small tables."""
    new = ("rome", "petra", "byzantium")
    yield expanded_table(2, "random", "L", boards_after_draft=True)
    yield expanded_table(2, "A", "C", boards=("petra", "byzantium", "babylon"), free_city_chained_marker=True)
    yield expanded_table(2, "B", "LC", boards=("rome", "petra", "byzantium"), dearer_payments=True)
    yield expanded_table(3, "B", "L", boards=("rome", "halicarnassus", "olympia"), leader_draft="left")
    yield expanded_table(3, "A", "LC", boards=new)
    yield expanded_table(3, "B", "LC", boards=(*new[1:], new[0]), dearer_payments=True)
    yield expanded_table(3, "B", "LC", boards=("babylon", "halicarnassus", "rome"), seventh_card="sixth_turn")
    yield expanded_table(4, "B", "LCT", boards=(*new, "olympia"), copied_guild_counts=True, losses_at_reveal=True)
    yield expanded_table(5, "B", "LC", boards=(*new, "babylon", "halicarnassus"), new_defeats_only=True)
    yield expanded_table(6, "random", "CT")
    yield expanded_table(7, "random", "LC", strict_double=True, boards_after_draft=True)
    yield expanded_table(8, "random", "LCT")
    yield expanded_table(8, "random", "C")


def other_packages() -> Iterator[DuelTable]:
    """Duel with the expansion that uses every hook, in processes that find it (tests/duel/test_every_hook.py)."""
    if "intrigue" in OPTION_NAMES:
        from tests.laws.intrigue import IntrigueFamily

        family = IntrigueFamily()
        yield DuelTable("duel-intrigue", lambda: family.game, family)


DUEL_TABLES = (*other_packages(), *base_duel(), *expanded_duel(), *duel_with_bid())
EXPANDED_WONDERS = tuple(expanded_wonders())
WONDERS_TABLES = (*base_wonders(), *EXPANDED_WONDERS, *second_edition())
CONFIGURATIONS: tuple[Configuration, ...] = DUEL_TABLES + WONDERS_TABLES
