public import KeyboardCore
public import KeyboardStyling

extension View {

  /// Apply all styles of a theme, or none without one.
  ///
  /// The theme is equivalent to the style modifiers, so inner modifiers take precedence.
  public func keyboardTheme(
    _ theme: KeyboardTheme?, context: KeyboardContext
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { environment in
      guard let theme else { return }
      environment.layKeys { params in
        theme.keyboardButtonStyle(
          for: params.action, context: context, isPressed: params.isPressed)
      }
      environment.lay(theme.keyboardViewStyle, over: \.keyboardViewStyle)
      environment.lay(theme.themeCalloutStyle(for: context), over: \.keyboardCalloutStyle)
      environment.lay(theme.themeToolbarStyle(for: context), over: \.autocompleteToolbarStyle)
    }
  }
}
