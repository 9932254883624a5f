public import KeyboardCore
public import KeyboardStyling

extension View {

  /// This view with a style for all keys in it; what the style leaves open is the appearance's.
  public func keyboardButtonStyle(
    _ style: Keyboard.ButtonStyle
  ) -> EnvironmentModifier<Self> {
    keyboardButtonStyle { _ in style }
  }

  /// This view with a style for every key in it, by action and state.
  public func keyboardButtonStyle(
    builder: @escaping Keyboard.ButtonStyleBuilder
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.keyboardButtonStyle = builder }
  }

  /// This view with a style for the background, foreground and edges of keyboards in it.
  public func keyboardViewStyle(_ style: KeyboardViewStyle) -> EnvironmentModifier<Self> {
    environment(\.keyboardViewStyle, style)
  }

  /// This view with a style for both callouts of keyboards in it.
  public func keyboardCalloutStyle(
    _ style: KeyboardCallout.CalloutStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardCalloutStyle, style)
  }

  /// This view with a style for toolbars with suggestions in it.
  public func autocompleteToolbarStyle(
    _ style: Autocomplete.ToolbarStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.autocompleteToolbarStyle, style)
  }

  /// This view with a style for suggestions in it.
  public func autocompleteToolbarItemStyle(
    _ style: Autocomplete.ToolbarItemStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.autocompleteToolbarItemStyle, style)
  }

  /// This view with a style for lines between suggestions in it.
  public func autocompleteToolbarSeparatorStyle(
    _ style: Autocomplete.ToolbarSeparatorStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.autocompleteToolbarSeparatorStyle, style)
  }

  /// This view with a style for emoji keyboards in it.
  public func emojiKeyboardStyle(_ style: Emoji.KeyboardStyle) -> EnvironmentModifier<Self> {
    emojiKeyboardStyle { _ in style }
  }

  /// This view with a style for emoji keyboards in it, by their surroundings.
  public func emojiKeyboardStyle(
    builder: @escaping (KeyboardContext) -> Emoji.KeyboardStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.emojiKeyboardStyle, builder)
  }
}
