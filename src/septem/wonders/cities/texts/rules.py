"""Which statements of the rules govern an item of Cities."""

LOSS = ("C-032", "C-033", "C-035", "C-040")

PARTICULAR = {
    "C-060": ("pigeon_loft",),
    "C-064": ("gambling_den",),
    "C-070": ("gambling_house",),
    "C-072": ("sepulcher",),
    "C-075": ("builders_union",),
    "C-077": ("cenotaph",),
    "C-078": ("secret_society",),
    "C-079": ("slave_market",),
    "C-090": ("secret_warehouse",),
    "C-091": ("black_market",),
    "C-116": ("diocletian",),
    "C-117": ("darius",),
    "C-118": ("aspasia",),
    "C-125": ("counterfeiters_guild",),
    "C-126": ("guild_of_shadows",),
    "C-127": ("mourners_guild",),
    "C-130": ("petra",),
    "C-131": ("petra",),
    "C-132": ("byzantium",),
    "C-133": ("byzantium",),
    "C-134": ("petra",),
}
EFFECTS = {
    "bank_income_bonus": ("C-110", "C-111", "C-112"),
    "coins_neighbors": (),  # said with all else a gambling house does
    "copy_science": ("C-100", "C-101", "C-104", "C-105"),
    "defeat_tokens_as_shields": ("C-119",),
    "diplomacy": ("C-050", "C-051", "C-052", "C-054"),
    "free_build_color_once_per_age": ("C-115",),
    "others_lose_coins": LOSS,
    "others_lose_coins_per": ("C-041", *LOSS),
    "produce_dynamic": ("C-092", "C-095"),
    "stages_free_of_resources": ("C-073", "C-134"),
    "trade_rebate": ("C-080", "C-081", "C-084"),
}
COLOUR = {
    "black": ("C-002", "C-121"),
}
