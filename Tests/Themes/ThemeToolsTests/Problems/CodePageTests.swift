import KeyboardKit
import KeyboardPipeline
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
    let table = try Self.text(of: "Sources/System/SourceText/Diagnostics/DiagnosticCode.swift")
    let names = table.matches(of: /DiagnosticCode\(\s*"([^"\\]+)"/).map { String($0.1) }
    #expect(names.count > 80)
    let statuses = ["error", "failed", "missing", "obsolete"].map { DiagnosticCode.golden($0).name }
    let codes = Set(names + statuses + LintRule.all.map(\.code.name))
    let pages = CodePage.all.map(\.code.name)
    #expect(codes.symmetricDifference(pages) == [] && Set(pages).count == pages.count)
    #expect(pages.count <= 120)
    let areas = Set(pages.map { $0.prefix { $0 != "/" } })
    let introduction = try Self.text(of: "Themes/CODES.md").prefix { $0 != "/" }
    for page in pages {
      #expect(page.wholeMatch(of: /[a-z]+\/[a-z]+(-[a-z]+)*/) != nil, "\(page)")
    }
    for area in areas { #expect(introduction.contains("| `\(area)` |"), "\(area)") }
  }

  /// Suppressions, options and readers may have them.
  @Test func formerCodesHaveOneOfToday() throws {
    let former = try Self.text(of: "Tests/Themes/former-codes.txt").split(separator: "\n")
      .dropFirst().map(String.init)
    #expect(former.count > 200)
    for name in former {
      #expect(CodePage.page(of: CodePage.code(named: name)) != nil, "\(name)")
      #expect(CodePage.all.count { $0.formerNames.contains(name) } == 1, "\(name)")
    }
    for rule in LintRule.all {
      let name = String(rule.code.name.drop { $0 != "/" }.dropFirst())
      #expect(!former.contains(name) || CodePage.code(named: name) == rule.code, "\(name)")
    }
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
    ("scale-range", "cli/out-of-range"), ("unknown-locale", "cli/unknown-name"),
    ("file", "system/unreadable-file"), ("text-contrast", "lint/text-contrast"),
  ])
  func formerCodesAreExplained(name: String, code: String) throws {
    let page = try CodePage.page(named: name)
    #expect(page.code.name == code && page.formerNames.contains(name))
    #expect(page.text.hasPrefix("\(code): \(page.summary)\n\n"))
    #expect(CodePage.document(of: [page]).contains("## \(code)\n\n\(page.summary) "))
  }

  @Test(arguments: [
    ("theme/variable-cycel", "theme/variable-cycle"), ("Theme/Unknown_Key", nil), ("zzz", "lists"),
  ])
  func unknownCodesAreAnsweredWithTheNearest(code: String, answer: String?) {
    do throws(Diagnostics) {
      let page = try CodePage.page(named: code)
      #expect(answer == nil && page.code == .unknownKey)
    } catch {
      #expect(error.list.map(\.code.name) == ["cli/unknown-name"])
      #expect(error.list[0].message.contains(answer ?? "-"))
    }
  }

  private static let board = Scene(size: CGSize(width: 390, height: 264), nodes: [])

  private static func diagnostics(_ count: Int) -> [Diagnostic] {
    let file = SourceFile(name: "mine.json", text: "{\n}\n")
    return (0..<count).map { index in
      Diagnostic(
        severity: index % 2 == 0 ? .warning : .error, code: DiagnosticCode("code-\(index)"),
        message: "Message \(index)", place: file.place(of: 0..<1))
    }
  }

  private static func texts(_ diagnostics: [Diagnostic]) -> [TextRun] {
    ProblemCard(diagnostics).scene(over: board, measuring: .fixedAdvance).nodes.flatMap(texts)
  }

  private static func texts(_ node: Scene.Node) -> [TextRun] {
    switch node {
    case .text(let run): [run]
    case .group(let group): group.nodes.flatMap(texts)
    default: []
    }
  }

  @Test func nothingIsDrawnWithoutProblems() {
    #expect(ProblemCard([]).scene(over: Self.board, measuring: .fixedAdvance) == Self.board)
  }

  @Test func errorsPrecedeWarningsWithTheirPlaces() {
    let texts = Self.texts(Self.diagnostics(2)).map(\.text)
    #expect(
      texts == [
        "mine.json:1:1  error  code-1", "Message 1", "mine.json:1:1  warning  code-0", "Message 0",
      ])
  }

  @Test(arguments: [1, 5, 6, 7, 60])
  func nothingLeavesThePicture(count: Int) {
    let texts = Self.texts(Self.diagnostics(count))
    #expect(texts.allSatisfy { $0.box.minY >= 8 && $0.box.maxY <= 256 })
    let shown = texts.count { $0.text.hasPrefix("Message") }
    #expect(shown == count || texts.last?.text == "… and \(count - shown) more")
  }

  @Test func longMessagesAreWrappedBetweenWords() {
    let message = Array(repeating: "word", count: 40).joined(separator: " ")
    let texts = Self.texts([Diagnostic(code: DiagnosticCode("long"), message: message)])
    #expect(texts.count == 5)
    #expect(texts.dropFirst().map(\.text).joined(separator: " ") == message)
    for run in texts {
      #expect(TextMeasure.fixedAdvance.width(of: run.text, font: run.font) <= 350)
    }
  }
}
