"""What can keep the pages from opening, as a message for people."""

__all__ = ["ServeError"]


class ServeError(Exception):
    """Serving cannot start: `code` is the message's name in the catalogues, `facts` fill it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
