"""Features of a view of 7 Wonders: what lies open now, then all that a seat remembers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from ... import expansions
from ...core import bits
from ...core.errors import Problem
from ...wonders import moves, sizes
from ...wonders.constants import FROM_BANK, GIFT_LEFT, GIFT_RIGHT
from ...wonders.constants import QUESTIONS as ALL_QUESTIONS
from ...wonders.constants import VERBS as ALL_VERBS
from ...wonders.data.catalogue import CATALOGUE, deck_number
from ...wonders.data.components import FIRST_STAGE
from ...wonders.expansions import in_play
from ...wonders.game import Wonders
from ...wonders.knowledge.view import CityView, Deed, Sight, View
from ..v1.layout import Layout, put_amount, put_code, put_flags, relative

HELPS, RIGHTS, LOOKS = 16, 32, sizes.REVIVALS  # bits of sets of helps and of cities with a rank; the last looks
FLAGS = {FROM_BANK: "bank", GIFT_LEFT: "left for nothing", GIFT_RIGHT: "right for nothing"}


class Part(Protocol):
    """The features of what an expansion shows now, and of what is remembered of it."""

    def write(self, seen: Any, view: View, row: Any) -> None: ...

    def add_memory(self, layout: Layout, game: Wonders) -> None: ...

    def remember(self, seen: Any, view: View, row: Any) -> None: ...


def items_of(game: Wonders) -> dict[int, str]:
    """What is neither card nor stage."""
    return {item: CATALOGUE.id(item) for item in game.table_config.other_items}


def decks(game: Wonders) -> list[dict[int, str]]:
    """The cards that can be dealt in each age."""
    found: list[dict[int, str]] = []
    for age in range(sizes.AGES):
        deck = deck_number(game.options.edition_number, game.cities, age)
        cards = {*CATALOGUE.deck[deck][: CATALOGUE.deck_size[deck]]}
        extra = [card for one in in_play(game.options) for card in (one.extra_cards[age] if one.extra_cards else ())]
        cards |= {CATALOGUE.numbers[card.id] for card in extra}
        cards |= {*game.table_config.guilds} if age == sizes.AGES - 1 else set()
        found.append({card: CATALOGUE.id(card) for card in sorted(cards)})
    return found


class CityPlaces:
    """The features of a city: number 0 is one's own, then clockwise."""

    def __init__(self, layout: Layout, number: int, cards: dict[int, str], boards: dict[int, str]) -> None:
        name = f"city {number}"
        self.board = layout.each(f"{name} board", boards)
        self.coins = layout.amount(f"{name} coins")
        self.buildings = layout.each(f"{name} has", cards)
        self.victories = layout.count(f"{name} victories of age", sizes.AGES, 1)
        names = ("stages", "defeats", "right to build free", "cards in hand", "shields", "interest due")
        self.numbers = [layout.number(f"{name} {each}") for each in names]
        self.used = layout.count(f"{name} used help", HELPS)

    def write(self, city: CityView, interest: int, used: int, row: Any) -> None:
        row[self.board[city.board]] = 1
        put_amount(row, self.coins, city.coins)
        put_flags(row, self.buildings, city.buildings)
        for place, tokens in zip(self.victories, city.victories, strict=True):
            row[place] = tokens
        shields = city.numbers.shields if city.numbers else 0
        numbers = (city.stages, city.defeats, city.claim, city.held, shields, interest)
        for place, number in zip(self.numbers, numbers, strict=True):
            row[place] = number
        put_code(row, self.used, used)


class AnswerPlaces:
    """The features of one's own answer for a city, which nobody else sees."""

    def __init__(self, layout: Layout, name: str, items: dict[int, str], verbs: dict[int, str]) -> None:
        self.verbs = layout.each(name, verbs)
        self.items = layout.each(f"{name} with", items)
        self.paid = [layout.number(f"{name} pays {side}") for side in ("left", "right")]
        self.flags = layout.each(f"{name} pays", FLAGS)
        self.coins = layout.code(f"{name} coins")

    def write(self, move: int, row: Any) -> None:
        verb, item = moves.verb_of(move), moves.card_of(move)
        row[self.verbs[verb]] = 1
        if item in self.items:
            row[self.items[item]] = 1
        put_code(row, self.coins, item)
        row[self.paid[0]], row[self.paid[1]] = moves.left_of(move), moves.right_of(move)
        put_flags(row, self.flags, (flag for flag in FLAGS if move & flag))


class WondersFeatures:
    """The layout of a table's observations, and how a view is written into one."""

    def __init__(self, game: Wonders, memory: bool = True) -> None:
        layout = self.layout = Layout()
        self.cities, self.seats, self.decks = game.cities, game.seats, decks(game)
        cards = {card: name for deck in self.decks for card, name in deck.items()}
        boards = {number: f"{board.id}_{board.side}" for number, board in enumerate(CATALOGUE.boards)}
        self.verbs = {number: name for number, name in enumerate(ALL_VERBS) if number}
        kinds = {ALL_QUESTIONS.index(name): name for name in game.table_config.questions}
        self.places = [CityPlaces(layout, number, cards, boards) for number in range(game.cities)]
        self.hand = layout.each("hand", cards)
        self.mate_hand = layout.each("partner's hand", cards) if game.table_config.team else {}
        answered = cards | items_of(game)
        self.answers = [
            AnswerPlaces(layout, f"my answer for city {number}", answered, self.verbs) for number in range(game.cities)
        ]
        self.last_card = layout.each("last card", cards)
        self.question = layout.each("question", kinds)
        self.asked = layout.count("asked city", game.cities)
        self.owing = layout.count("owing seat", game.seats)
        self.kept = layout.amount("coins kept")
        self.winners = layout.count("has won", game.seats)
        self.seat = layout.count("I have seat", game.seats)
        self.numbers = [layout.number(name) for name in ("age", "turn", "discarded", "rounds forgotten")]
        self.reviving = layout.count("revives next bit", RIGHTS)
        self.parts = [part_of(layout, game, place) for place in range(len(in_play(game.options)))]
        self.present = len(layout.names)  # how many features show what lies open now
        self.memory = Memory(self, game) if memory else None

    def write(self, view: View, row: Any) -> None:
        seat = view.seat or 0
        for number, places in enumerate(self.places):
            city = (seat + number) % self.cities
            used = view.used[city] if view.used else 0
            places.write(view.cities[city], view.interest_due >> city & 1, used, row)
        put_flags(row, self.hand, view.hand)
        for mate in view.mates:
            put_flags(row, self.mate_hand, mate.hand)
        for city, move in view.answers:
            self.answers[relative(city, seat, self.cities)].write(move, row)
        if view.last_card is not None:
            row[self.last_card[view.last_card]] = 1
        self.write_table(view, seat, row)
        for part, seen in zip(self.parts, view.parts, strict=True):
            if part:
                part.write(seen, view, row)
        if self.memory:
            self.memory.write(view, seat, row)

    def write_table(self, view: View, seat: int, row: Any) -> None:
        if view.round:
            row[self.question[view.round.kind]] = 1
            for city in bits.members(view.round.asked):
                row[self.asked[relative(city, seat, self.cities)]] = 1
            for other in bits.members(view.round.owing):
                row[self.owing[relative(other, seat, self.seats)]] = 1
        put_amount(row, self.kept, 0 if view.kept is None else view.kept + 1)
        for winner in view.winners:
            row[self.winners[relative(winner, seat, self.seats)]] = 1
        row[self.seat[seat]] = 1
        numbers = (view.age, view.turn, view.discarded, view.forgotten)
        for place, number in zip(self.numbers, numbers, strict=True):
            row[place] = number
        put_code(row, self.reviving, view.reviving)


class Memory:
    """The features of the past: what was done, hands held, what was seen of the discard pile, cards built from it."""

    def __init__(self, features: WondersFeatures, game: Wonders) -> None:
        layout, self.features = features.layout, features
        rounds = [(age, turn) for age in range(sizes.AGES) for turn in range(game.table_config.rounds)]
        self.sights, self.mate_sights = self.sights_of(layout, "held", rounds), {}
        if game.table_config.team:
            self.mate_sights = self.sights_of(layout, "partner held", rounds)
        self.drawn = self.sights_of(layout, "drawn", rounds) if game.cities > game.seats else {}
        self.deeds = {
            (age, turn, city): self.deed_places(layout, f"age {age + 1} turn {turn + 1} city {city}", age)
            for age, turn in rounds
            for city in range(game.cities)
        }
        backs = {
            (back, card): f"{name} of age {back + 1}"
            for back in range(sizes.AGES)
            for card, name in features.decks[back].items()
        }
        self.looks = [self.event_places(layout, f"look {number}", backs) for number in range(LOOKS)]
        self.revivals = [self.event_places(layout, f"revival {number}", backs) for number in range(sizes.REVIVALS)]
        self.reviving = [layout.count(f"revival {number} of city", game.cities) for number in range(sizes.REVIVALS)]
        for part in features.parts:
            if part:
                part.add_memory(layout, game)

    def sights_of(
        self, layout: Layout, name: str, rounds: list[tuple[int, int]]
    ) -> dict[tuple[int, int], dict[int, int]]:
        decks = self.features.decks
        return {(age, turn): layout.each(f"{name} age {age + 1} turn {turn + 1}", decks[age]) for age, turn in rounds}

    def deed_places(
        self, layout: Layout, name: str, age: int
    ) -> tuple[dict[int, int], dict[int, int], tuple[int, int]]:
        verbs = layout.each(name, self.features.verbs)
        return verbs, layout.each(f"{name} with", self.features.decks[age]), layout.amount(f"{name} purse")

    def event_places(self, layout: Layout, name: str, backs: Any) -> tuple[int, int, Any]:
        return layout.number(f"{name} age"), layout.number(f"{name} turn"), layout.each(name, backs)

    def write(self, view: View, seat: int, row: Any) -> None:
        self.write_sights(view.sights, self.sights, row)
        for mate in view.mates:
            self.write_sights(mate.sights, self.mate_sights, row)
        for deed in view.deeds:
            self.write_deed(deed, seat, row)
        for (age, turn, cards), look in zip(self.looks, view.looks[-LOOKS:], strict=False):
            row[age], row[turn] = look.age + 1, look.turn + 1
            put_flags(row, cards, ((back, card) for back, lying in enumerate(look.cards) for card in lying))
        for (age, turn, cards), cities, revival in zip(self.revivals, self.reviving, view.revived, strict=False):
            row[age], row[turn] = revival.age + 1, revival.turn + 1
            row[cards[revival.back, revival.card]] = 1
            row[cities[relative(revival.city, seat, self.features.cities)]] = 1
        for part, seen in zip(self.features.parts, view.parts, strict=True):
            if part:
                part.remember(seen, view, row)

    def write_sights(self, sights: Iterable[Sight], places: dict[tuple[int, int], dict[int, int]], row: Any) -> None:
        for sight in sights:
            put_flags(row, places[sight.age, sight.turn], sight.cards)
            if sight.drawn is not None:
                row[self.drawn[sight.age, sight.turn][sight.drawn]] = 1

    def write_deed(self, deed: Deed, seat: int, row: Any) -> None:
        city = relative(deed.city, seat, self.features.cities)
        verbs, cards, purse = self.deeds[deed.age, deed.turn, city]
        row[verbs[deed.verb]] = 1
        if deed.card is not None and deed.card < FIRST_STAGE:
            row[cards[deed.card]] = 1
        put_amount(row, purse, 0 if deed.purse is None else deed.purse + 1)


def part_of(layout: Layout, game: Wonders, place: int) -> Part | None:
    """The features of an expansion, from the module `envs` of its package; none if it shows nothing of its own."""
    expansion = in_play(game.options)[place]
    module = expansions.part(expansions.package_of(expansion.extension), "envs")
    if module is not None:
        part: Part = module.Features(layout, game)
        return part
    if game.extensions[place].see(game.new(), 0) is not None:
        raise Problem("not_in_environment", id=expansion.name, game="7 Wonders", version=1)
    return None
