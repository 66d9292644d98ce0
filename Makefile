# Every target is a script of the same name, for machines without make.
PREFIX ?= /usr/local

.PHONY: test bench demo install check-install lint format record corpus plugin bundle check-bundle check-example check-arm evolution property \
	names fuzz differential races

test bench demo check-install lint format record corpus plugin bundle check-bundle check-example check-arm evolution names races:
	@Scripts/$@

# make property COUNT=1000 SEED=7
property:
	@Scripts/property "$(or $(COUNT),300)" "$(or $(SEED),1)"

# make fuzz SECONDS=600 TARGETS="json yaml"
fuzz:
	@Scripts/fuzz "$(or $(SECONDS),600)" $(TARGETS)

# make differential COUNT=1000 SEED=7
differential:
	@Scripts/differential "$(or $(COUNT),1000)" "$(or $(SEED),1)"

install:
	@Scripts/install "$(PREFIX)"
