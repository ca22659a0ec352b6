# Everything that CI runs; each target works on a clean checkout with Go and nothing else.

GO          ?= go
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME    ?= 20s

.PHONY: build test lint bench fuzz data-report

build:
	$(GO) build -o bin/govc ./cmd/govc

test:
	$(GO) test ./...

lint:
	@unformatted=$$(gofmt -l .); if [ -n "$$unformatted" ]; then echo "gofmt: $$unformatted"; exit 1; fi
	$(GO) vet ./...
	GOOS=darwin $(GO) vet ./...
	GOOS=windows $(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...
	$(GO) run ./cmd/govc fmt --check clauses/
	$(GO) run ./cmd/govc check --strict clauses/
	$(GO) run ./cmd/govc corpus verify corpus/

bench:
	$(GO) test -run '^$$' -bench . -benchmem ./...

# Go fuzzes one target of one package at a time.
fuzz:
	@set -e; for pkg in $$($(GO) list ./...); do \
		for target in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
			echo "$$pkg $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x $$pkg; \
		done; \
	done

# What published sets of calls come to: make data-report GOVC_DATA=FOLDER; GOVC_DATA_LIST=FOLDER writes each set row by row.
data-report:
	@test -d "$(GOVC_DATA)" || { echo "GOVC_DATA names no folder: the published sets are not part of the repository"; exit 2; }
	GOVC_DATA="$(abspath $(GOVC_DATA))" GOVC_DATA_LIST="$(if $(GOVC_DATA_LIST),$(abspath $(GOVC_DATA_LIST)))" $(GO) test ./cmd/govc -run '^TestPublicData$$' -count=1 -v
