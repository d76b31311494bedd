"""Trained networks as players: `policy:FILE` wherever a player is named, or `PolicyPlayer` in Python.

A network gets rows of observations and returns a number for each action; the legal action with the highest one is
played. Its sizes say which version of the environments it was trained on. More columns after those of the actions, such
as a value, are ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..core.chance import Stream
from ..core.errors import Problem
from ..core.extras import library
from ..core.game import Game
from . import weights
from .encoding import Encoder, encoder_for
from .v1.encoder import Encoder1

Scores = Callable[[Any], Any]  # from float32 rows of observations to rows with a number for each action
VERSIONS = (1, 0)


class PolicyPlayer:
    """Plays what a network prefers."""

    def __init__(self, game: Game, network: Scores, version: int = 1, name: str = "policy") -> None:
        self.game = game
        self.name = name
        self.network = network
        self.encoder = encoder_for(game, version)

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        numpy = library("numpy", "rl")
        row, by_action = self.seen(view, moves, stream)
        scores = numpy.asarray(self.network(row[None].astype("float32")))[0]
        return by_action[max(by_action, key=lambda action: float(scores[action]))]

    def seen(self, view: Any, moves: Sequence[int], stream: Stream) -> tuple[Any, dict[int, int]]:
        """The observation and the legal moves by action; version 0 reads positions, so one is imagined."""
        if isinstance(self.encoder, Encoder1):
            return self.encoder.observe_view(view), self.encoder.moves_of_view(view, moves)
        state = self.game.imagine(view, stream)
        return self.encoder.observe(state, view.seat), self.encoder.moves(state, view.seat)


def loaded(game: Game, path: str) -> PolicyPlayer:
    """The player of a file: ONNX, exported by torch (.pt2), TorchScript or weights (.npz); or of the package."""
    if (known := weights.packaged(path)) is not None:
        path = str(known)
    if not Path(path).is_file():
        raise Problem("no_such_file", path=path)
    encoders = [encoder_for(game, version) for version in VERSIONS]
    for version, encoder in zip(VERSIONS, encoders, strict=True):
        network = network_of(path, encoder)
        if fits(network, encoder):
            return PolicyPlayer(game, network, version, f"policy:{Path(path).name}")
    sizes = ", ".join(f"{each.observation_size}/{each.actions}" for each in encoders)
    raise Problem("other_network", path=path, known=sizes)


def network_of(path: str, encoder: Encoder) -> Scores:
    """The network of a file; weights score the actions of an encoder, other networks those that they have."""
    if path.endswith(weights.SUFFIX):
        network = weights.LayeredNetwork(path)
        return lambda rows: network.scores(rows, encoder.actions)
    return onnx_network(path) if path.endswith(".onnx") else torch_network(path)


def fits(network: Scores, encoder: Encoder) -> bool:
    """Whether a network accepts the observations and has a number for every action."""
    numpy = library("numpy", "rl")
    try:
        scores = numpy.asarray(network(numpy.zeros((1, encoder.observation_size), "float32")))
    except Exception:  # whatever a library raises for a wrong size
        return False
    return bool(scores.ndim == 2 and scores.shape[1] >= encoder.actions - 1)  # passing is never chosen here


def onnx_network(path: str) -> Scores:
    runtime = library("onnxruntime", "onnx")
    try:
        session = runtime.InferenceSession(path, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise Problem("bad_network", path=path, error=str(error).splitlines()[0]) from None
    name = session.get_inputs()[0].name
    return lambda rows: session.run(None, {name: rows})[0]


def torch_network(path: str) -> Scores:
    torch = library("torch", "train")
    try:
        module = torch.export.load(path).module() if path.endswith(".pt2") else torch.jit.load(path)
    except Exception as error:
        raise Problem("bad_network", path=path, error=str(error).splitlines()[0]) from None

    def scores(rows: Any) -> Any:
        with torch.no_grad():
            out = module(torch.from_numpy(rows))
        return (out[0] if isinstance(out, tuple) else out).numpy()

    return scores
