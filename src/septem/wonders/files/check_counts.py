"""How many cards and tokens cities can have by now, and who has won."""

from __future__ import annotations

from ...core import bits
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import CHOOSE_CARD
from ..data.catalogue import CATALOGUE
from ..model import Effect
from ..rules import scoring
from ..rules.effects import PlaysLast, Revives
from ..state import State, copy
from .partial_position import PartialPosition


def check_counts(stated: PartialPosition, fields: dict[str, Part]) -> None:
    """What depends on the moment is checked only where one is stated: with an age, a turn or a decision."""
    check_tokens(stated)
    if stated.question is not None or not fields.keys().isdisjoint(("age", "turn")):
        for number in range(stated.size):
            check_cards(stated, number)
            check_ages(stated, number)


def check_cards(stated: PartialPosition, number: int) -> None:
    """A city uses one card in each round, and builds some more from the discard pile."""
    city = stated.cities[number]
    given = len(city.buildings) + len(city.stages)
    rounds = [when for _, when, of in stated.moments() if of == number]
    if not stated.table_config.expansions and not count_powers(stated, number, PlaysLast):
        rounds = [when for when in rounds if when != stated.table_config.afterwards]
    most = len(rounds) + count_powers(stated, number, Revives) + stated.table_config.more_cards
    most += (stated.age + 1) * bool(stated.table_config.other_items)  # before each age, one may go under a stage
    if given > most:
        age, turn = stated.age + 1, stated.turn + 1
        where = f"cities[{number}]"
        raise Problem("too_many_played", where, city=number + 1, given=given, most=most, age=age, number=turn)


def count_powers(stated: PartialPosition, city: int, power: type[Effect]) -> int:
    """How many stages with some power stand in a city."""
    raised = stated.cities[city].raised
    stages = CATALOGUE.boards[stated.cities[city].board].stages[:raised] if raised else ()
    return sum(isinstance(effect, power) for stage in stages for effect in stage.effects)


def check_ages(stated: PartialPosition, number: int) -> None:
    """Victory tokens come at the end of an age (S-095)."""
    choosing = stated.question is not None and stated.question.kind == CHOOSE_CARD
    fought = stated.age + (stated.turn == stated.table_config.last_turn and not choosing)
    for age, tokens in enumerate(stated.cities[number].victories):
        if tokens and age >= fought:
            raise Problem("age_not_over", f"cities[{number}].victories[{age}]", age=age + 1)


def check_tokens(stated: PartialPosition) -> None:
    """Every pair of neighbours fights once an age, and who wins has beaten somebody (S-095 to S-097)."""
    for age in range(sizes.AGES):
        given = sum(city.victories[age] for city in stated.cities)
        if given > stated.size:
            raise Problem("too_many_victories", "cities", age=age + 1, given=given, most=stated.size)
    victories = sum(sum(city.victories) for city in stated.cities)
    defeats = sum(city.defeats for city in stated.cities)
    if victories != defeats:
        raise Problem("tokens_differ", "cities", victories=victories, defeats=defeats)


def check_winners(state: State, root: str) -> None:
    """Whether the points lead to the result that is stated (S-109)."""
    if not state.winners:
        return
    judged = copy(state)
    scoring.judge(judged)
    if judged.winners != state.winners:
        points = tuple(judged.totals[: state.seats])
        winners = tuple(seat + 1 for seat in bits.members(judged.winners))
        raise Problem("winners_differ", "result.winners", points=points, winners=winners).within(root)
