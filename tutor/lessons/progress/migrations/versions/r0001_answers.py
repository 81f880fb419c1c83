"""The log of answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "answers",
        sa.Column("learner", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=True),
        sa.Column("diagnosis", sa.Text, nullable=False),
    )
