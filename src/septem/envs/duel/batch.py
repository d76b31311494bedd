"""Thousands of games of Duel at once, stepped in compiled code, with observations and masks in the caller's arrays."""

from copy import copy as copied
from typing import Any

from ...core.chance import Stream, moment
from ...duel import agenda
from ...duel.constants import DRAW
from ...duel.game import Duel
from ...duel.state import State
from .. import prefetch
from . import sizes
from .actions import TURN_ACTIONS
from .numbering import check
from .row_encoder import RowEncoder

LUCK = moment("envs.sample")
MENU = 1024  # the longest menu
WIDTH = MENU + 32  # rows whose distance is a power of two would compete for the same cache lines
AHEAD, LISTS_AHEAD = 2, 16  # how many games ahead memory is prefetched, for a step and for sampling
SEEDS = (1 << 63) - 1


class DuelVector:
    """A batch of games. A finished game is replaced by a new deal at once.

    The caller's arrays are written in place: observations and masks of the deciding seats, these seats, the rewards of
    both seats, and whether a game has just ended.
    """

    def __init__(
        self,
        game: Duel,
        seed: int,
        observations: Any,
        masks: Any,
        seats: Any,
        rewards: Any,
        ended: Any,
    ) -> None:
        check(game)
        self.game = game
        self.games = len(seats)
        self.seed = seed
        self.dealt = 0
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.ended = ended
        self.encoder = RowEncoder()
        self.stream = Stream(seed, "envs.sample")
        self.empty = game.new()
        self.states: list[State] = [game.new() for _ in range(self.games)]
        self.listed = memoryview(bytearray(2 * WIDTH * self.games)).cast("h", (self.games, WIDTH))
        self.counts = memoryview(bytearray(4 * self.games)).cast("i")
        self.holding = 0  # whether a finished game stays until the caller deals it anew; a negative action then waits

    def reset(self, seed: int) -> None:
        """Deal all games anew, each with a seed of its own from the given one on."""
        self.seed = seed
        self.dealt = 0
        self.stream.open(seed, LUCK, 0)
        for place in range(self.games):
            self.rewards[place, 0] = 0
            self.rewards[place, 1] = 0
            self.ended[place] = 0
            self.deal(place)

    def content(self) -> tuple[int, int, Stream, list[State]]:
        """The data of a copy: the seed, how many games were dealt, the stream of samples and the positions."""
        return self.seed, self.dealt, copied(self.stream), [copied(state) for state in self.states]

    def restore(self, content: tuple[int, int, Stream, list[State]]) -> None:
        """Go on like the batch that the content is of."""
        self.seed, self.dealt, stream, states = content
        self.stream = copied(stream)
        for place in range(self.games):
            self.states[place].copy_from(states[place])
            self.refresh(place)

    def deal(self, place: int) -> None:
        state = self.states[place]
        state.copy_from(self.empty)
        self.game.deal(state, self.seed + self.dealt & SEEDS)
        self.dealt += 1
        self.refresh(place)

    def refresh(self, place: int) -> None:
        """Write the observation and the mask of a game; of the mask only what changes."""
        state = self.states[place]
        self.clear(place)
        count = self.game.menu(state)
        self.encoder.prepare(state)
        seat = agenda.seat_of(state.agenda[state.depth - 1])
        for number in range(count):
            action = self.encoder.action(state.menu[number])
            self.listed[place, number] = action
            self.masks[place, action] = 1
        self.counts[place] = count
        self.seats[place] = seat
        self.encoder.observe(state, seat, self.observations[place])

    def clear(self, place: int) -> None:
        """Empty the mask of a game."""
        for number in range(self.counts[place]):
            self.masks[place, self.listed[place, number]] = 0
        self.counts[place] = 0

    def asked(self, place: int) -> int:
        """The seats that have to answer in a game (a set); empty when it is over."""
        return self.game.owing(self.states[place])

    def answer(self, place: int, seat: int, move: int) -> None:
        """Play a legal move in one game. The arrays stay as they are until `show`."""
        self.game.play(self.states[place], seat, move)

    def show(self, place: int, seat: int) -> None:
        """Write the observation of a seat, and its mask, which is empty if it has no decision."""
        state = self.states[place]
        if self.game.owing(state) >> seat & 1:
            self.refresh(place)
            return
        self.clear(place)
        self.seats[place] = seat
        self.encoder.observe(state, seat, self.observations[place])

    def observe(self, place: int, seat: int, row: Any) -> None:
        """Write the observation of a seat into another row."""
        self.encoder.observe(self.states[place], seat, row)

    def observe_all(self, rows: Any) -> None:
        """Write the observations of both seats of each game."""
        for place in range(self.games):
            for seat in range(2):
                self.encoder.observe(self.states[place], seat, rows[place, seat])

    def move_of(self, place: int, action: int) -> int:
        """The move of an action in a game; -1 if it is not legal."""
        state = self.states[place]
        number = self.find(place, action)
        return state.menu[number] if number >= 0 else -1

    def find(self, place: int, action: int) -> int:
        """The place of an action in the menu of a game; -1 if it is not legal."""
        for number in range(self.counts[place]):
            if self.listed[place, number] == action:
                return number
        return -1

    def step(self, actions: Any) -> int:
        """Play one action in each game. Illegal ones are not played: returns the last such game, else -1."""
        refused = -1
        for place in range(self.games):
            self.fetch(place + AHEAD)
            if self.holding and actions[place] < 0:
                continue
            number = self.find(place, actions[place])
            if number < 0:
                refused = place
            else:
                self.play(place, number)
        return refused

    def fetch(self, place: int) -> None:
        """Prefetch the memory of a game."""
        if place < self.games:
            state = self.states[place]
            prefetch.fetch_state(state)
            prefetch.fetch_list(self.listed, place)
            prefetch.fetch_row(self.masks, place, TURN_ACTIONS)
            prefetch.fetch_row(self.observations, place, sizes.OBSERVATION)

    def play(self, place: int, number: int) -> None:
        state = self.states[place]
        seat = agenda.seat_of(state.agenda[state.depth - 1])
        self.game.play(state, seat, state.menu[number])
        if state.depth:
            self.rewards[place, 0] = 0
            self.rewards[place, 1] = 0
            self.ended[place] = 0
            self.refresh(place)
        else:
            gain = 0 if state.winner == DRAW else 1 - 2 * state.winner
            self.rewards[place, 0] = gain
            self.rewards[place, 1] = -gain
            self.ended[place] = 1
            if self.holding:
                self.clear(place)
            else:
                self.deal(place)

    def sample(self, actions: Any) -> None:
        """A random legal action for each game."""
        for place in range(self.games):
            if place + LISTS_AHEAD < self.games:
                prefetch.fetch_list(self.listed, place + LISTS_AHEAD)
            actions[place] = self.listed[place, self.stream.below(self.counts[place])]
