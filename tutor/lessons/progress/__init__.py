"""The log of answers: where it is kept, and how it gets there without anybody waiting for it."""

from tutor.lessons.progress.exchange import Imported, exported, imported
from tutor.lessons.progress.keeper import Keeper
from tutor.lessons.progress.places import learner_of, store_of
from tutor.lessons.progress.store import MemoryStore, Store, StoreError

__all__ = [
    "Imported",
    "Keeper",
    "MemoryStore",
    "Store",
    "StoreError",
    "exported",
    "imported",
    "learner_of",
    "store_of",
]
