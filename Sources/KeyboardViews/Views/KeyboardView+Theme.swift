public import KeyboardStyling

extension KeyboardView {

  /// Apply all styles of a theme, resolved in the keyboard's own context.
  ///
  /// An inner style modifier takes precedence, as with single styles.
  public func keyboardTheme(
    _ theme: some KeyboardThemeConvertible
  ) -> EnvironmentModifier<KeyboardView> {
    keyboardTheme(theme.keyboardTheme, context: keyboardContext)
  }
}
