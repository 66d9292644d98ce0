# Every target is a script of the same name, for machines without make.
PREFIX ?= /usr/local

.PHONY: test demo install check-install lint format record corpus property names

test demo check-install lint format record corpus names:
	@Scripts/$@

# make property COUNT=1000 SEED=7
property:
	@Scripts/property "$(or $(COUNT),300)" "$(or $(SEED),1)"

install:
	@Scripts/install "$(PREFIX)"
