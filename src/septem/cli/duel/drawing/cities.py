"""Both cities side by side: coins, goods, prices, symbols, wonders, buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from ....core.quote import Quote
from ....duel.constants import COLOURS, ENOUGH_SYMBOLS, GOODS, NOTHING
from ....duel.data.catalogue import CATALOGUE
from ....duel.knowledge.view import CityView, View
from ...terminal.style import BOLD, DIM, STYLES, Ink
from .icons import effects, icons
from .pantheon import divine
from .structure import price_tag

Offer = Callable[[int, int], Quote]  # seat, item
Market = Callable[[int], tuple[int, ...]]
LABEL_WIDTH = 10


def draw_cities(ink: Ink, view: View, players: Sequence[str], offer: Offer, market: Market, points: list[int]) -> Table:
    """A column for each city."""
    say = ink.language.say
    table = Table(box=None, padding=(0, 1), pad_edge=False, expand=True, show_header=True)
    table.add_column("", width=LABEL_WIDTH, style=DIM)
    for seat in range(len(view.cities)):
        asked = view.question is not None and view.question.seat == seat
        head = f"{ink.signs.arrow} " if asked else "  "
        table.add_column(Text(head + ink.language.player(seat, players), BOLD), ratio=1)
    cities = list(enumerate(view.cities))
    table.add_row(say("city.coins"), *(Text(purse(ink, city, points[seat])) for seat, city in cities))
    table.add_row(say("city.makes"), *(Text(production(ink, city)) for _, city in cities))
    table.add_row(say("city.buys"), *(Text(rates(ink, market(seat))) for seat, _ in cities))
    table.add_row(say("city.science"), *(symbols(ink, view, seat) for seat, _ in cities))
    table.add_row(say("city.tokens"), *(tokens(ink, city) for _, city in cities))
    table.add_row(say("city.wonders"), *(wonders(ink, seat, city, offer) for seat, city in cities))
    table.add_row(say("city.buildings"), *(buildings(ink, city) for _, city in cities))
    return table


def purse(ink: Ink, city: CityView, points: int) -> str:
    return f"{ink.language.count('coin', city.coins)}   {ink.language.say('city.points', points=ink.points(points))}"


def standing(city: CityView) -> list[int]:
    """Everything whose effects last."""
    return [*city.buildings, *(wonder for wonder, _ in city.wonders), *city.tokens]


def production(ink: Ink, city: CityView) -> str:
    """Letters of the goods made, then goods of choice."""
    made: Counter[str] = Counter()
    choices = []
    for item in standing(city):
        for facts, icon in zip(effects(item), icons(ink, item), strict=True):
            if facts["kind"] == "produce":
                made[str(facts["resource"])] += int(str(facts["amount"]))
            elif facts["kind"] == "produce_choice":
                choices.append(icon.removeprefix("+"))
    plain = [ink.letter(good) * made[name] for good, name in enumerate(GOODS) if made[name]]
    return "  ".join([" ".join(plain), *choices]).strip() or "-"


def rates(ink: Ink, prices: tuple[int, ...]) -> str:
    return "  ".join(f"{ink.letter(good)} {price}" for good, price in enumerate(prices))


def symbols(ink: Ink, view: View, seat: int) -> Text:
    """Which scientific symbols, how often, and how many different ones of those that win."""
    items = [*standing(view.cities[seat]), *divine(view, seat)]
    held = Counter(str(facts["symbol"]) for item in items for facts in effects(item) if "symbol" in facts)
    if not held:
        return Text("-")
    names = (
        ink.language.say(f"symbol.{name}") + (f" {ink.signs.times}{n}" if n > 1 else "") for name, n in held.items()
    )
    return Text(f"{len(held)}/{ENOUGH_SYMBOLS}  " + ", ".join(names), STYLES["green"])


def tokens(ink: Ink, city: CityView) -> Text:
    return Text(", ".join(ink.language.short(token) for token in city.tokens) or "-")


def wonders(ink: Ink, seat: int, city: CityView, offer: Offer) -> Text:
    """A line for each wonder: built, or with its cost, what it would cost now, and what it does."""
    lines = [Text(f"{ink.signs.built} {ink.language.short(wonder)}{under(ink, card)}") for wonder, card in city.wonders]
    for wonder in city.unbuilt:
        text, style = price_tag(ink, offer(seat, wonder))
        line = Text(f"{ink.signs.unbuilt} {ink.language.short(wonder)} ")
        line.append(f"{ink.cost(wonder)} ", STYLES["wonder"])
        line.append(f"{text} ", style)
        line.append(" ".join(icons(ink, wonder)), DIM)
        lines.append(line)
    return Text("\n").join(lines) if lines else Text("-")


def under(ink: Ink, card: int) -> str:
    return "" if card == NOTHING else f" ({ink.language.short(card)})"


def buildings(ink: Ink, city: CityView) -> Text:
    """By colour, each colour on lines of its own."""
    lines = []
    for number, colour in enumerate(COLOURS):
        cards = [card for card in city.buildings if CATALOGUE.colour[card] == number]
        if cards:
            line = Text(f"{ink.code(cards[0])} ", STYLES[colour])
            line.append(", ".join(ink.language.short(card) for card in cards), "")
            lines.append(line)
    return Text("\n").join(lines) if lines else Text("-")
