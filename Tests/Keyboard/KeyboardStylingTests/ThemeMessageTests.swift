import KeyboardKit
import Testing

@Suite struct ThemeMessageTests {

  /// Members of a theme, a part of the message, and one of the hint.
  static let messages: [(members: String, message: String, hint: String)] = [
    (#""buttons": {"all": {"cornerRadius": "9px"}}"#, "must be a number", "Write 9."),
    (#""buttons": {"all": {"cornerRadius": "120%"}}"#, "from 0% to 100%", "\"50%\""),
    (#""buttons": {"all": {"cornerRadius": "9"}}"#, "must be a number", "Write 9."),
    (#""background": {"angle": "90deg", "stops": ["red", "blue"]}"#, "angle", "Write 90."),
    (#""buttons": {"all": {"borderEdges": "9px"}}"#, "must be a number", "Write 9."),
    (#""buttons": {"all": {"font": "9px"}}"#, "font", "Write 9."),
    (#""buttons": {"all": {"fontWeight": "700"}}"#, "fontWeight", "Write 700."),
    (#""callouts": {"offset": ["9px", 3]}"#, "offset", "Write 9."),
    (
      #""variables": {"accent": "red"}, "foregroundColor": "darken({accent} 10%)""#,
      "A comma is missing", "darken({accent}, 10%)"
    ),
    (
      #""background": {"gradient": ["red", "blue"], "stops": ["red", "blue"]}"#,
      "“gradient” and “stops” of background can't be combined", "as a layer"
    ),
    (
      #""rules": [{"match": "enter", "cornerRadius": 1}]"#, "There is no action “enter”",
      "“return”"
    ),
    (
      #""rules": [{"match": {"action": "enter"}, "cornerRadius": 1}]"#, "no action “enter”",
      "“return”"
    ),
    (#""background": {"image": "https://a.b/c.png"}"#, "path", "Copy the file beside the theme"),
    (#""background": {"image": "/tmp/c.png"}"#, "path", "Copy the file beside the theme"),
    (#""background": {"image": "../c.png"}"#, "path", "Copy the file beside the theme"),
    (#""background": {"image": {"file": "./../c.png"}}"#, "path", "Copy the file beside the theme"),
    (#""extends": "../base.json""#, "path", "Copy the file beside the theme"),
    (#""background": {"image": "c.png"}"#, "path", "“./c.png”"),
    (#""name": "a\u0001""#, "U+0001", ""),
  ]

  @Test(arguments: messages)
  func remediesAreTold(members: String, message: String, hint: String) {
    let problems = problems("{\"formatVersion\": 1, \(members)}")
    #expect(problems.count == 1, "\(problems)")
    let first = problems.first
    #expect(first?.message.contains(message) == true, "\(problems)")
    #expect(hint.isEmpty || first?.hints.contains { $0.contains(hint) } == true, "\(problems)")
  }

  @Test func tooLargePicturesAreToldWithTheLimit() throws {
    // The header of a picture with 5000 × 4000 pixels.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
      0x13,
      0x88, 0, 0, 0x0F, 0xA0, 8, 2, 0, 0, 0, 0, 0, 0, 0,
    ]
    let text = #"{"formatVersion": 1, "background": {"image": "./a.png"}}"#
    for (bytes, part) in [
      (header, "5000×4000 pixels, which is more than 16 million"),
      ([UInt8](repeating: 0, count: 9 << 20), "more than 8 MB"),
    ] {
      let error = #expect(throws: Diagnostics.self) {
        try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: text)) {
          SourceFile(name: $0, bytes: bytes)
        }
      }
      #expect(error?.list.first?.message.contains(part) == true, "\(error?.list ?? [])")
    }
  }

  @Test func quotesAroundTheVersionAreTold() {
    let hints = problems(#"{"formatVersion": "1.0"}"#).flatMap(\.hints)
    #expect(hints == ["Write \"formatVersion\": 1 without the quotes around 1."])
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
    #expect(theme.license == nil && theme.author == nil && theme.about == nil)
    #expect(theme.collectionName.isEmpty && theme.name.isEmpty)
    let plain = text.replacing(":sark", with: "")
    let varied = try KeyboardTheme(
      decoding: SourceFile(name: "theme.json", text: plain), variation: "sark")
    #expect(varied.license == nil && varied.name.lowercased().contains("sark"))
    #expect(theme.identifier == nil && varied.identifier == "theme.json:sark")
    let own = plain.replacing("1,", with: #"1, "id": "mine","#)
    let named = try KeyboardTheme(
      decoding: SourceFile(name: "theme.json", text: own), variation: "sark")
    #expect(named.identifier == "mine:sark" && !named.isPredefined)
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
