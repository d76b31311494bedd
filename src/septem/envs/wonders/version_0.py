"""The names that version 0 of the environments of 7 Wonders knows, in the order of their numbers. It never changes.

Observations and actions of version 0 were published with these numbers. Things that the catalogue gained since have
none: a table with one of them is refused. A new list needs a new version of the environments.
"""

# ruff: noqa: SIM905 (a quotation mark around each of these names would hide them)

CARDS = """
    lumber_yard stone_pit clay_pool ore_vein tree_farm excavation clay_pit timber_yard forest_cave mine loom glassworks
    press pawnshop baths altar theater tavern east_trading_post west_trading_post marketplace stockade barracks
    guard_tower apothecary workshop scriptorium sawmill quarry brickyard foundry aqueduct temple statue courthouse forum
    caravansery vineyard bazar walls training_ground stables archery_range dispensary laboratory library school pantheon
    gardens town_hall palace senate haven lighthouse chamber_of_commerce arena fortifications circus arsenal
    siege_workshop lodge observatory university academy study workers_guild craftsmens_guild traders_guild
    philosophers_guild spies_guild strategists_guild shipowners_guild scientists_guild magistrates_guild builders_guild
    architects_guild courtesans_guild diplomats_guild gamers_guild counterfeiters_guild guild_of_shadows mourners_guild
    pigeon_loft militia hideout residence gambling_den clandestine_dock_west clandestine_dock_east secret_warehouse
    gates_of_the_city spy_ring mercenaries lair consulate gambling_house black_market sepulcher architect_cabinet
    tabularium builders_union torture_chamber contingent brotherhood embassy cenotaph secret_society slave_market
    capitol
""".split()
LEADERS = """
    alexander amytis archimedes aristotle bilkis caesar cleopatra croesus euclid hammurabi hannibal hatshepsut hiram
    hypatia imhotep justinian leonidas maecenas midas nebuchadnezzar nefertiti nero pericles phidias plato praxiteles
    ptolemy pythagoras ramses sappho solomon tomyris varro vitruvius xenophon zenobia aspasia berenice caligula darius
    diocletian semiramis
""".split()
BOARD_SIDES = """
    rhodes_A rhodes_B alexandria_A alexandria_B ephesus_A ephesus_B babylon_A babylon_B olympia_A olympia_B
    halicarnassus_A halicarnassus_B giza_A giza_B petra_A petra_B byzantium_A byzantium_B rome_A rome_B ?_?
""".split()
QUESTIONS = """
    card last revive draft recruit hire court lose
""".split()
VERBS = """
    none sell build claim raise revive decline leave keep recruit copy pay favour
""".split()
STAGES = 57  # of the boards: their numbers lie between those of cards and of leaders, and no move names them
