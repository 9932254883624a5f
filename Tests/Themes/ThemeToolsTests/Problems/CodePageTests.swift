import Foundation
import KeyboardKit
import KeyboardPipeline
import KeyboardStyling
import SourceText
import TestSupport
import Testing

@testable import ThemeTools

/// The examples of the documentation are what it says they are.
@Suite struct CodePageTests {

  // Those of rules are linted by `CleanThemeTests`, and commands run by `CommandCodeTests`.
  @Test(
    arguments: CodePage.all.filter {
      $0.wrong?.language == "jsonc" && !LintRule.codes.contains($0.code)
    }.map(\.code))
  func wrongExamplesHaveTheCodeAndRightOnesNone(code: DiagnosticCode) throws {
    let page = try #require(CodePage.page(of: code))
    for (example, codes) in [(page.wrong, [code]), (page.right, [])] {
      let files = ExampleFiles(try #require(example).listing)
      let companions = files.companions.map { ($0, SourceFile(name: $0, text: $1)) }
      let checked = LintedTheme.checked(
        SourceFile(name: "mine.json", text: files.text),
        companions: Dictionary(uniqueKeysWithValues: companions))
      #expect(Set(checked.diagnostics.map(\.code)) == Set(codes))
    }
  }

  private static func text(of path: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../../../\(path)").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func everyCodeHasAPage() throws {
    let table = try Self.text(
      of: "Sources/System/SourceText/Diagnostics/DiagnosticCode.swift")
    let names = table.matches(of: /DiagnosticCode\(\s*"([^"\\]+)"/).map { String($0.1) }
    #expect(names.count > 100)
    let codes = names + LintRule.all.map(\.code.name)
    let alone = CodePage.all.filter(\.variants.isEmpty).map(\.code.name)
    #expect(Set(codes).subtracting(alone) == [] && Set(alone).subtracting(codes) == [])
    #expect(Set(CodePage.codes.map(\.name)).count == CodePage.codes.count)
  }

  @Test func everySectionIsAPage() throws {
    let document = try Self.text(of: "Themes/CODES.md")
    #expect(CodePage.document(of: CodePage.all) == document)
    let names = document.matches(of: /(?m)^## (.+)$/).map { String($0.1) }
    #expect(CodePage.all.map(\.code.name) == names && names == names.sorted())
    for page in CodePage.all {
      #expect(page.explanation.hasSuffix("."), "\(page.code)")
      #expect((page.wrong == nil) == (page.right == nil), "\(page.code)")
    }
  }

  @Test(arguments: [
    ("scale-range", "A number out of the range of --scale."),
    ("toolbar-height-range", "A number out of the range of --toolbar-height."),
    ("unknown-locale", "A locale that is not known."),
    ("unknown-emoji-category", "An emoji category that is not known."),
    ("golden-missing", "A golden that is missing."),
  ])
  func codesThatShareAPageHaveOneOfTheirOwn(name: String, summary: String) throws {
    let page = try CodePage.page(named: name)
    #expect(page.code.name == name && page.summary == summary && page.variants.count > 3)
    #expect(page.text.hasPrefix("\(name): \(summary)\n\n"))
    #expect(CodePage.document(of: [page]).contains("## \(name)\n\n\(summary) "))
  }

  @Test(arguments: [("variable-cycel", "variable-cycle"), ("Unknown_Key", nil), ("zzz", "lists")])
  func unknownCodesAreAnsweredWithTheNearest(code: String, answer: String?) {
    do throws(Diagnostics) {
      let page = try CodePage.page(named: code)
      #expect(answer == nil && page.code == .unknownKey)
    } catch {
      #expect(error.list.map(\.code.name) == ["unknown-code"])
      #expect(error.list[0].message.contains(answer ?? "-"))
    }
  }
}
