# What a person needs: make run (the lessons and apps in a browser), make test. Only Python 3.11+, pip and make must be here.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.SUFFIXES:
.DELETE_ON_ERROR:
# A stamp is a promise that the files before it were installed; two installs at once would break it.
.NOTPARALLEL:

VENV := .venv
BIN := $(VENV)/bin
SITE := .venv-site
PEERS := .venv-peers
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Files of the project that an editable install copies into the environment.
SHARED := $(shell find notebooks voila_apps share -type f -not -path '*/.ipynb_checkpoints/*' 2>/dev/null)
NOTEBOOKS := $(shell find notebooks voila_apps -name '*.ipynb' -not -path '*/.ipynb_checkpoints/*' 2>/dev/null)
# The template of this checkout stands before the installed copy: a change in it shows at once.
export JUPYTER_PATH := $(CURDIR)/share/jupyter
ARGS ?=
# The lessons are walked in the browser, each to the end of its check (tests/apps/test_course.py); nbval runs the apps.
# A browser is the work of a whole machine: its pages come one after another, all else on every core.
PARALLEL := -m "not browser" -n auto --dist worksteal

.PHONY: help
help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1 \2/' | awk '{name = $$2; $$1 = $$2 = ""; printf "  make %-11s %s\n", name, $$0}'

.PHONY: run
run: $(VENV)/.apps ## start the lessons and apps; prints the link to open (ARGS="--port 9000" for another port)
	@$(BIN)/truco-tutor serve $(ARGS)

.PHONY: lab
lab: $(VENV)/.apps ## open the lessons in JupyterLab, to read and change them
	@$(BIN)/truco-tutor lab $(ARGS)

.PHONY: install
install: $(VENV)/.apps ## make the environment .venv and install the pinned versions, no more

.PHONY: test
test: $(VENV)/.test $(VENV)/.proxy $(VENV)/.chromium $(SITE)/.installed $(PEERS)/installed check ## check everything: style, types, layers, tests, notebooks, the pages in a browser
	@$(BIN)/python -m pytest $(PARALLEL)
	@TRUCO_CHROMIUM="$$(cat $(VENV)/.chromium)" $(BIN)/python -m pytest -m browser
	@TRUCO_TUTOR_STRICT=1 $(BIN)/python -m pytest --nbval-lax --nbval-current-env voila_apps

.PHONY: test-fast
test-fast: $(VENV)/.test $(PEERS)/installed check ## the same without the browser and without running the notebooks
	@$(BIN)/python -m pytest $(PARALLEL) $(ARGS)

.PHONY: check
check: $(VENV)/.test ## style, types and layers alone
	@$(BIN)/python -m ruff check --quiet .
	@$(BIN)/python -m ruff format --check --quiet .
	@$(BIN)/python -m mypy
	@$(BIN)/lint-imports --no-logo

.PHONY: format
format: $(VENV)/.test ## put the code and the hands in shape and take the outputs out of the notebooks
	@$(BIN)/python -m ruff format .
	@$(BIN)/python -m ruff check --fix .
	@$(BIN)/python -m tools.hands
	@$(if $(NOTEBOOKS),$(BIN)/nbstripout $(NOTEBOOKS),:)

.PHONY: bench
bench: $(VENV)/.test ## measure speed and size beside other engines; writes benchmarks/RESULTS.md and the README's table
	@$(BIN)/python -m benchmarks $(ARGS)

.PHONY: bench-web
bench-web: $(VENV)/.chromium site ## measure the pages in a browser beside a stock page; writes benchmarks/WEB.md
	@$(BIN)/python -m benchmarks.web $(ARGS)

.PHONY: soak
soak: $(VENV)/.test ## let 60 scripted learners practise at once while things break; writes benchmarks/SOAK.md
	@$(BIN)/python -m benchmarks.soak $(ARGS)

.PHONY: site
site: $(SITE)/.installed ## build the pages as files that need no server, into dist/site (docs/site.md)
	@$(SITE)/bin/python -m tools.site $(ARGS)

.PHONY: pictures
pictures: $(VENV)/.chromium ## take the pictures of the README anew, into docs/images (ARGS=replay for those named so)
	@$(BIN)/python -m tools.look_pages $(ARGS)

.PHONY: mutants
mutants: $(VENV)/.test ## change the referee a little at a time, see whether a test notices (ARGS="--minutes 20"); writes benchmarks/MUTANTS.md
	@$(BIN)/python -m tools.mutants $(ARGS)

.PHONY: lock
lock: $(VENV)/pyvenv.cfg ## pin the versions anew in requirements/ (UPGRADE=1 takes the newest)
	@UPGRADE="$(UPGRADE)" tools/lock $(BIN)/python

.PHONY: wheel
wheel: $(VENV)/.apps ## build the wheel into dist/
	@$(BIN)/python -m hatchling build -t wheel -d dist

.PHONY: clean
clean: ## remove the environment and everything built
	rm -rf $(VENV) $(SITE) $(PEERS) site/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

$(VENV)/pyvenv.cfg:
	@python=$$(tools/find_python) && echo "Making $(VENV) with $$python" && "$$python" -m venv --clear $(VENV)

$(VENV)/.apps: $(VENV)/pyvenv.cfg requirements/apps.lock pyproject.toml $(SHARED)
	@echo "Installing the pinned versions (the first time takes about a minute)"
	@$(PIP) install -qq --require-hashes -r requirements/apps.lock
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/pyvenv.cfg requirements/apps.lock requirements/test.lock pyproject.toml $(SHARED)
	@echo "Installing the pinned versions and the test tools"
	@$(PIP) install -qq --require-hashes -r requirements/test.lock
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $(VENV)/.apps $@

# JupyterHub's proxy, for the tests of a class.
$(VENV)/.proxy: $(VENV)/.test deploy/jupyterhub/package-lock.json
	@mkdir -p $(VENV)/proxy
	@cp deploy/jupyterhub/package.json deploy/jupyterhub/package-lock.json $(VENV)/proxy
	@cd $(VENV)/proxy && npm ci --silent --no-audit --no-fund
	@touch $@

# Other engines, to measure and to check against; they fit no learner's environment.
$(PEERS)/installed: $(VENV)/.test requirements/peers.lock
	@$(BIN)/python -c "from benchmarks.__main__ import ensure_peers; ensure_peers()"
	@touch $@

# voici and the browser's Python fit each other and no later version, so the site is built in an environment of its own.
$(SITE)/.installed: $(VENV)/pyvenv.cfg requirements/site.lock requirements/pyodide.lock site/package-lock.json
	@command -v npm >/dev/null || { echo "make site needs Node.js 18 or newer, with npm" >&2; exit 1; }
	@echo "Installing what builds the site into $(SITE)"
	@$(BIN)/python -m venv --clear $(SITE)
	@$(SITE)/bin/python -m pip --disable-pip-version-check install -qq --require-hashes -r requirements/site.lock
	@$(SITE)/bin/python -m pip --disable-pip-version-check download -qq --require-hashes --no-deps --python-version 3.13 \
		--platform any --only-binary :all: --dest $(SITE)/wheels -r requirements/pyodide.lock
	@cd site && npm ci --silent
	@touch $@

# The path of a browser that starts; looked for again when the one that was found is gone.
ifeq ($(wildcard $(shell cat $(VENV)/.chromium 2>/dev/null || echo /nowhere)),)
.PHONY: $(VENV)/.chromium
endif
$(VENV)/.chromium: $(VENV)/.test
	@$(BIN)/python -m tools.chromium --install > $@
