"""The effect in the shortest form."""

from septem.cli.duel.drawing.icons import Icon

ICONS: dict[str, Icon] = {"lottery_bet": lambda theme, facts: "1/2/3"}
