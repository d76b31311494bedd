"""Environments draw tables as pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import render_test

import septem
from septem.core.errors import Problem
from septem.envs import duel_v0, wonders_v0
from septem.envs.drawing import pixels
from septem.pictures import canvas

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("resvg_py")


@pytest.fixture(autouse=True)
def printed() -> None:
    try:
        canvas.pictures()
    except Problem:
        pytest.skip("the page was not built")


@pytest.mark.parametrize("module", [duel_v0, wonders_v0])
def test_pettingzoo_draws_in_every_mode(module: Any) -> None:
    render_test(module.env)


def test_pixels_show_the_drawing_of_the_table() -> None:
    """Two positions differ in their pixels, and the ground has its colour."""
    game = septem.Duel()
    table = game.start(seed=1)
    before = pixels(game, table.state)
    table.play(table.moves()[0])
    after = pixels(game, table.state)
    assert before.dtype == np.uint8
    assert before.ndim == 3
    assert before.shape != after.shape or (before != after).any()
    assert tuple(before[before.shape[0] - 30, before.shape[1] // 2]) == (0xEF, 0xE6, 0xD4)


def test_vectors_draw_each_game() -> None:
    import septem.envs.solo  # noqa: F401 (registers the environments)

    envs = gymnasium.make_vec("septem/Duel-v0", num_envs=2, bot="random", render_mode="rgb_array")
    envs.reset(seed=1)
    assert [drawn.shape[2] for drawn in envs.render()] == [3, 3]
