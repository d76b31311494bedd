"""Turns Duel's events into sentences. Facts that belong together share a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from ... import expansions
from ...core.events import Event
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from .narrator import Narration, Narrator, about_item, about_player, space

if TYPE_CHECKING:
    from ..shared.language import Language

CHAINED = 1  # the route of a building that is free by a chain
ROMAN = ("", "I", "II", "III")
ONE_STORY: dict[int, int] = {w.BACK_LAID: w.AGE_OPENED, w.CARD_LAID: w.AGE_OPENED}  # facts that are told together


def tell(language: Language, events: Iterable[Event], players: Sequence[str]) -> list[str]:
    narrator = Narrator(language, players)
    runs = [(fact, list(run)) for fact, run in groupby(events, key=told_as)]
    for place, (fact, run) in enumerate(runs):
        narrator.goes_on = place + 1 < len(runs)
        narrations()[fact](narrator, run)
    return narrator.lines


def told_as(event: Event) -> int:
    return ONE_STORY.get(event.fact, event.fact)


def note_bought(narrator: Narrator, run: list[Event]) -> None:
    narrator.bought = run


def note_paid(narrator: Narrator, run: list[Event]) -> None:
    narrator.paid = run[0]


def note_toll(narrator: Narrator, run: list[Event]) -> None:
    narrator.toll = run[0]


def silence(narrator: Narrator, run: list[Event]) -> None:
    """Add no sentence: the next event tells it."""


def tell_built(narrator: Narrator, run: list[Event]) -> None:
    card, chained = run[0].what, run[0].amount
    price = narrator.price()
    if chained == CHAINED:
        price = narrator.language.say("event.chain", item=narrator.language.the(CATALOGUE.chain[card]))
    player, item = narrator.player(run[0].seat), narrator.language.the(card)
    narrator.add("event.card_built", run[0].seat, player=player, item=item, price=price)
    narrator.settle()


def tell_raised(narrator: Narrator, run: list[Event]) -> None:
    item, card = narrator.language.the(run[0].what), narrator.language.the(run[0].amount)
    player, price = narrator.player(run[0].seat), narrator.price()
    narrator.add("event.wonder_raised", run[0].seat, player=player, item=item, card=card, price=price)
    narrator.settle()


def tell_sold(narrator: Narrator, run: list[Event]) -> None:
    player, item = narrator.player(run[0].seat), narrator.language.the(run[0].what)
    narrator.add("event.card_sold", player=player, item=item, coins=narrator.coins(run[0].amount))


def tell_received(narrator: Narrator, run: list[Event]) -> None:
    if run[0].what == w.FOR_SETUP:
        narrator.add("event.start_coins", coins=narrator.coins(run[0].amount))
        return
    for event in run:
        coins = narrator.coins(event.amount)
        if event.what != w.FOR_CHAIN and narrator.gainer == event.seat:
            narrator.amend("event.and_receives", coins=coins)
        else:
            key = "event.chain_bonus" if event.what == w.FOR_CHAIN else "event.coins_received"
            narrator.add(key, player=narrator.player(event.seat), coins=coins)


def tell_lost(narrator: Narrator, run: list[Event]) -> None:
    looted = run[0].what == w.FOR_LOOT
    if looted:
        narrator.lines.pop()  # that there was nothing to lose
    key = "event.looted" if looted else "event.coins_lost"
    narrator.add(key, player=narrator.player(run[0].seat), coins=narrator.coins(run[0].amount))


def tell_tokens_laid(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.tokens_laid", tokens=narrator.language.the_all(event.what for event in run))


def tell_offer(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.offer_shown", wonders=narrator.language.the_all(event.what for event in run))


def tell_drafted(narrator: Narrator, run: list[Event]) -> None:
    """The last wonder of a group is assigned without a choice (D-013); in a first game all of them are (D-016)."""
    for left, event in zip(reversed(range(len(run))), run, strict=True):
        given = len(run) > w.GROUP or (narrator.goes_on and not left)
        key = "event.wonder_given" if given else "event.wonder_drafted"
        narrator.add(key, player=narrator.player(event.seat), item=narrator.language.the(event.what))


def tell_age(narrator: Narrator, run: list[Event]) -> None:
    language = narrator.language
    laid = [event.what for event in run if event.fact == w.CARD_LAID]
    backs = [event.what for event in run if event.fact == w.BACK_LAID]
    up, down = language.count("card", len(laid)), language.count("card", len(backs))
    narrator.add("event.age_opened", age=ROMAN[run[0].what], up=up, down=down)
    for deck, (noun, key) in counted_backs().items():
        if deck in backs:
            cards = language.count(noun, backs.count(deck))
            narrator.lines[-1] = language.say(key, age=narrator.lines[-1], cards=cards)
    narrator.add("event.cards_laid", cards=language.the_all(laid))


def tell_pawn(narrator: Narrator, run: list[Event]) -> None:
    event = run[0]
    if not event.amount:  # something has stopped it, and that was told
        return
    spaces = narrator.language.count("space", event.amount)
    narrator.add(
        "event.pawn_moved", spaces=spaces, player=narrator.player(1 - event.seat), place=space(narrator, event.what)
    )


def tell_pair(narrator: Narrator, run: list[Event]) -> None:
    symbol = narrator.language.say(f"symbol.{w.SYMBOLS[run[0].what]}")
    narrator.add("event.pair_made", player=narrator.player(run[0].seat), symbol=symbol)


def tell_drawn(narrator: Narrator, run: list[Event]) -> None:
    tokens = narrator.language.count("token", run[0].amount)
    narrator.add("event.tokens_drawn", player=narrator.player(run[0].seat), tokens=tokens)


def tell_seen(narrator: Narrator, run: list[Event]) -> None:
    narrator.amend("event.tokens_seen", tokens=narrator.language.the_all(event.what for event in run))


def tell_revealed(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.card_revealed", cards=narrator.language.the_all(event.what for event in run))


def tell_starter(narrator: Narrator, run: list[Event]) -> None:
    starter, chooser = run[0].seat, run[0].what
    if starter == chooser:
        narrator.add("event.begins", player=narrator.player(starter))
    else:
        narrator.add("event.lets_begin", player=narrator.player(chooser), starter=narrator.player(starter))


def tell_won(narrator: Narrator, run: list[Event]) -> None:
    narrator.add(f"victory.{w.VICTORIES[run[0].what]}", player=narrator.player(run[0].seat))


def tell_shared(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("victory.shared")


NARRATIONS: dict[int, Narration] = {
    w.TOKEN_LAID: tell_tokens_laid,
    w.COINS_RECEIVED: tell_received,
    w.OFFER_SHOWN: tell_offer,
    w.WONDER_DRAFTED: tell_drafted,
    w.AGE_OPENED: tell_age,
    w.TURN_BEGUN: silence,
    w.CARD_TAKEN: silence,
    w.GOOD_BOUGHT: note_bought,
    w.COINS_PAID: note_paid,
    w.TOLL_RECEIVED: note_toll,
    w.CARD_BUILT: tell_built,
    w.CARD_SOLD: tell_sold,
    w.WONDER_RAISED: tell_raised,
    w.WONDER_BOXED: about_item("event.wonder_boxed", gains=False),
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
}
BACKS = {w.GUILD_DECK: ("guild", "event.guild_backs")}  # decks whose backs are counted


@cache
def narrations() -> dict[int, Narration]:
    return NARRATIONS | expansions.table("duel", "texts.stories", "NARRATIONS")


@cache
def counted_backs() -> dict[int, tuple[str, str]]:
    """For each deck the noun and the sentence that say how many of its cards are among those face down."""
    return expansions.table("duel", "texts.stories", "BACKS") | BACKS
