cdef enum:
    ACTIVE = 256
    FEATURES = 1324
    UNITS = 32
    DEEP = 256
    NONE = -1
