# Septem. `make` alone lists what can be made.
PYTHON ?= python3
ARGS ?=
export PYTHON
RUN := .venv/bin/python
.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@grep -E '^[a-z-]+:.* ## ' $(MAKEFILE_LIST) | sed -E 's/:.* ## /\t/' | expand -t 16

.PHONY: setup
setup: ## make .venv with the locked tools, build septem and install it there
	@scripts/setup install

.PHONY: tools
tools:
	@scripts/setup

.PHONY: play
play: ## play in the browser, against bots and with friends (options of `septem serve` in ARGS)
	@scripts/setup prerequisites
	@exec $(PYTHON) scripts/play.py $(ARGS)

.PHONY: terminal
terminal: setup ## play 7 Wonders Duel in the terminal (options of `septem game` in ARGS)
	@$(RUN) -m septem game $(ARGS)

.PHONY: client
client: tools ## build the page of the web app into the package (with Node, or fetches it from PyPI)
	@PYTHONPATH=src $(RUN) scripts/client.py

.PHONY: app
app: client
	@scripts/setup install

.PHONY: web
web: client ## run the web app from the source, for work on it
	@PYTHONPATH=src $(RUN) -m septem serve $(ARGS)

.PHONY: test
test: app ## everything: check, tests in both forms, documentation, packaging, start-up
	@$(RUN) scripts/test.py

.PHONY: quick
quick: tools ## what to run before each commit, two minutes: checks, rules, a few games for each law
	@$(RUN) scripts/test.py quick

.PHONY: check
check: tools ## format, lint, strict types, generated declarations, import layers, cited statements, workflows, the page's lint
	@$(RUN) scripts/test.py check

.PHONY: format
format: tools ## put the source into its format and order
	@$(RUN) -m ruff check --quiet --select I --fix
	@$(RUN) -m ruff format
	@$(RUN) scripts/client.py format

.PHONY: generate
generate: tools ## write anew what .pxd files repeat from .py files
	@$(RUN) scripts/generate.py

.PHONY: test-plain
test-plain: tools ## tests on the source as it is (pytest options in ARGS)
	@SEPTEM_COMPILED=0 PYTHONPATH=src $(RUN) -m pytest $(or $(ARGS),-n auto)

.PHONY: test-compiled
test-compiled: setup ## tests on the compiled package (pytest options in ARGS)
	@SEPTEM_COMPILED=1 PYTHONPATH= $(RUN) -m pytest $(or $(ARGS),-n auto)

.PHONY: test-lab
test-lab: setup ## tests of the heavy extras: Ray, OpenSpiel, torch (installs them into build/lab: a gigabyte)
	@$(RUN) scripts/test.py lab

.PHONY: notebooks
notebooks: setup ## execute the notebooks of examples/notebooks, results in build/notebooks (names of notebooks in ARGS)
	@$(RUN) scripts/lab.py && PYTHONPATH=build/lab $(RUN) scripts/notebooks.py $(ARGS)

.PHONY: dataset
dataset: setup ## play games of strong bots and write them as a dataset (minutes; options of scripts/dataset.py in ARGS)
	@$(RUN) scripts/dataset.py $(ARGS)

.PHONY: baselines
baselines: setup ## train the baselines over three seeds (an hour of one core; options of baselines.ppo in ARGS)
	@$(RUN) scripts/lab.py && PYTHONPATH=build/lab:. $(RUN) -m baselines.ppo duel wonders $(ARGS)
	@PYTHONPATH=build/lab:. $(RUN) -m baselines.cloning duel wonders
	@PYTHONPATH=. $(RUN) -m baselines.curves build/baselines build/baselines/curves.svg

.PHONY: leaderboard
leaderboard: setup ## baselines and bots in one match on paired deals, for both games (options of baselines.leaderboard in ARGS)
	@$(RUN) scripts/lab.py && PYTHONPATH=build/lab:. $(RUN) -m baselines.leaderboard $(ARGS)

.PHONY: docs
docs: setup ## build the documentation site into build/docs, and run every code block of it
	@$(RUN) scripts/test.py docs
	@echo "build/docs/index.html"

.PHONY: gallery
gallery: setup ## make the pictures of the documentation's gallery anew (minutes; options of scripts/gallery.py in ARGS)
	@$(RUN) scripts/gallery.py $(ARGS)

.PHONY: pictures
pictures: app ## make the pictures anew with which tests compare the main screens (look at them before you commit them)
	@SEPTEM_NEW_PICTURES=1 PYTHONPATH=src $(RUN) -m pytest -q tests/web/browser/test_pictures.py

.PHONY: coverage
coverage: tools ## tests on the source with branch coverage, report in build/coverage
	@$(RUN) scripts/test.py plain
	@$(RUN) -m coverage html --quiet --directory build/coverage

.PHONY: mutants
mutants: tools ## change the rules step by step and see that tests notice (modules of septem.duel in ARGS; minutes)
	@SEPTEM_COMPILED=0 PYTHONPATH=src $(RUN) scripts/mutants.py $(or $(ARGS),prices shortfall track scoring)

.PHONY: bench
bench: setup ## measure speed; YARDSTICK=PROGRAM compares with it, OUT=FILE keeps the figures as JSON
	@$(RUN) bench/speed.py $(if $(YARDSTICK),--yardstick '$(YARDSTICK)') $(if $(OUT),--out '$(OUT)')

.PHONY: bench-lab
bench-lab: setup ## measure environments, batches and simulations; YARDSTICK=PROGRAM compares with it (minutes)
	@$(RUN) -m bench.envs
	@$(RUN) -m bench.lab $(if $(YARDSTICK),--yardstick '$(YARDSTICK)')

.PHONY: crash
crash: setup ## kill the server a hundred times while people play, on SQLite and on PostgreSQL (KILLS=N; minutes)
	@$(RUN) -m tests.web.crash $(or $(KILLS),100)

.PHONY: chaos
chaos: setup ## games must go on while processes, databases, disks and clocks fail and others attack: ten minutes (options in ARGS)
	@$(RUN) -m tests.web.chaos $(ARGS)

.PHONY: load
load: setup ## moves per second and core of the server, and when the latency exceeds 100 ms: minutes (options in ARGS)
	@$(RUN) -m bench.load $(ARGS)

.PHONY: soak
soak: setup ## 10,000 games with flat memory, and a start with 10,000 stored tables: an hour (options in ARGS)
	@$(RUN) -m bench.soak $(ARGS)

.PHONY: expected
expected: tools ## write anew what tests compare with: signature, fingerprints, perft counts, playthroughs
	@PYTHONPATH=src $(RUN) bench/signature.py > tests/signature.txt
	@PYTHONPATH=src:. $(RUN) -m tests.laws.fingerprints
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/duel.perft
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/wonders.perft
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/wonders_expansions.perft
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/wonders_second.perft
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/pantheon.perft
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/agora.perft
	@PYTHONPATH=src:. $(RUN) -m tests.perft.perft tests/perft/bid.perft
	@PYTHONPATH=src:. $(RUN) -m tests.playthroughs.playthrough

.PHONY: lock
lock: tools ## choose the newest versions of all Python packages anew, with hashes (ARGS=--keep keeps what still fits)
	@$(RUN) scripts/lock.py $(ARGS)

.PHONY: sbom
sbom: tools ## write what Septem consists of into build/sbom (CycloneDX)
	@$(RUN) scripts/sbom.py

.PHONY: licences
licences: tools ## write the list of licences, docs/licences.md, anew
	@$(RUN) scripts/licences.py

.PHONY: clean
clean: ## remove everything that was made
	rm -rf .venv build src/*.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
