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

  fileprivate var capitalizedWords: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}

extension Emoji {

  /// Every emoji of the standard categories, in order and without skin tones.
  public static let all: [Emoji] = EmojiCategory.standardCategories.flatMap(\.emojis)

  /// Return the identifier of this emoji within a category, unique across categories.
  public func id(in category: EmojiCategory) -> String { "\(category.id).\(char)" }

  /// Whether a query is blank, is this emoji, or is part of one of its names.
  public func matches(_ query: String, in locale: Locale = Locale(identifier: "en")) -> Bool {
    ![self].matching(query, in: locale).isEmpty
  }
}

extension [Emoji] {

  /// Every emoji of the standard categories, in order and without skin tones.
  public static var all: [Emoji] { Emoji.all }

  /// Return the emojis that match a query; a blank one matches all.
  public func matching(_ query: String, in locale: Locale = Locale(identifier: "en")) -> [Emoji] {
    guard query.contains(where: { !$0.isWhitespace }) else { return self }
    let wanted = query.lowercased()
    return filter { emoji in
      emoji.char == query || emoji.localizedName(in: locale).lowercased().contains(wanted)
        || emoji.unicodeName.lowercased().contains(wanted)
    }
  }

  /// Return the emoji at an index, or `nil` if the index is out of range.
  public func emoji(at index: Int) -> Emoji? {
    indices.contains(index) ? self[index] : nil
  }
}
