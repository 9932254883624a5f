import KeyboardKit
import Testing
import ThemeTools

@Suite struct VariableIndexTests {

  static let text = """
    {"formatVersion": 1,
     "variables": {"$type": "color", "ink": {"$value": "mix({accent}, black)"},
      "palette": {"accent": "#123", "pair": {"light": "{ink}", "dark": "{x"}}},
     "buttons": {"all": {"foregroundColor": "{ink}", "x-note": "{none}"}},
     "variations": {"night": {"variables": {"ink": "white"}, "background": "{palette.accent}"}}}
    """

  private func index(_ text: String) -> VariableIndex {
    VariableIndex(JSONSyntax(SourceFile(name: "mine.json", text: text), options: ThemeLimits.json))
  }

  @Test func variablesHaveTheirDefinitions() {
    let found = index(Self.text).definitions
    #expect(found.map(\.path) == ["ink", "palette", "palette.accent", "palette.pair", "ink"])
    #expect(found.map(\.isGroup) == [false, true, false, false, false])
    #expect(found.map(\.isDefault) == [true, true, true, true, false])
  }

  @Test func usesKnowTheVariablesTheyAreIn() {
    let found = index(Self.text).references
    #expect(found.map(\.path) == ["accent", "ink", "ink", "palette.accent"])
    #expect(found.map(\.definition) == ["ink", "palette.pair", nil, nil])
    for use in found {
      #expect(String(decoding: Array(Self.text.utf8)[use.span], as: UTF8.self) == use.path)
    }
  }

  @Test func unfinishedTextsHaveAnIndex() {
    let found = index(#"{"variables": {"ink": "{paper}", "paper": }, "background": "{ink}"#)
    #expect(found.definitions.map(\.path) == ["ink", "paper"])
    #expect(found.references.map(\.path).first == "paper")
  }
}
