"""The OpenAPI document of the server, at `/openapi.json`, with the lines of streams among its models."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from ..bot_messages import BOT_EVENT, GAME_LINE


def add_models(document: dict[str, Any], **kinds: TypeAdapter[Any]) -> None:
    models = document["components"]["schemas"]
    for name, kind in kinds.items():
        model = kind.json_schema(ref_template="#/components/schemas/{model}")
        models |= model.pop("$defs")
        models[name] = model


def document_streams(app: FastAPI) -> None:
    """The models of lines are in no reply that the framework knows."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            add_models(plain(), BotEvent=BOT_EVENT, GameLine=GAME_LINE)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
