import SourceText
import Testing

@testable import generate

/// The rules by which names and texts are made.
@Suite struct GeneratedTextTests {

  @Test(arguments: [
    ("nightGarden", "nightGarden", "NightGarden"), ("night-garden", "nightGarden", "NightGarden"),
    ("default", "`default`", "Default"), ("french_canada", "french_canada", "French_canada"),
    ("80s", "_80s", "_80s"),
  ])
  func names(name: String, member: String, type: String) {
    #expect(SwiftText.member(name) == member)
    #expect(SwiftText.type(name) == type)
  }

  @Test func longTextsAreBroken() {
    let name = String(repeating: "x", count: 60)
    let text = SwiftText.declaration("A b.", "var \(name): Int", "get { \(name) }")
    #expect(text == "/// A b.\nvar \(name): Int {\n  get { \(name) }\n}")
    #expect(SwiftText.declaration("A b.", "var x: Int", "1") == "/// A b.\nvar x: Int { 1 }")
    #expect(SwiftText.list([".a", ".b"]) == "[.a, .b]")
    #expect(SwiftText.list([".\(name)", ".\(name)"]) == "[\n    .\(name),\n    .\(name),\n  ]")
    let lines = SwiftText.comment("\(name) \(name)").split(separator: "\n")
    #expect(lines == ["/// \(name)", "/// \(name)"])
    #expect(SwiftText.literal("a\"\\\nb") == "\"a\\\"\\\\ b\"")
  }

  @Test(arguments: [
    ("Portuguese (Brazil)", "portuguese_brazil", "PortugueseBrazil", "portugueseBrazil"),
    ("Norwegian Bokmål", "norwegian_bokmal", "NorwegianBokmal", "norwegianBokmal"),
  ])
  func localeNames(name: String, swift: String, type: String, member: String) throws {
    let locale = try LocaleFile(
      SourceFile(name: "Locales/xx.json", text: "{\"englishName\": \"\(name)\"}"))
    #expect(locale.identifier == "xx" && locale.flag == "🏳️" && !locale.isRightToLeft)
    #expect(locale.swiftName == swift && locale.listName == name)
    #expect(locale.typeName == type && locale.memberName == member)
  }

  @Test func listsAreSorted() throws {
    let locales = ["sw": "swahili", "sv": "svenska", "en": "zz"].map { identifier, name in
      SourceFile(name: "\(identifier).json", text: "{\"sortName\": \"\(name)\"}")
    }
    #expect(try LocaleFile.sorted(locales).map(\.identifier) == ["en", "sv", "sw"])
    let themes = ["a": "", "b": "\"x-order\": 2", "c": "\"x-olderNameOf\": \"a\"", "d": ""]
      .map { SourceFile(name: "Themes/\($0).json", text: "{\($1)}") }
    #expect(try ThemeFile.sorted(themes).map(\.identifier) == ["b", "a", "d", "c"])
  }

  @Test func theDefaultVariationComesFirst() throws {
    let text = """
      {"$description": "Dark. And more.", "variations": {"a": {"buttons": {}}, "b": {"name": "B"}}}
      """
    let theme = try ThemeFile(SourceFile(name: "x.json", text: text))
    #expect(theme.defaultReference == "x:b" && theme.variations.map(\.key) == ["b", "a"])
    #expect(theme.summary == "Dark.")
    let described = #"{"$description": "Old.", "description": "New. And more."}"#
    #expect(try ThemeFile(SourceFile(name: "x.json", text: described)).summary == "New.")
  }

  @Test func combinationsOfChoicesHaveNames() throws {
    let text = """
      {"name": "X", "variations": {"night": {"name": "Night", "buttons": {}}}, "axes": {
        "accent": {"blue": {"name": "Blue"}, "hot-pink": {"name": "Hot Pink", "buttons": {}}},
        "density": {"tight": {"buttons": {}}}}}
      """
    let theme = try ThemeFile(SourceFile(name: "x.json", text: text))
    #expect(theme.defaultReference == "x" && theme.variations.allSatisfy { !$0.isDefault })
    #expect(
      theme.variations.map(\.key) == [
        "night", "hot-pink", "night+hot-pink", "tight", "night+tight", "hot-pink+tight",
        "night+hot-pink+tight",
      ])
    #expect(theme.variations.last?.name == "Night, Hot Pink, tight")
    let styles = ThemeSources(themes: [theme]).files.map(\.text).joined()
    #expect(styles.contains("public static var nightHotPinkTight: Self"))
    let look = "\"night+hot-pink+tight\", name: \"Night, Hot Pink, tight\""
    #expect(styles.contains(".variation(\(look))"))
  }
}
