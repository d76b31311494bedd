"""The models of a game that the server sends. Models forbid extra fields: only declared fields are ever sent.

The types of the page are generated from these models. They have the fields of all expansions of this package, and
each expansion fills its own.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class WireModel(BaseModel):
    """Base of all models that the server sends or receives."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Price(WireModel):
    """The price of something now, and how it is made up, in the viewer's language."""

    coins: int
    short: int  # coins that are missing
    route: str  # paid, chain, free or link
    text: str
    receipt: list[str]
    left: int = 0  # 7 Wonders: coins paid to the neighbours
    right: int = 0
    bank: int = 0  # a good bought from the bank
    free: list[str] = []  # neighbours who sell a good for no coins


class Choice(WireModel):
    """A possible answer; the page sends `move` back if it is legal."""

    move: str
    verb: str
    label: str
    item: str | None = None  # the card, wonder, token or divinity that is chosen
    other: str | None = None  # a second item: the card spent on a wonder
    slot: int | None = None  # of the structure or the pantheon
    space: int | None = None  # of the conflict track
    seat: int | None = None
    word: str | None = None  # a mythology, a loot token, or an end of the deck of conspiracies
    chamber: int | None = None  # of the senate,
    to: int | None = None  # and the chamber where a cube or a decree goes
    legal: bool = True
    reason: str | None = None
    price: Price | None = None
    gain: int | None = None  # coins received
    free_city: bool = False
    amount: int | None = None  # coins paid of a loss,
    debts: int | None = None  # and debts for the rest


class Decision(WireModel):
    """The seats that are asked, and the question."""

    seats: list[int]
    ask: str
    text: str


class Result(WireModel):
    winners: list[int]
    victory: str  # by what the game was decided: points, military, science …
    text: str


class Score(WireModel):
    seat: int
    categories: dict[str, int]
    total: int


class Slot(WireModel):
    """A slot of the structure whose card has not been taken."""

    slot: int
    row: int
    place: int  # in half cards from the middle
    card: str | None  # None: face down
    deck: str
    open: bool
    mark: str | None = None
    hidden: bool = False  # face down, but revealed because the game is over


class Raised(WireModel):
    wonder: str
    card: str | None


class Shrine(WireModel):
    """A slot of the pantheon."""

    slot: int
    card: str | None
    mythology: str | None


class Conspiracy(WireModel):
    """A conspiracy before a player."""

    number: int
    item: str | None  # None: face down for this viewer
    card: str | None = None  # under it: prepared
    triggered: bool = False


class DuelCity(WireModel):
    coins: int
    buildings: list[str]
    built: list[Raised]
    unbuilt: list[str]
    tokens: list[str]
    goods: dict[str, int]
    prices: dict[str, int]  # of one unit for this city
    symbols: list[str]
    pairs: list[str]  # symbols that the city has twice
    threats: list[str]  # items with which the city would win at once, if it were its turn
    points: int  # if the game ended now
    divinities: list[str]
    mythologies: list[str]
    offerings: list[str]
    vault: int
    snake: str | None
    conspiracies: list[Conspiracy] = []


class Pantheon(WireModel):
    slots: list[Shrine | None]
    decks: dict[str, list[str | None]]
    minerva: int | None
    enki: list[str]


class Chamber(WireModel):
    """A chamber of the senate."""

    number: int
    points: int
    cubes: list[int]  # of each player
    controller: int | None
    decrees: list[str | None]  # None: face down


class Senate(WireModel):
    chambers: list[Chamber]
    stock: list[int]  # cubes of each player that are not in the senate
    deck: list[str | None]  # of conspiracies, the top card last
    locked: str | None = None  # a progress token that nobody can use any more, if this viewer knows it,
    locked_from: str | None = None  # and where it was: board, opponent, box


class Unseen(WireModel):
    """The hidden cards and tokens that nobody could see, revealed when the game is over."""

    box: list[str]  # progress tokens
    removed: list[str]  # cards returned to the box before the game
    later: dict[int, list[str]]  # structures of later ages
    wonders: list[str]  # the second group, before it is shown


class DuelBoard(WireModel):
    game: Literal["duel"] = "duel"
    age: int
    slots: list[Slot]
    cities: list[DuelCity]
    pawn: int
    loot: list[str]
    board: list[str]
    drawn: int
    seen: list[str]
    discard: list[str]
    offer: list[str]
    turn: int
    most_wonders: int  # built in one game, both cities together
    enough_symbols: int  # different ones, which win the game
    pantheon: Pantheon | None
    senate: Senate | None = None
    aside: list[str]
    hidden: Unseen | None = None


class WondersDeed(WireModel):
    """The action of a city in a turn; no card: face down for this viewer."""

    age: int
    turn: int
    city: int
    verb: str
    card: str | None


class WondersCity(WireModel):
    board: str
    side: str
    coins: int
    stages: int
    under: list[str | None]  # the card under each stage, if the viewer knows it
    buildings: list[str]
    victories: list[int]
    victory_points: int  # of these tokens
    defeats: int
    shields: int
    claim: bool  # may build one structure free of cost in this age
    held: int
    left: int  # neighbours, counted from 1
    right: int
    points: int  # if the game ended now
    prices: dict[str, int]  # of raw and manufactured goods from the left and the right neighbour
    leaders: list[str]
    copied: str | None  # a neighbour's leader whose effect the city has copied
    leaders_held: int
    debts: int
    doves: int
    owed: int  # coins to be lost at the end of this turn
    pardon: bool  # may build a black card free of cost in this age
    team: int | None


class Chosen(WireModel):
    """The viewer's own answer while others are still choosing."""

    city: int
    move: str
    label: str


class MateHand(WireModel):
    """The hand of the viewer's team mate."""

    seat: int
    hand: list[str]
    leader_hand: list[str]


class Team(WireModel):
    number: int
    seats: list[int]
    points: int


class WondersBoard(WireModel):
    game: Literal["wonders"] = "wonders"
    age: int
    turn: int
    before: bool  # whether leaders are chosen before the hands of the age are dealt
    rounds: int  # cards of a full hand; an age has one turn less
    direction: str  # in which hands are passed in this age
    cities: list[WondersCity]
    hand: list[str]
    leader_hand: list[str]
    draft_pack: list[str]  # leaders to draft from
    chosen: list[Chosen]
    mate: MateHand | None
    teams: list[Team]
    discarded: int
    pile: list[str]  # its cards that the viewer knows
    last_deeds: list[WondersDeed]  # of the previous turn
    hands: list[list[str]] | None = None  # of all players, in a revealed replay of a finished game
    leader_hands: list[list[str]] | None = None


class LessonPage(WireModel):
    """One thing that a lesson explains, and where to look: ids of items, and places of the page, with #."""

    text: str
    marks: list[str]


class LessonStep(WireModel):
    """The explanations for a learner before an answer, page by page."""

    number: int
    of: int
    pages: list[LessonPage]
    answer: str | None  # the only move that the lesson accepts; None: any
    last: bool  # whether the lesson ends here


class Scene(WireModel):
    """The whole table after one log entry, for one viewer."""

    number: int  # log entries that the scene includes
    seat: int | None
    board: DuelBoard | WondersBoard
    decision: Decision | None
    asked_at: int | None  # sent back with an answer, so that the server notices a late one
    choices: list[Choice]
    previews: list[Choice]  # prices for the viewer while another player is asked
    can_undo: bool
    result: Result | None
    scores: list[Score]
    lesson: LessonStep | None = None


class Item(WireModel):
    """A card, wonder, token, divinity or stage."""

    id: str
    names: dict[str, str]
    help: dict[str, list[str]]
    colour: str
    deck: str | None
    coins: int
    goods: dict[str, int]
    effects: list[dict[str, Any]]
    chain: list[str]  # items that make it free
    leads_to: list[str]
    age: int | None = None  # printed on its back
    mythology: str | None = None
    family: str | None = None  # of items that are not built: decree or conspiracy
    rules: list[str]  # numbers of the rules that apply to it, its own first
    needs: list[str]  # game options that add it,
    without: list[str]  # and that take it away


class StageItem(WireModel):
    coins: int
    goods: dict[str, int]
    effects: list[dict[str, Any]]


class BoardSide(WireModel):
    id: str
    side: str
    good: str | None
    stages: list[StageItem]
    effects: list[dict[str, Any]]  # at the start of the game


class Catalogue(WireModel):
    game: str
    goods: list[str]
    items: dict[str, Item]
    boards: list[BoardSide]
    words: dict[str, dict[str, str]]  # by language: colours, goods, symbols, categories
    rules: dict[str, dict[str, str]]  # by language: short texts of the rules that the items name
