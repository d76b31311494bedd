"""Add where a game begins that plays on from another one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "start")
