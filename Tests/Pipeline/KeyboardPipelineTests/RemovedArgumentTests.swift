import KeyboardPipeline
import SourceText
import Testing

/// Rejection of removed commands, options and values with their replacement.
@Suite struct RemovedArgumentTests {

  private static let removed = [
    RemovedArgument("snapshot old", "use new"), RemovedArgument("theme list --all", "use new"),
    RemovedArgument("theme list --form wide", "use new"),
    RemovedArgument("render --blur", "use new"),
    RemovedArgument("type --speed", "use new"),
  ]

  static let lines: [(line: String, name: String?)] = [
    ("snapshot old Snapshots --all", "snapshot old"), ("snapshot new old", nil),
    ("theme list a --all", "theme list --all"), ("theme list --all=yes", "theme list --all"),
    ("theme list --allow", nil), ("theme list -- --all", nil), ("theme show --all", nil),
    ("theme list --form wide", "theme list --form wide"),
    ("theme list --form=wide", "theme list --form wide"), ("theme list --form tall", nil),
    ("theme list wide --form tall", nil), ("theme list", nil), ("", nil),
  ]

  @Test(arguments: lines)
  func commandsAndOptionsOfLinesAreRefused(line: String, name: String?) {
    var message: String?
    do {
      try RemovedArgument.refuse(ArgumentLine.split(line), among: Self.removed)
    } catch {
      message = error.list.first?.message
    }
    #expect(message == name.map { "“\($0)” was removed; use new" })
  }

  @Test(arguments: [
    ("watch a.json -o b", "preview a.json -o b", "“watch” is now “preview”"),
    (
      "theme lint a.json --level=AAA", "theme check a.json --wcag=AAA",
      "“theme lint --level” is now “theme check --wcag”"
    ),
    ("theme pack a.json", "theme pack make a.json", "“theme pack” is now “theme pack make”"),
    (
      "theme pack --check a", "theme pack check a", "“theme pack --check” is now “theme pack check”"
    ),
    ("theme pack add a", "theme pack add a", nil), ("type watch", "type watch", nil),
    ("theme pack", "theme pack", nil), ("help theme pack", "help theme pack", nil),
    ("theme pack -h", "theme pack -h", nil),
    ("-o a/b.png --make-dirs", "-o a/b.png", "“--make-dirs” is no longer needed"),
    (
      "layout -l de --format=text", "render -l de --emit sketch",
      "“layout --format text” is now “render --emit sketch”"
    ),
    (
      "theme schema --reference", "help --schema theme --markdown",
      "“theme schema --reference” is now “help --schema theme --markdown”"
    ),
    ("help theme lint", "help theme check", "“theme lint” is now “theme check”"),
    (
      "theme lint --json a --color=never",
      "theme check --output-format json a --terminal-color=never",
      "“theme lint --json --color” is now “theme check --output-format json --terminal-color”"
    ),
    (
      "theme explain a g --pressed --rule=1 -l de",
      "theme explain a g --on pressed --part rule:1 --args '-l de'",
      "“theme explain --pressed --rule -l de” is now “theme explain --on pressed --part rule: --args '-l de'”"
    ),
    (
      "watch a --type=--frame -o b -- -l", "preview a -o b --args --type=--frame -- -l",
      "“watch --type=--frame” is now “preview --args --type=--frame”"
    ),
    ("-l de --locales en", "-l de --more-locales en", "“--locales” is now “--more-locales”"),
    (
      "gallery build --locales en --themes=tron", "gallery build --locale en tron",
      "“gallery build --themes --locales” is now “gallery build --locale”"
    ),
    ("shelf -o a", "sheet --kind shelf -o a", "“shelf” is now “sheet --kind shelf”"),
    (
      "thumbnail t --scales 2", "sheet --kind thumbnails t --scale 2",
      "“thumbnail --scales” is now “sheet --kind thumbnails --scale”"
    ),
    (
      "theme lint a --html b", "theme check a --report b",
      "“theme lint --html” is now “theme check --report”"
    ),
    (
      "studio --host ::1 --port 8000", "studio --address ::1 --address :8000",
      "“studio --host --port” is now “studio --address --address :”"
    ),
    ("snapshot prune a.txt", "snapshot clean a.txt", "“snapshot prune” is now “snapshot clean”"),
    (
      "--bold-text --select 2 -l de", "--bold-text --select 2 -l de",
      "“--select --bold-text” is now “--long-press KEY:N --accessibility bold-text”"
    ),
    ("", "", nil),
  ])
  func oldNamesAreRewritten(line: String, now: String, notice: String?) throws {
    let renamed = RenamedArgument.current(try ArgumentLine.split(line))
    #expect(renamed.notice == notice)
    #expect(renamed.words == (try ArgumentLine.split(now)))
  }

  @Test(arguments: [
    ("--blur 3", "“render --blur” was removed; use new"),
    ("--frame --speed=2", "“type --speed” was removed; use new"),
    ("--zzzzzzzz", "Unknown option '--zzzzzzzz'"),
  ])
  func optionsOfPicturesAreRefusedByTheirParser(line: String, says: String) throws {
    let words = try ArgumentLine.split(line)
    let error = #expect(throws: Diagnostics.self) {
      try RenderOption.texts(of: words[...], removed: Self.removed)
    }
    #expect(error?.list.map(\.message) == [says])
  }

  /// A known option keeps its meaning, and so does a value that looks like a removed one.
  @Test func valuesAreNoOptions() throws {
    let words = ["--type", "--blur"]
    let texts = try RenderOption.texts(of: words[...], removed: Self.removed)
    #expect(texts == ["type": "--blur"])
  }
}
