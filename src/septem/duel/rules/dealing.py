"""Every shuffle of the game: the first deal, and the redeal of everything that a seat cannot know."""

from ...core import bits
from ...core.chance import Stream, moment
from .. import agenda, sizes
from ..constants import DRAFT_WONDER, GROUP, NOTHING, REMOVED, TOKENS_ON_BOARD
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER
from ..state import State
from . import token_draw

FULL = 1 << 31

WONDER_STREAM, TOKEN_STREAM, AGE_STREAM = moment("duel.wonders"), moment("duel.tokens"), moment("duel.age")


def deal(state: State, seed: int, stream: Stream) -> None:
    """Shuffle everything; each moment has its own stream, so that it depends on no other."""
    stream.open(seed, WONDER_STREAM, 0)
    size = gather(state, state.wonder_pool, FIRST_WONDER)
    for place in range(sizes.OFFER):
        state.offer[place] = draw(state, size, place, stream)
    stream.open(seed, TOKEN_STREAM, 0)
    deal_tokens(state, stream)
    forget_later(state)
    for age in range(sizes.AGES):
        stream.open(seed, AGE_STREAM, age + 1)
        deal_age(state, age, stream)
    state.luck = seed
    state.mixed = 0


def draw(state: State, size: int, place: int, stream: Stream) -> int:
    """The next number of the bag, at random."""
    bag = state.bag
    other = place + stream.below(size - place)
    drawn = bag[other]
    bag[other] = bag[place]
    bag[place] = drawn
    return drawn


def deal_tokens(state: State, stream: Stream) -> None:
    """Five tokens on the board; the others wait in the box, in the order in which they would be drawn."""
    size = gather(state, state.token_pool, FIRST_TOKEN)
    state.board = 0
    state.boxed = size - TOKENS_ON_BOARD
    for place in range(TOKENS_ON_BOARD):
        state.board |= 1 << draw(state, size, place, stream) - FIRST_TOKEN
    for place in range(state.boxed):
        state.box[place] = draw(state, size, TOKENS_ON_BOARD + place, stream)


def deal_age(state: State, age: int, stream: Stream) -> None:
    """Lay the structure of an age; guilds and whatever else is mixed in go to random places."""
    cards = age * sizes.SLOTS
    laid = state.laid[age][age]
    size = gather(state, state.deck_pool[age], CATALOGUE.deck_start[age])
    for slot in range(laid):
        state.deal[cards + slot] = draw(state, size, slot, stream)
    set_aside(state, age, laid, size)
    for deck in range(sizes.AGES, sizes.DECKS):
        if state.laid[age][deck]:
            mix_in(state, age, deck, laid, stream)
            laid += state.laid[age][deck]


def mix_in(state: State, age: int, deck: int, laid: int, stream: Stream) -> None:
    """Put cards of a deck among those of an age that are laid already."""
    cards = age * sizes.SLOTS
    apart = state.spread >> deck & 1
    members = unseen(state, deck, state.present & ~state.shown) if apart else state.deck_pool[deck]
    size = gather(state, members, CATALOGUE.deck_start[deck])
    for number in range(state.laid[age][deck]):
        card = draw(state, size, number, stream)
        place = stream.below(laid + number + 1)
        state.deal[cards + laid + number] = state.deal[cards + place]
        state.deal[cards + place] = card


def forget_later(state: State) -> None:
    """Where a deck lies in several ages, a card that is dealt must not be one that still lies in a later age."""
    if state.spread:
        for place in range((state.age + 1) * sizes.SLOTS, sizes.DEAL):
            state.deal[place] = NOTHING


def set_aside(state: State, age: int, drawn: int, size: int) -> None:
    """Note the cards put back into the box: those left in the bag after `drawn` cards were dealt (D-007).

    If some are used already, the others stay at the end of the row.
    """
    used = max(REMOVED - (size - drawn), 0)
    for number in range(REMOVED):
        state.removed[age * REMOVED + number] = NOTHING if number < used else state.bag[drawn + number - used]


def redeal(state: State, seat: int, stream: Stream) -> None:
    """Deal again everything that a seat cannot know, each possibility with equal chance. Spectators are seat 2."""
    state.aside_known = state.removed_shown | state.removed_known >> seat & 1
    forget_later(state)
    for age in range(state.age + 1, sizes.AGES):
        deal_age(state, age, stream)
    if state.age >= 0:
        redeal_deck(state, state.age, stream)
        for deck in range(sizes.AGES, sizes.DECKS):
            if state.laid[state.age][deck]:
                redeal_deck(state, deck, stream)
    if second_hidden(state):
        redeal_offer(state, stream)
    token_draw.shuffle_from(state, state.drawn if state.watching >> seat & 1 else 0, stream)
    state.luck = stream.below(FULL)
    state.mixed = 0
    state.aside_known = 0


def redeal_deck(state: State, deck: int, stream: Stream) -> None:
    """The backs of face-down cards are public (DH-02): each deck is dealt again among its own slots."""
    cards = state.age * sizes.SLOTS
    hidden = state.present & ~state.shown
    start = CATALOGUE.deck_start[deck]
    size = gather(state, unseen(state, deck, hidden), start)
    drawn = 0
    while hidden:
        place = cards + bits.lowest(hidden)
        hidden &= hidden - 1
        if CATALOGUE.deck[state.deal[place]] == deck:
            state.deal[place] = draw(state, size, drawn, stream)
            drawn += 1
    if deck == state.age and not state.aside_known:
        set_aside(state, deck, drawn, size)


def redeal_spread(state: State, stream: Stream) -> None:
    """Deal again the hidden cards of decks that lie in later ages too, once those are known."""
    for deck in bits.members(state.spread):
        redeal_deck(state, deck, stream)


def unseen(state: State, deck: int, hidden: int) -> int:
    """The cards of a deck that nobody has seen: a set, from the first of the deck on."""
    start = CATALOGUE.deck_start[deck]
    size = CATALOGUE.deck_start[deck + 1] - start
    cards = 0
    for number in range(size):
        if state.built[0][start + number] or state.built[1][start + number]:
            continue
        cards |= 1 << number & state.deck_pool[deck]
    cards &= ~state.kept[deck]
    slots = state.present & ~hidden
    while slots:
        cards = without(cards, state.deal[state.age * sizes.SLOTS + bits.lowest(slots)] - start, size)
        slots &= slots - 1
    if state.spread >> deck & 1:
        for place in range((state.age + 1) * sizes.SLOTS, sizes.DEAL):
            cards = without(cards, state.deal[place] - start, size)
    for place in range(state.discarded):
        cards = without(cards, state.discards[place] - start, size)
    for wonder in range(sizes.WONDERS):
        cards = without(cards, state.spent[wonder] - start, size)
    if deck == state.age and (state.removed_shown or state.aside_known):
        for number in range(REMOVED):
            cards = without(cards, state.removed[deck * REMOVED + number] - start, size)
    return cards


def without(members: int, number: int, size: int) -> int:
    """Remove a number from a set, if it is below `size` at all."""
    return members & ~(1 << number) if 0 <= number < size else members


def gather(state: State, members: int, start: int) -> int:
    """Put the members of a set into the bag; how many there are."""
    return bits.list_members(members, start, state.bag)


def second_hidden(state: State) -> int:
    """1 while the second group of wonders is not shown: the first is drafted, with all that this brings (D-013)."""
    if state.drafted != GROUP or not state.depth:
        return 1 if state.drafted < GROUP else 0
    return 1 if agenda.kind_of(state.agenda[state.depth - 1]) != DRAFT_WONDER else 0


def redeal_offer(state: State, stream: Stream) -> None:
    """The second group of wonders is shown only when the first is gone (D-013)."""
    others = state.wonder_pool
    for place in range(GROUP):
        others = without(others, state.offer[place] - FIRST_WONDER, sizes.WONDERS)
    size = gather(state, others, FIRST_WONDER)
    for place in range(sizes.OFFER - GROUP):
        state.offer[GROUP + place] = draw(state, size, place, stream)
