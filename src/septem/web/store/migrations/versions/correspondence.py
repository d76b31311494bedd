"""Add push subscriptions, mail addresses, vacations, and secrets of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0010_correspondence"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("address", sa.String(length=1000), nullable=False),
        sa.Column("public_key", sa.String(length=200), nullable=False),
        sa.Column("secret", sa.String(length=100), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("subscriptions_of_guest", "push_subscriptions", ["guest"], unique=False)
    op.create_table(
        "mail_addresses",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest"),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("vacations_of_guest", "vacations", ["guest", "ends"], unique=False)
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=2000), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    for table in ("server_keys", "vacations", "mail_addresses", "push_subscriptions"):
        op.drop_table(table)
