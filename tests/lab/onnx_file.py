"""A linear network as an ONNX file, written by hand: the format is a protocol buffer of a few fields."""

from __future__ import annotations

from typing import Any

FLOAT, IR_VERSION, OPERATORS = 1, 8, 13


def varint(number: int) -> bytes:
    head = bytes([number & 127 | (128 if number > 127 else 0)])
    return head + varint(number >> 7) if number > 127 else head


def field(number: int, value: int | str | bytes) -> bytes:
    """A field: a number, or a text, message or bytes with their length before them."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    content = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(content)) + content


def tensor_of(name: str, *sizes: int | str) -> bytes:
    """The declaration of an input or output; a size that is a word may vary."""
    shape = b"".join(field(1, field(1 if isinstance(size, int) else 2, size)) for size in sizes)
    return field(1, name) + field(2, field(1, field(1, FLOAT) + field(2, shape)))


def linear(weights: Any) -> bytes:
    """A network that multiplies its rows by a matrix (inputs, outputs)."""
    rows, columns = weights.shape
    matrix = field(1, rows) + field(1, columns) + field(2, FLOAT) + field(8, "weights")
    matrix += field(9, weights.astype("<f4").tobytes())
    product = field(1, "rows") + field(1, "weights") + field(2, "scores") + field(4, "MatMul")
    graph = field(1, product) + field(2, "linear") + field(5, matrix)
    graph += field(11, tensor_of("rows", "batch", rows)) + field(12, tensor_of("scores", "batch", columns))
    return field(1, IR_VERSION) + field(8, field(2, OPERATORS)) + field(7, graph)
