import KeyboardDocuments

extension KeyboardTheme {

  /// The theme as a self-contained file: inherited fields are included and images embedded.
  ///
  /// Decoding it creates a theme with the same style. Variables, variations and comments of the
  /// original file are not preserved. The format is described in `Themes/README.md`.
  public var fileText: String { ThemeWriter(theme: self).json.indentedText }
}

/// A writer of the format of theme files.
struct ThemeWriter {

  /// The theme.
  let theme: KeyboardTheme

  /// The whole file.
  var json: JSONText {
    .object([("formatVersion", .integer(1))] + header + looks)
  }

  private var header: [(String, JSONText)] {
    let texts = [
      ("id", theme.identifier), ("name", theme.name), ("collection", theme.collectionName),
    ]
    var members = texts.compactMap { key, text in
      text.flatMap { $0.isEmpty ? nil : (key, JSONText.string($0)) }
    }
    if let author = theme.author, !author.name.isEmpty {
      let details = [("name", author.name), ("about", author.about), ("url", author.url)]
      members.append(
        (
          "author",
          .object(
            details.compactMap { key, text in
              text.flatMap { $0.isEmpty ? nil : (key, .string($0)) }
            })
        ))
    }
    if let license = theme.license { members.append(("license", .string(license))) }
    return members
  }

  private var looks: [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if let background = theme.backgroundStyle {
      members.append(("background", Self.json(background)))
    }
    if let color = theme.foregroundColor {
      members.append(("foregroundColor", Self.json(color)))
    }
    if let color = theme.buttonPressedOverlayColor {
      members.append(("pressedOverlayColor", Self.json(color)))
    }
    if !buttons.isEmpty { members.append(("buttons", .object(buttons))) }
    if !theme.buttonRules.isEmpty {
      members.append(("rules", .array(theme.buttonRules.map(Self.json))))
    }
    let callouts = Self.json(theme.calloutStyle, rules: theme.calloutRules)
    let toolbar = Self.json(theme.autocompleteToolbarStyle, rules: theme.toolbarRules)
    for (key, part) in [("callouts", callouts), ("toolbar", toolbar)] {
      if let part { members.append((key, part)) }
    }
    return members
  }

  private var buttons: [(String, JSONText)] {
    KeyboardTheme.ButtonType.allCases.compactMap { type in
      var members = theme.buttonStyles[type].map(Self.members) ?? []
      if let pressed = theme.pressedButtonStyles[type], pressed != .init() {
        members.append(("pressed", .object(Self.members(of: pressed))))
      }
      return members.isEmpty ? nil : (type.rawValue, .object(members))
    }
  }
}
