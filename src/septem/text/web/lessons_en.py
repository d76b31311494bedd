"""The lessons, in English: `lesson.NAME.STEP.PAGE`. Items stand by their ids, neighbours as left and right."""

TEXT = {
    "lesson.duel.1.1": "Welcome! This is your city. You and {left} build in turn, for three ages.",
    "lesson.duel.1.2": "The cards of an age lie here. You can take a card only if no other card covers it.",
    "lesson.duel.1.3": "Brown cards make goods. Click {lumber_yard}, then “Build”: from now on your city makes one "
    "wood.",
    "lesson.duel.2.1": "Nothing covers {glassworks} any more, so it was turned face up. The tag on a card is its price "
    "for you, here 1 coin. Build it.",
    "lesson.duel.3.1": "{left} has built {guard_tower}. Its shield pushed the pawn one space towards your city. "
    "If the pawn reaches a capital, that player loses at once.",
    "lesson.duel.3.2": "Push it back: build {stable}. It costs one wood, and your city makes one, so it is free.",
    "lesson.duel.4.1": "Blue cards are points. Build {baths} for 3 points: they cost one stone. You make none, so you "
    "buy it for 2 coins, and for 1 more with each stone that {left} makes.",
    "lesson.duel.5.1": "Green cards have scientific symbols. Six different symbols win the game at once, and two equal "
    "ones bring you one of the progress tokens.",
    "lesson.duel.5.2": "Begin your science: build {apothecary}. It costs one glass, which your city makes.",
    "lesson.duel.6.1": "Look at {garrison}: you would pay 3 coins for one shield. Sell this card instead. "
    "You get 2 coins, and {left} cannot build it.",
    "lesson.duel.7.1": "These are your wonders. To build one you take any card and put it under the wonder. "
    "What is on that card is lost.",
    "lesson.duel.7.2": "Click {altar}, then {temple_of_artemis}. You pay 4 coins for what you lack, receive 12 coins, "
    "and play again.",
    "lesson.duel.8.1": "It is your turn again, and now you decide. Build, sell, or build another wonder: every card "
    "shows its price.",
    "lesson.duel.9.1": "Well played! You win at once if the pawn reaches the other capital, or with six different "
    "symbols. Otherwise the most points after the third age win.",
    "lesson.duel.9.2": "You know enough to play. Go on with this game, or begin one of your own.",
    "lesson.wonders.1.1": "Welcome! This city and its wonder are yours. {left} and {right} are your neighbours, and "
    "everyone plays at the same time.",
    "lesson.wonders.1.2": "This is your hand. Everyone chooses one card, then all hands go to the left neighbour.",
    "lesson.wonders.1.3": "Brown cards make goods. Click {stone_pit}, then “Build”: together with your board you make "
    "two stones.",
    "lesson.wonders.2.1": "You now hold the cards of {right}, and {left} holds yours. Blue cards are points: "
    "{theater} is free and brings 2 of them. Build it.",
    "lesson.wonders.3.1": "Red cards have shields. Build {stockade}: it costs one wood, and you make none. {left} "
    "does, so you buy it there for 2 coins.",
    "lesson.wonders.4.1": "Any card can become a stage of your wonder. The first stage costs two stones, which you "
    "make, and brings 3 points. Click {glassworks}, then “Build a stage with it”.",
    "lesson.wonders.5.1": "{right} has bought a stone from you: 2 coins. Your neighbours pay you as you pay them.",
    "lesson.wonders.5.2": "Green cards are science: equal symbols and sets of three different ones bring more and more "
    "points. Build {apothecary}; {right} sells you the cloth.",
    "lesson.wonders.6.1": "The last turn of the age: you choose one of two cards, the other one is discarded. "
    "Build it, or sell it for 3 coins. You decide.",
    "lesson.wonders.7.1": "The age is over, and neighbours have compared their shields. You have more than {right}: "
    "that victory is worth 1 point. With {left} you are even.",
    "lesson.wonders.7.2": "Two more ages follow, with stronger cards. Then the most points win: from cards, wonder, "
    "coins, victories and science.",
    "lesson.wonders.7.3": "You know enough to play. Go on with this game, or begin one of your own.",
}
