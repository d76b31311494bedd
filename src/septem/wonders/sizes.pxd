cdef enum:
    CITIES = 8
    CLASSES = 2
    SUPPLIES = 4
    SYMBOLS = 3
    AGES = 3
    ROUNDS = 7
    MOST_ROUNDS = 8
    HAND = 9
    DEALS = 24
    PAST = 24
    EDITIONS = 2
    DECKS = 54
    DECK = 64
    COUNTED = 14
    ITEMS = 320
    WORDS = 8
    CARDS = 128
    BOARDS = 49
    OTHER_ITEMS = 48
    QUESTIONS = 32
    FACTS = 96
    SPARE = 32
    CATEGORIES = 10
    SHEET = 17
    AGENDA = 4
    MENU = 2048
    WAYS = 256
    WILD = 3
    GOODS_SETS = 16
    PICKS = 4
    REVIVALS = 8
    CHECKS = 16
    HAND_SLOTS = 64
    DRAW_SLOTS = 192
    BOX_SLOTS = 208
    SLOTS = 256

# A byte that Python reads as a number: a row of `signed char` would come out as a string, cut at the first zero.
cdef extern from *:
    """
    typedef signed char tiny;
    typedef unsigned char byte;
    """
    ctypedef short tiny
    ctypedef short byte  # for numbers up to 255
