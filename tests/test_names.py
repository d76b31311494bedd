"""Names get numbers once, in order, and only while there is room."""

import pytest

from septem.core.names import Names


@pytest.fixture
def fruits() -> Names:
    names = Names("fruits", 3, "FRUITS in orchard/sizes.py")
    names.add("apple", "pear")
    return names


def test_numbers_follow_the_order(fruits: Names) -> None:
    assert fruits.add("plum") == (2,)
    assert list(fruits) == ["apple", "pear", "plum"]
    assert (fruits[1], fruits[1:], fruits.index("pear"), len(fruits)) == ("pear", ("pear", "plum"), 1, 3)
    assert "plum" in fruits
    assert "nut" not in fruits


def test_one_too_many_names_the_constant_to_raise(fruits: Names) -> None:
    with pytest.raises(ImportError, match=r"4 fruits, .* room for 3: raise FRUITS in orchard/sizes.py"):
        fruits.add("plum", "fig")


def test_no_name_twice(fruits: Names) -> None:
    with pytest.raises(ImportError, match="'pear' stands there already, as number 1"):
        fruits.add("pear")


def test_unknown_name(fruits: Names) -> None:
    with pytest.raises(ValueError, match="there is no 'nut'"):
        fruits.index("nut")
