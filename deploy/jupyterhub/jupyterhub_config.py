"""A class behind JupyterHub: everybody has a page server of their own, progress is in one PostgreSQL database.

Settings come from the environment (README.md beside this file):

TRUCO_TUTOR_DB    the database of the class, postgresql://user:password@host/name
TRUCO_TEACHERS    names of those who teach, with commas between them
TRUCO_LEARNERS    names of those who learn; if not said, anybody who finds the address may take a name
TRUCO_HUB_URL     where the class opens it; http://127.0.0.1:8000 if not said
TRUCO_HUB_PROXY   the command of the proxy; configurable-http-proxy if not said
"""

import os
import sys
from pathlib import Path

c = get_config()  # noqa: F821  # JupyterHub's word


def _names(variable: str) -> set[str]:
    return {name.strip().lower() for name in os.environ.get(variable, "").split(",") if name.strip()}


c.JupyterHub.bind_url = os.environ.get("TRUCO_HUB_URL", "http://127.0.0.1:8000")
c.ConfigurableHTTPProxy.command = os.environ.get("TRUCO_HUB_PROXY", "configurable-http-proxy").split()

# Whoever logs in first under a name chooses its password: no accounts to make. Any other authenticator will do.
c.JupyterHub.authenticator_class = "firstuseauthenticator.FirstUseAuthenticator"
c.FirstUseAuthenticator.dbm_path = str(Path.cwd() / "passwords.dbm")
c.FirstUseAuthenticator.create_users = not _names("TRUCO_LEARNERS")
c.Authenticator.allow_all = not _names("TRUCO_LEARNERS")
c.Authenticator.allowed_users = _names("TRUCO_LEARNERS")
c.Authenticator.admin_users = _names("TRUCO_TEACHERS")

# Pages only: our own locked server in the place of Jupyter's, so that no learner's browser runs code or writes files.
c.JupyterHub.spawner_class = "simple"
c.Spawner.cmd = [str(Path(sys.executable).with_name("truco-tutor")), "serve", "--hub", "--warm", "0"]
c.Spawner.start_timeout = 120
c.Spawner.environment = {
    "TRUCO_TUTOR_DB": os.environ["TRUCO_TUTOR_DB"],
    "TRUCO_TUTOR_TEACHER": lambda spawner: "1" if spawner.user.admin else "0",
}

# A server that nobody has used for an hour is ended; who comes back gets a new one, and no answer is lost.
c.JupyterHub.services = [
    {
        "name": "idle-culler",
        "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=3600"],
    }
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
        "services": ["idle-culler"],
    }
]
