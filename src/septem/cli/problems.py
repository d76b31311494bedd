"""What can be wrong with a command line, each code with the names of its values; beside those of the engine."""

CLI_PROBLEMS: dict[str, tuple[str, ...]] = {
    "unknown_language": ("given", "known", "near"),
    "unknown_option": ("given", "known", "near"),
    "bad_option_form": ("given",),
    "unknown_item": ("given", "near"),
    "not_for_sale": ("item",),
    "not_a_record": (),
    "no_output": ("error",),
    "unknown_player": ("given", "known", "near"),
    "unknown_setting": ("given", "known", "near"),
    "bad_setting": ("given", "key"),
    "no_program": ("given",),
    "no_analysis": ("given", "known"),
    "too_few_players": ("given",),
    "foul_play": ("player", "given"),
    "other_match": ("path",),
    "wrong_players": ("given", "most"),
    "not_empty": ("path",),
    "simulation_exists": ("path",),
    "other_simulation": ("path",),
    "no_simulation": ("path",),
    "no_games": ("path",),
    "other_game": ("path", "given", "wanted"),
    "illegal_action": ("given", "game"),
    "bad_match_line": ("path", "line"),
    "bad_bounds": ("given",),
    "usage": ("message",),
    "option_twice": ("option", "first", "given"),  # with different values
    "too_many_names": ("given", "most"),
    "name_twice": ("given",),
    "bad_name": ("given",),  # with signs that are not printed
}
