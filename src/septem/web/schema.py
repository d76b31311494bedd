"""`python -m septem.web.schema` prints the schema of all requests, replies and messages as OpenAPI."""

from __future__ import annotations

import json

from .http.app import create_app
from .http.documentation import add_models
from .messages import FROM_PAGE, FROM_SERVER


def schema() -> dict[str, object]:
    """The HTTP API, with the WebSocket messages among its models."""
    document = create_app().openapi()
    add_models(document, FromPage=FROM_PAGE, FromServer=FROM_SERVER)
    return document


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
