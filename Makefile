# make          the release program
# make demo     the release program, and tron-de.png drawn by it
# make test     style check, release program, all tests, and the examples of the documents
# make bench    how long every stage takes
# make format   puts the sources into the checked style
# make lint     checks the style
# make generate writes the lists and Swift names that follow from theme and locale files
# make docs     the documentation as a static site, in docs
# make install  PREFIX=/usr/local by default

PREFIX ?= /usr/local
SCRATCH := .build-release
PROGRAM := $(SCRATCH)/release/kbrender
SOURCES := Sources Tests Package.swift Gallery

.PHONY: release demo test examples bench generate docs format lint install packages test-packages clean

# Without -no-pie the dynamic linker adjusts 86,000 addresses at every start, a tenth of the whole run.
release: packages
	swift build -c release --static-swift-stdlib --product kbrender --scratch-path $(SCRATCH) \
	  -Xlinker -no-pie

demo: release
	$(PROGRAM) --theme tron --locale de

test: lint test-packages release
	KBRENDER="$(CURDIR)/$(PROGRAM)" swift test --parallel
	$(MAKE) examples

# The examples are packages of their own, which see what users see. They are built in one place, so
# that the libraries are built once. Nothing is recorded, so that a missing golden is a failure.
examples:
	swift test --package-path Tests/Examples/Documents --scratch-path .build-examples
	KBRENDER_RECORD=never swift test --package-path Tests/Examples/GoldenTests \
	  --scratch-path .build-examples

bench: release
	$(PROGRAM) bench

# The schema follows from the model, which is built with what was generated before.
generate: packages
	swift run generate
	swift build --product kbrender
	.build/debug/kbrender theme schema > Themes/theme.schema.json

# The libraries that users import, and what those export. A broken link is an error.
DOCUMENTED := KeyboardDrawing KeyboardCore KeyboardStyling KeyboardInput KeyboardViews KeyboardKit \
  KeyboardRender GoldenImages KeyboardGolden
DOCS ?= docs

docs: packages
	mkdir -p $(DOCS)
	KBRENDER_DOCS=1 swift package --scratch-path .build-docs --allow-writing-to-directory $(DOCS) \
	  generate-documentation $(addprefix --target ,$(DOCUMENTED)) --warnings-as-errors \
	  --enable-experimental-combined-documentation --transform-for-static-hosting \
	  --output-path $(DOCS)

format:
	swift format -i -p -r $(SOURCES)

lint:
	swift format lint --strict -p -r $(SOURCES)

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/kbrender"

packages:
	@.ci/packages

test-packages: packages
	@.ci/packages test

clean:
	rm -rf .build .build-examples $(SCRATCH)
