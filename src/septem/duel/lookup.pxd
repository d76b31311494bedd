from .model cimport Decision, Drafting, Extension, Immediate, Ongoing, Option

# Cython would check on every access that the object has the class: a search through its base classes.
cdef inline Decision decision(list decisions, int number):
    return <Decision>decisions[number]

cdef inline Option option(list options, int number):
    return <Option>options[number]

cdef inline Extension extension(list extensions, int number):
    return <Extension>extensions[number]

cdef inline Ongoing ongoing(list effects, int number):
    return <Ongoing>effects[number]

cdef inline Immediate immediate(list effects, int number):
    return <Immediate>effects[number]

cdef inline Drafting drafting(list effects, int number):
    return <Drafting>effects[number]
