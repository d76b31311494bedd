"""Whether a position of 7 Wonders could have come about: cards and leaders are where the game may have brought them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from septem.core import bits
from septem.wonders import history, sizes
from septem.wonders.constants import BEFORE, FREE_SEAT, LEAVE, RAISE, SELL
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER, copies, extras_of, guilds_in
from septem.wonders.game import Wonders
from septem.wonders.leaders.constants import RECRUIT
from septem.wonders.state import State

STAGE = 7
MOST_GUILDS = 9


def faults(game: Wonders, state: State) -> list[str]:
    """The faults of a position."""
    found = [*card_faults(state), *pile_faults(state)]
    if game.options.leaders:
        found += [*leader_faults(state, 42 if game.options.cities else 36), *deed_faults(state)]
    return found


def dealt_cards(state: State, age: int) -> Counter[int]:
    rows = state.dealt[age * sizes.CITIES : age * sizes.CITIES + state.cities]
    return Counter(card for row in rows for card in row[: state.rounds])


def played_cards(state: State, age: int) -> Counter[int]:
    """Laid or left over, in a hand, or not drawn yet."""
    past = state.history[age * state.rounds : (age + 1) * state.rounds]
    found = Counter(history.card_of(entry) for row in past for entry in row if entry)
    if age == state.age:
        found.update(card for row in range(state.seats) for card in state.hands[row][: state.held[row]])
        if state.seats == FREE_SEAT:
            pile = state.dealt[age * sizes.CITIES + FREE_SEAT]
            found.update(pile[state.rounds - state.held[FREE_SEAT] : state.rounds])
    return found


def card_faults(state: State) -> Iterator[str]:
    for age in range(sizes.AGES):
        cards = dealt_cards(state, age)
        begun = age < state.age or (age == state.age and state.turn != BEFORE)
        if begun and cards != played_cards(state, age):
            yield f"age {age + 1}: what was dealt is not what is there"
        guilds = [card for card in cards if FIRST_GUILD <= card < FIRST_EXTRA]
        black = [card for card in cards if card >= FIRST_EXTRA]
        plain = Counter({card: count for card, count in cards.items() if card < FIRST_GUILD})
        if plain != Counter(copies(age, min(state.cities, 7), state.edition)):
            yield f"age {age + 1}: another deck"
        if len(guilds) != (min(state.cities + 2, MOST_GUILDS) if age == sizes.AGES - 1 else 0):
            yield f"age {age + 1}: {len(guilds)} guilds"
        if not set(guilds) <= set(guilds_in(state.guild_pool)) or any(cards[card] > 1 for card in (*guilds, *black)):
            yield f"age {age + 1}: guilds out of nowhere"
        if len(black) != state.extras or not set(black) <= set(extras_of(age)):
            yield f"age {age + 1}: {len(black)} black cards"


def pile_faults(state: State) -> Iterator[str]:
    """Cards that were sold or left over lie in the pile, except those built out of it."""
    entries = [entry for row in state.history for entry in row if history.verb_of(entry) in (SELL, LEAVE)]
    if state.discarded != len(entries) - state.revivals:
        yield "the pile has another size"
    thrown = Counter(history.card_of(entry) for entry in entries)
    if any(thrown[card] < count for card, count in Counter(revived_cards(state)).items()):
        yield "a card was built that never lay in the pile"


def revived_cards(state: State) -> list[int]:
    return [history.card_of(entry) for entry in state.revived[: state.revivals]]


def leader_faults(state: State, size: int) -> Iterator[str]:
    """Every leader is in one pack or unused; hands and leaders in play are those kept and drawn."""
    packs = [bits.members(state.leader_dealt[seat]) for seat in range(state.seats)]
    unused = list(state.unused[: state.unused_size])
    drawn = bits.members(state.leader_draws)
    if sorted([leader for pack in packs for leader in pack] + unused + drawn) != list(range(size)):
        yield "leaders twice or nowhere"
    for seat in range(state.seats):
        kept = [state.picks[pick][seat] for pick in range(state.drafted)]
        mine = set(kept) | (set(drawn) if seat == drawer(state) else set())
        used = {
            history.card_of(entry) for entry in (state.leader_past[age][seat] for age in range(sizes.AGES)) if entry
        }
        there = set(bits.members(state.leader_hand[seat])) | set(bits.members(state.other_items[seat]))
        there |= {leader - FIRST_OTHER for leader in used}
        if not there <= mine:
            yield f"seat {seat + 1} has leaders it neither kept nor drew"
        if there != mine and not (state.age == sizes.AGES - 1 and state.turn != BEFORE):
            yield f"seat {seat + 1} has lost leaders"
        if kept and not all(
            state.leader_dealt[origin(state, seat, pick)] >> leader & 1 for pick, leader in enumerate(kept)
        ):
            yield f"seat {seat + 1} kept a leader of another pack"


def origin(state: State, seat: int, pick: int) -> int:
    """The packs were passed to the right or to the left: whichever the picks say."""
    right = (seat + pick) % state.seats
    left = (seat - pick) % state.seats
    return right if state.leader_dealt[right] >> state.picks[pick][seat] & 1 else left


def drawer(state: State) -> int | None:
    rome = [seat for seat in range(state.seats) if CATALOGUE.boards[state.board[seat]].id == "rome"]
    return rome[0] if rome else None


def first_stage(state: State, seat: int) -> tuple[int, int] | None:
    """When a city raised its first stage: age and turn, a recruitment being before turn 0."""
    for age in range(sizes.AGES):
        if history.verb_of(state.leader_past[age][seat]) == RAISE:
            return age, BEFORE
        for turn in range(state.rounds):
            if history.verb_of(state.history[age * state.rounds + turn][seat]) == RAISE:
                return age, turn
    return None


def deed_faults(state: State) -> Iterator[str]:
    """No leader was used before it was drawn, none twice, and those recruited are in play."""
    drawn = state.leader_draws
    for seat in range(state.seats):
        used = [
            history.card_of(state.leader_past[age][seat]) for age in range(sizes.AGES) if state.leader_past[age][seat]
        ]
        if len(set(used)) != len(used):
            yield f"seat {seat + 1} used a leader twice"
        when = first_stage(state, seat)
        for age in range(sizes.AGES):
            entry = state.leader_past[age][seat]
            leader = history.card_of(entry) - FIRST_OTHER
            if entry and drawn >> leader & 1 and (when is None or (age, BEFORE) <= when):
                yield f"seat {seat + 1} used a leader before it drew it"
            recruited = history.verb_of(entry) == RECRUIT
            if entry and recruited != bool(state.other_items[seat] >> leader & 1):
                yield f"seat {seat + 1} has recruited a leader that is not in play, or the other way"
