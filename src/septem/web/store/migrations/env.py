"""Alembic's environment: uses the connection of the caller."""

from alembic import context

from septem.web.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
