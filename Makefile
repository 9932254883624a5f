# make           Build the release program.
# make studio    Build the release program of `kbrender studio`, which alone has a web server.
# make studio-latency  Measure a slider of it that is dragged in Chromium.
# make check-server  Measure `kbrender serve`, and try faults of its clients.
# make check-pages  Run the commands of the Markdown pages.
# make helpers   Build it, and that of `--remote`, which alone has a client with TLS.
# make demo      Build the release program and render tron-de.png.
# make check     Run the unit tests, which need the toolchain and Debian's libraries only.
# make test      Lint, and run all tests and examples.
# make test-remote  Run the tests of remote services, which take minutes to compile.
# make test-channels  Test the channels of a release and the module for Python with the program of the tests.
# make examples  Build and test the packages in Tests/Examples, and a new project.
# make bench     Measure each stage, and the comparison of pictures.
# make speed     Compare the portable program with the release program and rsvg-convert.
# make figures   Compare the ratios of stages and comparisons with the recorded ones.
# make cpu-bytes Compare the bytes of files on emulated processors.
# make fuzz      Feed READER (default: theme) hostile inputs by libFuzzer for SECONDS (default: 60), from its corpus.
# make sanitize  Run the tests of what reads bytes with the sanitizers of addresses and undefined behavior.
# make generate  Write the files generated from themes, locales and documentation examples.
# make docs      Build the documentation site in DOCS (default: docs).
# make site      Build the site of the project, with the API and the gallery, in SITE (default: site). SITE_PATH is
#                its path on the server, such as keyboards/ (default: none), which the API's pages depend on.
# make format    Format the sources.
# make lint      Check the format of the sources.
# make install   Install the release programs, their man pages and completions in PREFIX (default: /usr/local).
# make portable  Make an archive of the programs for any Linux in PORTABLE (default: .build-portable), for ARCH: amd64
#                (default), or arm64, which is compiled on amd64.
# make deb       Make Debian packages of it in PORTABLE.
# make release   Make everything that a release publishes in RELEASE (default: .build-portable/release).
# make check-release  Install each of it in bare systems, and compare what it draws with the golden images.
# make check-arm64  Compare what the program for arm64 draws in an emulator with the one for amd64. GOLDENS=goldens verifies
#                all golden images, too.
# make check-portable  Try both in bare systems, and compare their bytes with those of the release program.
# make clean     Delete all build folders.

PREFIX ?= /usr/local
SCRATCH := .build-release
PROGRAM := $(SCRATCH)/release/kbrender
BENCHMARKS := $(SCRATCH)/release/kbrender-dev
SOURCES := Sources Tests Package.swift Gallery

.PHONY: program studio studio-latency check-server check-pages helpers benchmarks demo check test test-build test-remote test-channels examples compare-ios26 bench speed figures cpu-bytes fuzz sanitize generate docs site \
  format lint install data portable cross deb check-arm64 check-portable release check-release packages portable-packages test-packages clean language-client client-build

# Link the program at a fixed address: a first picture takes 5 % less without 86,000 relocations. Generic
# types with a requirement, such as dictionaries, refer to their conformances instead of searching all
# conformances of the program when each first occurs, which is 11 % of the instructions of a first picture. Functions
# have sections of their own, so that the order of .ci/portable-order takes 9 to 12 % of a first picture instead of 4 %.
FAST_START := -Xlinker -no-pie -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# Traits are conditions of compilation, whose order SwiftPM takes from a set. With this variable it is the same in every
# run; otherwise each one would compile everything anew.
PLAN := SWIFT_DETERMINISTIC_HASHING=1

# Compilers take 4 % less time with large pages of memory.
export GLIBC_TUNABLES ?= glibc.malloc.hugetlb=1

# Assertions of C sources name files, whose paths would be those of this machine.
RELEASE_BUILD := -c release --enable-all-traits -debug-info-format none --disable-local-rpath \
  -Xcc -ffile-prefix-map=$(CURDIR)/= $(FAST_START)
BUILD = $(COMPILED) swift build $(RELEASE_BUILD) --static-swift-stdlib --scratch-path $(SCRATCH)

# SwiftPM has no setting of other packages, and takes the compiler from a variable.
COMPILER := .build/compiler
COMPILED = $(PLAN) SWIFT_EXEC="$(CURDIR)/$(COMPILER)/bin/swiftc"

program: packages $(COMPILER)/bin/swiftc
	$(BUILD) --product kbrender

$(COMPILER)/bin/swiftc: .ci/compiler
	mkdir -p $(@D)
	ln -sfn "$$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/swift".*|\1|p')" $(COMPILER)/lib
	cp $< $@

studio: program
	$(BUILD) --product kbrender-studio

studio-latency: studio
	Tests/System/studio-latency $(SCRATCH)/release/kbrender-studio

check-server: program
	Tests/System/serve-faults $(PROGRAM)

check-pages: program
	Tests/System/page-commands $(PROGRAM)

# The programs that others start, which `kbrender` has no network for.
HELPERS := kbrender-remote kbrender-studio

helpers: studio
	$(BUILD) --product kbrender-remote

benchmarks: program
	$(BUILD) --product kbrender-dev

demo: program
	$(PROGRAM) --theme tron --locale de

# All tests are built once, with the programs that they run, whose drawing is optimized (see Package.swift), and in two
# thirds of the time of builds for development, which compile file by file: each module is read once, and neither
# debuggers nor editors get information about it.
TEST_FLAGS := -debug-info-format none -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 \
  -Xswiftc -no-emit-module-separately-wmo \
  -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
TESTS := --scratch-path .build-test $(TEST_FLAGS)
TRAITS := --traits Optimized,Programs,Studio
TESTED := .build-test/debug/kbrender

# Passed tests are not shown, so that failures are the last lines of a failed run. Memory of pictures is
# kept, because the system would clear it for each of thousands.
test: test-packages language-client
	$(MAKE) -j 3 lint test-build client-build
	$(COMPILED) MALLOC_MMAP_THRESHOLD_=33554432 MALLOC_TRIM_THRESHOLD_=268435456 \
	  swift test --skip-build --parallel --quiet $(TESTS) $(TRAITS)
	$(MAKE) test-channels
	$(MAKE) examples

# The tests of programs, pages and clients need other packages, or minutes.
PROGRAM_TESTS := ^(CommandTests|SiteTests|SnapshotTests|StudioServerTests|TestSupportTests)\.|DependencyTests|LanguageClientTests|ReportPageTests|SiteBrowserTests

check: test-build
	$(COMPILED) swift test --skip-build --parallel --quiet $(TESTS) $(TRAITS) --skip '$(PROGRAM_TESTS)'

# Lint and the libraries of clients run while the build has stretches that use one processor.
test-build: packages $(COMPILER)/bin/swiftc
	$(COMPILED) swift build --build-tests $(TESTS) $(TRAITS)

# Continuous integration leaves out what takes two minutes to compile for a library that other ones don't use.
REMOTE := --scratch-path .build-remote $(TEST_FLAGS) --enable-all-traits

test-remote: packages
	$(PLAN) swift build --build-tests $(REMOTE)
	swift test --skip-build --quiet $(REMOTE) --filter KeyboardRemoteTests

# The client of the tests of `kbrender lsp`, and pytest, in an environment of their own. They are installed once.
CLIENT := .build/language-client
PYGLS := pygls==2.1.1
PYTEST := pytest==8.4.2

language-client:
	@$(CLIENT)/bin/python -c "import pygls.lsp.client, pytest" 2>/dev/null || \
	  { rm -rf $(CLIENT) && python3 -m venv $(CLIENT) && $(CLIENT)/bin/pip install -q $(PYGLS) $(PYTEST); } || \
	  { echo "The tests require the Python packages $(PYGLS) and $(PYTEST); pip can't install them in $(CLIENT)." >&2; \
	    rm -rf $(CLIENT); exit 1; }

# The channels of a release, with a small tree, and the module for Python.
test-channels: language-client
	KBRENDER=$${KBRENDER:-$(CURDIR)/$(TESTED)} PYTHONDONTWRITEBYTECODE=1 $(CLIENT)/bin/python -m pytest -q \
	  -p no:cacheprovider .ci/channels

# The examples and a new project are packages of their own, which import only public API and enable no traits. They share
# a scratch path, so the libraries are built once. Without its cache of plans, SwiftPM builds each package by its own one.
# Recording is disabled, so a missing golden fails. The documentation's examples aren't committed, but written here.
CLIENTS := --scratch-path .build-client --disable-build-manifest-caching $(TEST_FLAGS)

client-build: packages
	swift build --build-tests --package-path Tests/Examples/GoldenTests $(CLIENTS)

examples: test-build client-build
	.build-test/debug/generate
	for name in Documents GoldenTests; do \
	  KBRENDER_RECORD=never swift test --package-path Tests/Examples/$$name $(CLIENTS) || exit 1; \
	done
	rm -rf .build/project
	$(TESTED) init .build/project --package "$(CURDIR)"
	CI=1 swift test --package-path .build/project $(CLIENTS)

# Compare the look of iOS 26 with pictures of devices, which aren't part of the project.
compare-ios26: packages
	@if [ -d "$(PICTURES)" ]; then \
	  PICTURES="$(abspath $(PICTURES))" swift test $(TESTS) $(TRAITS) --filter "SystemPictureTests|EmojiPictureTests"; \
	else echo "Skipped: make compare-ios26 PICTURES=DIR needs a folder of pictures."; fi

# Users have the portable program. It is measured, unless `make portable` hasn't linked the objects of today.
MEASURED = $(or $(shell find "$(PORTABLE)" -maxdepth 3 -path '*/bin/kbrender' -newer $(PROGRAM) 2>/dev/null),$(PROGRAM))

bench: benchmarks
	$(MEASURED) bench
	$(BENCHMARKS) compare

speed: portable
	Tests/System/speed "$(PORTABLE)" $(PROGRAM)

cpu-bytes: program
	Tests/System/cpu-bytes $(PROGRAM)

# Slower stages are shown and no failure, since the ratios of busy machines vary.
figures: benchmarks
	-$(MEASURED) bench stages --rounds 30 --figures .build/stages.json --against Tests/Figures/stages.json
	-$(BENCHMARKS) compare --rounds 15 --figures .build/compare.json --against Tests/Figures/compare.json

# Coverage is that of Swift and C, and each input is read with the sanitizer of addresses. What reaches new code goes to
# a folder of findings; `-merge=1` moves the few that are worth keeping to the corpus.
READER ?= theme
SECONDS ?= 60
COVERAGE := edge,inline-8bit-counters,pc-table,trace-cmp
CLANG = $(dir $(realpath $(shell command -v swiftc)))clang
fuzz: packages
	KBRENDER_FUZZ=1 swift build -c release --scratch-path .build-fuzz -debug-info-format none --product kbrender-fuzz \
	  --sanitize address -Xswiftc -sanitize-coverage=$(COVERAGE) -Xcc -fsanitize-coverage=$(COVERAGE) \
	  -Xlinker $(shell $(CLANG) -print-resource-dir)/lib/linux/libclang_rt.fuzzer_no_main-x86_64.a -Xlinker -lstdc++
	mkdir -p .build-fuzz/found/$(READER)
	READER=$(READER) SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 .build-fuzz/release/kbrender-fuzz .build-fuzz/found/$(READER) \
	  Tests/Support/Corpora/$(READER) -artifact_prefix=.build-fuzz/found/ -max_total_time=$(SECONDS) -max_len=8192 \
	  -timeout=10 -rss_limit_mb=2048 -detect_leaks=0

# The first finding ends the tests. Leaks aren't looked for: what a process shares until its end is one to the sanitizer.
# The sanitizer of threads doesn't know Swift's Mutex, and reports what it guards.
sanitize: test-packages
	ASAN_OPTIONS=detect_leaks=0 swift test $(TRAITS) --sanitize address --scratch-path .build-address $(TEST_FLAGS) \
	  -Xswiftc -use-ld=lld -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
	  --filter 'ThemePacksTests|CairoTests|DiskTests|FuzzSupportTests|GoldenImagesTests|SourceTextTests|KeyboardLexiconTests|KeyboardPipelineTests|KeyboardRenderTests'

# The schema and the reference are printed by the program, which is built from the generated sources.
# They replace the committed files only if the program succeeds.
generate: packages
	swift run generate
	swift build --product kbrender
	.build/debug/kbrender help --schema theme > .build/theme.schema.json
	mv .build/theme.schema.json Themes/theme.schema.json
	for file in compiled:kbtheme manifest:manifest locale:locale snapshots:snapshots screens:screens; do \
	  .build/debug/kbrender help --schema $${file%:*} > .build/schema.json && \
	  mv .build/schema.json Themes/$${file#*:}.schema.json || exit 1; \
	done
	.build/debug/kbrender help --schema theme --markdown > .build/REFERENCE.md
	mv .build/REFERENCE.md Themes/REFERENCE.md

# The library products and the targets that they export. A broken link is an error.
DOCUMENTED := KeyboardDrawing KeyboardCore KeyboardStyling KeyboardInput KeyboardViews KeyboardKit \
  KeyboardLexicon KeyboardRender GoldenImages KeyboardGolden KeyboardThemeFile KeyboardRemote
DOCS ?= docs

docs: packages
	mkdir -p $(DOCS)
	KBRENDER_DOCS=1 swift package --enable-all-traits --scratch-path .build-docs --allow-writing-to-directory $(DOCS) \
	  generate-documentation $(addprefix --target ,$(DOCUMENTED)) --warnings-as-errors \
	  --enable-experimental-combined-documentation --transform-for-static-hosting \
	  $(if $(DOCS_PATH),--hosting-base-path $(DOCS_PATH)) --output-path $(DOCS)

SITE ?= site

# The pages last, whose links lead into the gallery and the API.
site: program test-packages
	$(MAKE) docs DOCS="$(SITE)/api" DOCS_PATH="$(SITE_PATH)api"
	$(PROGRAM) gallery build -o "$(SITE)/gallery" --home ../index.html \
		--locale en,de,fr,es,sv,ru,el,ar
	$(PLAN) swift run $(TESTS) $(TRAITS) kbrender-dev site . $(PROGRAM) "$(SITE)"

format:
	swift format -i -p -r $(SOURCES)

lint:
	swift format lint --strict -p -r $(SOURCES)

install: helpers
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/kbrender"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/kbrender"
	install -s -m 755 $(addprefix $(SCRATCH)/release/,$(HELPERS)) "$(DESTDIR)$(PREFIX)/libexec/kbrender"
	$(MAKE) data DATA="$(DESTDIR)$(PREFIX)/share"

# The man pages and completions, which the program prints.
data:
	$(PROGRAM) manual --output "$(DATA)/man/man1"
	install -d "$(DATA)/bash-completion/completions" "$(DATA)/zsh/site-functions" \
	  "$(DATA)/fish/vendor_completions.d"
	$(PROGRAM) completions bash > "$(DATA)/bash-completion/completions/kbrender"
	$(PROGRAM) completions zsh > "$(DATA)/zsh/site-functions/_kbrender"
	$(PROGRAM) completions fish > "$(DATA)/fish/vendor_completions.d/kbrender.fish"

PORTABLE ?= .build-portable

ARCH ?= amd64
CROSS := .build-release-arm64

portable: portable-packages $(if $(filter arm64,$(ARCH)),cross,helpers)
	.ci/portable $(if $(filter arm64,$(ARCH)),$(CROSS),$(SCRATCH)) "$(PORTABLE)" $(ARCH)

# Compile the programs for arm64. SwiftPM can't link for another processor, but lists the objects of a program first;
# .ci/portable links the objects. SwiftPM would make the link to the folder of objects only after it linked a program.
cross: portable-packages
	@.ci/packages arm64
	.ci/portable-libraries "$(PORTABLE)/libraries-arm64" arm64
	swift package --enable-all-traits --scratch-path $(CROSS) resolve
	ln -sfn aarch64-unknown-linux-gnu/release $(CROSS)/release
	for program in kbrender $(HELPERS); do \
	  objects=$(CROSS)/release/$$program.product/Objects.LinkFileList; rm -f $$objects; \
	  .ci/cross "$(PORTABLE)/systems/compiler" "$(PORTABLE)/libraries-arm64" build $(RELEASE_BUILD) --scratch-path $(CROSS) \
	    --product $$program || test -f $$objects || exit 1; \
	done

deb: portable
	.ci/deb "$(PORTABLE)" $(ARCH)

check-portable: deb
	.ci/portable-check "$(PORTABLE)" $(PROGRAM)
	.ci/deb-check "$(PORTABLE)" $(PROGRAM)
	Tests/System/cpu-bytes "$(PORTABLE)"/kbrender-*-linux-x86_64/bin/kbrender

# Both programs have been made.
check-arm64:
	.ci/arm64-check "$(PORTABLE)" $(GOLDENS)

RELEASE ?= $(PORTABLE)/release

release: deb
	$(MAKE) deb ARCH=arm64
	.ci/release "$(PORTABLE)" "$(RELEASE)"

check-release: check-portable release
	.ci/release-check "$(RELEASE)" "$(PORTABLE)"

packages:
	@.ci/packages

# The page of the studio embeds one of them.
portable-packages:
	@.ci/packages portable

test-packages: packages
	@.ci/packages test

clean:
	rm -rf .build .build-address .build-client .build-docs .build-fuzz .build-portable .build-remote .build-test $(SCRATCH)
