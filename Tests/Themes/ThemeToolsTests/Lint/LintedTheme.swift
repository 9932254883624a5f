import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import ThemeTools

/// A theme in memory, and what lint says about it.
struct LintedTheme {

  let file: ThemeFile
  let findings: [Diagnostic]
  let accepted: [Diagnostic]

  /// A reader of known files beside the theme.
  private static func reader(of companions: [String: SourceFile]) -> FileReader {
    FileReader(
      file: { _, _ in throw KeyboardTheme.UnavailableFile() },
      companion: { path, _ in
        guard let file = companions[path] else { throw KeyboardTheme.UnavailableFile() }
        return file
      })
  }

  /// The renderer of all tests on a thread, which knows the glyphs after the first one.
  private static func renderer() throws -> KeyboardRenderer {
    try Thread.value("renderer") { try KeyboardRenderer() }
  }

  /// Lint the members of a theme, without the braces around them.
  init(_ members: String, policy: LintPolicy = LintPolicy()) throws {
    try self.init(
      file: SourceFile(name: "mine.json", text: "{\"formatVersion\": 1, \(members)}"),
      policy: policy)
  }

  /// Lint a file, with the files beside it.
  init(
    file source: SourceFile, companions: [String: SourceFile] = [:],
    policy: LintPolicy = LintPolicy()
  ) throws {
    let files = Self.reader(of: companions)
    file = Self.checked(source, companions: companions)
    let lint = try ThemeLinter(
      policy: policy, files: files,
      pipeline: RenderPipeline(files: files) { try Self.renderer() }, survey: .ofThread
    ).lint(file)
    (findings, accepted) = (lint.findings, lint.accepted)
  }

  /// Check a file without linting it, with the files beside it.
  static func checked(_ source: SourceFile, companions: [String: SourceFile] = [:]) -> ThemeFile {
    ThemeFile(source, files: reader(of: companions))
  }

  func findings(of rule: LintRule) -> [Diagnostic] { findings.filter { $0.code == rule.code } }

  func text(at finding: Diagnostic) -> String? {
    guard let range = finding.range, let line = finding.place?.line else { return nil }
    let start = line.index(line.startIndex, offsetBy: range.start.column - 1)
    return String(line[start...].prefix(range.end.column - range.start.column))
  }

  func fixed() throws -> LintedTheme {
    let edits = findings.compactMap(\.fixes.first).flatMap(\.edits)
    return try LintedTheme(file: file.source.applying(edits))
  }
}
