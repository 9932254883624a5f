import KeyboardDocuments
import KeyboardStyling
import Testing

/// The remedies in the messages about theme files, and the places that they name.
@Suite struct ThemeMessageTests {

  private func problems(_ text: String) -> [Diagnostic] {
    do {
      return try KeyboardTheme.decode(SourceFile(name: "theme.json", text: text)).warnings
    } catch {
      return error.list
    }
  }

  /// Members of a theme, and a part of the message or hint.
  static let messages: [(String, String)] = [
    (#""buttons": {"all": {"cornerRadius": "9px"}}"#, "Write 9."),
    (#""buttons": {"all": {"cornerRadius": "9"}}"#, "Write 9."),
    (#""background": {"angle": "90deg", "stops": ["red", "blue"]}"#, "Write 90."),
    (#""foregroundColor": "darken(red 10%)""#, "A comma is missing"),
    (
      #""background": {"gradient": ["red", "blue"], "stops": ["red", "blue"]}"#,
      "can’t be combined"
    ),
    (#""rules": [{"match": "enter", "cornerRadius": 1}]"#, "“return”"),
    (#""background": {"image": "https://a.b/c.png"}"#, "Copy the file beside the theme"),
    (#""background": {"image": "/tmp/c.png"}"#, "Copy the file beside the theme"),
    (#""background": {"image": "../c.png"}"#, "Copy the file beside the theme"),
    (#""background": {"image": "c.png"}"#, "“./c.png”"),
    (#""name": "a\u0001""#, "U+0001"),
  ]

  @Test(arguments: messages)
  func remediesAreTold(members: String, part: String) {
    let problems = problems("{\"formatVersion\": 1, \(members)}")
    #expect(problems.count == 1)
    let texts = problems.flatMap { [$0.message] + $0.hints }
    #expect(texts.contains { $0.contains(part) }, "\(texts)")
  }

  @Test func quotesAroundTheVersionAreTold() {
    let hints = problems(#"{"formatVersion": "1.0"}"#).flatMap(\.hints)
    #expect(hints.contains { $0.contains("quotes") })
  }

  @Test func unclosedBracketIsToldByItsIndentation() {
    let text = """
      {
        "formatVersion": 1,
        "buttons": {
          "all": {
            "cornerRadius": 3
        },
        "name": "x"
      }
      """
    let related = problems(text).flatMap(\.related)
    #expect(related.map(\.place.range?.start.line) == [4])
  }

  @Test func variablesOfTheWrongKindAreToldAtTheirUse() {
    let own = problems(
      #"{"formatVersion": 1, "variables": {"a": [1]},"# + "\n"
        + #""buttons": {"all": {"cornerRadius": "{a}"}}, "foregroundColor": "{a}"}"#)
    #expect(own.map(\.range?.start.line) == [2, 2] && own.allSatisfy { $0.related.count == 1 })
    let base = problems(
      #"{"formatVersion": 1, "extends": "tron", "buttons": {"all": {"cornerRadius": "{tint}"}}}"#)
    #expect(base.map(\.file) == ["theme.json"] && base.allSatisfy { $0.related.isEmpty })
  }

  @Test func headersAreNotInherited() throws {
    let text = #"{"formatVersion": 1, "extends": "tron:sark"}"#
    let theme = try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: text))
    #expect(theme.license == nil && theme.author == nil)
    #expect(theme.collectionName.isEmpty && theme.name.isEmpty)
    let plain = text.replacing(":sark", with: "")
    let varied = try KeyboardTheme(
      decoding: SourceFile(name: "theme.json", text: plain), variation: "sark")
    #expect(varied.license == nil && varied.name.lowercased().contains("sark"))
  }

  @Test func columnsOfServicesCountCodePoints() {
    let text = "{\"formatVersion\": 1, \"name\": \"e\u{301}\u{301}\", \"foregroundColor\": \"nvy\"}"
    let problems = problems(text)
    let sarif = DiagnosticPrinter(format: .sarif).text(for: problems)
    #expect(problems.first?.range?.start.column == 55)
    #expect(sarif.contains("\"startColumn\": 57, \"endLine\": 1, \"endColumn\": 60"), "\(sarif)")
  }

  @Test func messagesAreBounded() {
    let key = String(repeating: "k", count: 60_000)
    let accents = "e" + String(repeating: "\u{301}", count: 30_000)
    for name in [key, accents] {
      let found = problems(
        #"{"formatVersion": 1, "\#(name)": 1, "extends": "\#(name)", "name": "\#(name)"}"#)
      let text = DiagnosticPrinter(format: .human).text(for: found)
      #expect(!found.isEmpty && text.utf8.count < 8000)
    }
  }
}
