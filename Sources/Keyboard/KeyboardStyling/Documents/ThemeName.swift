import KeyboardDocuments

/// Written as `tron`, `tron:sark`, `./mine.json` or `./mine.json:night`; the choices of several
/// axes are joined: `./mine.json:night+pink`.
package struct ThemeName: Hashable, Sendable, CustomStringConvertible {

  package var theme: String
  package var variation: String?

  package init(theme: String, variation: String?) {
    self.theme = theme
    self.variation = variation
  }

  init(theme: String, choices: [String]) {
    self.init(theme: theme, variation: choices.isEmpty ? nil : LookChoices.name(of: choices))
  }

  /// Parse a name; a colon in a path separates a variation only after the suffix of theme files.
  package init(_ text: String) {
    theme = text
    guard let colon = text.lastIndex(of: ":"),
      !text.contains("/") || Self.suffixes.contains(where: text[..<colon].hasSuffix)
    else { return }
    theme = String(text[..<colon])
    variation = String(text[text.index(after: colon)...])
  }

  package var description: String { theme + (variation.map { ":" + $0 } ?? "") }

  package var isFile: Bool {
    let text = description
    return text.contains("/") || text.hasSuffix(Self.suffix) || theme.hasSuffix(Self.packSuffix)
  }

  /// The name of the file without folder and suffix, or that of the built-in theme.
  package var stem: String {
    let name = FilePath(theme).name
    let suffix = Self.suffixes.first(where: name.hasSuffix)
    return String(name.dropLast(suffix?.count ?? 0))
  }

  package static let packSuffix = ".kbtheme"

  private static let suffix = ".json"
  private static let suffixes = [suffix, packSuffix]
}
