"""Events told as sentences: the raw facts of one answer are brought together, a sentence a happening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ...core.events import Event
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from ...duel.pantheon import constants as pantheon
from ...duel.promo import constants as promo
from . import pantheon_stories
from .narrator import Narrator, Telling, about_item, about_items, about_player, space

if TYPE_CHECKING:
    from ..shared.language import Language

CHAINED = 1  # the route of a building that is free by a chain
ROMAN = ("", "I", "II", "III")
ONE_STORY: dict[int, int] = {w.BACK_LAID: w.AGE_OPENED, w.CARD_LAID: w.AGE_OPENED}  # facts that are told together


def tell(language: Language, events: Iterable[Event], players: Sequence[str]) -> list[str]:
    teller = Narrator(language, players)
    runs = [(fact, list(run)) for fact, run in groupby(events, key=told_as)]
    for place, (fact, run) in enumerate(runs):
        teller.goes_on = place + 1 < len(runs)
        TELLERS[fact](teller, run)
    return teller.lines


def told_as(event: Event) -> int:
    return ONE_STORY.get(event.fact, event.fact)


def note_bought(teller: Narrator, run: list[Event]) -> None:
    teller.bought = run


def note_paid(teller: Narrator, run: list[Event]) -> None:
    teller.paid = run[0]


def note_toll(teller: Narrator, run: list[Event]) -> None:
    teller.toll = run[0]


def silence(teller: Narrator, run: list[Event]) -> None:
    """Told by what comes next."""


def tell_built(teller: Narrator, run: list[Event]) -> None:
    card, chained = run[0].what, run[0].amount
    price = teller.price()
    if chained == CHAINED:
        price = teller.language.say("event.chain", item=teller.language.the(CATALOGUE.chain[card]))
    player, item = teller.player(run[0].seat), teller.language.the(card)
    teller.add("event.card_built", run[0].seat, player=player, item=item, price=price)
    teller.settle()


def tell_raised(teller: Narrator, run: list[Event]) -> None:
    item, card = teller.language.the(run[0].what), teller.language.the(run[0].amount)
    player, price = teller.player(run[0].seat), teller.price()
    teller.add("event.wonder_raised", run[0].seat, player=player, item=item, card=card, price=price)
    teller.settle()


def tell_sold(teller: Narrator, run: list[Event]) -> None:
    player, item = teller.player(run[0].seat), teller.language.the(run[0].what)
    teller.add("event.card_sold", player=player, item=item, coins=teller.coins(run[0].amount))


def tell_received(teller: Narrator, run: list[Event]) -> None:
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


def tell_lost(teller: Narrator, run: list[Event]) -> None:
    looted = run[0].what == w.FOR_LOOT
    if looted:
        teller.lines.pop()  # that there was nothing to lose
    key = "event.looted" if looted else "event.coins_lost"
    teller.add(key, player=teller.player(run[0].seat), coins=teller.coins(run[0].amount))


def tell_tokens_laid(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.tokens_laid", tokens=teller.language.the_all(event.what for event in run))


def tell_offer(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.offer_shown", wonders=teller.language.the_all(event.what for event in run))


def tell_drafted(teller: Narrator, run: list[Event]) -> None:
    """The last of a group comes by itself (D-013), and then something else; those of a first game all do (D-016)."""
    for left, event in zip(reversed(range(len(run))), run, strict=True):
        given = len(run) > w.GROUP or (teller.goes_on and not left)
        key = "event.wonder_given" if given else "event.wonder_drafted"
        teller.add(key, player=teller.player(event.seat), item=teller.language.the(event.what))


def tell_age(teller: Narrator, run: list[Event]) -> None:
    language = teller.language
    laid = [event.what for event in run if event.fact == w.CARD_LAID]
    backs = [event.what for event in run if event.fact == w.BACK_LAID]
    up, down = language.count("card", len(laid)), language.count("card", len(backs))
    teller.add("event.age_opened", age=ROMAN[run[0].what], up=up, down=down)
    if pantheon.TEMPLE_DECK in backs:
        temples = language.count("grand_temple", backs.count(pantheon.TEMPLE_DECK))
        teller.lines[-1] = language.say("event.grand_temple_backs", age=teller.lines[-1], temples=temples)
    if w.GUILD_DECK in backs:
        guilds = language.count("guild", backs.count(w.GUILD_DECK))
        teller.lines[-1] = language.say("event.guild_backs", age=teller.lines[-1], guilds=guilds)
    teller.add("event.cards_laid", cards=language.the_all(laid))


def tell_pawn(teller: Narrator, run: list[Event]) -> None:
    event = run[0]
    if not event.amount:  # something has stopped it, and that was told
        return
    spaces = teller.language.count("space", event.amount)
    teller.add("event.pawn_moved", spaces=spaces, player=teller.player(1 - event.seat), place=space(teller, event.what))


def tell_pair(teller: Narrator, run: list[Event]) -> None:
    symbol = teller.language.say(f"symbol.{w.SYMBOLS[run[0].what]}")
    teller.add("event.pair_made", player=teller.player(run[0].seat), symbol=symbol)


def tell_drawn(teller: Narrator, run: list[Event]) -> None:
    tokens = teller.language.count("token", run[0].amount)
    teller.add("event.tokens_drawn", player=teller.player(run[0].seat), tokens=tokens)


def tell_seen(teller: Narrator, run: list[Event]) -> None:
    teller.amend("event.tokens_seen", tokens=teller.language.the_all(event.what for event in run))


def tell_revealed(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.card_revealed", cards=teller.language.the_all(event.what for event in run))


def tell_starter(teller: Narrator, run: list[Event]) -> None:
    starter, chooser = run[0].seat, run[0].what
    if starter == chooser:
        teller.add("event.begins", player=teller.player(starter))
    else:
        teller.add("event.lets_begin", player=teller.player(chooser), starter=teller.player(starter))


def tell_won(teller: Narrator, run: list[Event]) -> None:
    teller.add(f"victory.{w.VICTORIES[run[0].what]}", player=teller.player(run[0].seat))


def tell_shared(teller: Narrator, run: list[Event]) -> None:
    teller.add("victory.shared")


TELLERS: dict[int, Telling] = {
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
    promo.ASIDE_SHOWN: about_items("event.aside_shown", "cards"),
    promo.CARD_CAST: about_item("event.card_cast"),
    **pantheon_stories.TELLERS,
}
