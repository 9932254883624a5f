struct ThemeSources {

  private let themes: [ThemeFile]

  init(_ themes: [ThemeFile]) { self.themes = themes }

  var files: [GeneratedFile] {
    let styled = themes.filter { collection(of: $0) != nil }
    let collections = styled.filter { collection(of: $0)?.identifier == $0.identifier }
    return [
      GeneratedFile(
        "ThemeNames", of: "KeyboardStyling",
        extensions: [
          SwiftText.extension(
            "KeyboardTheme", "The built-in themes by name, and in one of their styles.",
            members: themes.map(theme) + styled.map(styledTheme)),
          SwiftText.extension(
            "KeyboardThemeConvertible where Self == BuiltInTheme",
            "The built-in themes by name; the keyboard reads them.",
            members: themes.map(builtInTheme) + styled.map(styledBuiltInTheme)),
        ]),
      GeneratedFile(
        "ThemeStyles", of: "KeyboardStyling",
        imports: ["public import Foundation", "public import KeyboardDrawing"],
        extensions: [
          SwiftText.extension(
            "KeyboardTheme", "The collections of styles.",
            members: styled.map(styleType))
        ]
          + collections.map(styles)),
    ]
  }

  // MARK: Themes

  private func theme(_ theme: ThemeFile) -> String {
    SwiftText.declaration(
      summary(of: theme), "public static var \(SwiftText.member(theme.identifier)): KeyboardTheme",
      "get throws { try builtIn(\(SwiftText.literal(theme.defaultReference))) }")
  }

  private func builtInTheme(_ theme: ThemeFile) -> String {
    SwiftText.declaration(
      "public static var \(SwiftText.member(theme.identifier)): BuiltInTheme",
      "BuiltInTheme(\(SwiftText.literal(theme.defaultReference)))")
  }

  private func styledTheme(_ theme: ThemeFile) -> String {
    SwiftText.declaration(
      "public static func \(SwiftText.member(theme.identifier))(_ style: \(style(of: theme))) "
        + "throws -> KeyboardTheme",
      "try BuiltInLook(\(SwiftText.literal(theme.identifier)), style).theme")
  }

  private func styledBuiltInTheme(_ theme: ThemeFile) -> String {
    let name = SwiftText.member(theme.identifier)
    return SwiftText.declaration(
      "public static func \(name)(_ style: KeyboardTheme.\(style(of: theme))) -> BuiltInTheme",
      "BuiltInTheme(\(SwiftText.literal(theme.identifier)), style)")
  }

  private func summary(of theme: ThemeFile) -> String? {
    theme.olderNameOf.map { "The older name of ``\($0)``." } ?? theme.summary
  }

  // MARK: Styles

  /// Return the theme itself, or the one that it extends without adding variations.
  private func collection(of theme: ThemeFile) -> ThemeFile? {
    guard !theme.variations.isEmpty else { return nil }
    let base = themes.first { $0.identifier == theme.base }
    return base?.variations.map(\.key) == theme.variations.map(\.key) ? base : theme
  }

  private func style(of theme: ThemeFile) -> String {
    SwiftText.type(collection(of: theme)?.identifier ?? "") + "Style"
  }

  private func styleType(of theme: ThemeFile) -> String {
    let type = SwiftText.type(theme.identifier)
    guard style(of: theme) == "\(type)Style" else {
      return "public typealias \(type)Style = \(style(of: theme))"
    }
    return """
      public typealias \(type)Style = Style<\(type)>
      public enum \(type): StyleCollection {
        public static let identifier = \(SwiftText.literal(theme.identifier))
      }
      """
  }

  private func styles(of theme: ThemeFile) -> String {
    let variations = variations(of: theme)
    let members = variations.map { variation in
      SwiftText.declaration(
        "public static var \(variation.member): Self",
        ".variation(\(variation.key), name: \(SwiftText.literal(variation.name)))")
    }
    let predefined = SwiftText.declaration(
      "All predefined styles, the default one first.", "public static var predefined: [Self]",
      SwiftText.list(variations.map { ".\($0.member)" }))
    return SwiftText.extension(
      "KeyboardTheme.Style<KeyboardTheme.\(SwiftText.type(theme.identifier))>",
      members: members + [predefined] + (theme.color.map { [initializer(choosing: $0)] } ?? []))
  }

  private func initializer(choosing color: ThemeFile.CustomColor) -> String {
    let label = SwiftText.member(color.label)
    let variation = color.variation.map { "variation: \(SwiftText.literal($0)), " } ?? ""
    let variable = SwiftText.literal(color.variable)
    return """
      /// A style with a custom color.
      public init(id: UUID = UUID(), name: String = "", \(label): Color) {
        let choice = StyleChoice(\(variation)variables: [\(variable): \(label)])
        self.init(id: id, name: name, choice: choice)
      }
      """
  }

  private func variations(
    of theme: ThemeFile
  ) -> [(member: String, key: String, name: String)] {
    let own =
      theme.variations.contains(where: \.isDefault)
      ? [] : [(member: "standard", key: "nil", name: theme.name)]
    return own
      + theme.variations.map { variation in
        (SwiftText.member(variation.key), SwiftText.literal(variation.key), variation.name)
      }
  }
}
