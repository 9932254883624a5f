import Foundation
import TestSupport
import Testing

/// `theme check` as scripts see it.
@Suite struct ThemeLintCommandTests: ProgramSuite {

  private static let faint = """
    {"formatVersion": 1, "buttons": {"all": {"backgroundColor": "white", "foregroundColor": "#ccc"}}}
    """

  private static let faintInTheDark = """
    {"formatVersion": 1, "buttons": {"all": {"backgroundColor": "white", "foregroundColor": "black"}},
     "rules": [{"match": {"colorScheme": "dark"}, "foregroundColor": "#ccc"}]}
    """

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(["faint.json": Self.faint, "dark.json": Self.faintInTheDark])
    return folder
  }

  @Test(
    arguments: [
      ("dark.json", 1), ("dark.json --on dark", 1), ("dark.json --on ipad,light,de", 0),
      ("faint.json", 1), ("tron:sark", 0), ("ink", 0), ("ink ./faint.json", 1),
      ("faint.json --allow lint/text-contrast --allow lint/icon-contrast", 0),
      ("faint.json --allow lint/text-contrast --allow lint/icon-contrast --deny text-contrast", 1),
    ] as [(String, Int32)])
  func exitCodeTellsErrors(arguments: String, code: Int32) throws {
    let run = try run("theme check \(arguments)", in: folder())
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(run.text.isEmpty)
  }

  @Test(arguments: [
    ("faint.json --allow lint/text-contrat", ["cli/unknown-name", "“lint/text-contrast”"]),
    ("faint.json --deny nope", ["cli/unknown-name"]),
    ("faint.json --on drak", ["cli/unknown-name", "“dark”"]),
    ("faint.json --on landscape", ["cli/unknown-name", "“landscape”"]),
    ("faint.json --wcag AB", ["cli/unknown-name", "“AA”"]),
    ("trom", ["theme/unknown-name", "“tron”"]), ("tron:srak", ["sark"]),
    ("missing.json", ["missing.json"]),
  ])
  func unknownNamesAreAnswered(arguments: String, words: [String]) throws {
    let run = try run("theme check \(arguments)", in: folder())
    #expect(run.exitCode == 2)
    for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
  }

  @Test func findingsArePrintedAsJSON() throws {
    let run = try run("theme check faint.json --output-format json", in: folder())
    #expect(run.exitCode == 1 && run.errors.isEmpty)
    let findings = try #require(run.object?["diagnostics"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["code"] as? String == "lint/text-contrast" })
    #expect(finding["line"] as? Int == 1 && (finding["measured"] as? Double ?? 9) < 3)
    #expect((finding["fixes"] as? [Any])?.count == 1)
  }

  @Test func sameFileHasTheSameFindings() throws {
    let folder = try folder()
    let texts = try (0..<2).map { _ in
      try run("theme check faint.json --output-format json", in: folder).text
    }
    #expect(texts[0] == texts[1])
  }
}
