# Two commands do all the set-up: `make demo` shows the work, `make test` passes the tests.
# Each installs what the machine lacks.

LIBRARIES := liblua5.4-dev libsimdjson-dev libidn2-dev libmd-dev
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: setup demo test format

setup:
	@if ! dpkg -s $(LIBRARIES) >/dev/null 2>&1; then \
	  $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q --no-install-recommends $(LIBRARIES); \
	fi

# A deny is part of the demonstration: exit 1 is what is expected here, anything else is a fault.
demo: setup
	swift build --product sharewarden
	@.build/debug/sharewarden check --no-policies Examples/Requests/*.json; test $$? -eq 1

test: setup
	swift test --disable-xctest

format:
	swift format -i -r Sources Tests Package.swift
