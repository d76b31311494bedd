"""Add the results of finished games. The server computes those of older games when they are needed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("victory", sa.String(length=20), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "result_seats",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("practice", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("categories", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_index("results_of_guest", "result_seats", ["guest", "ended"], unique=False)

    op.add_column("tables", sa.Column("result", sa.Integer(), nullable=True))
    op.create_index("tables_without_result", "tables", ["status", "result", "created"], unique=False)


def downgrade() -> None:
    op.drop_index("tables_without_result", table_name="tables")
    op.drop_column("tables", "result")
    op.drop_table("result_seats")
    op.drop_table("results")
