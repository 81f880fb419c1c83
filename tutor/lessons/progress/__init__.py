"""The log of answers: where it is kept, and how it gets there without anybody waiting for it."""

from tutor.lessons.progress.browser import BrowserLog, BrowserStore
from tutor.lessons.progress.exchange import ExchangeError, Imported, exported, imported
from tutor.lessons.progress.keeper import Keeper
from tutor.lessons.progress.log import Log, named
from tutor.lessons.progress.places import Place, learner_of, place_here, store_of
from tutor.lessons.progress.store import MemoryStore, Store, StoreError
from tutor.lessons.progress.talk import Talk

__all__ = [
    "BrowserLog",
    "BrowserStore",
    "ExchangeError",
    "Imported",
    "Keeper",
    "Log",
    "MemoryStore",
    "Place",
    "Store",
    "StoreError",
    "Talk",
    "exported",
    "imported",
    "learner_of",
    "named",
    "place_here",
    "store_of",
]
