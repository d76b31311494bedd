# Written by scripts/generate.py from fields.py, here and in the expansions.
from .sizes cimport byte, tiny, AGENDA, AGES, BAG, BOX, CHAMBERS, COLOURS, DEAL, DECKS, EXTRA, GOODS, GOOD_LANES
from .sizes cimport ITEMS, LENT, MARKS, MENU, MYTHOLOGIES, OFFER, PILE, PILED, PLOTS, REMOVED, SEATS, SHEET, SHRINES
from .sizes cimport SLOTS, WONDERS
from ..core cimport arrays

cdef class StateFields:
    cdef readonly int coins[SEATS]
    cdef readonly short goods[SEATS][GOOD_LANES]
    cdef readonly short fixed[SEATS][GOOD_LANES]
    cdef readonly tiny counts[SEATS][COLOURS]
    cdef readonly tiny discount[SEATS][COLOURS]
    cdef readonly tiny raw_choices[SEATS]
    cdef readonly tiny made_choices[SEATS]
    cdef readonly tiny helped[SEATS]
    cdef readonly int symbols[SEATS]
    cdef readonly int pairs[SEATS]
    cdef readonly int hand[SEATS]
    cdef readonly tiny chain_bonus[SEATS]
    cdef readonly tiny tolls[SEATS]
    cdef readonly tiny extra_shields[SEATS]
    cdef readonly tiny replays[SEATS]
    cdef readonly tiny link_price[SEATS]
    cdef readonly tiny siege[SEATS]
    cdef readonly int vault[SEATS]
    cdef readonly tiny sale_bonus[SEATS]
    cdef readonly tiny built[SEATS][ITEMS]
    cdef readonly byte spent[WONDERS]
    cdef readonly int kept[DECKS]
    cdef readonly tiny discarded
    cdef readonly int board
    cdef readonly tiny drafted
    cdef readonly tiny pawn
    cdef readonly int loot
    cdef readonly int barrier
    cdef readonly tiny raised
    cdef readonly int age
    cdef readonly int present
    cdef readonly int open
    cdef readonly int marked
    cdef readonly tiny mover
    cdef readonly tiny again
    cdef readonly tiny begun
    cdef readonly tiny removed_shown
    cdef readonly tiny removed_known
    cdef readonly tiny patron[COLOURS]
    cdef readonly int spoils
    cdef readonly tiny turning
    cdef readonly tiny depth
    cdef readonly int winner
    cdef readonly int victory
    cdef readonly int wonder_pool
    cdef readonly int token_pool
    cdef readonly int deck_pool[DECKS]
    cdef readonly int layouts
    cdef readonly tiny laid[AGES][DECKS]
    cdef readonly int spread
    cdef readonly int revivable
    cdef readonly tiny own_spoils
    cdef readonly int price_rules
    cdef readonly int card_rules
    cdef readonly int last_item
    cdef readonly tiny library_view
    cdef readonly tiny mixes
    cdef readonly int used_blocks
    cdef readonly int agenda[AGENDA]
    cdef readonly byte discards[PILE]
    cdef readonly int shown
    cdef readonly byte deal[DEAL]
    cdef readonly byte removed[REMOVED]
    cdef readonly byte offer[OFFER]
    cdef readonly byte box[BOX]
    cdef readonly tiny boxed
    cdef readonly tiny drawn
    cdef readonly tiny watching
    cdef readonly int box_seen[SEATS]
    cdef readonly unsigned long long luck
    cdef readonly tiny mixed
    cdef readonly short extra[EXTRA]
    cdef readonly short private[EXTRA]
    cdef readonly tiny cubes[SEATS][CHAMBERS]
    cdef readonly tiny decree_at[CHAMBERS]
    cdef readonly int decrees_up
    cdef readonly int edicts[SEATS]
    cdef readonly int decree_rules
    cdef readonly int plots_left
    cdef readonly int plots_held[SEATS]
    cdef readonly byte plot_card[SEATS][PLOTS]
    cdef readonly int plots_shown[SEATS]
    cdef readonly int plotted
    cdef readonly int free_senators[SEATS]
    cdef readonly int keeps_both[SEATS]
    cdef readonly int locked_from
    cdef readonly int locked_seen
    cdef readonly int locked
    cdef readonly byte decree[CHAMBERS]
    cdef readonly byte plot_deck[PLOTS]
    cdef readonly byte plot_hand[SEATS][PLOTS]
    cdef readonly int maybe_deck[SEATS][PLOTS]
    cdef readonly int maybe_hand[SEATS][PLOTS]
    cdef readonly int offerings[SEATS]
    cdef readonly int rebate[SEATS]
    cdef readonly byte snake[SEATS]
    cdef readonly int lender
    cdef readonly int reveal_view
    cdef readonly byte piles[PILED]
    cdef readonly tiny pile_seen[PILED]
    cdef readonly tiny piled[MYTHOLOGIES]
    cdef readonly byte shrine[SHRINES]
    cdef readonly tiny shrine_seen[SHRINES]
    cdef readonly tiny mark[MARKS]
    cdef readonly byte lent[LENT]
    cdef readonly int lent_seen
    cdef readonly int menu[MENU]
    cdef readonly short open_cards[SLOTS]
    cdef readonly int buildable
    cdef readonly short open_wonders[WONDERS]
    cdef readonly int aside_known
    cdef readonly int bag[BAG]
    cdef readonly int purse
    cdef readonly short rate[GOOD_LANES]
    cdef readonly short missing[GOOD_LANES]
    cdef readonly short by_choice[GOODS]
    cdef readonly short by_discount[GOODS]
    cdef readonly int sheet[SEATS][SHEET]
    cdef void _new_zeros(self)
    cdef void _new_numbers(self)
    cdef void _new_agenda(self)
    cdef void _new_ages_by_decks(self)
    cdef void _new_bag(self)
    cdef void _new_box(self)
    cdef void _new_chambers(self)
    cdef void _new_colours(self)
    cdef void _new_deal(self)
    cdef void _new_decks(self)
    cdef void _new_extra(self)
    cdef void _new_goods(self)
    cdef void _new_good_lanes(self)
    cdef void _new_lent(self)
    cdef void _new_marks(self)
    cdef void _new_menu(self)
    cdef void _new_mythologies(self)
    cdef void _new_offer(self)
    cdef void _new_pile(self)
    cdef void _new_piled(self)
    cdef void _new_plots(self)
    cdef void _new_removed(self)
    cdef void _new_seats(self)
    cdef void _new_seats_by_chambers(self)
    cdef void _new_seats_by_colours(self)
    cdef void _new_seats_by_good_lanes(self)
    cdef void _new_seats_by_items(self)
    cdef void _new_seats_by_plots(self)
    cdef void _new_seats_by_sheet(self)
    cdef void _new_shrines(self)
    cdef void _new_slots(self)
    cdef void _new_wonders(self)
