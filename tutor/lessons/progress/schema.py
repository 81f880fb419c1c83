"""The one table of the log, as the newest migration leaves it."""

from __future__ import annotations

import sqlalchemy as sa

__all__ = ["HEAD", "answers", "metadata"]

HEAD = "0001"
"""The revision of the newest migration."""

metadata = sa.MetaData()

answers = sa.Table(
    "answers",
    metadata,
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
