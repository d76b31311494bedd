"""The statements of the rules, in short, in English: to be read beside a card."""

STATEMENTS = {
    # Production, trade and chains.
    "S-006": "Cards of the same name are the same building, also in different ages: a city has each only once.",
    "S-027": "Coins you receive can be spent from the next turn on.",
    "S-043": "Goods are never used up: the whole production is there again every turn, also after a sale.",
    "S-044": "A source with several goods makes one unit of one of them for each construction.",
    "S-051": "Neighbours may buy what the board, brown and gray cards make, but nothing made by yellow cards or "
    "stages.",
    "S-052": "A unit costs 2 coins, with a discount 1; discounts do not add up.",
    "S-053": "A discount holds for one class of goods and certain neighbours, from the turn after it is built.",
    "S-070": "The building is free for a city that has one of the buildings that lead to it.",
    "S-071": "A card under a wonder or in the discard pile leads to nothing.",
    "S-081": "Nobody may ever have two buildings of the same name.",
    # Stages and boards.
    "S-085": "A stage is paid with its own cost, goods and trade as usual; any card may be laid under it.",
    "S-086": "Stages are built in order, each once.",
    "S-087": "The card under a stage is out of play and stays secret.",
    "S-088": "The right is for buildings; no stage is ever free by it.",
    "S-091": "The pile holds every card sold and every card left over at the ends of ages.",
    "S-095": "At the end of each age shields are compared with both neighbours.",
    "S-096": "More shields bring a victory token of 1, 3 or 5 points by age; fewer a defeat token of -1; equal "
    "nothing.",
    "S-097": "Shields are not used up: they count again in the next age.",
    "S-103": "Points of built stages count in the end.",
    "S-104": "Points of blue cards count in the end.",
    "S-105": "For each symbol the square of its number, and 7 for each set of three different ones.",
    "S-106": "At the end it becomes the symbol that brings you the most points.",
    "S-108": "Guilds are counted in the end, on the cities as they are then.",
    "S-111": "Its stages bring points only.",
    "S-112": "Side A: the second stage has two shields. Side B: both stages have a shield, and bring coins and points.",
    "S-113": "Goods made by stages of Alexandria cannot be sold; coins of Ephesus come once, when the stage is built.",
    "S-114": "The last card of an age may be played too, instead of being laid away: built, used for a stage, or sold.",
    "S-115": "For this last card, coins and goods of the turn just played can be used already.",
    "S-116": "Once in each age you may construct a building from your hand without paying for it; unused, the right "
    "lapses.",
    "S-117": "At the end of the turn in which such a stage is built you may build a card of the discard pile for free.",
    "S-118": "In the end you score one guild of a neighbour as if it stood in your city; the best is taken.",
    "S-119": "The guild copied is no card of your city and is not counted as purple.",
    # Yellow cards and guilds.
    "S-120": "5 coins at once.",
    "S-121": "Counted once, when it is built, in your city and both neighbouring ones, with cards built in the same "
    "turn.",
    "S-122": "It brings coins when it is built and points in the end, for what your own city has; itself included, if "
    "its colour is counted.",
    "S-123": "The coins are counted once; the points anew in the end.",
    "S-124": "It counts the cards of a colour in both neighbouring cities, not in yours.",
    "S-125": "1 point for each defeat token of both neighbours, whatever its age.",
    "S-126": "1 point for each stage built by you and both neighbours.",
    "S-127": "1 point for each brown, gray and purple card of your own city, itself included.",
    "S-128": "It gives a free symbol, but it is purple, not green.",
    # The second edition.
    "E-040": "3 coins for each red card of your city when it is built, and 1 point for each in the end.",
    "E-041": "It is a yellow card: the Lighthouse and the Traders Guild count it.",
    "E-042": "7 points if all stages of your own side of the board are built, otherwise none.",
    "E-050": "It is for cards of the hand that are built; never for stages.",
    "E-051": "Neither goods nor coins are paid.",
    "E-055": "From the next turn on, a card of a colour that your city does not have yet is free.",
    "E-060": "The card built in the first turn of an age is free.",
    "E-061": "If that card is sold or laid under a stage, there is no other free card.",
    "E-063": "The card built in the last turn of an age is free; the card left over is not.",
}
