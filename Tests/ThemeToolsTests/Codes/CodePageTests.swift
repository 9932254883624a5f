import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardStyling
import Testing

@testable import ThemeTools

/// The examples of the documentation are what it says they are.
@Suite struct CodePageTests {

  private static func codes(in example: CodePage.Example) -> [String] {
    let files = FileReader(
      file: { _, _ in throw KeyboardTheme.UnavailableFile() },
      companion: { path, _ in
        guard let file = example.companions[path] else { throw KeyboardTheme.UnavailableFile() }
        return file
      })
    let source = SourceFile(name: "mine.json", text: example.text)
    return ThemeFile(source, files: files).diagnostics.map(\.code)
  }

  @Test(arguments: CodePage.all.map(\.code))
  func wrongExamplesHaveTheCodeAndRightOnesNone(code: String) throws {
    let page = try CodePage.page(of: code)
    #expect(Set(Self.codes(in: page.wrong)) == [code])
    #expect(Self.codes(in: page.right) == [])
  }

  @Test func everyCodeHasAPage() {
    let codes = JSONCode.allCases.map(\.rawValue) + ThemeProblem.allCases.map(\.rawValue)
    #expect(CodePage.all.map(\.code) == Set(codes).sorted())
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
