"""Which statements of the rules govern an item of Agora."""

PARTICULAR = {
    "A-149": ("property_fraud",),
}
EFFECTS = {
    "blue_count_bonus": ("A-055",),
    "build_from_removed": ("A-151",),
    "coins_by_age_on_build": ("A-091",),
    "coins_per_own_cube": (),  # said in the effect itself
    "conspirator": ("A-060", "A-121"),
    "conspire_keep_both": ("A-122",),
    "control_shield": ("A-105",),
    "destroy_wonder": ("A-165",),
    "discard_accessible_card": ("A-155", "A-156"),
    "drafted_conspire": ("A-022", "A-121"),
    "drafted_place_cube": ("A-022",),
    "extra_turn_on_recruit": ("A-117",),
    "lock_progress_token": ("A-144", "A-145"),
    "move_cube": ("A-071",),
    "move_decree": ("A-162",),
    "opponent_chains": ("A-116",),
    "opponent_loses_coins_per_cube": ("A-157",),
    "place_cube": (),  # said in the effect itself
    "progress_from_box_all": ("A-154",),
    "remove_cube": ("A-072",),
    "sale_bonus": ("A-114",),
    "senate_actions": ("A-055", "A-057"),
    "senators_free": ("A-190",),
    "swap_building": ("A-160",),
    "take_half_coins": ("A-141",),
    "trade_rebate": ("A-110",),
    "trigger_unprepared": ("A-181",),
    "waive_resource": ("A-097",),
    "waive_symbol": ("A-095",),
}
COLOUR = {"senator": ("A-050", "A-052", "A-076", "A-077", "A-125", "A-127", "A-130")}
