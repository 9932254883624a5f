import KeyboardDocuments

/// A file that a theme is made of, and the variation that is taken from it.
struct ThemePart {

  /// The outermost object of the file.
  var root: ThemeValue

  /// The variation that is asked for, as the file spells it.
  var variation: (name: String, value: ThemeValue)?

  /// The other variations of the file.
  var otherVariations: [ThemeValue]

  /// The objects that say how things look, the weaker one first.
  var layers: [ThemeValue] { [root] + (variation.map { [$0.value] } ?? []) }
}

/// A theme and perhaps one of its variations, written as `tron` or `tron:sark`.
struct ThemeName {

  /// The theme: a built-in one, or a file.
  var theme: String

  /// The variation.
  var variation: String?

  /// A name as users write it.
  init(_ text: String) {
    // A file's name may hold a colon, a variation's may not.
    if let colon = text.lastIndex(of: ":"), !text[colon...].contains("/") {
      theme = String(text[..<colon])
      variation = String(text[text.index(after: colon)...])
    } else {
      theme = text
    }
  }

  /// The name without what doesn't matter: case, `-`, `_` and spaces.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
