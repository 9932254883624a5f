import KeyboardKit
import KeyboardPipeline
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

@Suite struct TokenRoundTripTests {

  /// The looks that an export can name: without combinations of axes, which are many.
  static let looks = ((try? KeyboardTheme.builtInLooks) ?? []).filter { !$0.contains("+") }

  private static func export(_ name: String) throws -> ThemeExport {
    try ThemeExport(LoadedTheme(try .builtIn(name)), named: name)
  }

  @Test func coversAllThemes() {
    #expect(Self.looks.count > 50)
    #expect(Set(Self.looks.map { ThemeName($0).theme }).count > 15)
  }

  @Test(arguments: looks)
  func keepsColorsNumbersAndFonts(look: String) throws {
    let export = try Self.export(look)
    let tokens = Conversion.tokens(of: export)
    let file = SourceFile(name: "a.tokens.json", text: tokens.text)
    let imported = try Conversion.theme(fromTokens: ImportSource(file))
    let (theme, warnings) = try KeyboardTheme.decode(
      SourceFile(name: "a.json", text: imported.text))
    #expect(warnings.isEmpty)
    #expect(imported.report.missing.isEmpty && imported.report.near.isEmpty)
    #expect(theme.identifier == export.theme.identifier && theme.name == export.theme.name)

    let missing = tokens.report.missing.map(\.name)
    let (before, after) = (Self.fields(of: export.theme), Self.fields(of: theme))
    #expect(!before.isEmpty || look == "standard")
    for (path, text) in before where !missing.contains(where: { $0.hasPrefix(path) }) {
      #expect(after[path] == text, "\(path)")
    }
    #expect(Set(after.keys).isSubset(of: before.keys))
  }

  @Test(arguments: looks)
  func keepsVariables(look: String) throws {
    let export = try Self.export(look)
    let tokens = Conversion.tokens(of: export)
    let imported = try Conversion.theme(
      fromTokens: ImportSource(SourceFile(name: "a.tokens.json", text: tokens.text)))
    let variables = try KeyboardTheme.variables(
      of: SourceFile(name: "a.json", text: imported.text), variation: nil,
      resolving: { _ in throw KeyboardTheme.UnavailableFile() })
    let kept = export.variables.filter { TokenText($0.value) != nil }
    #expect(variables.map(\.path) == kept.map(\.path))
    #expect(variables.map(\.alias) == kept.map(\.alias))
    for (variable, original) in zip(variables, kept) {
      switch (variable.value, original.value) {
      case (.color(let color), .color(let other)): #expect(color == other)
      case (.number(let number), .number(let other)): #expect(number == other)
      case (.font(let font), .font(let other)): #expect(font == other)
      case (.background(let background), .background(let other)): #expect(background == other)
      case (.color(let color), .background(let other)): #expect(.color(color) == other)
      default: Issue.record("\(original.path) has another type")
      }
    }
  }

  @Test func exportsAreReproducible() throws {
    let export = try Self.export("crayon")
    #expect(Conversion.tokens(of: export) == Conversion.tokens(of: export))
  }

  /// The texts of all set fields by path, except names, which tokens don't have.
  static func fields(of theme: KeyboardTheme) -> [String: String] {
    var texts: [String: String] = [:]
    texts["background"] = theme.backgroundStyle.map { ThemeWriter.json($0).text }
    texts["foregroundColor"] = theme.foregroundColor.map { ThemeWriter.json($0).text }
    texts["pressedOverlayColor"] = theme.buttonPressedOverlayColor.map {
      ThemeWriter.json($0).text
    }
    for type in KeyboardTheme.ButtonType.allCases {
      let name = "buttons.\(type.rawValue)"
      add(theme.buttonStyles[type], at: name, to: &texts)
      add(theme.pressedButtonStyles[type], at: "\(name).pressed", to: &texts)
    }
    add(theme.calloutStyle, at: "callouts", to: &texts)
    add(theme.autocompleteToolbarStyle, at: "toolbar", to: &texts)
    return texts
  }

  private static func add<Style: LayeredStyle>(
    _ style: Style?, at prefix: String, to texts: inout [String: String]
  ) {
    guard let style else { return }
    for field in Style.fields {
      if field.bounds.names != nil, !field.bounds.isOpen { continue }
      let text = field.json(of: style)?.text
      // An empty background only covers those of lower styles, which are resolved.
      if let text, text != "{}" { texts["\(prefix).\(field.name)"] = text }
    }
  }
}
