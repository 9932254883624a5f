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
