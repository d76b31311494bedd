"""Texts of Pantheon in English and French."""

WORDS = {"wrong_mythology": {"mythology": "mythology."}}  # values of problems that are words, by what translates them
