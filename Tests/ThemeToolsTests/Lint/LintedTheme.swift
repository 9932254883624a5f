import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import ThemeTools

/// A theme in memory, and what lint says about it.
struct LintedTheme {

  let file: ThemeFile
  let findings: [Diagnostic]

  private static let noFiles = FileReader(
    file: { _, _ in throw KeyboardTheme.UnavailableFile() },
    companion: { _, _ in throw KeyboardTheme.UnavailableFile() })

  /// A renderer of all tests, which knows the glyphs after the first one.
  private static let renderer = Result { try KeyboardRenderer() }

  /// Lint the members of a theme, without the braces around them.
  init(_ members: String, policy: LintPolicy = LintPolicy()) throws {
    try self.init(
      file: SourceFile(name: "mine.json", text: "{\"formatVersion\": 1, \(members)}"),
      policy: policy)
  }

  /// Lint a file.
  init(file source: SourceFile, policy: LintPolicy = LintPolicy()) throws {
    file = ThemeFile(source, files: Self.noFiles)
    findings = try ThemeLint(
      file, policy: policy, files: Self.noFiles,
      pipeline: RenderPipeline(files: Self.noFiles) { try Self.renderer.get() }
    ).findings
  }

  /// The findings of a rule.
  func findings(of rule: LintRule) -> [Diagnostic] { findings.filter { $0.code == rule.rawValue } }

  /// Return the text at the place of a finding.
  func text(at finding: Diagnostic) -> String? {
    guard let range = finding.range, let line = finding.place?.line else { return nil }
    let start = line.index(line.startIndex, offsetBy: range.start.column - 1)
    return String(line[start...].prefix(range.end.column - range.start.column))
  }

  /// Lint the file with the first fix of each finding applied.
  func fixed() throws -> LintedTheme {
    let edits = findings.compactMap(\.fixes.first).flatMap(\.edits)
    return try LintedTheme(file: file.source.applying(edits))
  }
}
