"""Add members, their sessions, recovery codes and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_members()
    create_sessions()
    create_passkeys()


def create_members() -> None:
    op.create_table(
        "members",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("folded", sa.String(length=200), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest"),
        sa.UniqueConstraint("folded"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest", "code_hash"),
    )


def create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("proved", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token_hash"),
    )
    op.create_index("sessions_of_guest", "sessions", ["guest"], unique=False)
    op.create_index("sessions_by_end", "sessions", ["ended"], unique=False)


def create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("key", sa.String(length=4000), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_of_guest", "passkeys", ["guest"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(length=100), nullable=False),
        sa.Column("owner", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("challenge"),
    )
    op.create_index("challenges_by_age", "challenges", ["created"], unique=False)


def downgrade() -> None:
    for table in ("challenges", "passkeys", "sessions", "recovery_codes", "members"):
        op.drop_table(table)
