import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardStyling
import Testing

@testable import ThemeTools

/// The examples of the documentation are what it says they are.
@Suite struct CodePageTests {

  // Those of rules are linted by `CleanThemeTests`.
  @Test(arguments: CodePage.themePages.map(\.code).filter { !LintRule.codes.contains($0) })
  func wrongExamplesHaveTheCodeAndRightOnesNone(code: DiagnosticCode) throws {
    let page = try CodePage.page(of: code.name)
    for (example, codes) in [(page.wrong, [code]), (page.right, [])] {
      let example = try #require(example)
      let file = SourceFile(name: "mine.json", text: example.text)
      let checked = LintedTheme.checked(file, companions: example.companions)
      #expect(Set(checked.diagnostics.map(\.code)) == Set(codes))
    }
  }

  /// The text of a file of the package.
  private static func text(of path: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../../../\(path)").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func everyCodeHasAPage() throws {
    let table = try Self.text(
      of: "Sources/Data/KeyboardDocuments/Diagnostics/DiagnosticCode+Table.swift")
    let names = table.matches(of: /DiagnosticCode\(\s*"([^"]+)"/).map { String($0.1) }
    #expect(names.count > 100)
    let codes = names + LintRule.all.map(\.code.name)
    let alone = CodePage.all.filter(\.variants.isEmpty).map(\.code.name)
    #expect(Set(codes).subtracting(alone) == [] && Set(alone).subtracting(codes) == [])
    #expect(Set(CodePage.codes.map(\.name)).count == CodePage.codes.count)
    for page in CodePage.all {
      #expect(
        page.code.summary.hasSuffix(".") && page.explanation.hasSuffix("."), "\(page.code)")
    }
  }

  @Test func theDocumentIsCurrent() throws {
    let kept = try Self.text(of: "Themes/CODES.md")
    #expect(kept == CodePage.document(of: CodePage.all), "Themes/CODES.md is stale: make generate")
  }

  @Test(arguments: [("variable-cycel", "variable-cycle"), ("Unknown_Key", nil), ("zzz", "lists")])
  func unknownCodesAreAnsweredWithTheNearest(code: String, answer: String?) {
    do throws(Diagnostics) {
      let page = try CodePage.page(of: code)
      #expect(answer == nil && page.code == .unknownKey)
    } catch {
      #expect(error.list.map(\.code.name) == ["unknown-code"])
      #expect(error.list[0].message.contains(answer ?? "-"))
    }
  }
}
