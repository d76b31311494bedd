"""The knowledge of a seat about a position, and positions that it cannot rule out (determinization).

`view` builds all that a seat knows, for players anywhere. `fast_view` is a position with only what a seat sees now, for
in-process bots. `redeal` changes a position in place: it deals again all that a seat cannot know. `imagine` makes
a position from a view alone: it puts the known cards where they are known, fills the rest with any cards that fit, and
lets `redeal` deal those again.

The knowledge of a seat about the cards of an age, in the words of `redeal`:

*   A slot is a place for one card (`slots`): played by a city in a round, in a hand, in the Free City's draw pile, or
    in the box, for guilds and other cards of which a game has only some.
*   Hands go round. Between two turns in which a seat holds the same hand, others take cards from it. The seat knows
    which cards are gone, for it has seen the hand before and after, but of those that were laid face down it does not
    know which city laid which. The slots of these cards are a group: their cards are known, their order is not. After
    the last time, the cards still in the hand belong to the group, too.
*   Slots of hands that the seat has never held are open: any card of the age that it has not seen elsewhere may be
    there, and guilds and further cards may also be in the box.
*   With two players a card is drawn into a hand for the Free City in each turn. If the seat does not see it, a group
    holds one card that is not known: its slot is both in the group and open. `draw_slots` follows it.

`redeal` shuffles the cards of the open slots, then those of each group. Two kinds of knowledge concern several groups
at once, and `constraints` swaps cards within groups until the deal agrees with them:

*   `pile`: a player who builds from the discard pile sees all its cards, but not who threw which. A check says which
    cards must have been thrown by the end of a round.
*   `free_city_inference`: the Free City must play a card if it can, and must use a chain. When it sells a card, or lays
    one under a stage, everyone can tell some cards that it did not have. `rewind` rebuilds the table of that round, to
    compute those cards for a position that comes from a view or a file.
"""
