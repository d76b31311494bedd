cdef enum:
    SEATS = 2
    GOODS = 5
    COLOURS = 10
    ITEMS = 128
    SLOTS = 20
    AGES = 3
    DEAL = 60
    PILE = 80
    AGENDA = 16
    MENU = 192
    OFFER = 8
    BOX = 16
    WONDERS = 16
    SHEET = 16
    DECKS = 8

# A byte that Python reads as a number: a row of `signed char` would come out as a string, cut at the first zero.
cdef extern from *:
    """
    typedef signed char tiny;
    """
    ctypedef short tiny
