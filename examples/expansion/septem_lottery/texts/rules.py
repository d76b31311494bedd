"""Statements of the rules that govern an effect: none, because the expansion is made up."""

EFFECTS: dict[str, tuple[str, ...]] = {"lottery_bet": ()}
