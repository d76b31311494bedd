"""Which statements of the rules govern an item of the promotional wonders."""

EFFECTS = {
    "build_from_set_aside": ("DP-007", "DP-008"),
    "build_from_top_row": ("DP-003", "DP-004", "DP-006"),
}
