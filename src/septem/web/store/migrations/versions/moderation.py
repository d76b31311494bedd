"""Add muted and blocked people, reports, and the log of operators."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_silenced()
    create_reports()
    op.create_table(
        "operator_actions",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.String(length=60), nullable=False),
        sa.Column("action", sa.String(length=20), nullable=False),
        sa.Column("what", sa.String(length=200), nullable=False),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("operator_actions_by_age", "operator_actions", ["at"], unique=False)


def create_silenced() -> None:
    op.create_table(
        "silenced",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("other", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("guest", "other"),
    )
    op.create_index("silenced_by_other", "silenced", ["other"], unique=False)


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("reporter", sa.String(length=22), nullable=False),
        sa.Column("about", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("line", sa.String(length=500), nullable=True),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("resolved", sa.BigInteger(), nullable=True),
        sa.Column("resolution", sa.String(length=500), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reports_by_age", "reports", ["resolved", "at"], unique=False)
    op.create_index("reports_about", "reports", ["about"], unique=False)
    op.create_index("ix_reports_reporter", "reports", ["reporter"], unique=False)


def downgrade() -> None:
    for table in ("operator_actions", "reports", "silenced"):
        op.drop_table(table)
