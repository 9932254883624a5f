/// The name of a look: a theme, built in or a file, and perhaps one of its variations.
///
/// It is written as `tron`, `tron:sark`, `./mine.json` or `./mine.json:night`.
package struct ThemeName: Hashable, Sendable, CustomStringConvertible {

  /// The theme: the identifier of a built-in one, or the path of a file.
  package var theme: String

  /// The variation.
  package var variation: String?

  /// A name of its parts.
  package init(theme: String, variation: String?) {
    self.theme = theme
    self.variation = variation
  }

  /// A name as users write it; in a path, a colon counts behind the suffix of theme files only.
  package init(_ text: String) {
    theme = text
    guard let colon = text.lastIndex(of: ":"),
      !text.contains("/") || text[..<colon].hasSuffix(Self.suffix)
    else { return }
    theme = String(text[..<colon])
    variation = String(text[text.index(after: colon)...])
  }

  /// The name as users write it.
  package var description: String { theme + (variation.map { ":" + $0 } ?? "") }

  /// Whether users mean a file by this name.
  package var isFile: Bool {
    let text = description
    return text.contains("/") || text.hasSuffix(Self.suffix)
  }

  /// What the names of theme files end with.
  private static let suffix = ".json"
}
