"""The charts of a report, drawn by matplotlib as SVG: readable in print and in black and white."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.extras import library
from .estimate import Estimate, is_clear

BLUE, CLAY, GREEN, GREY, PALE, INK = "#1f4e79", "#b5532a", "#5b7f3a", "#8a8f98", "#c9d3de", "#23272e"
COLOURS = (BLUE, CLAY, GREEN, "#7a4f8f", "#c29a2b", "#3d8c8c", "#9a3b52", GREY)
FONTS = "'DejaVu Sans', Verdana, sans-serif"  # as wide as each other, so that labels keep their place
FEW = 20  # observations: fewer have intervals over half of the axis
WIDTH, LINE = 8.0, 0.27  # inches: of a picture, of a line in a list
LONG = 16  # lines of a list whose scale stands above it, too
MUDDY = 2  # areas that can lie on each other and still be told apart
ABREAST = 4  # names in a line of a legend: eight would be cut off
STYLE = {
    "svg.fonttype": "none",  # text stays text: searched, copied, read aloud
    "svg.hashsalt": "septem",  # the same figures give the same file
    "font.family": ["DejaVu Sans"],  # comes with matplotlib
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#e6e9ed",
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class Line:
    """A line of a list: what it is about, and one estimate for each panel."""

    label: str
    estimates: tuple[Estimate, ...]


@dataclass(frozen=True)
class Bars:
    """One series of a bar chart."""

    label: str
    values: tuple[Estimate | float, ...]


def canvas(height: float, panels: int = 1, **settings: Any) -> tuple[Any, Any]:
    """A figure and its axes, drawn without a window."""
    library("matplotlib", "lab").use("svg")
    pyplot = library("matplotlib.pyplot", "lab")
    pyplot.rcdefaults()
    pyplot.rcParams.update(STYLE)
    figure, axes = pyplot.subplots(1, panels, figsize=(WIDTH, height), layout="constrained", **settings)
    return figure, axes


def finished(figure: Any, title: str) -> str:
    """The picture as SVG that fits into a page."""
    sink = io.StringIO()
    figure.savefig(sink, format="svg", metadata={"Date": None, "Creator": None, "Title": title}, transparent=True)
    library("matplotlib.pyplot", "lab").close(figure)
    svg = sink.getvalue()
    svg = svg[svg.index("<svg") :].replace("'DejaVu Sans'", FONTS)
    prefix = re.sub(r"\W+", "-", title.lower())
    svg = re.sub(r'(id="|#)([\w.-]+)', rf"\1{prefix}-\2", svg_without_colours(svg))
    return svg.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)


def svg_without_colours(svg: str) -> str:
    """Colours look like references to ids: written as rgb, they do not."""
    return re.sub(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b", lambda m: "rgb({},{},{})".format(*hexed(m)), svg)


def hexed(match: re.Match[str]) -> tuple[int, ...]:
    return tuple(int(part, 16) for part in match.groups())


def dots(title: str, lines: Sequence[Line], panels: Sequence[str], marks: Sequence[float | None]) -> str:
    """A list with an estimate on every line and panel; a mark is a line to compare with. All in percent."""
    figure, axes = canvas(0.8 + LINE * len(lines), len(panels), sharey=True, squeeze=False)
    places = list(range(len(lines), 0, -1))
    for number, panel in enumerate(panels):
        axis = axes[0][number]
        if marks[number] is not None:
            axis.axvline(100 * (marks[number] or 0), color=INK, linewidth=0.8)
        for place, line in zip(places, lines, strict=True):
            draw_dot(axis, place, line.estimates[number], COLOURS[number])
        end = farthest([line.estimates[number] for line in lines])
        axis.set_xlim(max(axis.get_xlim()[0], -0.03 * end), end)
        axis.set_xlabel(panel)
        axis.set_yticks(places, [line.label for line in lines])
        axis.set_ylim(0.3, len(lines) + 0.7)
        axis.tick_params(axis="y", length=0)
        axis.tick_params(axis="x", labeltop=len(lines) > LONG)
    return finished(figure, title)


def farthest(estimates: Sequence[Estimate]) -> float:
    """The end of an axis: items that were rarely seen do not stretch it."""
    seen = [estimate.high for estimate in estimates if estimate.sample >= FEW]
    return 104 * max([*seen, *(estimate.value for estimate in estimates)] if seen else [1.0])


def draw_dot(axis: Any, place: float, estimate: Estimate, colour: str) -> None:
    axis.plot([100 * estimate.low, 100 * estimate.high], [place, place], color=colour, linewidth=1.6, alpha=0.55)
    axis.plot(100 * estimate.value, place, "o", color=colour, markersize=4.5)


def bars(title: str, labels: Sequence[str], series: Sequence[Bars], axis_label: str, scale: float = 1.0) -> str:
    """Groups of bars lying side by side, with intervals where there are any."""
    figure, axis = canvas(0.8 + (LINE * 0.8 * len(series) + 0.12) * len(labels))
    thickness = 0.8 / len(series)
    for number, bar in enumerate(series):
        places = [-(group + number * thickness) for group in range(len(labels))]
        values = [scale * (value.value if isinstance(value, Estimate) else value) for value in bar.values]
        axis.barh(places, values, thickness * 0.9, color=COLOURS[number], label=bar.label)
        for place, value in zip(places, bar.values, strict=True):
            if isinstance(value, Estimate):
                axis.plot([scale * value.low, scale * value.high], [place, place], color=INK, linewidth=1)
    middle = thickness * (len(series) - 1) / 2
    axis.set_yticks([-(group + middle) for group in range(len(labels))], labels)
    axis.tick_params(axis="y", length=0)
    axis.grid(visible=False, axis="y")
    axis.set_xlabel(axis_label)
    if len(series) > 1:
        axis.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=min(len(series), ABREAST))
    return finished(figure, title)


def histograms(title: str, series: Mapping[str, Mapping[int, int]], axis_labels: tuple[str, str]) -> str:
    """How often each number occurs, in percent, as steps."""
    figure, axis = canvas(2.9)
    for (label, counts), colour in zip(series.items(), COLOURS, strict=False):
        numbers = range(min(counts), max(counts) + 2)
        whole = sum(counts.values())
        heights = [100 * counts.get(number, 0) / whole for number in numbers]
        axis.step(numbers, heights, where="mid", color=colour, linewidth=1.4, label=label)
        if len(series) <= MUDDY:
            axis.fill_between(numbers, heights, step="mid", color=colour, alpha=0.10)
    axis.set_xlabel(axis_labels[0])
    axis.set_ylabel(axis_labels[1])
    axis.set_ylim(bottom=0)
    axis.xaxis.get_major_locator().set_params(integer=True)
    if len(series) > 1:
        axis.legend(loc="upper right")
    return finished(figure, title)


def gaps(title: str, lines: Sequence[Line], axis_label: str, clear: Sequence[bool] | None = None) -> str:
    """Differences around zero; significant ones are dark. `clear` says which those are, where intervals do not."""
    dark = [is_clear(line.estimates[0]) for line in lines] if clear is None else clear
    figure, axis = canvas(0.8 + LINE * len(lines))
    places = list(range(len(lines), 0, -1))
    axis.axvline(0, color=INK, linewidth=0.8)
    for place, line, significant in zip(places, lines, dark, strict=True):
        colour = CLAY if significant else GREY
        draw_dot(axis, place, line.estimates[0], colour)
    axis.set_yticks(places, [line.label for line in lines])
    axis.set_ylim(0.3, len(lines) + 0.7)
    axis.tick_params(axis="y", length=0)
    axis.set_xlabel(axis_label)
    return finished(figure, title)
