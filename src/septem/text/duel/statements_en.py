"""The statements of the rules, in short, in English: to be read beside a card."""

STATEMENTS = {
    # Turns, costs and trade.
    "D-041": "Goods are never used up: your whole production serves every construction again.",
    "D-042": "Brown and gray buildings make what they show. A source with several goods makes one of them, chosen "
    "anew for each construction.",
    "D-044": "A good you lack costs 2 coins, and 1 more for every unit of it that your opponent's brown and gray "
    "buildings make.",
    "D-045": "What yellow buildings and wonders make does not raise prices for the opponent.",
    "D-046": (
        "You pay 1 coin per unit for these goods, whatever your opponent produces. It applies from your next turn on."
    ),
    "D-047": "Coins are paid to the bank, except where Economy takes those spent on goods.",
    "D-049": (
        "Up to two units of the cost are waived, the most expensive ones. Coins in a cost are never "
        "waived, and any unused part of the discount is lost."
    ),
    "D-055": "A player who has the first building of a chain in the city builds the next one for free.",
    "D-056": "Only a building that stands in your own city starts a chain; one under a wonder or in the discard pile "
    "does not.",
    "D-057": "Nothing at all is paid for a chained building, coins included.",
    "D-058": "A chain is always used when possible, even if your production would be enough.",
    "D-060": "Selling a card brings 2 coins and 1 more for each yellow building in your city.",
    "D-061": "Both players may look through the discard pile whenever they like.",
    # Wonders.
    "D-065": "A wonder is paid with its own cost; the card of the structure laid under it has no effect.",
    "D-067": "Only seven wonders are built in a game. With the seventh, the last unbuilt one leaves the game.",
    "D-071": "An extra turn is a whole turn, taken after newly uncovered cards have been turned over.",
    "D-072": "An extra turn is lost if no card of the structure is left.",
    "D-073": "A wonder gives one extra turn at most.",
    # Military and science.
    "D-090": "Each shield moves the conflict pawn one space towards the opponent's capital, at once.",
    "D-091": "When the pawn enters a zone with a loot token, the player on that side loses the coins shown and the "
    "token is gone.",
    "D-101": "A second symbol of a kind lets you take a progress token from the board at once.",
    "D-105": "A symbol counts only while its card is face up in the city.",
    "D-110": "Six different symbols win the game at once.",
    "D-111": "Pushing the pawn into the opponent's capital wins the game at once.",
    "D-114": "Printed points count in the end, if nobody has won before.",
    "D-115": "When totals are equal, more points on blue buildings win.",
    # Yellow buildings and guilds.
    "D-120": "The coins are counted once, when it is built, on your own city; a counted colour includes the card "
    "itself.",
    "D-121": "The coins come at once from the bank.",
    "D-122": "Later changes of the city do not change coins already received.",
    "D-125": "When it is built you get 1 coin for each card counted, in the city that has more of them.",
    "D-126": "In the end the cards are counted again, 1 point each; by then the other city may have more.",
    "D-127": "Brown and gray cards of the same city are added up.",
    "D-128": "It brings no coins. In the end it is worth 2 points for each wonder in the city that built more.",
    "D-129": "It brings no coins. In the end it is worth 1 point for every 3 coins of the richer city.",
    "D-130": "Cities with equal counts are as good as each other; purple cards are never counted.",
    # The wonders.
    "D-131": "You receive 3 coins, the opponent loses 3 (or all there are), and you play again.",
    "D-132": "One gray building of the opponent, of your choice, is discarded; one shield.",
    "D-133": "Two shields and 3 points.",
    "D-134": "Three progress tokens are drawn from the box; you keep one and it works at once.",
    "D-135": "For each construction it makes one clay, wood or stone.",
    "D-136": "You receive 6 coins and play again.",
    "D-137": "You build one card of the discard pile, of any age, for free. If there is one, you must.",
    "D-138": "For each construction it makes one glass or papyrus; you play again.",
    "D-139": "9 points and nothing else.",
    "D-140": "You play again.",
    "D-141": "One brown building of the opponent, of your choice, is discarded; one shield.",
    "D-142": "You receive 12 coins and play again; it is worth no points.",
    "D-143": "The shield comes before the discard. If there is a building to discard, one must go.",
    "D-144": "A discarded building may be built again by a player who may take from the discard pile.",
    "D-145": "A card built from the pile has all its effects, but does not count as built by a chain.",
    # Progress tokens.
    "D-150": "A token works from the moment it is taken, never for what was done before.",
    "D-151": "6 coins at once and 4 points.",
    "D-152": "Your wonders cost two units of goods less.",
    "D-153": "Coins your opponent spends on goods go to you; coins printed in a cost go to the bank.",
    "D-154": "It is a scientific symbol of its own kind.",
    "D-155": "Your blue buildings cost two units of goods less.",
    "D-156": "In the end 3 points for each progress token you have, this one too.",
    "D-157": "7 points.",
    "D-158": "Red buildings built from now on have one shield more; wonders do not.",
    "D-159": "All wonders you build from now on give an extra turn.",
    "D-160": "6 coins at once, and 4 whenever a chain makes a building free. Other free buildings bring nothing.",
}
