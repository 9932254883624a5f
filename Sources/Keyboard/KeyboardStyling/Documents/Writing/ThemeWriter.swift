import KeyboardDocuments

extension KeyboardTheme {

  /// The theme as a self-contained file: inherited fields are included and images embedded.
  ///
  /// Decoding it creates a theme with the same style. Variables, variations and comments of the
  /// original file are not preserved. The format is described in `Themes/README.md`.
  public var fileText: String { ThemeWriter(theme: self).json.indentedText }
}

struct ThemeWriter {

  let theme: KeyboardTheme

  var json: JSONText {
    .object(present: [
      ("formatVersion", .integer(KeyboardTheme.formatVersion)), ("id", Self.text(theme.identifier)),
      ("name", Self.text(theme.name)), ("collection", Self.text(theme.collectionName)),
      ("description", theme.about.flatMap(Self.text)), ("author", author),
      ("license", theme.license.map { .string($0) }),
      ("version", Self.text(theme.version)), ("homepage", Self.text(theme.homepage)),
      ("tags", theme.tags.isEmpty ? nil : .array(theme.tags.map { .string($0) })),
      ("fonts", Self.json(theme.fontFamilies)),
      ("background", theme.backgroundStyle.map { Self.json($0) }),
      ("stickers", theme.stickers?.json),
      ("foregroundColor", theme.foregroundColor.map { Self.json($0) }),
      ("pressedOverlayColor", theme.buttonPressedOverlayColor.map { Self.json($0) }),
      ("buttons", buttons), ("rules", rules),
      ("callouts", theme.calloutStyle.map { .object(Self.members(of: $0)) }),
      ("toolbar", theme.autocompleteToolbarStyle.map { .object(Self.members(of: $0)) }),
      ("toolbarItems", theme.toolbarItems.map(ThemeFormat.toolbarItems.json)),
    ])
  }

  private var rules: JSONText? {
    theme.rules.isEmpty ? nil : .array(theme.rules.map(Self.json))
  }

  private static func text(_ text: String?) -> JSONText? {
    text.flatMap { $0.isEmpty ? nil : .string($0) }
  }

  private var author: JSONText? {
    guard let author = theme.author, let name = Self.text(author.name) else { return nil }
    return .object(present: [
      ("name", name), ("about", Self.text(author.about)), ("url", Self.text(author.url)),
    ])
  }

  private var buttons: JSONText? {
    let styles = KeyboardTheme.ButtonType.allCases.compactMap { type -> (String, JSONText)? in
      var members = theme.buttonStyles[type].map(Self.members) ?? []
      if let pressed = theme.pressedButtonStyles[type], pressed != .init() {
        members.append(("pressed", .object(Self.members(of: pressed))))
      }
      return members.isEmpty ? nil : (type.rawValue, .object(members))
    }
    return styles.isEmpty ? nil : .object(styles)
  }
}
