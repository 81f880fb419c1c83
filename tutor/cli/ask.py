"""`truco-tutor ask`: questions to the referee from standard input, a JSON object a line, each answered by one."""

import os
import sys

from tutor.protocol.lines import answer_stream

__all__ = ["ask"]

_ASKS_FOR_HELP = not {"-h", "--help"}.isdisjoint(sys.argv)


def ask() -> None:
    """Answer JSON questions, one a line, until the input ends."""
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started us: nothing to answer
        return
    try:
        answer_stream(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # nobody reads any more; without this Python complains once again when it closes the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if _ASKS_FOR_HELP:  # words cost a start 60 ms: who only asks in JSON does not wait for them
    from tutor.cli.arguments import language
    from tutor.narration import text

    ask.__doc__ = text("protocol-help", language())
