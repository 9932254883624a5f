public import KeyboardCore
public import KeyboardStyling

extension KeyboardAppearance where Self == KeyboardThemeAppearance {

  /// An appearance for a theme, or for a value that converts to one such as `.tron`.
  public static func themeBased(
    theme: some KeyboardThemeConvertible, keyboardContext: KeyboardContext
  ) -> Self {
    KeyboardThemeAppearance(theme: theme, keyboardContext: keyboardContext)
  }

  /// An appearance that follows the theme of a context, and is standard without one.
  public static func themeBased(
    keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext
  ) -> Self {
    CurrentThemeAppearance(keyboardContext: keyboardContext, themeContext: themeContext)
  }
}

/// An appearance that follows the current theme of a context.
private final class CurrentThemeAppearance: KeyboardThemeAppearance {

  private let themeContext: KeyboardThemeContext

  init(keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext) {
    self.themeContext = themeContext
    super.init(theme: KeyboardTheme(), keyboardContext: keyboardContext)
  }

  /// The current theme, or the theme set on the appearance.
  override var theme: KeyboardTheme {
    get { themeContext.currentTheme ?? super.theme }
    set { super.theme = newValue }
  }
}
