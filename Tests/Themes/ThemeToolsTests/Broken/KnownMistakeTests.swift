import SourceText
import TestSupport
import Testing
import ThemeTools

/// Typical mistakes of authors who know CSS, KeyboardKit, Figma or VS Code: the fix that they are offered, and
/// whether it may be applied unseen.
@Suite struct KnownMistakeTests {

  /// A row of `known-mistakes.tsv`.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let written: String

    /// Whether the fix is safe; a hint where only the author knows what was meant.
    let fix: String

    /// The text with the fix, or a part of the hint.
    let answer: String
    let rest: String

    var testDescription: String { written }

    init(_ row: [String]) {
      (kind, written, fix, answer) = (row[0], row[1], row[2], row[3])
      rest = row.count > 4 ? row[4] : ""
    }

    func text(_ part: String) -> String {
      switch kind {
      case "file": part
      case "theme": "{\"formatVersion\": 1, \(part)}"
      case "rule": "{\"formatVersion\": 1, \"rules\": [{\(part)}]}"
      case "match": "{\"formatVersion\": 1, \"rules\": [{\"cornerRadius\": 1, \"match\": \(part)}]}"
      case "keys": "{\"formatVersion\": 1, \(Row.variables), \"buttons\": {\"all\": {\(part)}}}"
      default: "{\"formatVersion\": 1, \"buttons\": {\"all\": {\"\(kind)\": {\(part)\(rest)}}}}"
      }
    }

    private static let variables =
      "\"variables\": {\"accent\": \"#a03\", \"r\": 4, \"size\": {\"gap\": 3}}"
  }

  static let rows = Fixtures.rows("known-mistakes.tsv").map(Row.init)

  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>"

  private static func problems(_ text: String) -> [Diagnostic] {
    ThemeFile(
      SourceFile(name: "mine.json", text: text),
      files: KeyboardExplainerTests.reader(["a.svg": drawing, "./a.svg": drawing])
    ).diagnostics.filter { $0.severity == .error }
  }

  @Test(arguments: rows)
  func mistakesHaveTheRightFix(row: Row) throws {
    let text = row.text(row.written)
    let problems = Self.problems(text)
    let all: Comment = "\(Diagnostics(problems))"
    let problem = try #require(problems.first, all)
    guard row.fix != "hint" else {
      #expect(problems.allSatisfy { $0.fixes.isEmpty }, all)
      #expect(problem.hints.contains { $0.contains(row.answer) }, all)
      return
    }
    let fix = try #require(problem.fixes.first, all)
    let mended = SourceFile(name: "mine.json", text: text).applying(fix.edits)
    let fixed = row.text(row.answer)
    #expect(String(decoding: mended.bytes, as: UTF8.self) == fixed, all)
    #expect(row.fix == (fix.isSafe ? "safe" : "unsafe"), all)
    #expect(Self.problems(fixed).isEmpty, "\(Diagnostics(Self.problems(fixed)))")
  }

  @Test func mistakesAreMany() { #expect(Self.rows.count >= 193) }

  /// All mistakes of a file are fixed at once, though each of them hides others.
  @Test func safeFixesAreAppliedTogether() throws {
    let text = ##"""
      {
        "formatVersion": 1
        "backgroundColor": "fff",
        "buttons": { "all": { "border-radius": "8px", "color": "ff0000" } }
      }
      """##
    func fixes(includingUnsafe: Bool) -> LintFixes {
      LintFixes(SourceFile(name: "mine.json", text: text), includingUnsafe: includingUnsafe) {
        Self.problems(String(decoding: $0.bytes, as: UTF8.self))
      }
    }
    let safe = fixes(includingUnsafe: false)
    #expect(
      String(decoding: safe.file.bytes, as: UTF8.self) == ##"""
        {
          "formatVersion": 1,
          "background": "#fff",
          "buttons": { "all": { "cornerRadius": 8, "color": "ff0000" } }
        }
        """##)
    #expect(safe.findings.map(\.code.name) == ["theme/unknown-key"])
    #expect(fixes(includingUnsafe: true).findings.isEmpty)
    let difference = SourceFile(name: "mine.json", text: text).unifiedDifference(to: safe.file)
    #expect(
      difference.hasPrefix(
        "--- mine.json\n+++ mine.json\n@@ -1,5 +1,5 @@\n {\n-  \"formatVersion\": 1\n"))
  }

  @Test(arguments: BrokenTheme.mistakes)
  func checkTellsCodePlaceAndFix(theme: BrokenTheme) throws {
    try theme.expectDiagnostic {
      ThemeFile($0, files: KeyboardExplainerTests.reader(theme.files)).diagnostics
    }
  }

  @Test(arguments: BrokenTheme.habits)
  func habitsHaveTheirPlaceAndAFixThatDraws(theme: BrokenTheme) throws {
    let reader = KeyboardExplainerTests.reader(theme.files)
    try theme.expectDiagnostic { ThemeFile($0, files: reader).diagnostics }
    guard let fixed = theme.fixed else { return }
    let mended = ThemeFile(SourceFile(name: "mine.json", text: fixed), files: reader)
    #expect(mended.theme != nil, "\(Diagnostics(mended.diagnostics))")
  }

  @Test func checkTellsWhatIsWrongWithSuppressions() {
    let text = #"{"formatVersion": 1, "x-lint": {"alow": [], "allow": [{"code": "none"}]}}"#
    let file = ThemeFile(
      SourceFile(name: "mine.json", text: text), files: KeyboardExplainerTests.reader())
    #expect(file.diagnostics.isEmpty)
    #expect(
      file.problems.map(\.code.name) == ["lint/invalid-suppression", "lint/invalid-suppression"])
  }

  @Test(arguments: BrokenTheme.findings)
  func lintTellsCodePlaceAndFix(theme: BrokenTheme) throws {
    try theme.expectDiagnostic { try LintedTheme(file: $0).findings }
  }

  @Test func brokenThemesAreMany() {
    let all = BrokenTheme.mistakes + BrokenTheme.findings
    #expect(all.count >= 128)
    #expect(BrokenTheme.habits.count >= 160)
    #expect(BrokenTheme.habits.count { $0.fixed != nil } >= 152)
    #expect(Set(BrokenTheme.habits.map(\.text)).count == BrokenTheme.habits.count)
    #expect(Set(all.map(\.text)).count == all.count)
  }
}
