cdef enum:
    SEATS = 2
    GOODS = 5
    GOOD_LANES = 8
    COLOURS = 16
    ITEMS = 192
    SLOTS = 25
    AGES = 3
    LAYOUTS = 12
    DEAL = 75
    PILE = 104
    AGENDA = 16
    MENU = 1024
    BAG = 32
    OFFER = 8
    BOX = 20
    WONDERS = 20
    SHEET = 16
    QUESTIONS = 48
    VERBS = 48
    FACTS = 128
    VICTORIES = 16
    EXTRA = 32
    DECKS = 8
    REMOVED = 9
    MYTHOLOGIES = 5
    PILED = 15
    SHRINES = 6
    LENT = 2
    MARKS = 8
    OFFERINGS = 3
    CHAMBERS = 6
    PLOTS = 16

# A byte that Python reads as a number: a row of `signed char` would come out as a string, cut at the first zero.
cdef extern from *:
    """
    typedef signed char tiny;
    typedef unsigned char byte;
    """
    ctypedef short tiny
    ctypedef short byte  # for the numbers of items
