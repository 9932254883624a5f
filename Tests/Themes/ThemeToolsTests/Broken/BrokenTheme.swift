import SourceText
import TestSupport
import Testing
import ThemeTools

/// A small theme with one mistake, and what its author is told about it: a row of a table in `Fixtures`.
struct BrokenTheme: Sendable, CustomTestStringConvertible {

  var text: String

  var code: String

  /// The text at the place of the diagnostic, or its line and column where that is empty.
  var place: String

  /// The text with the first fix applied, or `nil` where only the author knows what was meant.
  var fixed: String?

  var files: [String: String]

  var testDescription: String { "\(code) \(text.prefix(120))" }

  private init(_ row: [String]) {
    func whole(_ text: String) -> String {
      switch row[0] {
      case "theme": "{\"formatVersion\": 1, \(text)}"
      case "keys": "{\"formatVersion\": 1, \"buttons\": {\"all\": {\(text)}}}"
      case "rule": "{\"formatVersion\": 1, \"rules\": [\(text)]}"
      default: text
      }
    }
    code = row[1]
    place = row[2]
    text = whole(row[3])
    fixed = row[4] == "?" ? nil : whole(row[4])
    files = row.count > 6 ? [row[5]: row[6]] : [:]
  }

  /// Mistakes that make a theme invalid.
  static let mistakes = Fixtures.rows("mistakes.tsv").map(BrokenTheme.init)

  /// Mistakes of authors who know style sheets, other themes or other programs.
  static let habits = Fixtures.rows("habits.tsv").map(BrokenTheme.init)

  /// Themes that can be drawn, but not as their author wants.
  static let findings = Fixtures.rows("findings.tsv").map(BrokenTheme.init)
}

extension BrokenTheme {

  /// Return the text at the place of a diagnostic, or its line and column if there is none.
  func text(at diagnostic: Diagnostic) -> String? {
    guard let range = diagnostic.range else { return nil }
    let lines = text.split(separator: /\r?\n/, omittingEmptySubsequences: false)
    var characters = ""
    for number in range.start.line...range.end.line {
      let line = lines[number - 1]
      let start = number == range.start.line ? range.start.column - 1 : 0
      let end = number == range.end.line ? range.end.column - 1 : line.count
      characters += (characters.isEmpty ? "" : "\n") + line.prefix(end).dropFirst(start)
    }
    return characters.isEmpty ? "\(range.start.line):\(range.start.column)" : characters
  }

  /// Expect the code, the place and the fix of a theme by its diagnostics, which a function finds.
  func expectDiagnostic(_ diagnostics: (SourceFile) throws -> [Diagnostic]) throws {
    let source = SourceFile(name: "mine.json", text: text)
    let found = try diagnostics(source)
    let all: Comment = "\(Diagnostics(found))"
    let diagnostic = try #require(found.first { $0.code.name == code }, all)
    #expect(text(at: diagnostic) == place, all)
    guard let fixed else { return #expect(diagnostic.fixes.isEmpty, all) }
    let fix = try #require(diagnostic.fixes.first, all)
    #expect(fix.title.first?.isUppercase == true && !fix.title.hasSuffix("."), "\(fix.title)")
    let mended = source.applying(fix.edits)
    #expect(String(decoding: mended.bytes, as: UTF8.self) == fixed)
    let rest = try diagnostics(mended)
    let known = Set(found.map(\.code))
    #expect(rest.count < found.count, "\(Diagnostics(rest))")
    #expect(rest.allSatisfy { known.contains($0.code) }, "\(Diagnostics(rest))")
  }
}
