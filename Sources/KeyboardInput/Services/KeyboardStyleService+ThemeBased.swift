public import KeyboardCore
public import KeyboardStyling

extension KeyboardAppearance where Self == KeyboardThemeAppearance {

  /// An appearance for a theme, or for something that stands for one such as `.tron`.
  public static func themeBased(
    theme: some KeyboardThemeConvertible, keyboardContext: KeyboardContext
  ) -> Self {
    KeyboardThemeAppearance(theme: theme, keyboardContext: keyboardContext)
  }

  /// An appearance that follows the theme of a context, and looks like the standard without one.
  public static func themeBased(
    keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext
  ) -> Self {
    CurrentThemeAppearance(keyboardContext: keyboardContext, themeContext: themeContext)
  }
}

/// An appearance whose theme is the current one of a context.
private final class CurrentThemeAppearance: KeyboardThemeAppearance {

  private let themeContext: KeyboardThemeContext

  init(keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext) {
    self.themeContext = themeContext
    super.init(theme: KeyboardTheme(), keyboardContext: keyboardContext)
  }

  /// The current theme, or the one that was set here while there is none.
  override var theme: KeyboardTheme {
    get { themeContext.currentTheme ?? super.theme }
    set { super.theme = newValue }
  }
}
