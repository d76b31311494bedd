"""The component facts of the base game, as the tests know them: apart from what the engine declares."""

import json
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads((Path(__file__).parent / "data/components.json").read_text())
ITEMS: dict[str, dict[str, Any]] = {
    item["id"]: item for family in ("buildings", "wonders", "tokens") for item in COMPONENTS[family]
}
EXPANSIONS: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "data/expansions.json").read_text())
ADDED: dict[str, dict[str, Any]] = {item["id"]: item for family in EXPANSIONS.values() for item in family}
AGORA: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "data/agora.json").read_text())
WONDERS = [wonder["id"] for wonder in COMPONENTS["wonders"]]
TOKENS = [token["id"] for token in COMPONENTS["tokens"]]
DECKS = {
    deck: [card["id"] for card in COMPONENTS["buildings"] if card["deck"] == deck]
    for deck in ("age1", "age2", "age3", "guilds")
}
LAYOUTS: dict[int, dict[str, Any]] = {age: COMPONENTS["layouts"][f"age{age}"] for age in (1, 2, 3)}
MILITARY: dict[str, Any] = COMPONENTS["military"]
CHAINS: dict[str, str] = COMPONENTS["chains"]
SYMBOLS: dict[str, list[str]] = COMPONENTS["symbols"]
GOODS = ("clay", "wood", "stone", "glass", "papyrus")


def of_type(kind: str) -> list[str]:
    """The buildings of one colour."""
    return [card["id"] for card in COMPONENTS["buildings"] if card["type"] == kind]


def amount(item: str, kind: str) -> int:
    """The amount of an item's effect of one kind; 0 without such an effect."""
    return sum(int(effect.get("amount", 0)) for effect in ITEMS[item]["effects"] if effect["kind"] == kind)
