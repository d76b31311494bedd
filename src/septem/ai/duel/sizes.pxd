cdef enum:
    ACTIVE = 256
    FEATURES = 2048
    UNITS = 32
    DEPTH = 256
    NONE = -1
