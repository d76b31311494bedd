"""Add who follows whom."""

import sqlalchemy as sa
from alembic import op

revision = "0011_friends"
down_revision = "0010_correspondence"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "follows",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("followed", sa.String(length=22), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.ForeignKeyConstraint(["followed"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest", "followed"),
    )
    op.create_index("followers_of_guest", "follows", ["followed"], unique=False)


def downgrade() -> None:
    op.drop_table("follows")
