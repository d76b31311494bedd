"""Alembic's environment: uses the connection of the caller."""

from alembic import context

from septem.web.store import account_models as account_models
from septem.web.store import lobby_models as lobby_models
from septem.web.store import rating_models as rating_models
from septem.web.store import result_models as result_models
from septem.web.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
