"""The reader of events for tables with Pantheon or promo wonders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from septem.duel.constants import EVERY_SEAT, NOTHING, REVIVE_CARD
from septem.duel.knowledge.view import View
from septem.duel.pantheon.constants import (
    ALL_DECKS,
    CALL_DIVINITY,
    CHOOSE_DECK,
    DROP_LOOT,
    FIRST_OFFERING,
    KEEP_LENT,
    PLACE_BARRIER,
    PLACE_DIVINITY,
    PLACE_SNAKE,
    RAISE_FREE,
    SACK_LOOT,
    SEIZE_CARD,
    STEAL_WONDER,
    STRIKE_CARD,
    UNBUILD_WONDER,
)
from septem.duel.pantheon.numbers import FIRST_DIVINITY, THE_GATE
from septem.duel.pantheon.view import Card, PantheonCity, PantheonView
from septem.duel.promo.constants import CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP
from septem.duel.rules.layout import ROWS
from septem.duel.table_config import TableConfig
from tests.laws.duel_fold import City, Reader, effects


def mythology_of(item: int) -> int:
    return ALL_DECKS if item == THE_GATE else (item - FIRST_DIVINITY) // 3


class ExpandedReader(Reader):
    """Knows the public facts of the table: the options, and whether divinities are revealed to all."""

    def __init__(self, view: View, table_config: TableConfig, public: bool) -> None:
        super().__init__(view)
        self.table_config = table_config
        self.public = public
        self.aside: list[int] = []
        shown = PantheonView()
        for name, part in zip(table_config.expansions, view.parts, strict=True):
            if isinstance(part, PantheonView):
                shown = part
            elif name == "promo" and isinstance(part, tuple):
                self.aside = list(part)
        self.slots = list(shown.slots)
        self.decks = [list(deck) for deck in shown.decks]
        self.marks = dict(shown.marks)
        self.means = list(shown.cities)
        self.barrier = shown.barrier
        self.lent = list(shown.lent)
        self.top = NOTHING
        self.pair: list[int | None] = []

    def parts(self) -> tuple[object, ...]:
        first, second = self.means
        pantheon = PantheonView(
            slots=tuple(self.slots),
            decks=tuple(tuple(deck) for deck in self.decks),
            marks=tuple(sorted(self.marks.items())),
            cities=(first, second),
            barrier=self.barrier,
            lent=tuple(self.lent),
        )
        return tuple({"pantheon": pantheon, "promo": tuple(self.aside)}[name] for name in self.table_config.expansions)

    def change(self, seat: int, **fields: object) -> None:
        self.means[seat] = replace(self.means[seat], **fields)  # type: ignore[arg-type]

    def watchers(self, seat: int) -> int:
        return EVERY_SEAT if self.public else 1 << seat

    # Tokens on cards.
    def mark_laid(self, _: int, mark: int, slot: int) -> None:
        self.marks[slot] = mark

    def mark_lost(self, _: int, __: int, slot: int) -> None:
        del self.marks[slot]

    def mark_taken(self, seat: int, mark: int, slot: int) -> None:
        del self.marks[slot]
        own = self.means[seat]
        if mark < FIRST_OFFERING:
            self.change(seat, mythologies=tuple(sorted((*own.mythologies, mark))))
        else:
            self.change(seat, offerings=tuple(sorted((*own.offerings, mark - FIRST_OFFERING))))

    def offering_spent(self, seat: int, mark: int, _: int) -> None:
        left = [offering for offering in self.means[seat].offerings if offering != mark - FIRST_OFFERING]
        self.change(seat, offerings=tuple(left))

    # Divinities.
    def know(self, deck: int, depth: int, seats: int) -> None:
        card = self.decks[deck][depth]
        self.decks[deck][depth] = replace(card, known_to=card.known_to | seats)

    def divinities_drawn(self, seat: int, deck: int, count: int) -> None:
        for depth in range(count):
            self.know(deck, depth, 1 << seat)
        self.ask(PLACE_DIVINITY, seat, deck)

    def divinity_seen(self, _: int, item: int, depth: int) -> None:
        deck = mythology_of(item)
        self.decks[deck][depth] = replace(self.decks[deck][depth], item=item)

    def divinity_placed(self, seat: int, deck: int, slot: int) -> None:
        cards = self.decks[deck]
        self.pair = [card.item for card in cards[:2]]
        if len(cards) == 1:
            self.slots[slot] = cards.pop()
            return
        self.slots[slot] = Card(None, deck, 1 << seat)
        self.decks[deck] = [Card(None, deck, 1 << seat), *cards[2:]]

    def placement_seen(self, _: int, item: int, slot: int) -> None:
        placed = self.slots[slot]
        assert placed
        self.slots[slot] = replace(placed, item=item)
        others = [other for other in self.pair if other != item]
        if others:
            deck = placed.mythology
            self.decks[deck][0] = replace(self.decks[deck][0], item=others[0])

    def divinity_shown(self, _: int, item: int, slot: int) -> None:
        self.slots[slot] = Card(item, mythology_of(item), EVERY_SEAT)

    def deck_opened(self, seat: int, deck: int, count: int) -> None:
        for depth in range(count):
            self.know(deck, depth, self.watchers(seat))
        self.ask(CALL_DIVINITY, seat, deck)

    def deck_ordered(self, _: int, item: int, __: int) -> None:
        self.top = item

    def divinity_activated(self, seat: int, item: int, slot: int) -> None:
        if slot == NOTHING:
            self.draw_out(seat, item)
        else:
            self.slots[slot] = None
        self.change(seat, divinities=tuple(sorted((*self.means[seat].divinities, item))))
        for kind in effects(item):
            follow: Callable[[int], None] | None = getattr(self, f"after_{kind}", None)
            if follow:
                follow(seat)

    def draw_out(self, seat: int, item: int) -> None:
        deck = mythology_of(item)
        cards = self.decks[deck]
        if self.answered.about == ALL_DECKS or len(cards) < 3:
            self.decks[deck] = cards[1:] if self.answered.about == ALL_DECKS else self.without(cards, item)
            return
        rest = [card.item for card in cards if card.item not in (item, self.top)]
        known = [self.top, rest[0]] if self.top != NOTHING else [None, None]
        self.decks[deck] = [Card(face, deck, 1 << seat) for face in known]

    def without(self, cards: list[Card], item: int) -> list[Card]:
        """The card that is left of two; a viewer who has not seen them knows neither."""
        if len(cards) == 1:
            return []
        known = cards[0].known_to & cards[1].known_to
        mine = known >> (2 if self.seat is None else self.seat) & 1
        left = [card.item for card in cards if card.item != item]
        return [Card(left[0] if mine else None, cards[0].mythology, known)]

    # What divinities do; the questions that follow from it.
    def after_enki_progress(self, seat: int) -> None:
        self.ask(KEEP_LENT, seat)

    def after_copy_opponent_science(self, seat: int) -> None:
        if self.cities[1 - seat].has("green"):
            self.ask(PLACE_SNAKE, seat)

    def after_steal_building(self, seat: int) -> None:
        if self.cities[1 - seat].has("brown") or self.cities[1 - seat].has("gray"):
            self.ask(SEIZE_CARD, seat)

    def after_discard_structure_card(self, seat: int) -> None:
        if any(self.faces):
            self.ask(STRIKE_CARD, seat)

    def after_unbuild_wonder(self, seat: int) -> None:
        if self.cities[0].wonders or self.cities[1].wonders:
            self.ask(UNBUILD_WONDER, seat)

    def after_build_wonder_free_with_discarded_card(self, seat: int) -> None:
        if self.discard and self.cities[seat].unbuilt:
            self.ask(RAISE_FREE, seat)

    def after_steal_unbuilt_wonder(self, seat: int) -> None:
        if self.cities[1 - seat].unbuilt:
            self.ask(STEAL_WONDER, seat)

    def after_place_minerva_pawn(self, seat: int) -> None:
        self.ask(PLACE_BARRIER, seat)

    def after_neptune_tokens(self, seat: int) -> None:
        if len(self.loot) > 1:
            self.ask(SACK_LOOT, seat)
            self.ask(DROP_LOOT, seat)

    def after_build_from_discard(self, seat: int) -> None:
        if self.discard:
            self.ask(REVIVE_CARD, seat)

    def after_activate_from_deck_tops(self, seat: int) -> None:
        for deck, cards in enumerate(self.decks):
            if cards:
                self.know(deck, 0, self.watchers(seat))
        if any(self.decks):
            self.ask(CALL_DIVINITY, seat, ALL_DECKS)

    # Tokens on Enki.
    def token_lent(self, _: int, token: int, __: int) -> None:
        if token not in self.lent:
            self.lent.append(token)
            self.box.remove(token)

    def token_returned(self, _: int, token: int, __: int) -> None:
        self.lent.remove(token)
        self.box.add(token)

    def token_kept(self, seat: int, token: int, amount: int) -> None:
        if token in self.lent:
            self.lent.remove(token)
            self.box.add(token)
        super().token_kept(seat, token, amount)

    # The rest.
    def snake_placed(self, seat: int, card: int, _: int) -> None:
        self.change(seat, snake=card)

    def vault_filled(self, seat: int, _: int, coins: int) -> None:
        self.change(seat, vault=self.means[seat].vault + coins)

    def vault_spent(self, seat: int, _: int, coins: int) -> None:
        self.change(seat, vault=self.means[seat].vault - coins)
        self.cities[seat].coins += coins

    def card_seized(self, seat: int, card: int, _: int) -> None:
        self.cities[1 - seat].buildings.remove(card)
        self.cities[seat].buildings.add(card)

    def card_struck(self, _: int, card: int, slot: int) -> None:
        self.faces[slot] = None
        self.discard.append(card)

    def wonder_raised(self, seat: int, wonder: int, card: int) -> None:
        if self.answered.kind == RAISE_FREE:
            self.discard[self.discard.index(card)] = self.discard[-1]
            self.discard.pop()
        super().wonder_raised(seat, wonder, card)
        printed = effects(wonder)
        if "activate_from_one_deck" in printed and sum(map(bool, self.decks)) > 1:
            self.ask(CHOOSE_DECK, seat)
        if "build_from_top_row" in printed and any(self.faces[: len(ROWS[self.age - 1][0])]):
            self.ask(CLAIM_TOP, seat)

    def wonder_unbuilt(self, owner: int, wonder: int, card: int) -> None:
        city: City = self.cities[owner]
        del city.wonders[wonder]
        city.unbuilt.add(wonder)
        self.discard.append(card)

    def wonder_stolen(self, seat: int, wonder: int, _: int) -> None:
        self.cities[1 - seat].unbuilt.remove(wonder)
        self.cities[seat].unbuilt.add(wonder)

    def barrier_placed(self, _: int, space: int, __: int) -> None:
        self.barrier = space

    def barrier_spent(self, _: int, __: int, ___: int) -> None:
        self.barrier = None

    def loot_dropped(self, _: int, token: int, __: int) -> None:
        self.loot.remove(token)

    def aside_shown(self, seat: int, card: int, _: int) -> None:
        if not self.aside:
            self.ask(CAST_ASIDE, seat)
            self.ask(CLAIM_ASIDE, seat)
        self.aside.append(card)

    def card_cast(self, _: int, card: int, __: int) -> None:
        self.aside.remove(card)
        self.discard.append(card)

    def card_built(self, seat: int, card: int, route: int) -> None:
        if card in self.aside:
            self.aside.remove(card)
        super().card_built(seat, card, route)

    def game_won(self, seat: int, victory: int, amount: int) -> None:
        super().game_won(seat, victory, amount)
        self.aside = []


NO_MEANS = PantheonCity()
