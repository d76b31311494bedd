"""Thousands of games of 7 Wonders at once, stepped in compiled code, with observations in the caller's arrays."""

from copy import copy as copied
from typing import Any

from ...core import bits
from ...core.chance import Stream, moment
from ...core.rows import row as new_row
from ...wonders import sizes
from ...wonders.game import Wonders
from ...wonders.state import State
from .. import cells
from .actions import PASS
from .numbering import check
from .row_encoder import RowEncoder

LUCK = moment("envs.sample")
LIST = 256  # actions of a seat; a hand of eight cards has fewer, each with all its ways of paying
SEEDS = (1 << 63) - 1


class WondersVector:
    """A batch of games. All seats act at once; seats without a decision pass. A new deal replaces a finished game.

    The caller's arrays are written in place: observations, masks and rewards by game and seat, and whether a game has
    just ended.
    """

    def __init__(self, game: Wonders, seed: int, observations: Any, masks: Any, rewards: Any, ended: Any) -> None:
        check(game)
        self.game = game
        self.games = len(ended)
        self.seats = game.seats
        self.seed = seed
        self.dealt = 0
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.ended = ended
        self.encoder = RowEncoder(game)
        self.stream = Stream(seed, "envs.sample")
        self.empty = game.new()
        self.states: list[State] = [game.new() for _ in range(self.games)]
        size = self.games * self.seats
        self.listed = memoryview(bytearray(2 * LIST * size)).cast("h", (size, LIST))
        self.moves = memoryview(bytearray(4 * LIST * size)).cast("i", (size, LIST))
        self.counts = memoryview(bytearray(4 * size)).cast("i")
        self.holding = 0  # whether a finished game stays until the caller deals it anew; negative actions then wait
        self._new_chosen()

    def _new_chosen(self) -> None:
        self.chosen: list[int] = new_row(sizes.CITIES)  # moves of the present step, by seat

    def reset(self, seed: int) -> None:
        """Deal all games anew, each with a seed of its own from the given one on."""
        self.seed = seed
        self.dealt = 0
        self.stream.open(seed, LUCK, 0)
        for place in range(self.games):
            self.end(place, 0)
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
        """Write the observations and masks of all seats of a game."""
        state = self.states[place]
        owing = self.game.owing(state)
        self.encoder.look_around(state)
        for seat in range(self.seats):
            self.list_actions(place, seat, owing)
            self.encoder.write(state, seat, owing, cells.of_seat(self.observations, place, seat))

    def asked(self, place: int) -> int:
        """The seats that have to answer in a game (a set); empty when it is over."""
        return self.game.owing(self.states[place])

    def answer(self, place: int, seat: int, move: int) -> None:
        """Play a legal move in one game. The arrays stay as they are until `show`."""
        self.game.play(self.states[place], seat, move)

    def show(self, place: int, seat: int) -> None:
        """Write the observation of a seat, and its mask: without a decision it can only pass."""
        owing = self.game.owing(self.states[place])
        self.list_actions(place, seat, owing)
        self.encoder.observe(self.states[place], seat, owing, self.observations[place, seat])

    def move_of(self, place: int, seat: int, action: int) -> int:
        """The move of an action of a seat; -1 if it is not legal."""
        line = place * self.seats + seat
        number = self.find(line, action)
        return self.moves[line, number] if number >= 0 else -1

    def list_actions(self, place: int, seat: int, owing: int) -> None:
        """Write the mask of a seat; only entries that change are written."""
        line = place * self.seats + seat
        for number in range(self.counts[line]):
            self.masks[place, seat, self.listed[line, number]] = 0
        if owing >> seat & 1:
            self.list_menu(place, seat, line)
        else:
            self.listed[line, 0] = PASS
            self.counts[line] = 1
        for number in range(self.counts[line]):
            self.masks[place, seat, self.listed[line, number]] = 1

    def list_menu(self, place: int, seat: int, line: int) -> None:
        state = self.states[place]
        listed = 0
        count = self.game.menu(state, seat)
        for number in range(count):
            action = self.encoder.action(state.menu[number])
            if action >= 0 and listed < LIST:
                self.listed[line, listed] = action
                self.moves[line, listed] = state.menu[number]
                listed += 1
        for number in range(count):
            self.encoder.forget(state.menu[number])
        self.counts[line] = listed

    def step(self, actions: Any) -> int:
        """Play the actions of all seats in each game; none if one is illegal. Returns the last such game, else -1."""
        refused = -1
        for place in range(self.games):
            if self.holding and actions[place, 0] < 0:
                continue
            if self.choose(place, actions):
                self.play(place)
            else:
                refused = place
        return refused

    def choose(self, place: int, actions: Any) -> int:
        """Look up the moves of all seats; 0 if an action is not legal."""
        for seat in range(self.seats):
            number = self.find(place * self.seats + seat, actions[place, seat])
            if number < 0:
                return 0
            self.chosen[seat] = self.moves[place * self.seats + seat, number]
        return 1

    def find(self, line: int, action: int) -> int:
        for number in range(self.counts[line]):
            if self.listed[line, number] == action:
                return number
        return -1

    def play(self, place: int) -> None:
        """Play the moves of all seats that had a decision when the step began."""
        state = self.states[place]
        owing = self.game.owing(state)
        while owing:
            seat = bits.lowest(owing)
            owing &= owing - 1
            self.game.play(state, seat, self.chosen[seat])
        self.end(place, state.winners)
        if state.depth or self.holding:
            self.refresh(place)
        else:
            self.deal(place)

    def end(self, place: int, winners: int) -> None:
        """The rewards of a game: 1 for a sole winner, -1 divided among all losers; 0 while it goes on."""
        self.ended[place] = 1 if winners else 0
        for seat in range(self.seats):
            self.rewards[place, seat] = 0
            if winners:
                share = self.seats / bits.count(winners) if winners >> seat & 1 else 0.0
                self.rewards[place, seat] = (share - 1) / (self.seats - 1)

    def sample(self, actions: Any) -> None:
        """A random legal action for each seat."""
        for place in range(self.games):
            for seat in range(self.seats):
                line = place * self.seats + seat
                actions[place, seat] = self.listed[line, self.stream.below(self.counts[line])]
