"""Both cities side by side: coins, goods, prices, symbols, wonders, buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from .... import expansions
from ....core.quote import Quote
from ....duel.constants import COLOURS, ENOUGH_SYMBOLS, GOODS, NOTHING
from ....duel.data.catalogue import CATALOGUE
from ....duel.knowledge.view import CityView, View
from ...terminal.theme import BOLD, DIM
from .icons import effects, icons
from .structure import price_tag
from .theme import DuelTheme, styles

Offer = Callable[[int, int], Quote]  # seat, item
Market = Callable[[int], tuple[int, ...]]
LABEL_WIDTH = 10


def draw_cities(
    theme: DuelTheme, view: View, players: Sequence[str], offer: Offer, market: Market, points: list[int]
) -> Table:
    """A column for each city."""
    say = theme.language.say
    table = Table(box=None, padding=(0, 1), pad_edge=False, expand=True, show_header=True)
    table.add_column("", width=LABEL_WIDTH, style=DIM)
    for seat in range(len(view.cities)):
        asked = view.question is not None and view.question.seat == seat
        head = f"{theme.signs.arrow} " if asked else "  "
        table.add_column(Text(head + theme.language.player(seat, players), BOLD), ratio=1)
    cities = list(enumerate(view.cities))
    table.add_row(say("city.coins"), *(Text(purse(theme, city, points[seat])) for seat, city in cities))
    table.add_row(say("city.makes"), *(Text(production(theme, city)) for _, city in cities))
    table.add_row(say("city.buys"), *(Text(rates(theme, market(seat))) for seat, _ in cities))
    table.add_row(say("city.science"), *(symbols(theme, view, seat) for seat, _ in cities))
    table.add_row(say("city.tokens"), *(tokens(theme, city) for _, city in cities))
    table.add_row(say("city.wonders"), *(wonders(theme, seat, city, offer) for seat, city in cities))
    table.add_row(say("city.buildings"), *(buildings(theme, city) for _, city in cities))
    return table


def purse(theme: DuelTheme, city: CityView, points: int) -> str:
    return (
        f"{theme.language.count('coin', city.coins)}   {theme.language.say('city.points', points=theme.points(points))}"
    )


def standing(city: CityView) -> list[int]:
    """Everything with ongoing effects."""
    return [*city.buildings, *(wonder for wonder, _ in city.wonders), *city.tokens]


def production(theme: DuelTheme, city: CityView) -> str:
    """Letters of the goods made, then goods of choice."""
    made: Counter[str] = Counter()
    choices = []
    for item in standing(city):
        for facts, icon in zip(effects(item), icons(theme, item), strict=True):
            if facts["kind"] == "produce":
                made[str(facts["resource"])] += int(str(facts["amount"]))
            elif facts["kind"] == "produce_choice":
                choices.append(icon.removeprefix("+"))
    plain = [theme.letter(good) * made[name] for good, name in enumerate(GOODS) if made[name]]
    return "  ".join([" ".join(plain), *choices]).strip() or "-"


def rates(theme: DuelTheme, prices: tuple[int, ...]) -> str:
    return "  ".join(f"{theme.letter(good)} {price}" for good, price in enumerate(prices))


def symbols(theme: DuelTheme, view: View, seat: int) -> Text:
    """Which scientific symbols, how often, and how many different ones of those that win."""
    added = (item for part in expansions.parts("duel", "drawings.table") for item in part.more_symbols(view, seat))
    items = [*standing(view.cities[seat]), *added]
    held = Counter(str(facts["symbol"]) for item in items for facts in effects(item) if "symbol" in facts)
    if not held:
        return Text("-")
    names = (
        theme.language.say(f"symbol.{name}") + (f" {theme.signs.times}{n}" if n > 1 else "") for name, n in held.items()
    )
    return Text(f"{len(held)}/{ENOUGH_SYMBOLS}  " + ", ".join(names), styles()["green"])


def tokens(theme: DuelTheme, city: CityView) -> Text:
    return Text(", ".join(theme.language.short(token) for token in city.tokens) or "-")


def wonders(theme: DuelTheme, seat: int, city: CityView, offer: Offer) -> Text:
    """A line for each wonder: built, or with its cost, what it would cost now, and what it does."""
    lines = [
        Text(f"{theme.signs.built} {theme.language.short(wonder)}{under(theme, card)}") for wonder, card in city.wonders
    ]
    for wonder in city.unbuilt:
        text, style = price_tag(theme, offer(seat, wonder))
        line = Text(f"{theme.signs.unbuilt} {theme.language.short(wonder)} ")
        line.append(f"{theme.cost(wonder)} ", styles()["wonder"])
        line.append(f"{text} ", style)
        line.append(" ".join(icons(theme, wonder)), DIM)
        lines.append(line)
    return Text("\n").join(lines) if lines else Text("-")


def under(theme: DuelTheme, card: int) -> str:
    return "" if card == NOTHING else f" ({theme.language.short(card)})"


def buildings(theme: DuelTheme, city: CityView) -> Text:
    """The buildings by colour, each colour on lines of its own."""
    lines = []
    for number, colour in enumerate(COLOURS):
        cards = [card for card in city.buildings if CATALOGUE.colour[card] == number]
        if cards:
            line = Text(f"{theme.code(cards[0])} ", styles()[colour])
            line.append(", ".join(theme.language.short(card) for card in cards), "")
            lines.append(line)
    return Text("\n").join(lines) if lines else Text("-")
