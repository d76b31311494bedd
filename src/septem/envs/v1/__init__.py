"""Version 1 of observations and actions: named features with perfect recall, and action numbers of one table only.

Layouts follow from the declarations and the options of a table, so they have no places for what cannot come up there.
"""
