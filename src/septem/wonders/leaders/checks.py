"""Checks of Leaders' part of a position."""

from __future__ import annotations

from ...core import bits
from ...core.errors import Problem
from .. import sizes
from ..constants import QUESTIONS, RAISE, STAGE
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_EXTRA, FIRST_GUILD
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..model import Effect
from ..payment import prices
from ..state import State
from .constants import COURT_LEADER, DRAFT_LEADER, RECRUIT, RECRUIT_LEADER
from .effects import DrawsLeaders, Hires
from .view import LeadersSecrets, LeadersView

DRAFT_WORD, RECRUIT_WORD, COURT_WORD = (QUESTIONS[kind] for kind in (DRAFT_LEADER, RECRUIT_LEADER, COURT_LEADER))


def check(view: LeadersView, state: State, ask: str, asked: int) -> None:
    """Refuse leaders that no game can have brought there, as far as they are stated."""
    check_numbers(view, state)
    check_hands(view, ask)
    check_deeds(view, state)
    check_powers(view, state)
    if ask == COURT_WORD and not beside(view, state, asked):
        raise Problem("nothing_to_choose", "decision", ask=ask, lacks=ask)


def check_numbers(view: LeadersView, state: State) -> None:
    """Nobody has had more leaders than were kept and drawn; the Free City has none (L-100)."""
    for city, leaders in enumerate(view.leaders):
        used = sum(deed.city == city and deed.verb != RECRUIT for deed in view.deeds)
        held = view.held[city] if city < state.seats else 0
        drawn = view.drawn[1] if view.drawn is not None and view.drawn[0] == city else 0
        most = view.drafted + drawn if city < state.seats else 0
        if len(leaders) + held + used > most:
            where = f"cities[{city}].leaders"
            raise Problem("leaders_differ", where, city=city + 1, given=len(leaders), held=held, used=used, most=most)


def check_hands(view: LeadersView, ask: str) -> None:
    """In the draft every seat holds the leaders it kept; later it has one for every recruitment to come (L-033)."""
    least = view.drafted if ask == DRAFT_WORD else sizes.AGES - view.recruitments + (ask == RECRUIT_WORD)
    for seat, held in enumerate(view.held):
        if held < least:
            raise Problem("few_leaders", f"leaders.hands[{seat}]", seat=seat + 1, given=held, least=least)


def check_deeds(view: LeadersView, state: State) -> None:
    """Recruited leaders must be in play, and stages raised with a leader must stand."""
    for city, leaders in enumerate(view.leaders):
        deeds = [deed for deed in view.deeds if deed.city == city]
        recruited = [deed.leader for deed in deeds if deed.verb == RECRUIT]
        raised = sum(deed.verb == RAISE for deed in deeds)
        if len(set(recruited)) < len(recruited) or not set(recruited) <= set(leaders):
            raise Problem("past_differs", "leaders.past", city=city + 1)
        if raised > state.counts[city][STAGE]:
            raise Problem("past_differs", "leaders.past", city=city + 1)


def check_powers(view: LeadersView, state: State) -> None:
    """Leaders are drawn, hired and copied only where something allows it."""
    if view.drawn is not None and not raises(state, view.drawn[0], DrawsLeaders):
        raise Problem("no_such_power", "leaders.drawn", city=view.drawn[0] + 1)
    for city in bits.members(view.hiring):
        if not raises(state, city, Hires):
            raise Problem("no_such_power", "leaders.hiring", city=city + 1)
    for city in bits.members(view.courting):
        if not courts(state, city):
            raise Problem("no_such_power", "leaders.courting", city=city + 1)
    for city, copied in enumerate(view.copied):
        if copied is not None and not (courts(state, city) and copied in beside(view, state, city)):
            raise Problem("no_such_power", f"cities[{city}].copied", city=city + 1)


def raises(state: State, city: int, power: type[Effect]) -> bool:
    """Whether a stage with some power stands in a city."""
    stages = CATALOGUE.boards[state.board[city]].stages[: state.counts[city][STAGE]]
    return any(isinstance(effect, power) for stage in stages for effect in stage.effects)


def courts(state: State, city: int) -> bool:
    """Whether the guild that copies a leader stands in a city."""
    guilds = range(FIRST_GUILD, FIRST_EXTRA)
    return any(CATALOGUE.copies_item[guild] and prices.has(state, city, guild) for guild in guilds)


def beside(view: LeadersView, state: State, city: int) -> tuple[int, ...]:
    """The leaders of the neighbours."""
    return view.leaders[state.left[city]] + view.leaders[state.right[city]]


def check_secrets(view: LeadersView, hidden: LeadersSecrets, step: int, size: int) -> None:
    """Every leader lies in one place, and was kept out of the pack that was held then."""
    everyone = [leader for row in (*hidden.dealt, hidden.draws, hidden.unused) for leader in row]
    seats = range(len(hidden.dealt))
    packs = [hidden.dealt[(seat + step * pick) % len(seats)] for pick in range(len(hidden.picks)) for seat in seats]
    kept = [leader for row in hidden.picks for leader in row]
    sound = sorted(everyone) == list(range(FIRST_LEADER, FIRST_LEADER + size)) and len(set(kept)) == len(kept)
    sound = sound and all(leader in pack for leader, pack in zip(kept, packs, strict=True))
    if not sound or any(unexplained(view, hidden, seat) for seat in seats):
        raise Problem("leaders_unfit", "hidden.leaders")


def unexplained(view: LeadersView, hidden: LeadersSecrets, seat: int) -> set[int]:
    """Leaders that a seat has, or had, without having kept or drawn them."""
    mine = {row[seat] for row in hidden.picks}
    if view.drawn is not None and view.drawn[0] == seat:
        mine |= set(hidden.draws)
    used = {deed.leader for deed in hidden.deeds if deed.city == seat and deed.leader is not None}
    return (used | {*view.leaders[seat], *hidden.hands[seat]}) - mine
