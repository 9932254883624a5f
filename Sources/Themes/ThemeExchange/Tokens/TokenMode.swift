import KeyboardDocuments

/// A color scheme for which files of design tokens are read.
enum TokenMode: String, CaseIterable {
  case light, dark

  private var otherNames: Set<String> { self == .light ? ["light", "day"] : ["dark", "night"] }

  /// The scheme that a name such as `theme-dark` says, and the rest of its words.
  static func named(_ name: String) -> (mode: TokenMode, rest: [String])? {
    let words = NameWords.words(of: name)
    let found = allCases.filter { !$0.otherNames.isDisjoint(with: words) }
    guard found.count == 1 else { return nil }
    return (found[0], words.filter { !found[0].otherNames.contains($0) })
  }

  /// The value that the extensions of a token have for dark colors, in the forms of several programs:
  /// `dark` or `mode.dark` of any of them.
  func content(of token: JSONValue) -> JSONValue? {
    guard self == .dark, let extensions = token["$extensions"] else { return nil }
    for vendor in extensions.object?.members.map(\.value) ?? [] {
      for part in [vendor] + (vendor.object?.members.map(\.value) ?? []) {
        guard let value = part.object?.members.first(where: { Self.isDark($0.key) })?.value
        else { continue }
        return TokenSource.content(of: value) ?? value
      }
    }
    return nil
  }

  private static func isDark(_ key: String) -> Bool {
    ["dark", "darkmode"].contains(key.lowercased().filter(\.isLetter))
  }
}
