"""Moves that a person may think of, legal or not."""

from __future__ import annotations

from ...core.game import Game
from ...wonders.cities.constants import LOSE_COINS, PAY
from ...wonders.constants import BUILD, CHOOSE_CARD, PLAY_LAST, RAISE, SELL
from ...wonders.files.notation import pack, parts
from ...wonders.knowledge.view import View
from ...wonders.leaders.constants import COPY, COURT_LEADER, DRAFT_LEADER, HIRE_LEADER, KEEP, RECRUIT, RECRUIT_LEADER
from ...wonders.payment.pricing import city_asked
from ...wonders.state import State
from .city_summary import cities_part, leaders_part, own_leaders

VERBS = {
    CHOOSE_CARD: (BUILD, RAISE, SELL),
    PLAY_LAST: (BUILD, RAISE, SELL),
    DRAFT_LEADER: (KEEP,),
    RECRUIT_LEADER: (RECRUIT, RAISE, SELL),
    HIRE_LEADER: (RECRUIT,),
    COURT_LEADER: (COPY,),
    LOSE_COINS: (PAY,),
}


def candidates(game: Game, state: State, seat: int, seen: View | None = None) -> list[int]:
    """The legal moves, then every other use of what a seat holds or sees, paid in no way."""
    legal = game.legal(state, seat)
    view: View = seen or game.view(state, seat)
    if view.round is None:
        return legal
    city = city_asked(legal, seat)
    used = {(parts(move)[0], parts(move)[1]) for move in legal}
    verbs = VERBS.get(view.round.kind, ())
    others = [(verb, card) for card in things(view, city) for verb in verbs if (verb, card) not in used]
    return legal + [pack(verb, card, free_city=city != seat) for verb, card in others]


def things(view: View, city: int) -> list[int]:
    """What an answer may name: cards or leaders of the hand, leaders in play, or so many coins."""
    kind = view.round.kind if view.round else -1
    leaders, cities = leaders_part(view), cities_part(view)
    if kind in (RECRUIT_LEADER, HIRE_LEADER):
        return list(own_leaders(view))
    if kind == COURT_LEADER and leaders:
        return [leader for city in leaders.leaders for leader in city]
    if kind == LOSE_COINS and cities:
        return list(range(cities.owed[city] + 1))
    return list(dict.fromkeys(view.hand)) if kind in (CHOOSE_CARD, PLAY_LAST) else []
