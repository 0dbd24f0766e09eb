# Two commands do all the set-up: `make demo` shows the work, `make test` passes the tests.
# Each installs what the machine lacks.

LIBRARIES := liblua5.4-dev libsimdjson-dev libidn2-dev libmd-dev libseccomp-dev
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: setup demo test format

setup:
	@if ! dpkg -s $(LIBRARIES) >/dev/null 2>&1; then \
	  $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q --no-install-recommends $(LIBRARIES); \
	fi

# Denials and a policy that fails are part of the demonstration: exit 1 and exit 3 are what is expected here.
demo: setup
	swift build --product sharewarden
	@.build/debug/sharewarden check Examples/Requests/*.json; test $$? -eq 1
	@echo; .build/debug/sharewarden check --policies Examples/FailingPolicy Examples/Requests/owner-invites.json; test $$? -eq 3

test: setup
	swift test --disable-xctest

format:
	swift format -i -r Sources Tests Package.swift
