import KeyboardKit
import Testing

@Suite struct ThemeSourcesTests {

  private func decode(
    _ text: String, variation: String? = nil, files: [String: String] = [:]
  ) throws -> (theme: KeyboardTheme, sources: ThemeSources) {
    let decoded = try KeyboardTheme.decode(
      SourceFile(name: "mine.json", text: text), variation: variation, isTraced: true,
      resolving: { path in
        guard let text = files[path] else { throw KeyboardTheme.UnavailableFile() }
        return SourceFile(name: path, text: text)
      },
      checkingImages: { _ in })
    return (decoded.theme, try #require(decoded.sources))
  }

  @Test func themesAreNotTracedUnlessAskedFor() throws {
    let file = SourceFile(name: "mine.json", text: #"{"formatVersion": 1}"#)
    let decoded = try KeyboardTheme.decode(
      file, variation: nil, isTraced: false, resolving: { _ in file }, checkingImages: { _ in })
    #expect(decoded.sources == nil)
  }

  /// The parts of every built-in look come to the styles of its theme, and its rules are those of
  /// the sources in the same order.
  @Test(arguments: try KeyboardTheme.builtInLooks)
  func originsComeToTheTheme(look: String) throws {
    let name = ThemeName(look)
    let file = try #require(KeyboardTheme.builtInFile(of: name.theme))
    let (theme, _, found) = try KeyboardTheme.decode(
      file, variation: name.variation, isTraced: true, resolving: { _ in file },
      checkingImages: { _ in })
    let sources = try #require(found)
    for type in KeyboardTheme.ButtonType.allCases {
      for (isPressed, style) in [
        (false, theme.buttonStyles[type]), (true, theme.pressedButtonStyles[type]),
      ] {
        var parts = sources.origins(of: .buttons(type, isPressed: isPressed)).compactMap {
          $0.style as? Keyboard.ButtonStyle
        }.reduce(Keyboard.ButtonStyle()) { $0.extended(with: $1) }
        // A color covers layers of other files, which is no part of a file.
        if style?.background == Keyboard.Background() { parts.background = style?.background }
        #expect(parts == style ?? .init(), "\(type) \(isPressed)")
      }
    }
    #expect(sources.rules.map(\.match) == theme.rules.map(\.match))
    #expect(sources.rules.map(\.element) == theme.rules.map(\.element))
    let toolbar = sources.origins(of: .toolbar).compactMap {
      $0.style as? Autocomplete.ToolbarStyle
    }
    #expect(
      toolbar.dropFirst().reduce(toolbar.first) { $0?.extended(with: $1) }
        == theme.autocompleteToolbarStyle)
  }

  static let base = """
    {"formatVersion": 1, "variables": {"accent": "red"},
     "rules": [{"match": "go", "backgroundColor": "{accent}"}]}
    """

  static let mine = """
    {"formatVersion": 1, "extends": "./base.json",
     "variables": {"$type": "color", "ink": {"$value": "mix({accent}, black)"}, "accent": "#123"},
     "buttons": {"all": {"foregroundColor": "{ink}", "pressed": {"glowColor": "{ink}"}}},
     "callouts": {"input": {"rules": [{"match": "a", "backgroundColor": "{accent}"}]}},
     "rules": [{"match": "space", "cornerRadius": 4, "pressed": {"cornerRadius": 5}}],
     "variations": {"night": {"variables": {"ink": "white"}, "background": "black"}}}
    """.replacing(#""match": "a""#, with: #""match": {"character": "a"}"#)

  @Test func rulesAreInOrderOfApplication() throws {
    let (theme, sources) = try decode(Self.mine, files: ["./base.json": Self.base])
    let rules = sources.rules.filter { $0.element == .key }
    #expect(theme.rules.map(\.match) == sources.rules.map(\.match))
    #expect(rules.map(\.path) == ["rules[0]", "rules[0].pressed", "rules[0]"])
    #expect(rules.map(\.value.file) == [0, 0, 1])
    #expect(sources.files.map(\.name) == ["mine.json", "./base.json"])
    let callouts = sources.rules.filter { $0.element == .calloutInput }
    #expect(callouts.map(\.path) == ["callouts.input", "callouts.input.rules[0]"])
    #expect(sources.ownRules.map(\.path) == ["callouts.input.rules[0]", "rules[0]"])
    #expect(
      sources.origins(of: .buttons(.input, isPressed: true)).map(\.path) == ["buttons.all.pressed"])
  }

  @Test func variablesHaveTheirDefinitions() throws {
    let files = ["./base.json": Self.base]
    let (_, sources) = try decode(Self.mine, files: files)
    #expect(sources.definitions.keys.sorted() == ["accent", "ink"])
    #expect(sources.definitions["accent"].map(sources.text) == ##""#123""##)
    #expect(sources.definitions["ink"].map(sources.text) == #""mix({accent}, black)""#)
    let night = try decode(Self.mine, variation: "night", files: files).sources
    #expect(night.definitions["ink"].map(night.text) == #""white""#)
  }

  @Test func choicesAreNamed() throws {
    let (_, sources) = try decode(Self.mine, variation: "night", files: ["./base.json": Self.base])
    #expect(sources.origins(of: .board).map(\.choice) == ["night"])
  }
}
