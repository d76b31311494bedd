"""Events told as sentences: the raw facts of one answer are brought together, a sentence a happening."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ..core.events import Event
from ..duel import words as w
from ..duel.catalogue import CATALOGUE

if TYPE_CHECKING:
    from .language import Language

NOBODY = -1
UNITS_BITS, PRICE_PART = 8, 255
CHAINED = 1  # the route of a building that is free by a chain
ROMAN = ("", "I", "II", "III")
ONE_STORY: dict[int, int] = {w.BACK_LAID: w.AGE_OPENED, w.CARD_LAID: w.AGE_OPENED}  # facts that are told together


def tell(language: Language, events: Iterable[Event], players: Sequence[str]) -> list[str]:
    teller = Teller(language, players)
    for fact, run in groupby(events, key=told_as):
        TELLERS[fact](teller, list(run))
    return teller.lines


def told_as(event: Event) -> int:
    return ONE_STORY.get(event.fact, event.fact)


class Teller:
    """The lines so far, and what was paid for the building that comes next."""

    def __init__(self, language: Language, players: Sequence[str]) -> None:
        self.language = language
        self.players = players
        self.lines: list[str] = []
        self.gainer = NOBODY  # whose gain the last line tells, so that coins can be added to it
        self.bought: list[Event] = []
        self.paid: Event | None = None
        self.toll: Event | None = None

    def player(self, seat: int) -> str:
        return self.language.player(seat, self.players)

    def add(self, key: str, gainer: int = NOBODY, **values: object) -> None:
        self.lines.append(self.language.say(key, **values))
        self.gainer = gainer

    def amend(self, key: str, **values: object) -> None:
        """Say more in the last line."""
        self.lines[-1] = self.language.say(key, line=self.lines[-1], **values)

    def coins(self, number: int) -> str:
        return self.language.count("coin", number)

    def price(self) -> str:
        """What was paid for an item, if anything was."""
        if self.paid is None:
            return self.language.say("event.free")
        coins = self.coins(self.paid.amount)
        goods = [self.purchase(event) for event in self.bought]
        if goods:
            return self.language.say("event.price_goods", coins=coins, goods=", ".join(goods))
        return self.language.say("event.price", coins=coins)

    def purchase(self, event: Event) -> str:
        units = self.language.count(w.GOODS[event.what], event.amount >> UNITS_BITS)
        return self.language.say("event.good_bought", units=units, price=event.amount & PRICE_PART)

    def settle(self) -> None:
        """The payment is told: say who got the tolls, and forget it."""
        if self.toll is not None:
            self.amend("event.toll", coins=self.coins(self.toll.amount), player=self.player(self.toll.seat))
        self.bought, self.paid, self.toll = [], None, None


Telling = Callable[[Teller, list[Event]], None]


def about_item(key: str) -> Telling:
    """A sentence with a player and an item, for each event."""

    def telling(teller: Teller, run: list[Event]) -> None:
        for event in run:
            teller.add(key, event.seat, player=teller.player(event.seat), item=teller.language.the(event.what))

    return telling


def about_player(key: str) -> Telling:
    def telling(teller: Teller, run: list[Event]) -> None:
        teller.add(key, player=teller.player(run[0].seat))

    return telling


def note_bought(teller: Teller, run: list[Event]) -> None:
    teller.bought = run


def note_paid(teller: Teller, run: list[Event]) -> None:
    teller.paid = run[0]


def note_toll(teller: Teller, run: list[Event]) -> None:
    teller.toll = run[0]


def silence(teller: Teller, run: list[Event]) -> None:
    """Told by what comes next."""


def tell_built(teller: Teller, run: list[Event]) -> None:
    card, chained = run[0].what, run[0].amount
    price = teller.price()
    if chained == CHAINED:
        price = teller.language.say("event.chain", item=teller.language.the(CATALOGUE.chain[card]))
    player, item = teller.player(run[0].seat), teller.language.the(card)
    teller.add("event.card_built", run[0].seat, player=player, item=item, price=price)
    teller.settle()


def tell_raised(teller: Teller, run: list[Event]) -> None:
    item, card = teller.language.the(run[0].what), teller.language.the(run[0].amount)
    player, price = teller.player(run[0].seat), teller.price()
    teller.add("event.wonder_raised", run[0].seat, player=player, item=item, card=card, price=price)
    teller.settle()


def tell_sold(teller: Teller, run: list[Event]) -> None:
    player, item = teller.player(run[0].seat), teller.language.the(run[0].what)
    teller.add("event.card_sold", player=player, item=item, coins=teller.coins(run[0].amount))


def tell_received(teller: Teller, run: list[Event]) -> None:
    if run[0].what == w.FOR_SETUP:
        teller.add("event.start_coins", coins=teller.coins(run[0].amount))
        return
    for event in run:
        coins = teller.coins(event.amount)
        if event.what != w.FOR_CHAIN and teller.gainer == event.seat:
            teller.amend("event.and_receives", coins=coins)
        else:
            key = "event.chain_bonus" if event.what == w.FOR_CHAIN else "event.coins_received"
            teller.add(key, player=teller.player(event.seat), coins=coins)


def tell_lost(teller: Teller, run: list[Event]) -> None:
    looted = run[0].what == w.FOR_LOOT
    if looted:
        teller.lines.pop()  # that there was nothing to lose
    key = "event.looted" if looted else "event.coins_lost"
    teller.add(key, player=teller.player(run[0].seat), coins=teller.coins(run[0].amount))


def tell_tokens_laid(teller: Teller, run: list[Event]) -> None:
    teller.add("event.tokens_laid", tokens=teller.language.the_all(event.what for event in run))


def tell_offer(teller: Teller, run: list[Event]) -> None:
    teller.add("event.offer_shown", wonders=teller.language.the_all(event.what for event in run))


def tell_age(teller: Teller, run: list[Event]) -> None:
    language = teller.language
    laid = [event.what for event in run if event.fact == w.CARD_LAID]
    backs = [event.what for event in run if event.fact == w.BACK_LAID]
    up, down = language.count("card", len(laid)), language.count("card", len(backs))
    teller.add("event.age_opened", age=ROMAN[run[0].what], up=up, down=down)
    if w.TEMPLE_DECK in backs:
        temples = language.count("grand_temple", backs.count(w.TEMPLE_DECK))
        teller.lines[-1] = language.say("event.grand_temple_backs", age=teller.lines[-1], temples=temples)
    if w.GUILD_DECK in backs:
        guilds = language.count("guild", backs.count(w.GUILD_DECK))
        teller.lines[-1] = language.say("event.guild_backs", age=teller.lines[-1], guilds=guilds)
    teller.add("event.cards_laid", cards=language.the_all(laid))


def tell_pawn(teller: Teller, run: list[Event]) -> None:
    event = run[0]
    spaces = teller.language.count("space", event.amount)
    teller.add("event.pawn_moved", spaces=spaces, player=teller.player(1 - event.seat), place=place(teller, event.what))


def place(teller: Teller, position: int) -> str:
    """A space of the track; positive ones lie on the second player's side."""
    if position == 0:
        return teller.language.say("event.at_middle")
    owner = teller.player(1 if position > 0 else 0)
    if abs(position) == w.CAPITAL:
        return teller.language.say("event.at_capital", player=owner)
    return teller.language.say("event.at_space", number=abs(position), player=owner)


def tell_pair(teller: Teller, run: list[Event]) -> None:
    symbol = teller.language.say(f"symbol.{w.SYMBOLS[run[0].what]}")
    teller.add("event.pair_made", player=teller.player(run[0].seat), symbol=symbol)


def tell_drawn(teller: Teller, run: list[Event]) -> None:
    tokens = teller.language.count("token", run[0].amount)
    teller.add("event.tokens_drawn", player=teller.player(run[0].seat), tokens=tokens)


def tell_seen(teller: Teller, run: list[Event]) -> None:
    teller.amend("event.tokens_seen", tokens=teller.language.the_all(event.what for event in run))


def tell_revealed(teller: Teller, run: list[Event]) -> None:
    teller.add("event.card_revealed", cards=teller.language.the_all(event.what for event in run))


def tell_starter(teller: Teller, run: list[Event]) -> None:
    starter, chooser = run[0].seat, run[0].what
    if starter == chooser:
        teller.add("event.begins", player=teller.player(starter))
    else:
        teller.add("event.lets_begin", player=teller.player(chooser), starter=teller.player(starter))


def tell_won(teller: Teller, run: list[Event]) -> None:
    teller.add(f"victory.{w.VICTORIES[run[0].what]}", player=teller.player(run[0].seat))


def tell_shared(teller: Teller, run: list[Event]) -> None:
    teller.add("victory.shared")


def mark(teller: Teller, number: int) -> str:
    """A mythology or offering token."""
    if number >= w.FIRST_OFFERING:
        return teller.language.say(f"offering.{w.OFFERINGS[number - w.FIRST_OFFERING]}")
    return mythology(teller, number)


def mythology(teller: Teller, number: int) -> str:
    return teller.language.say(f"mythology.{w.MYTHOLOGIES[number]}")


def about_items(key: str, place: str) -> Telling:
    """One sentence that names all items of a run."""

    def telling(teller: Teller, run: list[Event]) -> None:
        values: dict[str, object] = {place: teller.language.the_all(event.what for event in run)}
        teller.add(key, NOBODY, **values)

    return telling


def about_mark(key: str) -> Telling:
    def telling(teller: Teller, run: list[Event]) -> None:
        for event in run:
            teller.add(key, player=teller.player(event.seat), mark=mark(teller, event.what))

    return telling


def tell_marks(teller: Teller, run: list[Event]) -> None:
    teller.add("event.marks_laid", marks=", ".join(mark(teller, event.what) for event in run))


def tell_divinities_drawn(teller: Teller, run: list[Event]) -> None:
    event = run[0]
    divinities = teller.language.count("divinity", event.amount)
    player = teller.player(event.seat)
    teller.add("event.divinities_drawn", player=player, divinities=divinities, mythology=mythology(teller, event.what))


def tell_placed(teller: Teller, run: list[Event]) -> None:
    event = run[0]
    named = mythology(teller, event.what)
    teller.add("event.divinity_placed", player=teller.player(event.seat), slot=event.amount, mythology=named)


def tell_placement(teller: Teller, run: list[Event]) -> None:
    teller.amend("event.placement_seen", item=teller.language.the(run[0].what))


def tell_activated(teller: Teller, run: list[Event]) -> None:
    player, item = teller.player(run[0].seat), teller.language.the(run[0].what)
    teller.add("event.divinity_activated", run[0].seat, player=player, item=item, price=teller.price())
    teller.settle()


def tell_deck(teller: Teller, run: list[Event]) -> None:
    teller.add("event.deck_opened", player=teller.player(run[0].seat), mythology=mythology(teller, run[0].what))


def tell_offerings(teller: Teller, run: list[Event]) -> None:
    for event in run:
        teller.add("event.offering_spent", player=teller.player(event.seat), offering=mark(teller, event.what))


def tell_vault_filled(teller: Teller, run: list[Event]) -> None:
    player, item = teller.player(run[0].seat), teller.language.the(run[0].what)
    teller.add("event.vault_filled", player=player, item=item, coins=teller.coins(run[0].amount))


def tell_vault_spent(teller: Teller, run: list[Event]) -> None:
    teller.add("event.vault_spent", player=teller.player(run[0].seat), coins=teller.coins(run[0].amount))


def tell_barrier(teller: Teller, run: list[Event]) -> None:
    teller.add("event.barrier_placed", player=teller.player(run[0].seat), place=place(teller, run[0].what))


def tell_dropped(teller: Teller, run: list[Event]) -> None:
    loot = teller.language.say(f"loot.{w.LOOT[run[0].what]}")
    teller.add("event.loot_dropped", player=teller.player(run[0].seat), loot=loot)


TELLERS: dict[int, Telling] = {
    w.TOKEN_LAID: tell_tokens_laid,
    w.COINS_RECEIVED: tell_received,
    w.OFFER_SHOWN: tell_offer,
    w.WONDER_DRAFTED: about_item("event.wonder_drafted"),
    w.AGE_OPENED: tell_age,
    w.TURN_BEGUN: silence,
    w.CARD_TAKEN: silence,
    w.GOOD_BOUGHT: note_bought,
    w.COINS_PAID: note_paid,
    w.TOLL_RECEIVED: note_toll,
    w.CARD_BUILT: tell_built,
    w.CARD_SOLD: tell_sold,
    w.WONDER_RAISED: tell_raised,
    w.WONDER_BOXED: about_item("event.wonder_boxed"),
    w.PAWN_MOVED: tell_pawn,
    w.LOOT_SPENT: about_player("event.looted_nothing"),
    w.COINS_LOST: tell_lost,
    w.PAIR_MADE: tell_pair,
    w.TOKEN_TAKEN: about_item("event.token_taken"),
    w.TOKENS_DRAWN: tell_drawn,
    w.TOKEN_SEEN: tell_seen,
    w.TOKEN_KEPT: about_item("event.token_kept"),
    w.CARD_REVIVED: about_item("event.card_revived"),
    w.CARD_DESTROYED: about_item("event.card_destroyed"),
    w.CARD_REVEALED: tell_revealed,
    w.TURN_REPEATED: about_player("event.turn_repeated"),
    w.REPEAT_LOST: about_player("event.repeat_lost"),
    w.STARTER_CHOSEN: tell_starter,
    w.GAME_WON: tell_won,
    w.GAME_SHARED: tell_shared,
    w.MARK_LAID: tell_marks,
    w.MARK_TAKEN: about_mark("event.mark_taken"),
    w.MARK_LOST: about_mark("event.mark_lost"),
    w.DIVINITIES_DRAWN: tell_divinities_drawn,
    w.DIVINITY_SEEN: about_items("event.divinities_seen", "divinities"),
    w.DIVINITY_PLACED: tell_placed,
    w.PLACEMENT_SEEN: tell_placement,
    w.DIVINITY_SHOWN: about_items("event.divinity_shown", "divinities"),
    w.DIVINITY_ACTIVATED: tell_activated,
    w.DECK_OPENED: tell_deck,
    w.DECK_ORDERED: about_item("event.deck_ordered"),
    w.TOKEN_LENT: about_items("event.tokens_lent", "tokens"),
    w.TOKEN_RETURNED: about_items("event.tokens_returned", "tokens"),
    w.OFFERING_SPENT: tell_offerings,
    w.SNAKE_PLACED: about_item("event.snake_placed"),
    w.VAULT_FILLED: tell_vault_filled,
    w.VAULT_SPENT: tell_vault_spent,
    w.CARD_SEIZED: about_item("event.card_seized"),
    w.CARD_STRUCK: about_item("event.card_struck"),
    w.WONDER_UNBUILT: about_item("event.wonder_unbuilt"),
    w.WONDER_STOLEN: about_item("event.wonder_stolen"),
    w.BARRIER_PLACED: tell_barrier,
    w.BARRIER_SPENT: about_player("event.barrier_spent"),
    w.LOOT_DROPPED: tell_dropped,
    w.ASIDE_SHOWN: about_items("event.aside_shown", "cards"),
    w.CARD_CAST: about_item("event.card_cast"),
}
