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
  @Test(arguments: CodePage.themePages.map(\.code).filter { LintRule(rawValue: $0) == nil })
  func wrongExamplesHaveTheCodeAndRightOnesNone(code: String) throws {
    let page = try CodePage.page(of: code)
    let examples: [(CodePage.Example, Set<String>)] = [(page.wrong, [code]), (page.right, [])]
    for (example, codes) in examples {
      let file = SourceFile(name: "mine.json", text: example.text)
      let checked = LintedTheme.checked(file, companions: example.companions)
      #expect(Set(checked.diagnostics.map(\.code)) == codes)
    }
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
