"""What each seat has at the end of each game, as columns of lists: one for each family of items and seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..core.extras import library
from ..duel import sizes as duel_sizes
from ..duel.bulk.outcomes import BUILT
from ..duel.data.catalogue import CATALOGUE as DUEL
from ..duel.expansions import EXPANSIONS as DUEL_EXPANSIONS
from ..wonders import sizes as wonders_sizes
from ..wonders.data.catalogue import CATALOGUE as WONDERS
from ..wonders.data.components import FAMILIES as OTHER_FAMILIES
from ..wonders.data.components import FIRST_OTHER, FIRST_STAGE
from ..wonders.expansions import EXPANSIONS as WONDERS_EXPANSIONS
from .chosen import duel_family
from .plan import Plan

Members = dict[str, tuple[Any, list[str]]]  # by family: a matrix of games and items, and the ids of the items


def columns(plan: Plan, result: Any) -> dict[str, Any]:
    """Families of which no seat has anything in these games have columns too: the plan decides which there are."""
    members = duel_members if plan.game == "duel" else wonders_members
    found: dict[str, Any] = {}
    for seat in range(len(plan.players)):
        for family, (matrix, ids) in members(plan, result.outcomes, result.chunk.games, seat).items():
            found[f"owned_{family}_{seat + 1}"] = lists(matrix, ids)
    return found


def lists(matrix: Any, ids: list[str]) -> Any:
    """The ids of the true places of each row. A row keeps the order of the catalogue."""
    pa, numpy = library("pyarrow", "lab"), library("numpy", "lab")
    places = numpy.nonzero(matrix)[1].astype(numpy.int16)
    ends = numpy.cumsum(matrix.sum(axis=1), dtype=numpy.int32)
    starts = numpy.concatenate([numpy.zeros(1, numpy.int32), ends])
    return pa.ListArray.from_arrays(pa.array(starts), pa.DictionaryArray.from_arrays(pa.array(places), ids))


def duel_members(plan: Plan, outcomes: Any, games: int, seat: int) -> Members:
    """Cards, wonders and so on in the city; `draft`: wonders, built or not."""
    numpy = library("numpy", "lab")
    shape = (-1, duel_sizes.SEATS, duel_sizes.ITEMS)
    items = numpy.frombuffer(outcomes.owned, numpy.int8).reshape(shape)[:games, seat]
    found: Members = {}
    for family, places in duel_families(plan).items():
        ids = [DUEL.id(place) for place in places]
        found[family] = (items[:, places] == BUILT, ids)
        if family == "wonder":
            found["draft"] = (items[:, places] != 0, ids)
    return found


def duel_families(plan: Plan) -> dict[str, list[int]]:
    """The items of the box by family, without families of expansions that are not in play."""
    absent = families_out(plan, {expansion.name: expansion.items for expansion in DUEL_EXPANSIONS})
    families: dict[str, list[int]] = {}
    for item in range(DUEL.size):
        families.setdefault(duel_family(item), []).append(item)
    return {family: items for family, items in families.items() if family not in absent}


def families_out(plan: Plan, declared: Mapping[str, Iterable[str]]) -> set[str]:
    """Families whose expansion is not in play: of several that add to a family, the first decides."""
    decides: dict[str, str] = {}
    for name, families in declared.items():
        for family in families:
            decides.setdefault(family, name)
    return {family for family, name in decides.items() if not plan.options.get(name)}


def wonders_members(plan: Plan, outcomes: Any, games: int, seat: int) -> Members:
    numpy = library("numpy", "lab")
    cities = wonders_sizes.CITIES
    words = numpy.frombuffer(outcomes.owned, "<u2").reshape(-1, cities, wonders_sizes.WORDS)[:games, seat]
    cards = numpy.unpackbits(numpy.ascontiguousarray(words).view(numpy.uint8), axis=1, bitorder="little")
    sets = numpy.frombuffer(outcomes.owned_others, "<u8").reshape(-1, cities)[:games, seat]
    others = numpy.unpackbits(numpy.ascontiguousarray(sets[:, None]).view(numpy.uint8), axis=1, bitorder="little")
    found: Members = {"card": (cards[:, :FIRST_STAGE], [WONDERS.id(card) for card in range(FIRST_STAGE)])}
    absent = families_out(plan, {expansion.name: expansion.other_items for expansion in WONDERS_EXPANSIONS})
    for family, items in OTHER_FAMILIES.items():
        if family not in absent:
            places = slice(items.start - FIRST_OTHER, items.stop - FIRST_OTHER)
            found[family] = (others[:, places], [WONDERS.id(item) for item in items])
    return found
