"""The generator of declarations finds what compiled functions need, and says when a file is stale."""

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

from scripts import generate

PY = """
from elsewhere import BOX, LID, WRAP
SIZE, HUGE, SHARED, TEXT = 3, 1 << 40, 5, "x"
def typed(x):
    return x + BOX + SIZE + HUGE + SHARED + len(TEXT)
def untyped(x):
    return x + LID
"""
PXD = "cimport cython\nfrom .state cimport State\n\ncdef int LID, WRAP\n\ncdef int typed(int x) noexcept\n"


class Module:
    BOX, LID, WRAP = 1, 2, 3
    SIZE, HUGE, SHARED, TEXT = 3, 1 << 40, 5, "x"


@pytest.fixture
def parcel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "parcel.py"
    path.write_text(PY)
    monkeypatch.setattr(generate, "SOURCE", tmp_path)
    monkeypatch.setattr(generate, "module_of", lambda path: Module)
    monkeypatch.setattr(generate, "readers", lambda: {("parcel", "SHARED"), ("post.parcel", "SIZE")})
    return path


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from .parcel import SIZE\nx = (1, 2)\n", {("post.box.parcel", "SIZE")}),
        (
            "from ..parcel import (\n    SIZE,\n    LID as X,\n)\n",
            {("post.parcel", "SIZE"), ("post.parcel", "LID")},
        ),
        ("from septem.post import SIZE\n", {("septem.post", "SIZE")}),
        ("from .. import parcel\nparcel.SIZE\n", {("post", "parcel"), ("post.parcel", "SIZE")}),
        ("import post.parcel as p\np.SIZE\n", {("post.parcel", "SIZE")}),
    ],
)
def test_names_taken_from_other_modules_are_found(text: str, expected: set[tuple[str, str]]) -> None:
    assert set(generate.read_names(ast.parse(text), ["post", "box"])) == expected


def test_constants_of_typed_functions_become_c_numbers(parcel: Path) -> None:
    assert generate.numbers(PXD, parcel) == PXD.replace(
        "cdef int LID, WRAP\n", f"{generate.MARK}\ncdef int BOX, SIZE\ncdef unsigned long long HUGE\n"
    )


def test_without_a_block_it_comes_after_the_imports(parcel: Path) -> None:
    bare = PXD.replace("cdef int LID, WRAP\n\n", "")
    assert generate.numbers(bare, parcel).startswith(
        f"cimport cython\nfrom .state cimport State\n\n{generate.MARK}\ncdef int BOX, SIZE\n"
    )


def test_what_the_pxd_declares_itself_stays(parcel: Path) -> None:
    by_hand = PXD.replace("cdef int LID, WRAP", "cdef long long BOX")
    text = generate.numbers(by_hand, parcel)
    assert "cdef long long BOX" in text
    assert "cdef int SIZE\n" in text


def test_twice_is_once(parcel: Path) -> None:
    once = generate.numbers(PXD, parcel)
    assert generate.numbers(once, parcel) == once


def test_sizes_become_an_enum(parcel: Path) -> None:
    parcel.write_text("SIZE = 3\nBOX = SIZE - 2\n")
    assert generate.sizes("cdef enum:\n    SIZE = 9\n\n# more\n", parcel) == (
        "cdef enum:\n    SIZE = 3\n    BOX = 1\n\n# more\n"
    )


PACKING = '''
SHIFT, MOST = 8, 255
def pack(verb: int, card: int) -> int:
    """How a card is used."""
    return verb << SHIFT | card
def card_of(entry: int) -> int:
    return entry & MOST
'''


@pytest.fixture
def packing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "history.py"
    path.write_text(PACKING)
    monkeypatch.setattr(generate, "module_of", lambda path: SimpleNamespace(SHIFT=8, MOST=255))
    return path


def test_functions_that_pack_become_inline_functions(packing: Path) -> None:
    assert generate.inlined(packing).split("\n\n")[1:] == [
        "cdef inline int pack(int verb, int card) noexcept nogil:\n    return verb << 8 | card",
        "cdef inline int card_of(int entry) noexcept nogil:\n    return entry & 255\n",
    ]


def test_a_function_that_does_more_cannot_be_inlined(packing: Path) -> None:
    packing.write_text("def card_of(entry):\n    entry += 1\n    return entry\n")
    with pytest.raises(ValueError, match="card_of does more than return a number"):
        generate.inlined(packing)


def test_every_module_that_packs_is_generated() -> None:
    packing = {path for path in Path("src").rglob("*.pxd") if "cdef inline int pack(" in path.read_text()}
    assert {path.with_suffix(".py").parts[-2:] for path in packing} == generate.PACKERS
