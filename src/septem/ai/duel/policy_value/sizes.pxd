cdef enum:
    ACTIVE = 320
    FEATURES = 8192
    UNITS = 64
    SECOND = 16
    STAGES = 8
    MOVES = 2048
    PARTS = 192
    ENDGAME_DEPTH = 24
    SHIFT = 10
    CLIP = 4096
