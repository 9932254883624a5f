import KeyboardKit

extension KeyboardTheme {

  /// Reads members of a theme file.
  init(members: String) throws {
    try self.init(
      decoding: SourceFile(name: "theme.json", text: "{\"formatVersion\": 1, \(members)}"))
  }
}

extension KeyboardView {

  /// Creates a keyboard in a theme.
  init(_ context: KeyboardContext, in theme: KeyboardTheme) {
    self.init(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context))
  }
}
