public import Foundation

extension Emoji {

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
