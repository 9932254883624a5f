import Foundation
import KeyboardDocuments
import KeyboardPipeline
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Themes as Swift, whose results in `ExportedThemes` are compiled with these tests.
@Suite struct SwiftExportTests {

  /// The exported themes with their properties: light, and dark if it differs.
  ///
  /// A variation, gradients, and fonts: together they have every kind of value.
  static let themes: [(name: String, light: KeyboardTheme, dark: KeyboardTheme?)] = [
    ("tron:sark", .tronSarkTheme, nil), ("keycap", .keycapTheme, .keycapThemeDark),
    ("terminal", .terminalTheme, nil), ("ink", .inkTheme, .inkThemeDark),
  ]

  private static func export(_ name: String) throws -> ThemeExport {
    try ThemeExport(LoadedTheme(try .builtIn(name)), named: name)
  }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ExportedThemes")
  }

  @Test(arguments: themes.indices)
  func compiledSourceIsTheExport(index: Int) throws {
    let name = Self.themes[index].name
    let file = "\(SwiftLiteral.propertyName(of: name)).swift"
    let compiled = try Data(contentsOf: Self.folder.appending(path: file))
    let text = Conversion.swift(of: try Self.export(name)).text
    #expect(
      Data(text.utf8) == compiled,
      "kbrender theme export \(name) --to swift -o Tests/Themes/ThemeExchangeTests/ExportedThemes/\(file)"
    )
  }

  @Test func everySourceIsCompared() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(
      files.sorted()
        == Self.themes.map { "\(SwiftLiteral.propertyName(of: $0.name)).swift" }.sorted())
  }

  /// Every value that the report names as exact, or as one of two color schemes, is that of the theme.
  @Test(arguments: themes.indices)
  func compiledValuesAreThoseOfTheTheme(index: Int) throws {
    let (name, light, dark) = Self.themes[index]
    let export = try Self.export(name)
    let report = Conversion.swift(of: export).report
    let schemes = report.near.filter { $0.note.hasSuffix("Dark") && !$0.note.contains("even") }
    #expect(schemes.isEmpty == (dark == nil))
    let paths = (report.exact + schemes).map(\.name)
    var count = 0
    for (compiled, isDark) in [(light, false), (dark ?? light, true)] {
      let (before, after) = (
        Self.fields(of: export.theme, isDark: isDark), Self.fields(of: compiled, isDark: isDark)
      )
      for path in paths where before[path] != nil {
        #expect(after[path] == before[path], "\(path)")
        count += 1
      }
      #expect(compiled.name == export.theme.name && compiled.author == export.theme.author)
    }
    #expect(count > 20)
  }

  private static func fields(of theme: KeyboardTheme, isDark: Bool) -> [String: String] {
    var texts: [String: String] = [:]
    func add(_ style: (some LayeredStyle)?, at prefix: String) {
      for (name, text) in style?.fieldTexts(isDark: isDark) ?? [] {
        texts["\(prefix).\(name)"] = text
      }
    }
    for type in KeyboardTheme.ButtonType.allCases {
      add(theme.buttonStyles[type], at: "buttons.\(type.rawValue)")
    }
    add(theme.calloutStyle, at: "callouts")
    add(theme.autocompleteToolbarStyle?.item, at: "toolbar.item")
    add(theme.autocompleteToolbarStyle?.autocorrectItem, at: "toolbar.autocorrectItem")
    add(theme.autocompleteToolbarStyle?.separator, at: "toolbar.separator")
    var board = KeyboardViewStyle()
    board.background = theme.backgroundStyle
    board.foregroundColor = theme.foregroundColor
    for (name, text) in board.fieldTexts(isDark: isDark) { texts[name] = text }
    return texts
  }

  @Test func reportsWhatHasNoPlace() throws {
    let report = Conversion.swift(of: try Self.export("atelier")).report
    let missing = report.missing.map(\.name)
    for name in ["rules for key", "variables", "buttons.input.pressed"] {
      #expect(missing.contains(name), "\(missing)")
    }
    let tron = Conversion.swift(of: try Self.export("tron")).report
    #expect(tron.missing.contains { $0.name == "variations.sark" })
    let plankton = try Self.export("plankton")
    for report in [Conversion.swift(of: plankton).report, Conversion.tokens(of: plankton).report] {
      for name in ["buttons.input.transition", "buttons.primary.animation", "callouts.transition"] {
        #expect(report.missing.contains { $0.name == name }, "\(report.missing.map(\.name))")
      }
    }
  }

  @Test(arguments: [
    ("tron:sark", "tronSarkTheme"), ("Night-Garden", "nightGardenTheme"),
    ("2cool", "custom2coolTheme"),
    ("é", "customTheme"), ("", "customTheme"), ("default", "defaultTheme"),
  ])
  func propertyNamesAreIdentifiers(identifier: String, name: String) {
    #expect(SwiftLiteral.propertyName(of: identifier) == name)
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("\\(x)", #""\\(x)""#),
    ("a\nb\u{2028}", #""a\u{a}b\u{2028}""#),
  ])
  func textsAreLiterals(text: String, literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }
}
