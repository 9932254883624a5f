import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardStyling
import Testing

@testable import ThemeTools

/// The examples of the documentation are what it says they are.
@Suite struct CodePageTests {

  /// The codes of an example that belong to theme check, or the findings of a rule of lint.
  private static func codes(_ code: String, in example: CodePage.Example) throws -> [String] {
    let file = SourceFile(name: "mine.json", text: example.text)
    guard let rule = LintRule(rawValue: code) else {
      return LintedTheme.checked(file, companions: example.companions).diagnostics.map(\.code)
    }
    let linted = try LintedTheme(file: file, companions: example.companions)
    #expect(linted.file.diagnostics == [])
    return linted.findings(of: rule).map(\.code)
  }

  // Whether a font has a character depends on the machine.
  @Test(arguments: CodePage.themePages.map(\.code).filter { $0 != LintRule.missingGlyph.rawValue })
  func wrongExamplesHaveTheCodeAndRightOnesNone(code: String) throws {
    let page = try CodePage.page(of: code)
    #expect(Set(try Self.codes(code, in: page.wrong)) == [code])
    #expect(try Self.codes(code, in: page.right) == [])
  }

  @Test func everyCodeHasAPage() {
    let codes =
      JSONCode.allCases.map(\.rawValue) + ThemeProblem.allCases.map(\.rawValue)
      + LintRule.allCases.map(\.rawValue)
    #expect(CodePage.themePages.map(\.code).sorted() == Set(codes).sorted())
    #expect(Set(CodePage.all.map(\.code)).count == CodePage.all.count)
    for page in CodePage.all {
      #expect(page.summary.hasSuffix(".") && page.explanation.hasSuffix("."), "\(page.code)")
    }
  }

  @Test func theDocumentIsCurrent() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Themes/CODES.md").standardized
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == CodePage.document(of: CodePage.all), "Themes/CODES.md is stale: make generate")
  }

  @Test(arguments: [("variable-cycel", "variable-cycle"), ("Unknown_Key", nil), ("zzz", "lists")])
  func unknownCodesAreAnsweredWithTheNearest(code: String, answer: String?) {
    do throws(Diagnostics) {
      let page = try CodePage.page(of: code)
      #expect(answer == nil && page.code == "unknown-key")
    } catch {
      #expect(error.list.map(\.code) == ["unknown-code"])
      #expect(error.list[0].message.contains(answer ?? "-"))
    }
  }
}
