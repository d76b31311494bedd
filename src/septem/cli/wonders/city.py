"""A city in rows: the same rows for every city, so that cities can stand side by side."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from ...wonders.catalogue import CATALOGUE
from ...wonders.view import CityView
from ...wonders.words import CLASS_LETTERS, CLASSES, COLOURS, GOODS, LETTERS, PURPLE, SYMBOLS
from ..drawing.ink import BAD, DIM, GOOD, STYLES
from .icons import arrows, effects, icons, listed, produced
from .ink import WondersInk

TOKENS = (1, 3, 5)  # what a victory of each age is worth
ANY = "any_symbol"
ROWS = ("coins", "makes", "trade", "science", "shields", "wonder", "buildings")


def stages(city: CityView) -> list[int]:
    """The numbers of all stages of a city's wonder."""
    first = CATALOGUE.stage[city.board]
    return list(range(first, first + CATALOGUE.stages[city.board]))


def standing(city: CityView) -> list[int]:
    """Everything whose effects last."""
    return [*city.buildings, *stages(city)[: city.stages]]


def title(ink: WondersInk, city: CityView) -> str:
    board = CATALOGUE.boards[city.board]
    return f"{ink.language.name(board.id)} {board.side}"


def makes(ink: WondersInk, city: CityView) -> str:
    """The goods of the board and of plain buildings, then goods of choice."""
    plain: Counter[str] = Counter(CATALOGUE.boards[city.board].good)
    choices = []
    for item in standing(city):
        for facts in effects(item):
            if facts["kind"] == "produce":
                plain[LETTERS[GOODS.index(listed(facts["options"])[0])]] += int(str(facts["amount"]))
            elif facts["kind"] == "produce_choice":
                choices.append(produced(ink, facts))
    units = [ink.letters(letter) * plain[letter] for letter in LETTERS if plain[letter]]
    return " ".join([*units, *choices])


def trade(ink: WondersInk, city: CityView) -> str:
    """What is bought at a coin, and from where."""
    cheap: dict[str, set[str]] = {name: set() for name in CLASSES}
    for item in standing(city):
        for facts in effects(item):
            if facts["kind"] == "trade_discount":
                cheap[str(facts["resources"])] |= set(listed(facts["neighbors"]))
    parts = [
        ink.letters(letters) + arrows(ink, {"neighbors": sorted(cheap[name])}) + ink.coins(1)
        for name, letters in zip(CLASSES, CLASS_LETTERS, strict=True)
        if cheap[name]
    ]
    return " ".join(parts) or "-"


def symbols(ink: WondersInk, city: CityView) -> str:
    """How many of each symbol, and free ones."""
    kinds = [facts for item in standing(city) for facts in effects(item)]
    held = Counter(str(facts["symbol"]) for facts in kinds if facts["kind"] == "science")
    held[ANY] = sum(facts["kind"] == "science_choice" for facts in kinds)
    return ", ".join(ink.language.count(name, held[name]) for name in (*SYMBOLS, ANY) if held[name]) or "-"


def symbol_codes(ink: WondersInk, city: CityView) -> Text:
    """The same in the fewest letters."""
    kinds = [facts for item in standing(city) for facts in effects(item)]
    held = Counter(str(facts.get("symbol", ANY)) for facts in kinds if str(facts["kind"]).startswith("science"))
    codes = [f"{held[name]}{ink.language.say(f'code.{name}')}" for name in (*SYMBOLS, ANY) if held[name]]
    return Text(" ".join(codes), STYLES["green"])


def shields(city: CityView) -> int:
    return sum(CATALOGUE.shields[item] for item in standing(city))


def conflicts(city: CityView) -> str:
    """Tokens won, by worth, and lost ones."""
    won = [f"+{worth}" for worth, count in zip(TOKENS, city.victories, strict=True) for _ in range(count)]
    return " ".join(won + [f"-{city.defeats}"] * bool(city.defeats))


def army(ink: WondersInk, city: CityView) -> str:
    return f"{shields(city)}{ink.signs.shield}  {conflicts(city)}".rstrip()


def wonder(ink: WondersInk, city: CityView) -> Text:
    """A line for each stage: what is built, what it costs, what it does."""
    lines = []
    for number, stage in enumerate(stages(city)):
        done = number < city.stages
        line = Text(f"{ink.signs.built if done else ink.signs.unbuilt} ", STYLES["wonder"])
        if not done:
            line.append(f"{ink.cost(stage)} ", STYLES["wonder"])
        line.append(" ".join(icons(ink, stage)), "" if done else DIM)
        lines.append(line)
    if city.claim:
        lines.append(Text(ink.language.say("city.claim"), GOOD))
    return Text("\n").join(lines)


def buildings(ink: WondersInk, city: CityView) -> Text:
    """By colour, each on lines of its own."""
    lines = []
    for number, colour in enumerate(COLOURS[: PURPLE + 1]):
        cards = [card for card in city.buildings if CATALOGUE.colour[card] == number]
        if cards:
            line = Text(f"{ink.code(cards[0])} ", STYLES[colour])
            line.append(", ".join(ink.language.short(card) for card in cards), "")
            lines.append(line)
    return Text("\n").join(lines) if lines else Text("-")


def counts(ink: WondersInk, city: CityView) -> Text:
    """How many buildings of each colour."""
    line = Text()
    for number, colour in enumerate(COLOURS[: PURPLE + 1]):
        count = sum(CATALOGUE.colour[card] == number for card in city.buildings)
        if count:
            line.append(f"{count}{ink.language.say(f'code.{colour}')} ", STYLES[colour])
    return line


def purse(ink: WondersInk, city: CityView, points: int | None) -> str:
    """Coins, and points where they are shown."""
    coins = ink.language.count("coin", city.coins)
    return coins if points is None else f"{coins}   {ink.points(points)}"


def rows(ink: WondersInk, city: CityView, points: int | None) -> list[Text]:
    """What stands in the rows of a city, in their order."""
    return [
        Text(purse(ink, city, points)),
        Text(makes(ink, city)),
        Text(trade(ink, city)),
        Text(symbols(ink, city), STYLES["green"]),
        Text(army(ink, city), BAD if city.defeats else ""),
        wonder(ink, city),
        buildings(ink, city),
    ]
