import KeyboardKit
import Testing

/// The themes that come with the program, with the values measured from published pictures.
@Suite struct BuiltInThemeTests {

  struct Look: Sendable {
    var name: String
    var background: String?
    var fills: [String?]
    var texts: [String?]
    var radius: CGFloat?
    var border: (CGFloat, String)?
    var shadow: (CGFloat, String)?
  }

  static let looks = [
    Look(
      name: "neonNights", background: "#000000", fills: ["#ffffff", "#8d8dfa", "#8d8dfa"],
      texts: ["#000000", "#000000", "#000000"], radius: 10, border: (3, "#69c36a"),
      shadow: (3, "#ed33fb")),
    Look(
      name: "cottonCandy", background: "#fedcd7", fills: ["#caf0ff", "#efcbfe", "#c564eb"],
      texts: ["#be3867", "#be3867", "#ffffff"], radius: 10, border: (2, "#ffffff"),
      shadow: (3, "#e5acdf")),
    Look(
      name: "tron", background: "#000000", fills: ["#000000", "#00c8ff", "#00c8ff"],
      texts: ["#00c8ff", "#000000", "#000000"], radius: 8, border: (2, "#00c8ff")),
    Look(
      name: "tron:sark", background: "#000000", fills: ["#000000", "#ff4647", "#ff4647"],
      texts: ["#ff4647", "#000000", "#000000"], radius: 8, border: (2, "#ff4647")),
    Look(name: "standard", fills: [nil, nil, nil], texts: [nil, nil, nil]),
  ]

  /// Themes have the fonts that `round_font.py` and `pencil_font.py` draw, which no other project has a
  /// right in.
  @Test(arguments: [("marquee", "Tube", "Round.ttf"), ("sketch", "Pencil", "Pencil.ttf")])
  func fontOfATheme(name: String, family: String, file: String) throws {
    let theme = try KeyboardTheme.builtIn(name)
    let families = theme.buttonStyles[.input]?.fontFamily ?? []
    let drawn = try Data(contentsOf: ThemeFontTests.folder.appending(path: file))
    #expect(families.map(\.name) == [family, "system"])
    #expect(families.first?.files.map(\.bytes) == [drawn])
  }

  @Test(arguments: looks) func look(of look: Look) throws {
    let theme = try KeyboardTheme.builtIn(look.name)
    #expect(theme.backgroundStyle?.backgroundColor?.light.hexText == look.background)
    for (index, type) in KeyboardTheme.ButtonType.allCases.enumerated() {
      let style = try #require(theme.buttonStyles[type])
      #expect(style.backgroundColor?.light.hexText == look.fills[index])
      #expect(style.foregroundColor?.light.hexText == look.texts[index])
      #expect(style.cornerRadius == look.radius)
    }
    let input = try #require(theme.buttonStyles[.input])
    #expect(input.border?.size == look.border?.0)
    #expect(input.border?.color.light.hexText == look.border?.1)
    if let shadow = look.shadow {
      #expect(input.shadow?.size == shadow.0)
      #expect(input.shadow?.color.light.hexText == shadow.1)
    }
  }

  @Test(arguments: [
    ("tron", "#00c8ff", "4d"), ("tron:fcon", "#ff82ff", "4d"), ("tron:military", "#bef600", "4d"),
    ("tron:neutral", "#ffffff", "4d"), ("tron:sark", "#ff4647", "4f"),
    ("tron:virus", "#ffd846", "4d"),
  ])
  func tintOfTron(name: String, tint: String, highlight: String) throws {
    let theme = try KeyboardTheme.builtIn(name)
    #expect(theme.foregroundColor?.light.hexText == tint)
    let item = theme.autocompleteToolbarStyle?.autocorrectItem
    #expect(item?.backgroundColor.light.hexText == tint + highlight)
    let callouts = KeyboardThemeAppearance(theme: theme, keyboardContext: KeyboardContext())
      .calloutStyle
    #expect(callouts?.backgroundColor.light.hexText == tint)
    #expect(callouts?.selectedForegroundColor.light.hexText == tint)
  }

  @Test func systemKeysOfTronHaveNoBorderAndNoShadow() throws {
    let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: KeyboardContext())
    let style = appearance.buttonStyle(for: .backspace, isPressed: false)
    #expect(style.border == .noBorder)
    #expect(style.shadow?.size == 0)
  }

  @Test func standardThemeLooksLikeTheStandard() {
    let context = KeyboardContext()
    let appearance = KeyboardThemeAppearance(theme: .standard, keyboardContext: context)
    for action in StandardKeyboardAppearanceTests.actions {
      for isPressed in [false, true] {
        #expect(
          appearance.buttonStyle(for: action, isPressed: isPressed)
            == action.standardButtonStyle(for: context, isPressed: isPressed))
      }
    }
    #expect(appearance.autocompleteToolbarStyle == .standard)
    #expect(appearance.calloutStyle == nil)
  }

  @Test func bothSpellingsOfTheDocumentsCompile() throws {
    var theme = try KeyboardTheme.cottonCandy
    theme.buttonStyles[.primary]?.backgroundColor = .green
    let context = KeyboardContext()
    let own = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    let original = KeyboardThemeAppearance(theme: .cottonCandy, keyboardContext: context)
    #expect(own.buttonStyle(for: .primary(.return), isPressed: false).backgroundColor == .green)
    #expect(
      original.buttonStyle(for: .primary(.return), isPressed: false).backgroundColor
        == Color(hex: 0xC564EB))
    #expect(
      own.buttonStyle(for: .space, isPressed: false)
        == original.buttonStyle(for: .space, isPressed: false))
  }

  @Test(arguments: ["TRON", "cotton-candy", "neon_nights", "Tron:SARK", "cottoncandy"])
  func namesAreMatchedLoosely(name: String) throws {
    #expect(try KeyboardTheme.builtIn(name).isPredefined)
  }

  @Test func unknownNamesAreReportedWithNearOnes() {
    let theme = #expect(throws: Diagnostics.self) { try KeyboardTheme.builtIn("tronn") }
    #expect(theme?.list.map(\.code) == [.unknownThemeName])
    #expect(theme?.list.first?.hints == ["Did you mean “tron”?"])
    let variation = #expect(throws: Diagnostics.self) { try KeyboardTheme.builtIn("tron:sarc") }
    #expect(variation?.list.map(\.code) == [.unknownVariation])
    #expect(variation?.list.first?.hints == ["Did you mean “sark”?"])
  }

  @Test func predefinedThemesAreAllDifferentAndKeepTheirIdentity() throws {
    let themes = try KeyboardTheme.predefined
    #expect(themes.count == Set(themes.map(\.id)).count)
    #expect(themes.allSatisfy { $0.isPredefined && !$0.name.isEmpty && !$0.collectionName.isEmpty })
    #expect(try KeyboardTheme.predefined == themes)
    #expect(themes.allSatisfy { !$0.copy().isPredefined })
    let shelf = [
      "Standard", "Swifty", "Minimal", "Colorful", "Aesthetic", "Candy Shop", "Neon", "Tron",
    ]
    #expect(Array(themes.grouped.map(\.name).prefix(8)) == shelf)
    #expect(themes.grouped.prefix(8).map(\.themes.count) == [6, 6, 8, 14, 1, 2, 1, 6])
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func themeSurvivesCoding(identifier: String) throws {
    let theme = try KeyboardTheme.builtIn(identifier)
    let data = try JSONEncoder().encode(theme)
    #expect(try JSONDecoder().decode(KeyboardTheme.self, from: data) == theme)
  }

  /// The files as they stand in the project, beside which new ones must be listed to be embedded.
  @Test func everyThemeOfTheFolderIsEmbedded() throws {
    let folder = project.appending(path: "Themes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
    #expect(Set(names) == Set(KeyboardTheme.builtInIdentifiers.map { $0 + ".json" }))
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      let file = SourceFile(name: name, bytes: bytes)
      let theme = try KeyboardTheme(decoding: file)
      #expect(theme.identifier.map { $0 + ".json" } == name)
      _ = try JSONDocument(parsing: file, options: .strict)
    }
  }
}
