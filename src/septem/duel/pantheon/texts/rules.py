"""Which statements of the rules govern an item of Pantheon."""

PARTICULAR = {
    "P-052": ("ishtar",),
    "P-065": ("tanit",),
    "P-066": ("aphrodite",),
    "P-067": ("hades",),
    "P-075": ("mars",),
}
EFFECTS = {
    "activate_from_deck_tops": ("P-085", "P-088"),
    "activate_from_one_deck": ("P-087", "P-088"),
    "build_any_chain_card_for": ("P-091", "P-092"),
    "build_wonder_free_with_discarded_card": ("P-073",),
    "copy_opponent_science": ("P-053", "P-054", "P-055"),
    "discard_structure_card": ("P-068", "P-069"),
    "enki_progress": ("P-050", "P-051"),
    "grand_temple_set": ("P-041", "P-040", "P-042", "P-043"),
    "neptune_tokens": ("P-078", "P-079"),
    "opponent_loses_coins_per_space_advanced": ("P-090",),
    "pantheon_discount": ("P-086", "P-031"),
    "place_minerva_pawn": ("P-076", "P-077"),
    "points_per_mythology_and_offering_token_own": ("P-089",),
    "points_per_protected_coin": ("P-061",),
    "protected_coins": ("P-060", "P-062", "P-063"),
    "steal_building": ("P-064",),
    "steal_unbuilt_wonder": ("P-074",),
    "unbuild_wonder": ("P-070", "P-071", "P-072"),
}
COLOUR = {
    "divinity": ("P-030", "P-031", "P-035"),
    "mythology_token": ("P-015", "P-016", "P-019", "P-040"),
}
