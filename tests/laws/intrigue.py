"""Duel with an expansion of another package that uses every hook (`tests/duel/intrigue`), as the laws need to know it.

To be imported only where that expansion is found: `tests/duel/test_every_hook.py` starts such a process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import product
from typing import cast

from septem.core.chance import Stream
from septem.core.events import Event
from septem.core.quote import Quote
from septem.duel.constants import COINS_RECEIVED, DECKS, DRAFT_ORDER, GOODS, VERBS
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.declarations import goods
from septem.duel.game import Duel
from septem.duel.knowledge.view import SPECTATOR, CityView, View
from septem.duel.moves import first_of, pack, verb_of
from septem.duel.state import State
from tests.duel.intrigue import constants as c
from tests.duel.intrigue.cards import STRUCTURES
from tests.duel.intrigue.effects import LINKING, RAW
from tests.duel.intrigue.extension import IntrigueView
from tests.laws import duel_prices, duel_secrets
from tests.laws.duel import CARDS, DuelFamily
from tests.laws.duel_fold import Reader
from tests.laws.family import Odds, Place

FORMS = {"send": CARDS, "bury": CARDS, "hold": range(c.MISSIONS), "boast": range(c.MISSIONS + 1)}
REVEALING = {c.MISSION_SEEN, c.MISSION_SHOWN}
IN_PLAY = {"age1": 20, "age2": 20, "age3": 17, "guilds": 3, "envoys": 13, "token": 10}
SWAPPED = (0, 2, 1, 3, 4, 6, 5, 7)  # sets of seats and spectators, the seats exchanged


def part_of(view: View) -> IntrigueView:
    return cast(IntrigueView, view.parts[0])


def envoys(city: CityView) -> int:
    return sum(CATALOGUE.deck[card] == c.ENVOY_DECK for card in city.buildings)


def changed(row: tuple[int | None, ...], place: int, number: int) -> tuple[int | None, ...]:
    return (*row[:place], number, *row[place + 1 :])


class IntrigueReader(Reader):
    structures = STRUCTURES

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.part = part_of(view)

    def parts(self) -> tuple[object, ...]:
        return (self.part,)

    def change(self, field: str, place: int, number: int) -> None:
        row = changed(getattr(self.part, field), place, number)
        self.part = replace(self.part, **{field: row})  # type: ignore[arg-type]

    def ask_next(self) -> None:
        """A player without a coin at the end of a turn may show a mission that the other does not know."""
        secret = [
            place
            for place, keeper in enumerate(self.part.keepers)
            if keeper == self.mover + 1 and self.part.known[place] == 1 << self.mover
        ]
        boasting = secret and not self.cities[self.mover].coins and self.answered.kind != c.SHOW_MISSION
        if boasting and self.drafted == len(DRAFT_ORDER):
            self.ask(c.SHOW_MISSION, self.mover)
        else:
            super().ask_next()

    def envoy_sent(self, seat: int, card: int, _: int) -> None:
        self.cities[seat].buildings.add(card)

    def card_buried(self, _: int, card: int, place: int) -> None:
        self.change("under", place, 1 + card)

    def missions_drawn(self, seat: int, first: int, _: int) -> None:
        self.part = replace(self.part, drawn=first + c.DRAW)
        for place in range(first, first + c.DRAW):
            self.change("known", place, 1 << seat)
        self.ask(c.KEEP_MISSION, seat)

    def mission_seen(self, _: int, mission: int, place: int) -> None:
        self.change("missions", place, mission)

    def mission_kept(self, seat: int, _: int, place: int) -> None:
        self.change("keepers", place, seat + 1)

    def mission_shown(self, _: int, mission: int, place: int) -> None:
        self.change("known", place, 7)
        self.change("missions", place, mission)


class IntrigueFamily(DuelFamily):
    def __init__(self) -> None:
        self.game = Duel(intrigue=True)  # type: ignore[call-arg]
        super().__init__(self.game.table_config)

    @cached_property
    def moves(self) -> tuple[int, ...]:
        own = [pack(VERBS.index(verb), first) for verb, firsts in FORMS.items() for first in firsts]
        return (*super().moves, *own)

    def fold(self, view: View, events: Iterable[Event], own: int | None = None) -> View:
        return IntrigueReader(view).hear(events)

    def whole(self, state: State) -> object:
        return self.game.view(state, None), self.game.secrets(state), state.watching, list(state.kept), state.raised

    def redeal(self, game: Duel, state: State, seat: int | None, stream: Stream) -> None:
        game.redeal(state, SPECTATOR if seat is None else seat, stream)

    def buried(self, view: View) -> set[int]:
        return {card - 1 for card in part_of(view).under if card}

    def odds(self, view: View) -> Mapping[Place, Odds]:
        odds = dict(duel_secrets.all_odds(view, self.table_config, self.buried(view)))
        missions = part_of(view).missions
        left = [mission for mission in range(c.MISSIONS) if mission not in missions]
        unknown = [place for place, mission in enumerate(missions) if mission is None]
        return odds | {("mission", place): duel_secrets.even(left) for place in unknown}

    def hidden(self, state: State) -> Mapping[Place, int]:
        missions: dict[Place, int] = {
            ("mission", place): state.private[c.MISSION + place] for place in range(c.MISSIONS)
        }
        return {**super().hidden(state), **missions}

    def reveals_by_rule(self, event: Event) -> bool:
        return event.fact in REVEALING or super().reveals_by_rule(event)

    def follows_from_a_reveal(self, event: Event) -> bool:
        """How many coins a mission brings shows when it is shown."""
        return event.fact == COINS_RECEIVED and event.what == c.BOAST

    def items_named(self, event: Event) -> set[int]:
        return {event.what} if event.fact in (c.ENVOY_SENT, c.CARD_BURIED) else super().items_named(event)

    def items_seen(self, view: View) -> set[int]:
        return super().items_seen(view) | self.buried(view)

    def places(self, state: State) -> Iterator[tuple[str, Iterable[int]]]:
        yield from super().places(state)
        yield "under missions", self.buried(self.game.view(state, None))

    def expected_counts(self, state: State) -> Mapping[str, int]:
        return {**super().expected_counts(state), **IN_PLAY}

    def kind_of(self, item: int) -> str:
        return DECKS[CATALOGUE.deck[item]] if item in CARDS else super().kind_of(item)

    def item_priced(self, move: int) -> int | None:
        return first_of(move) if verb_of(move) == c.SEND else super().item_priced(move)

    def cheapest(self, view: View, seat: int, item: int) -> int:
        mine, theirs = view.cities[seat], view.cities[1 - seat]
        card = CATALOGUE.cards[item]
        linked = card.chain and CATALOGUE.numbers[card.chain] in theirs.buildings
        if CATALOGUE.deck[item] == c.ENVOY_DECK:
            return envoys(mine)
        if linked and CATALOGUE.colour[item] == 2 and envoys(mine) >= LINKING:
            return 0
        if envoys(mine) >= envoys(theirs) or duel_prices.cheapest(view, seat, item) == 0:
            return duel_prices.cheapest(view, seat, item)
        made, prices = duel_prices.production(mine), duel_prices.rates(mine, theirs)
        prices |= {good: max(prices[good] - 1, 1) for good in GOODS[:RAW]}
        need = {good: max(units - made[good], 0) for good, units in zip(GOODS, goods(card.cost.goods), strict=True)}
        makers = duel_prices.printed(duel_prices.owned(mine), "produce_choice")
        choices = [cast(list[str], facts["resources"]) for facts in makers]
        waived = duel_prices.discount(mine, item)
        return card.cost.coins + min(duel_prices.trade(need, prices, chosen, waived) for chosen in product(*choices))

    def receipt_faults(self, item: int, quote: Quote) -> list[str]:
        """An envoy's price is on no card."""
        return super().receipt_faults(item, quote) if CATALOGUE.deck[item] != c.ENVOY_DECK else []

    def rightful_winners(self, view: View, totals: list[int], sheets: list[dict[str, int]]) -> tuple[int, ...]:
        if view.victory == c.BY_INTRIGUE:
            return tuple(seat for seat in range(2) if envoys(view.cities[seat]) == c.ENOUGH)
        return super().rightful_winners(view, totals, sheets)

    def mirrored(self, game: Duel, state: State) -> State | None:
        view = game.view(state, None)
        if view.drafted < len(DRAFT_ORDER):
            return None
        return game.restore(self.mirrored_view(view), game.secrets(state), Stream())

    def mirrored_view(self, view: View) -> View:
        part = part_of(view)
        keepers = tuple(SWAPPED[keeper] for keeper in part.keepers)
        mirrored = replace(part, keepers=keepers, known=tuple(SWAPPED[seats] for seats in part.known))
        return replace(super().mirrored_view(view), parts=(mirrored,))
