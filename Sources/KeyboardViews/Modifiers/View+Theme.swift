public import KeyboardCore
public import KeyboardStyling

extension View {

  /// This view with all styles of a theme, or unchanged without one.
  ///
  /// It says the same as the style modifiers one by one, so a modifier nearer to a view wins.
  public func keyboardTheme(
    _ theme: KeyboardTheme?, context: KeyboardContext
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { environment in
      guard let theme else { return }
      environment.keyboardButtonStyle = {
        theme.keyboardButtonStyle(for: $0.action, context: context, isPressed: $0.isPressed)
      }
      environment.keyboardViewStyle = theme.keyboardViewStyle
      environment.keyboardCalloutStyle = theme.calloutStyle ?? environment.keyboardCalloutStyle
      environment.autocompleteToolbarStyle =
        theme.autocompleteToolbarStyle ?? environment.autocompleteToolbarStyle
    }
  }
}
