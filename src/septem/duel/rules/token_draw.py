"""Progress tokens taken out of the box and put back; the box is mixed after a seen token was put back."""

from ...core.chance import Stream, moment
from .. import sizes
from ..state import State

MIX_STREAM = moment("duel.mix")
MIXER = Stream()
MARKS = 31


def mix(state: State) -> None:
    """Shuffle the box, so that nobody knows the next token. Does nothing at tables where nobody draws twice."""
    if not state.mixes:
        return
    MIXER.open(state.luck, MIX_STREAM, state.mixed)
    state.mixed += 1
    shuffle_from(state, 0, MIXER)


def shuffle_from(state: State, start: int, stream: Stream) -> None:
    """Shuffle the box from some place on."""
    for place in range(start, state.boxed):
        other = place + stream.below(state.boxed - place)
        token = state.box[other]
        state.box[other] = state.box[place]
        state.box[place] = token


def seen_mark(token: int) -> int:
    """A token as a member of `State.box_seen`; tokens have consecutive numbers, fewer than a set has places."""
    return 1 << token % MARKS


def note_seen(state: State, seats: int, token: int) -> None:
    """Some seats see a token that lies in the box, or has just been drawn from it."""
    for seat in range(sizes.SEATS):
        if seats >> seat & 1:
            state.box_seen[seat] |= seen_mark(token)


def draw(state: State) -> int:
    """The next token of the box, which must not be empty."""
    token = state.box[0]
    state.boxed -= 1
    for place in range(state.boxed):
        state.box[place] = state.box[place + 1]
    return token


def pull(state: State, token: int) -> None:
    """Take a token out of the box, the others staying in their order."""
    place = 0
    while state.box[place] != token:
        place += 1
    state.boxed -= 1
    for later in range(place, state.boxed):
        state.box[later] = state.box[later + 1]


def put_back(state: State, token: int) -> None:
    state.box[state.boxed] = token
    state.boxed += 1


def remove(state: State, token: int) -> None:
    """Take a token out, wherever it lies."""
    place = 0
    while state.box[place] != token:
        place += 1
    state.boxed -= 1
    state.box[place] = state.box[state.boxed]
