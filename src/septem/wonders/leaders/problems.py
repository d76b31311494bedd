"""Codes of problems that only Leaders has."""

from ...core.errors import PROBLEMS

PROBLEMS |= {
    "leaders_differ": ("city", "given", "held", "used", "most"),  # more in play, in hand and used than kept and drawn
    "few_leaders": ("seat", "given", "least"),  # fewer in hand than there are recruitments to come
    "leaders_unfit": (),  # those dealt, seen, kept and used contradict each other
}
