cdef enum:
    ACTIVE = 256
    FEATURES = 2048
    UNITS = 64
    SECOND = 16
    STAGES = 6
    OUTPUTS = 3
    SHIFT = 10
    CLIP = 4096
