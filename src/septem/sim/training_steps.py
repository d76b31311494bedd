"""What the training of all networks shares: the rate of each step, averaged weights, and rows that lie end to end."""

from __future__ import annotations

from typing import Any

AVERAGED = 0.1  # share of the steps, counted from the last one, over which weights are averaged
WARM_UP = 50  # steps
LAST_RATE = 0.02  # of the first one, reached linearly


def set_rate(optimiser: Any, rate: float, step: int, steps: int) -> None:
    for group in optimiser.param_groups:
        group["lr"] = rate * min(1.0, (step + 1) / WARM_UP) * (1.0 - (1.0 - LAST_RATE) * step / steps)


def fold(average: dict[str, Any], model: Any, number: int) -> None:
    """Take the weights after one more step into their mean."""
    for name, value in model.state_dict().items():
        average[name] += (value.detach() - average[name]) / (number + 1)


def end_to_end(numpy: Any, starts: Any, lengths: Any) -> Any:
    """The places of rows that begin at `starts`."""
    ends = numpy.cumsum(lengths)
    return numpy.repeat(starts - (ends - lengths), lengths) + numpy.arange(ends[-1] if len(ends) else 0)
