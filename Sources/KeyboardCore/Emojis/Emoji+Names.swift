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

  /// The key by which a name can be looked up: the emoji itself.
  public var localizationKey: String { char }

  /// The name in a locale.
  ///
  /// The built-in tables have English names, which all locales get; an emoji that isn't in them has
  /// its Unicode name.
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

  /// The words with capital initials and small letters behind them.
  fileprivate var capitalizedWords: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}
