# Tasks for contributors. Players need ./play, and everybody can run ./test without make.
.DEFAULT_GOAL := help
.PHONY: help check check-all golden stub sanitize bench bench-solver bench-batch growth measure-table measure-table-curve docs page page-icons page-messages page-pictures schema format clean

PYTHON := .venv/bin/python

help: ## list the tasks
	@grep -hE '^[a-z%-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

check: ## every check and the suite at its quick size
	./test

check-all: ## the suite at full size too, and a scripted game, as CI does
	.ci/run

golden: .venv/installed-test ## write the files of tests/golden anew; read the difference before committing
	$(PYTHON) -m tests.golden.regenerate

stub: .venv/installed-test ## write the kernel's types anew, after a change of native/bind.cpp
	$(PYTHON) -m nanobind.stubgen -m honeymoon._kernel -o src/honeymoon/_kernel.pyi

sanitize: .venv/installed-test ## the kernel's tests under AddressSanitizer and UBSan
	$(PYTHON) tools/sanitize.py

bench: .venv/installed-bench ## the engine's speed beside a named peer, as a ratio
	$(PYTHON) -m benchmarks.random_play

bench-solver: .venv/installed-bench ## the exact solvers beside DDS, as ratios
	$(PYTHON) -m benchmarks.bench_solver

bench-batch: .venv/installed-bench ## the batch environment beside OpenSpiel's bridge, as ratios
	$(PYTHON) -m benchmarks.bench_batch

growth: .venv/installed-bench ## how cost grows with cards, worlds and deals: tables, and pictures in docs/
	$(PYTHON) -m benchmarks.growth docs
	$(PYTHON) -m benchmarks.bench_batch --sizes --picture docs/batch.svg

measure-%: .venv/installed-bench ## a large measurement, benchmarks/measure_NAME.py; figures go into docs/measures.md
	$(PYTHON) -m benchmarks.measure_$(subst -,_,$*)

measure-table: .venv/installed-test ## what the table keeps to, measured: make measure-table ROWS="kills* floods"
	$(PYTHON) -m benchmarks.measure_table $(ROWS)

measure-table-curve: .venv/installed-test ## how many tables a server holds: a table, and a picture in docs/
	$(PYTHON) -m benchmarks.measure_table_curve docs

docs: .venv/installed-test ## draw docs/terminal.svg; check that law, code, tests and documentation agree
	$(PYTHON) -m tools.terminal_picture
	$(PYTHON) -m pytest tests/test_catalogue.py tests/test_docs.py

page: .venv/installed-test ## build the page anew; its types and unit tests
	$(PYTHON) -m tools.page
	$(PYTHON) -m tools.page check

page-icons: .venv/installed-test ## draw the icons of the installed page anew from web/public/icon.svg
	$(PYTHON) -m tests.page.icons

page-messages: .venv/installed-test ## write the messages of the page's unit tests anew
	$(PYTHON) -m tests.page.recording

page-pictures: .venv/installed-test ## take pictures of every screen into build/pictures
	$(PYTHON) -m tests.page.pictures build/pictures

schema: .venv/installed-test ## write the protocol's JSON Schema and TypeScript types anew
	$(PYTHON) -m tools.protocol_types

format: .venv/installed-test ## put the code into its usual form
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .

clean: ## remove what the tasks made, .venv included
	rm -rf .venv build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

.venv/installed-%: pyproject.toml
	python3 -c 'from tools.environment import prepare; prepare("$*")'
