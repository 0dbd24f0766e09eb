# Two commands do all the set-up: `make demo` shows the work, `make test` passes the tests.
# Each installs what the machine lacks.

LIBRARIES := liblua5.4-dev libsimdjson-dev libidn2-dev libmd-dev libseccomp-dev
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: setup shells luacheck demo release coldstart test soak benchmark instructions format

setup:
	@if ! dpkg -s $(LIBRARIES) >/dev/null 2>&1; then \
	  $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q --no-install-recommends $(LIBRARIES); \
	fi

# The shells that completions are tried in, beside bash; without one its test is skipped.
shells:
	@command -v zsh >/dev/null && command -v fish >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q --no-install-recommends zsh fish; }

# Looks at the policies as their authors' editors do, by the settings that `sharewarden init` writes.
luacheck:
	@command -v luacheck >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q --no-install-recommends lua-check; }
	luacheck -q Policies Examples

# Denials and a policy that fails are part of the demonstration: exit 1 and exit 3 are what is expected here.
demo: setup
	swift build --product sharewarden
	@.build/debug/sharewarden check Examples/Requests/*.json; test $$? -eq 1
	@echo; .build/debug/sharewarden check --policies Examples/FailingPolicy Examples/Requests/owner-invites.json; test $$? -eq 3

# The program for machines without Swift: it brings the runtime along, and starts sooner for it.
STATIC := swift build -c release --static-swift-stdlib --scratch-path .build/release-static
release: setup
	$(STATIC) --product sharewarden
	strip -o .build/sharewarden .build/release-static/release/sharewarden

# What one request costs that program from a cold start, beside a program in C.
coldstart: setup
	for product in sharewarden bare-check decision-benchmark; do $(STATIC) --product $$product || exit; done
	.build/release-static/release/decision-benchmark cold

test: setup
	swift test --disable-xctest

# Attacks the sandbox for SOAK_SECONDS with new seeds, under AddressSanitizer; and then for a tenth of that under
# UndefinedBehaviorSanitizer, which looks at the C targets. Then compares the library with the stock library, 20,000 calls
# for each of those seconds.
SOAK_SECONDS ?= 1800
soak: setup
	swift build -c release --product sandbox-soak --sanitize=address --scratch-path .build/soak-address
	printf 'leak:libFoundation.so\n' > .build/soak-address/leaks.txt
	LSAN_OPTIONS="suppressions=$(CURDIR)/.build/soak-address/leaks.txt" \
	  .build/soak-address/release/sandbox-soak all --seconds $(SOAK_SECONDS)
	swift build -c release --product sandbox-soak --scratch-path .build/soak-undefined \
	  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=all -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined
	.build/soak-undefined/release/sandbox-soak all --seconds $$(($(SOAK_SECONDS) / 10))
	swift run -c release library-differential $$((20000 * $(SOAK_SECONDS)))

# Prints what a decision costs, as multiples of what is measured beside it. Takes some minutes on an idle machine.
benchmark: setup
	swift build -c release --product sharewarden
	swift build -c release --product bare-check
	swift run -c release decision-benchmark

# Counts the instructions of a decision and fails where there are over 5 % more than recorded.
instructions: setup
	@dpkg -s valgrind >/dev/null 2>&1 || $(SUDO) apt-get install -y -q --no-install-recommends valgrind
	Tests/DecisionBenchmark/count-instructions

format:
	swift format -i -r Sources Tests Package.swift
