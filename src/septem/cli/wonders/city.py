"""A city in rows: the same rows for every city, so that cities can stand side by side."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rich.text import Text

from ... import expansions
from ...wire.wonders.city_summary import CitySummary
from ...wonders.constants import CLASS_LETTERS, CLASSES, COLOURS, GOODS, LETTERS, SYMBOLS, VICTORY_POINTS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import NO_BOARD
from ...wonders.knowledge.view import View
from ...wonders.model import Facts
from ..terminal.theme import BAD, DIM, GOOD, STYLES
from .icons import arrows, board_icons, effects, every_icon, icons, listed, produced
from .theme import WondersTheme

ANY = "any_symbol"
ROWS = ("coins", "makes", "trade", "science", "shields", "wonder", "buildings")


@cache
def symbol_kinds() -> dict[str, str]:
    """Effects that count as a symbol of a kind of its own."""
    return {"science_choice": ANY, **expansions.table("wonders", "drawings.icons", "SYMBOLS")}


@cache
def rows_of_effects() -> dict[str, str]:
    return expansions.table("wonders", "drawings.icons", "ROWS")


def row_of(facts: Facts) -> str:
    """The row in which an effect of an expansion is shown; empty if there is none."""
    return rows_of_effects().get(str(facts["kind"]), "")


def added(row: str, theme: WondersTheme, city: CitySummary) -> list[str]:
    """The texts that expansions add to a row of a city."""
    parts = expansions.parts("wonders", "drawings.city")
    texts = (part.ADDED[row](theme, city) for part in parts if row in part.ADDED)
    return [text for text in texts if text]


def rows_shown(view: View) -> list[str]:
    """The names of the rows: those of every city, then those of the expansions in play."""
    parts = [part for part in expansions.parts("wonders", "drawings.city") if part.in_play(view)]
    return [*ROWS, *(name for part in parts for name in part.ROWS)]


def stages(city: CitySummary) -> list[int]:
    """The numbers of all stages of a city's wonder."""
    first = CATALOGUE.stage[city.board]
    return list(range(first, first + CATALOGUE.stages[city.board]))


def standing(city: CitySummary) -> list[int]:
    """Everything with ongoing effects."""
    return [*city.buildings, *stages(city)[: city.stages], *city.effective]


def title(theme: WondersTheme, city: CitySummary) -> str:
    if city.board == NO_BOARD:
        return theme.language.say("table.no_board")
    board = CATALOGUE.boards[city.board]
    return f"{theme.language.name(board.id)} {board.side}"


def makes(theme: WondersTheme, city: CitySummary) -> str:
    """The goods of the board and of plain buildings, then goods of choice."""
    plain: Counter[str] = Counter(CATALOGUE.boards[city.board].good)
    choices = []
    for item in standing(city):
        for facts in effects(item):
            if facts["kind"] == "produce":
                plain[LETTERS[GOODS.index(listed(facts["options"])[0])]] += int(str(facts["amount"]))
            elif facts["kind"] == "produce_choice":
                choices.append(produced(theme, facts))
            elif row_of(facts) == "makes":
                choices.append(every_icon()[str(facts["kind"])](theme, facts).removeprefix("+"))
    units = [theme.letters(letter) * plain[letter] for letter in LETTERS if plain[letter]]
    return " ".join([*units, *choices]) or "-"


def trade(theme: WondersTheme, city: CitySummary) -> str:
    """The goods that cost one coin in trade, and from which neighbour."""
    cheap: dict[str, set[str]] = {name: set() for name in CLASSES}
    for item in standing(city):
        for facts in effects(item):
            if facts["kind"] == "trade_discount":
                cheap[str(facts["resources"])] |= set(listed(facts["neighbors"]))
    parts = [
        theme.letters(letters) + arrows(theme, {"neighbors": sorted(cheap[name])}) + theme.coins(1)
        for name, letters in zip(CLASSES, CLASS_LETTERS, strict=True)
        if cheap[name]
    ]
    parts += [
        every_icon()[str(facts["kind"])](theme, facts)
        for item in standing(city)
        for facts in effects(item)
        if row_of(facts) == "trade"
    ]
    return " ".join(parts) or "-"


def held_symbols(city: CitySummary) -> Counter[str]:
    """Symbols of every kind, free ones, and those to be copied from neighbours."""
    kinds = [facts for item in standing(city) for facts in effects(item)]
    named = [str(facts["symbol"]) for facts in kinds if facts["kind"] == "science"]
    return Counter(named + [symbol_kinds()[str(facts["kind"])] for facts in kinds if facts["kind"] in symbol_kinds()])


def symbols(theme: WondersTheme, city: CitySummary) -> str:
    """How many of each symbol, and free ones."""
    held = held_symbols(city)
    return (
        ", ".join(theme.language.count(name, held[name]) for name in (*SYMBOLS, *symbol_kinds().values()) if held[name])
        or "-"
    )


def symbol_codes(theme: WondersTheme, city: CitySummary) -> Text:
    """The same in the fewest letters."""
    held = held_symbols(city)
    codes = [
        f"{held[name]}{theme.language.say(f'code.{name}')}"
        for name in (*SYMBOLS, *symbol_kinds().values())
        if held[name]
    ]
    return Text(" ".join(codes), STYLES["green"])


def shields(city: CitySummary) -> int:
    """Shields of everything in the city, and those that expansions add."""
    more: int = sum(part.more_shields(city) for part in expansions.parts("wonders", "drawings.city"))
    return sum(CATALOGUE.shields[item] for item in standing(city)) + more


def conflicts(city: CitySummary) -> str:
    """Tokens won, by worth, and lost ones."""
    won = [f"+{worth}" for worth, count in zip(VICTORY_POINTS, city.victories, strict=True) for _ in range(count)]
    return " ".join(won + [f"-{city.defeats}"] * bool(city.defeats))


def army(theme: WondersTheme, city: CitySummary) -> str:
    return "  ".join(
        filter(None, [f"{shields(city)}{theme.signs.shield}", conflicts(city), *added("shields", theme, city)])
    )


def wonder(theme: WondersTheme, city: CitySummary) -> Text:
    """A line for each stage: what is built, what it costs, what it does."""
    lines = [Text(sign) for sign in board_icons(theme, city.board)]
    for number, stage in enumerate(stages(city)):
        done = number < city.stages
        line = Text(f"{theme.signs.built if done else theme.signs.unbuilt} ", STYLES["wonder"])
        if not done:
            line.append(f"{theme.cost(stage)} ", STYLES["wonder"])
        line.append(" ".join(icons(theme, stage)), "" if done else DIM)
        lines.append(line)
    if city.claim:
        lines.append(Text(theme.language.say("city.claim"), GOOD))
    lines += [Text(line, GOOD) for line in added("wonder", theme, city)]
    return Text("\n").join(lines)


def buildings(theme: WondersTheme, city: CitySummary) -> Text:
    """By colour, each on lines of its own."""
    lines = []
    for number in range(len(COLOURS)):
        cards = [card for card in city.buildings if CATALOGUE.colour[card] == number]
        if cards:
            line = Text(f"{theme.code(cards[0])} ", theme.style(cards[0]))
            line.append(", ".join(theme.language.short(card) for card in cards), "")
            lines.append(line)
    return Text("\n").join(lines) if lines else Text("-")


def counts(theme: WondersTheme, city: CitySummary) -> Text:
    """How many cards of each colour."""
    line = Text()
    for number in range(len(COLOURS)):
        cards = [card for card in city.cards if CATALOGUE.colour[card] == number]
        if cards:
            line.append(f"{len(cards)}{theme.language.say(f'code.{COLOURS[number]}')} ", theme.style(cards[0]))
    return line


def purse(theme: WondersTheme, city: CitySummary, points: int | None) -> str:
    """Coins, what expansions add to them, and points where they are shown."""
    coins = ", ".join([theme.language.count("coin", city.coins), *added("coins", theme, city)])
    return coins if points is None else f"{coins}   {theme.points(points)}"


def rows(theme: WondersTheme, city: CitySummary, points: int | None) -> list[Text]:
    """The rows of a city, in their order."""
    return [
        Text(purse(theme, city, points)),
        Text(makes(theme, city)),
        Text(trade(theme, city)),
        Text(symbols(theme, city), STYLES["green"]),
        Text(army(theme, city), BAD if city.defeats else ""),
        wonder(theme, city),
        buildings(theme, city),
        *(row(theme, city) for part in expansions.parts("wonders", "drawings.city") for row in part.ROWS.values()),
    ]
