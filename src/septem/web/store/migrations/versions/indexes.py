"""Add the indexes with which old tables and guests are found, and the row that health checks write."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_age", "tables", ["status", "created"], unique=False)
    op.create_index("guests_by_age", "guests", ["created"], unique=False)
    op.create_index("chat_of_guest", "chat", ["guest"], unique=False)


def downgrade() -> None:
    op.drop_index("chat_of_guest", table_name="chat")
    op.drop_index("guests_by_age", table_name="guests")
    op.drop_index("tables_by_age", table_name="tables")
    op.drop_table("probes")
