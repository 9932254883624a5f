import KeyboardKit
import Testing

@Suite struct PredefinedThemeTests {

  /// The styles of a collection, whose types differ, and their themes.
  struct Collection {
    let styles: [(id: UUID, name: String)]
    let themes: [KeyboardTheme]

    init<Looks>(
      _ styles: [KeyboardTheme.Style<Looks>],
      _ theme: (KeyboardTheme.Style<Looks>) throws -> KeyboardTheme
    ) rethrows {
      self.styles = styles.map { ($0.id, $0.name) }
      themes = try styles.map(theme)
    }
  }

  static var collections: [Collection] {
    get throws {
      [
        try Collection(KeyboardTheme.StandardStyle.predefined) { try .standard($0) },
        try Collection(KeyboardTheme.MinimalStyle.predefined) { try .minimal($0) },
        try Collection(KeyboardTheme.ColorfulStyle.predefined) { try .colorful($0) },
        try Collection(KeyboardTheme.AestheticStyle.predefined) { try .aesthetic($0) },
        try Collection(KeyboardTheme.CandyShopStyle.predefined) { try .candyShop($0) },
        try Collection(KeyboardTheme.NeonStyle.predefined) { try .neon($0) },
        try Collection(KeyboardTheme.TronStyle.predefined) { try .tron($0) },
      ]
    }
  }

  @Test func stylesAreTheVariationsOfTheFiles() throws {
    let swifty = try Collection(KeyboardTheme.StandardStyle.predefined) { try .swifty($0) }
    for collection in try Self.collections + [swifty] {
      let identifiers = collection.themes.compactMap(\.identifier)
      let name = try #require(identifiers.first).prefix { $0 != ":" }
      let looks = try KeyboardTheme.builtInLooks.filter { $0.prefix { $0 != ":" } == name }
      #expect(identifiers == looks)
    }
  }

  @Test func stylesHaveTheIdentityAndNameOfTheirThemes() throws {
    for collection in try Self.collections {
      #expect(collection.styles.map(\.id) == collection.themes.map(\.id))
      #expect(collection.styles.map(\.name) == collection.themes.map(\.name))
    }
  }

  @Test func styleOfAnotherTintReplacesTheTintOnly() throws {
    let theme = try KeyboardTheme.standard(.init(name: "Ink", tint: .black))
    let blue = try KeyboardTheme.standard(.blue)
    #expect(theme.name == "Ink" && theme.identifier == nil && !theme.isPredefined)
    #expect(
      theme.backgroundStyle?.gradient?.colors.map(\.light)
        == [.init(hex: 0, opacity: 0.1), .init(hex: 0, opacity: 0)])
    #expect(theme.backgroundStyle?.backgroundColor == blue.backgroundStyle?.backgroundColor)
    #expect(theme.buttonStyles == blue.buttonStyles)
    let tron = try KeyboardTheme.tron(.init(tint: .red))
    #expect(tron.buttonStyles[.primary]?.backgroundColor == .red)
    #expect(tron.name == "Tron")
    let colorful = try KeyboardTheme.colorful(.init(backgroundColor: .green))
    #expect(colorful.backgroundStyle?.backgroundColor == .green)
  }

  @Test func stylesOfUsersKeepTheirIdentity() throws {
    let style = KeyboardTheme.StandardStyle(tint: .black)
    #expect(try KeyboardTheme.standard(style) == KeyboardTheme.standard(style))
    #expect(try KeyboardTheme.standard(style).id != KeyboardTheme.swifty(style).id)
    let copy = KeyboardTheme.TronStyle.sark.copy(newName: "Red")
    let theme = try KeyboardTheme.tron(copy)
    #expect(theme.name == "Red" && !theme.isPredefined)
    #expect(try theme.buttonStyles == KeyboardTheme.tron(.sark).buttonStyles)
  }

  @Test func stylesSurviveCoding() throws {
    for style in KeyboardTheme.StandardStyle.predefined + [.init(name: "Ink", tint: .black)] {
      let data = try JSONEncoder().encode(style)
      #expect(try JSONDecoder().decode(KeyboardTheme.StandardStyle.self, from: data) == style)
    }
  }

  @Test func builtInThemesAreWrittenLikeThemes() throws {
    let context = KeyboardContext()
    func theme(_ theme: some KeyboardThemeConvertible) -> KeyboardTheme {
      KeyboardThemeAppearance(theme: theme, keyboardContext: context).theme
    }
    #expect(try theme(.standard(.blue)) == KeyboardTheme.standard(.blue))
    #expect(try theme(.swifty) == KeyboardTheme.swifty)
    #expect(try theme(.minimal(.midnight)) == KeyboardTheme.minimal(.midnight))
    #expect(try theme(.candyShop(.cottonCandy)) == KeyboardTheme.candyShop)
    #expect(try theme(.neon(.night)) == KeyboardTheme.neon)
    #expect(try theme(.tron(.sark)) == KeyboardTheme.builtIn("tron:sark"))
    #expect(theme(.standard(.init(tint: .black))).identifier == nil)
  }

  @Test(arguments: ["candyShop", "neon", "aesthetic", "colorful"])
  func nameOfACollectionIsItsDefault(name: String) throws {
    let file = try #require(KeyboardTheme.builtInFile(of: name))
    let variation = try #require(try ThemeFacts(file).variations.first)
    var theme = try KeyboardTheme.builtIn(name)
    let listed = try KeyboardTheme.builtIn("\(name):\(variation)")
    (theme.id, theme.name, theme.identifier) = (listed.id, listed.name, listed.identifier)
    #expect(theme == listed)
  }

  @Test func themesHaveTwoNames() throws {
    #expect(try BuiltInTheme.ink.keyboardTheme == KeyboardTheme.ink)
    #expect(try BuiltInTheme.frost(.aurora).keyboardTheme == KeyboardTheme.frost(.aurora))
    #expect(try KeyboardTheme.frost(.aurora) == KeyboardTheme.builtIn("frost:aurora"))
    #expect(try BuiltInTheme.neonNights.keyboardTheme == KeyboardTheme.neonNights)
  }
}
