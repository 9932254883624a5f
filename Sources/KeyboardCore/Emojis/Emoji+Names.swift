public import Foundation

extension Emoji: Localizable {

  /// The Unicode names of the code points, such as `\N{THUMBS UP SIGN}`.
  public var unicodeIdentifier: String {
    scalarNames.map { "\\N{\($0)}" }.joined()
  }

  /// The Unicode names of the code points with capital initials, such as `Thumbs Up Sign`.
  public var unicodeName: String {
    scalarNames.map(\.capitalizedWords).joined(separator: " ")
  }

  /// The localization key: the emoji itself.
  public var localizationKey: String { char }

  /// Return the name in a locale.
  ///
  /// The embedded tables have English names, used for all locales; other emojis have their Unicode
  /// names.
  public func localizedName(in locale: Locale) -> String {
    EmojiTable.byEmoji[char]?.name.capitalizedWords ?? unicodeName
  }

  private var scalarNames: [String] {
    char.unicodeScalars.map { scalar in
      scalar.properties.name ?? "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}

extension String {

  /// The words, capitalized.
  fileprivate var capitalizedWords: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}
