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
