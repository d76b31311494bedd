"""Networks in NumPy: weights of a few layers in a file `.npz`. They play without torch, also those of the package."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from ..core.errors import Problem
from ..core.extras import library

SUFFIX = ".npz"
NEVER = -1e9  # the score of an action that a network does not know


def packaged(name: str) -> Path | None:
    """The file of a network that comes with Septem, by its name."""
    found = Path(str(files(__package__).joinpath("baselines", name + SUFFIX)))
    return found if found.is_file() else None


def packaged_names() -> list[str]:
    folder = Path(str(files(__package__).joinpath("baselines")))
    return sorted(path.stem for path in folder.glob(f"*{SUFFIX}"))


class LayeredNetwork:
    """Layers with ReLU between them, over observations whose large numbers are made smaller.

    A network may know only some actions, such as those of base Duel; the others get the lowest score.
    """

    def __init__(self, path: str) -> None:
        numpy = library("numpy", "rl")
        try:
            with numpy.load(path, allow_pickle=False) as arrays:
                self.columns = arrays["columns"].astype("int64")  # the action of each score
                count = (len(arrays.files) - 1) // 2
                named = [(arrays[f"weight{number}"], arrays[f"bias{number}"]) for number in range(count)]
        except (KeyError, OSError, ValueError) as error:
            raise Problem("bad_network", path=path, error=str(error).splitlines()[0]) from None
        self.layers = [(weight.astype("float32"), bias.astype("float32")) for weight, bias in named]
        self.inputs = self.layers[0][0].shape[0]

    def scores(self, rows: Any, actions: int) -> Any:
        """A score for each of so many actions."""
        numpy = library("numpy", "rl")
        values = numpy.sign(rows) * numpy.log1p(numpy.abs(rows))
        for weight, bias in self.layers[:-1]:
            values = numpy.maximum(values @ weight + bias, 0)
        weight, bias = self.layers[-1]
        found = numpy.full((len(rows), actions), NEVER, "float32")
        found[:, self.columns] = values @ weight + bias
        return found
