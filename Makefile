# Two commands are enough: `make play` and `make test`. Both set up what they need, on a fresh clone too.

PYTHON ?= python3
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/uv --quiet pip install --python $(BIN)/python
LOCK := $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --upgrade --generate-hashes --no-header --no-annotate

STAMPS := $(VENV)/.stamps
MADE := $(STAMPS)/made
RUNTIME := $(STAMPS)/runtime
TOOLS := $(STAMPS)/tools
PEERS := $(STAMPS)/peers
APP := $(STAMPS)/app

PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup
PURE := PYTHONPATH=src
PURE_TESTS := $(wildcard tests/build tests/kernel tests/games tests/bots tests/scenarios)
CHECKED := src tests tools bench hatch_build.py

# A venv cannot be moved and dies with its Python: if it is not whole and ours, it is made anew.
ifneq ($(shell $(BIN)/python -c '' 2>/dev/null && cat $(MADE) 2>/dev/null),$(CURDIR))
$(shell rm -f $(MADE))
endif

# A pure install is built again as soon as a compiler is found, a compiled one when pure is asked for.
INSTALLED := $(shell cat $(APP) 2>/dev/null)
ifdef REDTABLE_PURE
WANTED := pure
else ifeq ($(INSTALLED),pure)
WANTED := $(shell $(BIN)/python hatch_build.py)
else
WANTED := compiled
endif
ifneq ($(INSTALLED),$(WANTED))
$(shell rm -f $(APP))
endif

# The list of sources is itself a source: a file that was deleted must leave the installed copy too.
SOURCES := $(shell find src -type f -not -name '*.py[co]' -not -name '.*' | LC_ALL=C sort)
LISTED := build/sources.txt
$(shell mkdir -p build && echo '$(SOURCES)' | cmp -s - $(LISTED) || echo '$(SOURCES)' > $(LISTED))

.DEFAULT_GOAL := help
.PHONY: help play setup test lint format bench lock pages clean
.DELETE_ON_ERROR:

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: $(APP) ## set up what is needed and show the games
	@$(BIN)/redtable games

setup: $(APP) $(TOOLS) ## the environment in .venv, with the tools for development

test: $(APP) $(TOOLS) ## every test on the compiled package, then kernel and games on the plain source
	@mode=$$(cat $(APP)); [ $$mode = compiled ] || mode=$$($(BIN)/python hatch_build.py); \
	REDTABLE_EXPECT=$$mode $(PYTEST) || exit; \
	[ $$mode = pure ] || $(PURE) REDTABLE_EXPECT=pure $(PYTEST) -m 'not build' $(PURE_TESTS)

lint: $(TOOLS) ## style, types, the direction of imports, and messages in all languages
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy $(CHECKED)
	@$(PURE) $(BIN)/lint-imports --no-logo
	@$(PURE) $(BIN)/python -m redtable.i18n.check

format: $(TOOLS) ## rewrite the Python files in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(APP) $(PEERS) ## measure ourselves and our peers in one run (NAMES="kernel redcode" chooses)
	@$(BIN)/python -m bench $(NAMES)

lock: $(RUNTIME) ## choose the newest versions that pyproject.toml allows
	@$(LOCK) pyproject.toml --group dev -o requirements-dev.lock
	@$(LOCK) pyproject.toml -c requirements-dev.lock -o requirements.lock
	@$(LOCK) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(LOCK) --group bench -c requirements-dev.lock -o requirements-bench.lock

pages: $(APP) $(TOOLS) ## write the pages that are made from rulebooks, options and tests
	@$(PURE) $(BIN)/python -m tools.rulebook_pages
	@$(PURE) $(BIN)/python -m tools.clause_table

clean: ## remove everything that can be made again
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		found=$$($(PYTHON) --version 2>/dev/null || echo "not there"); \
		echo "Redtable needs Python 3.11 or newer, and '$(PYTHON)' is $$found."; \
		echo "If you have one under another name, say so: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; } >&2
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@mkdir -p $(STAMPS)
	@echo '$(CURDIR)' > $@

$(RUNTIME): $(MADE) requirements.lock requirements-build.lock
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements-build.lock
	@$(INSTALL) --require-hashes -r requirements.lock -r requirements-build.lock
	@touch $@

$(TOOLS): $(RUNTIME) requirements-dev.lock
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

$(PEERS): $(TOOLS) requirements-bench.lock
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

# Stamped with the time at which the build began: what is edited meanwhile is built the next time.
$(APP): $(RUNTIME) $(LISTED) $(SOURCES) pyproject.toml hatch_build.py README.md LICENSE NOTICE
	@echo "Building Redtable ..."
	@rm -rf build/wheel && mkdir -p build/wheel && touch build/wheel/begun
	@$(BIN)/python -c 'from hatchling.build import build_wheel; build_wheel("build/wheel")'
	@$(INSTALL) --no-deps --no-index --reinstall build/wheel/*.whl
	@if [ -e build/wheel/*-none-any.whl ]; then echo pure; else echo compiled; fi > $@
	@touch -r build/wheel/begun $@
