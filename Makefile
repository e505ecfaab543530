# Two commands are enough: `make play` and `make test`. Both set up what they need, on a fresh clone too.

PYTHON ?= python3
WORKERS ?= 2

# Where bytecode may not be kept, every process compiles its modules anew: the tests would take a third longer.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/uv $(if $(PROGRESS),,--quiet) pip install --python $(BIN)/python
LOCK := $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --upgrade --generate-hashes --no-header --no-annotate

STAMPS := $(VENV)/.stamps
MADE := $(STAMPS)/made
UV := $(STAMPS)/uv
RUNTIME := $(STAMPS)/runtime
TOOLS := $(STAMPS)/tools
PEERS := $(STAMPS)/peers
APP := $(STAMPS)/app
PLAYABLE := $(STAMPS)/playable
PLAIN := $(STAMPS)/plain
NODE := $(STAMPS)/node
CLIENT := $(STAMPS)/client
NAMES_OF_DRAWINGS := $(STAMPS)/names
WHEEL := build/compiled/wheel
PACKAGES := web/node_modules/.package-lock.json
CHROMIUM := $(STAMPS)/chromium

# A script of a web package, run in web/ by the Node that web/build.py finds.
WEB := $(BIN)/python web/build.py --package
# One thread for numpy: with more, the processes of the tests wait for one another.
PYTEST := OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest --durations 20
# Browsers keep their cores busy, most other tests wait for something: both kinds at once, with three workers for each
# core and one more, leave no core idle (tests/scheduling.py). Those that take or wait longest come first. The folders
# are named, since pytest passes over one that is called build.
FOLDERS := $(filter-out %.py %__pycache__,$(wildcard tests/*))
FIRST := tests/e2e tests/server tests/device tests/lab
ALL := -n $$((3 * $(WORKERS) + 1)) $(FIRST) $(filter-out $(FIRST),$(FOLDERS))
PURE := PYTHONPATH=src
PURE_TESTS := tests/build tests/kernel $(wildcard tests/games/*/test_scenarios.py tests/games/*/test_goldens.py tests/games/*/test_perft.py)
CHECKED := src tests tools bench hatch_build.py web/build.py web/runtime.py concepts/build.py

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
# What the tests find installed.
MODE = $(shell mode=$$(cat $(APP)); [ $$mode = compiled ] || mode=$$($(BIN)/python hatch_build.py); echo $$mode)
ifneq ($(INSTALLED),$(WANTED))
$(shell rm -f $(APP))
ifneq ($(shell cat $(WHEEL) 2>/dev/null),$(WANTED))
$(shell rm -f $(WHEEL))
endif
endif

# The list of sources is itself a source: a file that was deleted must leave the installed copy too.
SOURCES := $(shell find src web -name node_modules -prune -o -path src/redtable/web_dist -prune -o \
	-path '*/made/*' -prune -o -type f -not -name '*.py[co]' -not -name '.*' -print | LC_ALL=C sort)
LISTED := build/sources.txt
$(shell mkdir -p build && echo '$(SOURCES)' | cmp -s - $(LISTED) || echo '$(SOURCES)' > $(LISTED))
PACKAGE := $(LISTED) $(SOURCES) requirements-browser.lock pyproject.toml hatch_build.py README.md LICENSE NOTICE
BUILD_WHEEL := $(BIN)/python -c 'import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])'

.DEFAULT_GOAL := help
# PLAIN stays without a stamp: whoever asks for the plain source gets it.
.PHONY: $(PLAIN) help play setup test soak lint format types bench lock pages clean
.DELETE_ON_ERROR:

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: $(PLAYABLE) ## set up what is needed, start the server and open it in the browser (LAN=1: for others on your network too)
	@$(BIN)/redtable serve --open $(if $(LAN),--lan)

setup: $(APP) $(TOOLS) ## the environment in .venv, with the tools for development

test: $(APP) $(TOOLS) $(PACKAGES) $(CHROMIUM) ## every test on the compiled package, then the kernel and all goldens on the plain source
	@$(WEB) vitest/vitest.mjs run --silent
	@$(BIN)/python -m redtable.bots.pictures.prepared en
	@REDTABLE_EXPECT=$(MODE) $(PYTEST) $(ALL)
	@[ $(MODE) = pure ] || $(PURE) REDTABLE_EXPECT=pure $(PYTEST) -n $(WORKERS) -m 'not build' $(PURE_TESTS)

soak: $(APP) $(TOOLS) ## a million moves on servers that are killed and cut off, then a million messages of an attacker
	@$(BIN)/python -m tests.server.kill --moves 400000
	@$(BIN)/python -m tests.server.kill --moves 200000 --cluster
	@$(BIN)/python -m tests.server.kill --moves 400000 --network
	@$(BIN)/python -m tests.server.attacker --messages 1000000

lint: $(TOOLS) $(PACKAGES) ## style, types, the direction of imports, and messages in all languages
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy $(CHECKED)
	@$(PURE) $(BIN)/lint-imports --no-logo
	@$(PURE) $(BIN)/python -m redtable.i18n.check
	@$(WEB) svelte-check/bin/svelte-check --fail-on-warnings --threshold warning --output human
	@$(WEB) eslint/bin/eslint.js --max-warnings 0 src
	@$(WEB) prettier/bin/prettier.cjs --check --log-level warn .

format: $(TOOLS) $(PACKAGES) ## rewrite the Python and web files in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(WEB) eslint/bin/eslint.js --fix src
	@$(WEB) prettier/bin/prettier.cjs --write --log-level warn .

types: $(TOOLS) $(PACKAGES) ## the web client's types, from the server's schemas
	@$(PURE) $(BIN)/python -m redtable.protocol.schema | $(BIN)/python web/build.py --node web/scripts/types.mjs

bench: $(APP) $(PEERS) ## measure ourselves and our peers in one run (NAMES="kernel redcode" chooses)
	@$(BIN)/python -m bench $(NAMES)

lock: $(RUNTIME) ## choose the newest versions that pyproject.toml allows
	@$(LOCK) pyproject.toml --extra meanings --group dev -o requirements-dev.lock
	@$(LOCK) pyproject.toml --extra meanings -c requirements-dev.lock -o requirements.lock
	@$(LOCK) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(LOCK) --group bench -c requirements-dev.lock -o requirements-bench.lock
	@$(LOCK) --group node -o requirements-node.lock
	@$(LOCK) --group browser -o requirements-browser.lock

pages: $(APP) $(TOOLS) ## write the pages that are made from rulebooks, options and tests
	@$(PURE) $(BIN)/python -m tools.rulebook_pages
	@$(PURE) $(BIN)/python -m tools.clause_table

clean: ## remove everything that can be made again
	@rm -rf $(VENV) build dist web/node_modules src/redtable/web_dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
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

$(UV): $(MADE) requirements-build.lock
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements-build.lock
	@touch $@

$(RUNTIME): $(UV) requirements.lock
	@$(INSTALL) --require-hashes -r requirements.lock -r requirements-build.lock
	@touch $@

$(TOOLS): $(RUNTIME) requirements-dev.lock
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

$(PEERS): $(TOOLS) requirements-bench.lock
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

# The system's Node if it is new enough, else the one from PyPI.
$(NODE): $(UV) requirements-node.lock
	@$(BIN)/python web/build.py --system-node || $(INSTALL) --require-hashes -r requirements-node.lock
	@touch $@

$(PACKAGES): $(NODE) web/package.json web/package-lock.json web/.npmrc
	@$(BIN)/python web/build.py --install

# What the wheel holds besides Python. If it cannot be made, the build of the wheel says why and does without.
$(CLIENT): $(PACKAGES) $(PACKAGE)
	@$(BIN)/python web/build.py >/dev/null || true
	@touch $@

$(NAMES_OF_DRAWINGS): $(NODE) concepts/package-lock.json concepts/build.py
	@$(BIN)/python concepts/build.py >/dev/null || true
	@touch $@

$(CHROMIUM): $(TOOLS)
	@$(BIN)/python -m tests.e2e.chromium > $@

# Stamped with the time at which the build began: what is edited meanwhile is built the next time.
$(WHEEL): $(RUNTIME) $(CLIENT) $(NAMES_OF_DRAWINGS) $(PACKAGE)
	@echo "Compiling Redtable: two minutes or so, after changes only ..."
	@rm -rf build/compiled.* && mkdir -p build/compiled.$$PPID && cd build/compiled.$$PPID && touch begun
	@$(BUILD_WHEEL) build/compiled.$$PPID
	@cd build/compiled.$$PPID && if [ -e *-none-any.whl ]; then echo pure; else echo compiled; fi > wheel && touch -r begun wheel
	@rm -rf $(@D) && mv build/compiled.$$PPID $(@D)

$(APP): $(RUNTIME) $(WHEEL)
	@$(INSTALL) --no-deps --no-index --reinstall $(dir $(WHEEL))*.whl
	@cat $(WHEEL) > $@
	@touch -r $(WHEEL) $@
	@touch $(PLAYABLE)

$(PLAIN): $(RUNTIME) $(CLIENT) $(NAMES_OF_DRAWINGS)
	@rm -rf build/plain && mkdir -p build/plain
	@REDTABLE_PURE=1 $(BUILD_WHEEL) build/plain
	@$(INSTALL) --no-deps --no-index --reinstall build/plain/*.whl

# The first start does not wait for the compiler: it takes the plain source, and the next start what was compiled
# meanwhile.
$(PLAYABLE): $(MADE) $(PACKAGE) requirements.lock requirements-build.lock $(wildcard $(WHEEL))
	@$(BIN)/python tools/first_start.py $(MAKE)
