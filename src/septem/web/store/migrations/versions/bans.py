"""Add the time since when a guest is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("banned", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("guests", "banned")
