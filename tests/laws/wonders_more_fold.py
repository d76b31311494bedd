"""The reader of events with Leaders, Cities and teams. What is asked without an event follows from the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from septem.core import bits
from septem.core.events import Event
from septem.wonders.cities.constants import LOSE_COINS
from septem.wonders.cities.view import CitiesView
from septem.wonders.constants import (
    AT_REVEAL,
    BANK_SELLS,
    BUILD,
    CLAIM,
    CLAIM_COLOUR,
    FOR_INTEREST,
    NEW_DEFEATS,
    RAISE,
    REBATE_LEFT,
    REBATE_RIGHT,
    REVIVE_CARD,
    SELL,
    TRADED_LEFT,
    TRADED_RIGHT,
)
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.knowledge.view import Look, Mate, Sight, View
from septem.wonders.leaders.constants import COURT_LEADER, DRAFT_LEADER, RECRUIT_LEADER
from tests.laws.wonders_fold import powers
from tests.laws.wonders_leaders_fold import PACK, LeadersReader

HELPING = {"trade_rebate", "produce_dynamic", "stages_free_of_resources", "build_discount", "free_build_color"}
HELPING |= {"bank_purchase"}


def owing(debts: CitiesView, city: int, what: str, amount: int) -> CitiesView:
    """Every other city owes so many coins, or so many for each thing it has."""

    def more(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(due + amount * (other != city) for other, due in enumerate(row))

    if what == "victory_token":
        return replace(debts, owed_tokens=more(debts.owed_tokens))
    if what == "wonder_stage":
        return replace(debts, owed_stages=more(debts.owed_stages))
    return replace(debts, owed=more(debts.owed))


class MoreReader(LeadersReader):
    """The table as someone who only hears events pictures it."""

    def __init__(self, view: View, rulings: int) -> None:
        super().__init__(view, rulings)
        self.others = {mate.seat: list(mate.hand) for mate in view.mates}
        self.their_sights = {mate.seat: list(mate.sights) for mate in view.mates}
        self.used, self.interest_due = list(view.used), view.interest_due
        self.debts = next((part for part in view.parts if isinstance(part, CitiesView)), None)
        self.favoured = self.fought = self.looking = False

    def hear(self, events: Iterable[Event], own: int | None = None) -> View:
        super().hear(events, own)
        self.ask_what_follows()
        return self.view()

    def ask_what_follows(self) -> None:
        """Questions that no event announces."""
        if self.winners or (self.round is not None and self.round.asked):
            return
        leaders, debts = self.leaders, self.debts
        if leaders is not None and leaders.drafted < PACK - 1:
            self.ask(DRAFT_LEADER, range(self.players))
        elif leaders is not None and leaders.courting:
            self.ask(COURT_LEADER, bits.members(leaders.courting))
            self.leaders = replace(leaders, courting=0)
        elif debts is not None and any(debts.owed):
            self.ask(LOSE_COINS, [city for city, owed in enumerate(debts.owed) if owed and self.cities[city].coins])

    def view(self) -> View:
        parts: list[object] = [part for part in (self.leaders, self.debts) if part is not None]
        mates = [Mate(seat, tuple(sorted(hand)), tuple(self.their_sights[seat])) for seat, hand in self.others.items()]
        used, interest_due = tuple(self.used), self.interest_due
        return replace(super().view(), mates=tuple(mates), used=used, interest_due=interest_due, parts=tuple(parts))

    def over(self) -> tuple[int, int]:
        """Before an age the pile lies as the age before it has left it."""
        return super().over() if self.turn >= 0 else (self.age - 1, self.end)

    def holder(self) -> int:
        return (self.age + max(self.turn, 0)) % 2

    def items(self, city: int) -> Iterator[int]:
        """All that has a lasting effect in a city, but its stages."""
        yield from self.cities[city].buildings
        if self.leaders is not None:
            copied = self.leaders.copied[city]
            yield from self.leaders.leaders[city]
            yield from () if copied is None else (copied,)

    def cities_with(self, kind: str) -> int:
        return sum(1 << city for city in range(len(self.cities)) if self.has(city, {kind}))

    def has(self, city: int, kinds: set[str]) -> bool:
        return any(kinds & powers(item) for item in self.items(city))

    # A round.
    def close(self) -> None:
        reviving, self.recruiting = self.reviving, self.round is not None and self.round.kind == RECRUIT_LEADER
        super().close()
        self.reviving = reviving

    def begin(self) -> None:
        """A turn begins: what was pending is over."""
        self.used = [0] * len(self.cities)
        self.interest_due = self.cities_with("bank_income_bonus")
        self.settle_pending()

    def settle_pending(self) -> None:
        if self.leaders is not None:
            self.leaders = replace(self.leaders, hiring=0)
        if self.debts is not None:
            none = (0,) * len(self.cities)
            self.debts = replace(self.debts, owed_tokens=none, owed_stages=none)

    def recruitment_begun(self, _: int, age: int, __: int) -> None:
        assert self.leaders is not None
        self.age, self.turn, self.hand = age - 1, -1, []
        self.others = {seat: [] for seat in self.others}
        self.begin()
        for city in self.cities:
            city.claim = city.has_power("free_build_once_per_age")
        self.renew_favours()
        self.leaders = replace(self.leaders, recruitments=self.leaders.recruitments + 1, drafted=PACK)
        self.ask(RECRUIT_LEADER, range(self.players))

    def renew_favours(self) -> None:
        if self.debts is not None:
            self.debts = replace(self.debts, pardons=self.cities_with("free_build_color_once_per_age"))

    def favour(self, city: int) -> None:
        if self.debts is not None:
            marked = {name: getattr(self.debts, name) | 1 << city for name in ("pardons", "favoured")}
            self.debts = replace(self.debts, **marked)

    def save(self, city: int) -> None:
        self.interest_due |= 1 << city

    def spare(self, city: int) -> None:
        if self.debts is not None and self.rulings & NEW_DEFEATS:
            self.debts = replace(self.debts, spared=self.changed(self.debts.spared, city, self.cities[city].defeats))

    def age_opened(self, _: int, age: int, cards: int) -> None:
        super().age_opened(_, age, cards)
        self.others = {seat: [] for seat in self.others}

    def hands_passed(self, _: int, direction: int, __: int) -> None:
        super().hands_passed(_, direction, __)
        self.others = {seat: [] for seat in self.others}

    def card_dealt(self, _: int, card: int, __: int) -> None:
        (self.hand if _ == self.seat else self.others[_]).append(card)

    def card_seen(self, _: int, card: int, __: int) -> None:
        self.card_dealt(_, card, __)

    def turn_begun(self, _: int, turn: int, __: int) -> None:
        self.begin()
        super().turn_begun(_, turn, __)
        for seat, hand in self.others.items():
            self.their_sights[seat].append(Sight(self.age, self.turn, tuple(sorted(hand)), None))

    def leave_hand(self, city: int, card: int, when: int) -> None:
        if city in self.others:
            self.others[city].remove(card)
        else:
            super().leave_hand(city, card, when)

    # Coins.
    def coins_received(self, city: int, reason: int, coins: int) -> None:
        super().coins_received(city, reason, coins)
        if reason == FOR_INTEREST:
            self.interest_due &= ~(1 << city)

    def bank_bought(self, city: int, _: int, coins: int) -> None:
        self.cities[city].coins -= coins
        self.used[city] |= BANK_SELLS

    def goods_bought(self, city: int, seller: int, coins: int) -> None:
        super().goods_bought(city, seller, coins)
        left = seller == (city + 1) % len(self.cities)
        if self.has(city, HELPING):
            self.used[city] |= REBATE_LEFT if left else REBATE_RIGHT
        if self.has(city, {"coins_on_trade"}):
            self.used[city] |= TRADED_LEFT if left else TRADED_RIGHT

    # Cards.
    def favour_used(self, city: int, _: int, __: int) -> None:
        assert self.debts is not None
        self.debts = replace(self.debts, pardons=self.debts.pardons & ~(1 << city))
        self.favoured = True

    def card_built(self, city: int, card: int, _: int) -> None:
        self.note(city, CLAIM_COLOUR if self.favoured else CLAIM if self.claimed else BUILD, card)
        self.cities[city].buildings.add(card)
        self.claimed = self.favoured = False
        self.act(city, card, self.when())

    def act(self, city: int, item: int, when: int = -1) -> None:
        """Apply effects of an item that no event tells; `when` is the round in which it was revealed."""
        for effect in CATALOGUE.cards[item].effects:
            facts = effect.facts()
            if facts["kind"] == "others_lose_coins_per" and self.rulings & AT_REVEAL:
                self.owe_at_once(city, str(facts["what"]), int(str(facts["amount"])), when)
            elif str(facts["kind"]).startswith("others_lose_coins") and self.debts is not None:
                self.debts = owing(self.debts, city, str(facts.get("what")), int(str(facts["amount"])))
            if facts["kind"] == "copy_leader" and self.leaders is not None:
                self.leaders = replace(self.leaders, courting=self.leaders.courting | 1 << city)
            if facts["kind"] == "recruit_leader_now" and self.leaders is not None:
                self.leaders = replace(self.leaders, hiring=self.leaders.hiring | 1 << city)

    def owe_at_once(self, city: int, what: str, amount: int, when: int) -> None:
        """Count now; a stage revealed in the same round does not stand yet (C-R04)."""
        assert self.debts is not None
        for other, city_there in enumerate(self.cities):
            deed = self.deeds.get((self.age, when, other))
            stages = city_there.stages - (deed is not None and deed.verb == RAISE)
            count = stages if what == "wonder_stage" else sum(city_there.victories)
            if other != city:
                self.debts = replace(self.debts, owed=self.changed(self.debts.owed, other, amount * count))

    def stage_raised(self, city: int, stage: int, number: int) -> None:
        if self.recruiting:
            self.note_leader(city, RAISE, None)
            self.cities[city].stages = number
            self.cities[city].claim |= "free_build_once_per_age" in powers(stage)
            self.reviving |= ("build_from_discard" in powers(stage)) << city
        else:
            super().stage_raised(city, stage, number)
        self.act(city, stage)

    def card_sold(self, city: int, _: int, __: int) -> None:
        if self.recruiting:
            self.note_leader(city, SELL, None)
        else:
            super().card_sold(city, _, __)

    def reveal(self, city: int, card: int) -> None:
        if self.recruiting:
            self.note_leader(city, -1, card)
        else:
            super().reveal(city, card)

    # The pile.
    def pile_opened(self, city: int, _: int, __: int) -> None:
        self.ask(REVIVE_CARD, [city])
        self.reviving &= self.reviving - 1
        known = any((update.age, update.turn) == self.over() for update in self.looks)
        self.looking = self.decider(city) in self.eyes and not known
        if self.looking:
            taken = [each for each in self.revived if (each.age, each.turn) == self.over()]
            cards = tuple(tuple(each.card for each in taken if each.back == age) for age in range(3))
            self.looks.append(Look(*self.over(), cards))

    def pile_seen(self, _: int, card: int, back: int) -> None:
        if self.looking:
            super().pile_seen(_, card, back)
            self.looks[-1] = replace(
                self.looks[-1], cards=tuple(tuple(sorted(cards)) for cards in self.looks[-1].cards)
            )

    def card_revived(self, city: int, card: int, back: int) -> None:
        super().card_revived(city, card, back)
        self.act(city, card)

    def revival_lost(self, _: int, __: int, ___: int) -> None:
        self.round = None
        self.reviving &= self.reviving - 1

    # Losses and conflicts.
    def loss_due(self, city: int, _: int, coins: int) -> None:
        self.settle_pending()
        assert self.debts is not None
        self.debts = replace(self.debts, owed=self.changed(self.debts.owed, city, coins - self.debts.owed[city]))

    def loss_paid(self, city: int, _: int, coins: int) -> None:
        assert self.debts is not None
        self.cities[city].coins -= coins
        self.debts = replace(self.debts, owed=self.changed(self.debts.owed, city, -coins))

    def debt_taken(self, city: int, _: int, debts: int) -> None:
        assert self.debts is not None
        owed = self.changed(self.debts.owed, city, -debts)
        self.debts = replace(self.debts, owed=owed, debts=self.changed(self.debts.debts, city, debts))

    def dove_taken(self, city: int, _: int, doves: int) -> None:
        assert self.debts is not None
        self.debts = replace(self.debts, doves=self.changed(self.debts.doves, city, doves - self.debts.doves[city]))

    dove_spent = dove_taken

    def fight(self) -> None:
        """A conflict is a turn of its own for what is paid once a turn (C-113)."""
        if not self.fought:
            self.settle_pending()
            self.interest_due = self.cities_with("bank_income_bonus")
        self.fought = True

    def conflict_won(self, city: int, _: int, __: int) -> None:
        self.fight()
        super().conflict_won(city, _, __)

    def defeat_passed(self, city: int, _: int, __: int) -> None:
        self.cities[city].defeats += 1

    def game_won(self, seat: int, _: int, __: int) -> None:
        self.fight()
        super().game_won(seat, _, __)
