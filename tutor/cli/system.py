"""Why the system refused to read or write, in the learner's language: the system's own words are in its own."""

from __future__ import annotations

import errno

from tutor.narration import text

__all__ = ["why"]

_KINDS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "permission",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
}


def why(error: OSError, lang: str) -> str:
    """Give the reason as the end of a sentence.

    >>> why(FileNotFoundError(errno.ENOENT, "No such file or directory"), "pt-BR")
    'a pasta não existe'
    >>> why(OSError(errno.EIO, "Input/output error"), "en")
    'the system refused it (error 5)'
    """
    return text(f"cli-system-{_KINDS.get(error.errno or 0, 'other')}", lang, number=error.errno or 0)
