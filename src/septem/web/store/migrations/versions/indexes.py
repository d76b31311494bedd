"""Add the indexes with which old tables and guests are found."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_age", "tables", ["status", "created"], unique=False)
    op.create_index("guests_by_age", "guests", ["created"], unique=False)
    op.create_index("chat_of_guest", "chat", ["guest"], unique=False)


def downgrade() -> None:
    op.drop_index("chat_of_guest", table_name="chat")
    op.drop_index("guests_by_age", table_name="guests")
    op.drop_index("tables_by_age", table_name="tables")
