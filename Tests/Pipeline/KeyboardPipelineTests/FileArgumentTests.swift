import SourceText
import Testing

@testable import KeyboardPipeline

/// Files of arguments may come from anybody, and can't set every option.
@Suite struct FileArgumentTests {

  private static let companions = [
    "chat": "--screen", "remote": "--type hi", "allow-env": "--type hi", "backdrop": "--screen",
  ]

  private static func words(_ option: RenderOption, _ text: String) -> [String] {
    ["--\(option.name)", text]
      + (companions[option.name]?.split(separator: " ").map(String.init) ?? [])
  }

  private static let readers: [@Sendable ([String]) throws -> RenderRequest] = [
    { try RenderRequest(caseLine: $0) },
    { words in
      let line = words.contains("--gestures") ? [] : ["hi"]
      return try RenderRequest(
        caseLine: ["type"] + line + words.filter { !["--type", "hi"].contains($0) })
    },
    { try RenderRequest(line: $0, over: RenderArguments()) { _ in nil } },
  ]

  private func expectRefusal(_ option: RenderOption, _ text: String) {
    for read in Self.readers {
      do {
        _ = try read(Self.words(option, text))
        Issue.record("--\(option.name) \(text) was read")
      } catch {
        let problem = (error as? Diagnostics)?.list.first
        #expect(problem?.code == .outsideProject && problem?.hints.isEmpty == false, "\(error)")
      }
    }
  }

  static let marked = RenderOption.all.filter(\.reachesOutside).map(\.name)

  @Test(arguments: marked) func optionsThatReachOutsideAreRefused(name: String) throws {
    let option = try #require(RenderOption.named[name])
    #expect(!option.isStored)
    for sample in option.notation.samples { expectRefusal(option, sample) }
    // The command line may set them, also for the lines of a batch.
    let given = try RenderArguments(Self.words(option, option.notation.samples[0]))
    _ = try RenderRequest(given)
    _ = try RenderRequest(line: ["-o", "a.png"], over: given) { _ in nil }
  }

  @Test func theMarkedOptionsAreThoseOfServices() {
    #expect(Self.marked == ["remote", "allow-env"])
  }

  static let files = RenderOption.all.filter { option in
    option.notation.samples.contains { option.notation.path($0) != nil }
  }.map(\.name)

  @Test func theOptionsOfFilesAreKnown() {
    #expect(
      Self.files == [
        "theme", "locale-file", "gestures", "remote", "toolbar-items", "fonts", "chat",
        "backdrop",
      ])
  }

  @Test(arguments: files.filter { !["remote", "toolbar-items", "fonts"].contains($0) })
  func streamsAreRefused(name: String) throws {
    let option = try #require(RenderOption.named[name])
    for path in ["/dev/stdin", "/dev/fd/0", "/dev/fd/63"] { expectRefusal(option, path) }
    if name != "backdrop" { expectRefusal(option, "-") }
    for path in ["/dev/fd/", "/dev/fd/x", "/dev/fd/../fd/0", "./-"] {
      #expect(throws: Never.self) { try Self.readers[0](Self.words(option, path)) }
    }
  }

  @Test(arguments: files) func pathsOfLinesAreChecked(name: String) throws {
    let option = try #require(RenderOption.named[name])
    let text = try #require(option.notation.samples.last { option.notation.path($0) != nil })
    #expect(throws: Diagnostics.self) {
      try RenderRequest(line: Self.words(option, text), over: RenderArguments()) { path in
        Diagnostic(code: .unreadableFile, message: path)
      }
    }
  }
}
