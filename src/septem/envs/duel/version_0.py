"""The names that version 0 of the environments of Duel knows, in the order of their numbers. This list never changes.

Observations and actions of version 0 were published with these numbers. Things that the catalogue gained since have
none: a table with one of them is refused. A new list needs a new version of the environments.
"""

# ruff: noqa: SIM905 (a quotation mark around each of these names would hide them)

CARDS = """
    lumber_yard logging_camp clay_pool clay_pit quarry stone_pit glassworks press guard_tower stable garrison palisade
    workshop apothecary scriptorium pharmacist theater altar baths stone_reserve clay_reserve wood_reserve tavern
    sawmill brickyard shelf_quarry glass_blower drying_room walls horse_breeders barracks archery_range parade_ground
    library dispensary school laboratory tribunal statue temple aqueduct rostrum forum caravansery customs_house brewery
    arsenal pretorium fortifications siege_workshop circus academy study university observatory palace town_hall obelisk
    gardens pantheon senate chamber_of_commerce port armory lighthouse arena merchants_guild shipowners_guild
    builders_guild magistrates_guild scientists_guild moneylenders_guild tacticians_guild mesopotamian_grand_temple
    phoenician_grand_temple greek_grand_temple egyptian_grand_temple roman_grand_temple
""".split()
WONDERS = """
    appian_way circus_maximus colossus great_library great_lighthouse hanging_gardens mausoleum piraeus pyramids sphinx
    statue_of_zeus temple_of_artemis sanctuary divine_theater messe_essen statue_of_liberty
""".split()
TOKENS = """
    agriculture architecture economy law masonry mathematics philosophy strategy theology urbanism mysticism
    poliorcetics engineering
""".split()
DIVINITIES = """
    enki ishtar nisaba astarte baal tanit aphrodite hades zeus anubis isis ra mars minerva neptune gate
""".split()
MYTHOLOGY_TOKENS = """
    mythology_mesopotamian mythology_phoenician mythology_greek mythology_egyptian mythology_roman
""".split()
QUESTIONS = """
    draft turn token library revive destroy starter place call deck enki snake seize strike unbuild raise steal minerva
    drop sack top_row aside cast
""".split()
ITEMS = [*CARDS, *WONDERS, *TOKENS, *DIVINITIES, *MYTHOLOGY_TOKENS]
