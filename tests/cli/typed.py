"""What a person types after `truco-tutor`, and what comes back."""

from __future__ import annotations

from typer.testing import CliRunner

from tutor.cli import app


class Typed:
    """The questions of one command, typed as people type them."""

    def __init__(self, command: str) -> None:
        self._command = command

    def run(self, line, **env):
        return CliRunner().invoke(app, [self._command, *line.split()], env={"TRUCO_TUTOR_LANG": None} | env)

    def said(self, line, **env):
        """Give what is answered, when all is well."""
        done = self.run(line, **env)
        assert (0, "") == (done.exit_code, done.stderr), done.output
        return done.stdout

    def refused(self, line, **env):
        """Give why nothing is answered."""
        done = self.run(line, **env)
        assert (2, "") == (done.exit_code, done.stdout), done.output
        assert "Traceback" not in done.stderr
        return done.stderr.strip()
