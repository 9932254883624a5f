public import KeyboardStyling

extension KeyboardView {

  /// This keyboard with all styles of a theme, which are asked for with the keyboard's own context.
  ///
  /// A modifier nearer to the keyboard wins, as one by one.
  public func keyboardTheme(
    _ theme: some KeyboardThemeConvertible
  ) -> EnvironmentModifier<KeyboardView> {
    keyboardTheme(theme.keyboardTheme, context: keyboardContext)
  }
}
