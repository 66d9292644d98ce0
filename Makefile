# Every target is a script of the same name, for machines without make.
PREFIX ?= /usr/local

.PHONY: test demo install check-install lint format record corpus

test demo check-install lint format record corpus:
	@Scripts/$@

install:
	@Scripts/install "$(PREFIX)"
