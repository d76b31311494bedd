"""Add the lobby, ratings, and when a person was seen last."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Integer(), nullable=True))
    op.add_column("guests", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.create_index("guests_by_seen", "guests", ["seen"], unique=False)
    create_listings()
    create_ratings()


def create_listings() -> None:
    op.create_table(
        "listings",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("invited", sa.String(length=22), nullable=True),
        sa.Column("near", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("listings_by_end", "listings", ["until"], unique=False)


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("pool", sa.String(length=30), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest", "pool"),
    )
    op.create_index("ratings_by_strength", "ratings", ["pool", "mu"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=True),
        sa.Column("pool", sa.String(length=30), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu_after", sa.Float(), nullable=False),
        sa.Column("sigma_after", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_index("rating_changes_of_guest", "rating_changes", ["guest"], unique=False)


def downgrade() -> None:
    for table in ("rating_changes", "ratings", "listings"):
        op.drop_table(table)
    op.drop_index("guests_by_seen", table_name="guests")
    op.drop_column("guests", "seen")
    op.drop_column("tables", "rated")
