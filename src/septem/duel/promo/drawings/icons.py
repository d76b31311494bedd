"""Effects of the promotional wonders in the shortest form."""

from __future__ import annotations

from ....cli.duel.drawing.icons import Icon

ICONS: dict[str, Icon] = {
    "build_from_top_row": lambda theme, facts: theme.language.say("icon.top_row"),
    "build_from_set_aside": lambda theme, facts: theme.language.say("icon.aside"),
}
