"""Which statements of the rules govern an item of Leaders."""

PARTICULAR = {
    "L-050": ("alexander", "amytis"),
    "L-051": ("hiram", "hypatia", "nebuchadnezzar", "pericles", "phidias", "praxiteles", "varro"),
    "L-053": ("midas",),
    "L-055": ("euclid", "ptolemy", "pythagoras"),
    "L-056": ("cleopatra", "nefertiti", "zenobia", "sappho"),
    "L-060": ("caesar", "hannibal"),
    "L-068": ("maecenas",),
    "L-069": ("solomon",),
    "L-070": ("croesus",),
    "L-074": ("xenophon",),
    "L-080": ("architects_guild",),
    "L-081": ("diplomats_guild",),
    "L-082": ("gamers_guild",),
    "L-090": ("rome",),
    "L-091": ("rome",),
}
EFFECTS = {
    "bank_purchase": ("L-071",),
    "build_discount": ("L-065", "L-066"),
    "coins_on_chain": ("L-073",),
    "coins_on_trade": ("L-072",),
    "coins_on_victory_token": ("L-061",),
    "copy_leader": ("L-083", "L-084", "L-085"),
    "defeat_tokens_to_winner": ("L-062", "L-063"),
    "draw_leaders": ("L-093",),
    "free_build_color": ("L-067",),
    "free_leaders": (),  # Maecenas and Rome have statements of their own
    "leader_cost_reduction": ("L-092", "L-095"),
    "points_per_coins": ("C-123",),
    "points_per_set": ("L-052",),
    "recruit_leader_now": ("L-094",),
    "science_set_bonus": ("L-054",),
}
COLOUR = {
    "leader": ("L-034", "L-041", "L-043"),
}
