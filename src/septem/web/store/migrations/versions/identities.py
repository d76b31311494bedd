"""Add the identities with which members sign in at a provider, and an index of analyses by guest."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(length=255), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("issuer", "subject"),
        sa.UniqueConstraint("guest", "issuer"),
    )
    op.create_index("analyses_of_guest", "analyses", ["guest"], unique=False)
