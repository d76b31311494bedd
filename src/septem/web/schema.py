"""`python -m septem.web.schema` prints the schema of all requests, replies and messages as OpenAPI."""

from __future__ import annotations

import json

from .http.app import create_app
from .messages import FROM_PAGE, FROM_SERVER


def schema() -> dict[str, object]:
    """The HTTP API, with the WebSocket messages among its models."""
    document = create_app().openapi()
    models = document["components"]["schemas"]
    for name, kind in (("FromPage", FROM_PAGE), ("FromServer", FROM_SERVER)):
        model = kind.json_schema(ref_template="#/components/schemas/{model}")
        models |= model.pop("$defs")
        models[name] = model
    return document


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
