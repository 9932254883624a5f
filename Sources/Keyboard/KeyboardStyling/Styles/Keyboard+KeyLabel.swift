public import KeyboardCore

extension Keyboard {

  /// The replacement for the text or icon of a key, whose action stays the same.
  ///
  /// Callouts and accessibility labels are those of the action.
  ///
  /// ```swift
  /// var theme = KeyboardTheme(name: "Mint")
  /// var match = KeyboardTheme.ButtonMatch()
  /// match.actions = [.init(.space)]
  /// var style = Keyboard.ButtonStyle()
  /// style.label = .text("mint")
  /// theme.rules.append(.init(match: match, style: .key(style)))
  /// theme.keyboardButtonStyle(for: .space, context: context).label  // → .text("mint")
  /// ```
  public enum KeyLabel: Hashable, Codable, Sendable {

    /// A text, which shrinks if the key is too narrow for it.
    case text(String)

    /// An icon by its name, or by that of the equivalent system symbol.
    case symbol(String)

    /// The language of the keyboard.
    case language(LanguageName)

    /// Neither text nor icon.
    case nothing
  }

  /// The name of the keyboard's language.
  public enum LanguageName: String, Hashable, Codable, Sendable, CaseIterable {

    /// The name in the language itself, such as Deutsch.
    case native

    /// The name in English, such as German.
    case english

    /// The code, such as DE.
    case code
  }
}

extension Keyboard.LanguageName {

  package func text(for profile: LocaleProfile) -> String {
    switch self {
    case .native: profile.nativeName
    case .english: profile.englishName
    case .code: profile.language.uppercased()
    }
  }
}

extension Keyboard.KeyLabel {

  static let symbolNames: [String] = {
    let names = Image.Icon.allCases.map(\.rawValue) + Image.Icon.allCases.compactMap(\.systemName)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }()
}
