import KeyboardCore
import KeyboardStyling

/// The styles of a keyboard's parts at the place of a view: the only place where views look them up.
///
/// Modifiers around the view win over the style from elsewhere that a view hands in; the order of
/// precedence is written down at `LayeredStyle.resolved(modifier:outerModifier:appearance:theme:standard:)`.
extension ViewContext {

  /// The style of a key.
  func buttonStyle(
    for action: KeyboardAction, isPressed: Bool, over style: Keyboard.ButtonStyle
  ) -> Keyboard.ButtonStyle {
    guard let builder = environment.keyboardButtonStyle else { return style }
    let parameters = Keyboard.ButtonStyleBuilderParams(action: action, isPressed: isPressed)
    return .resolved(modifier: builder(parameters), standard: style)
  }

  /// The style of a whole keyboard.
  func viewStyle(over style: KeyboardViewStyle) -> KeyboardViewStyle {
    .resolved(modifier: environment.keyboardViewStyle, appearance: style, standard: .standard)
  }

  /// The style of both callouts.
  func calloutStyle(
    over style: KeyboardCallout.CalloutStyle? = nil
  ) -> KeyboardCallout.CalloutStyle {
    .resolved(modifier: environment.keyboardCalloutStyle, appearance: style, standard: .standard)
  }

  /// The style of the bar above the keys, whatever it holds.
  var barStyle: Keyboard.ToolbarStyle {
    .resolved(modifier: environment.keyboardToolbarStyle, standard: .standard)
  }

  /// The style of the toolbar with suggestions.
  func toolbarStyle(over style: Autocomplete.ToolbarStyle) -> Autocomplete.ToolbarStyle {
    .resolved(
      modifier: environment.autocompleteToolbarStyle, appearance: style, standard: .standard)
  }

  /// The style of a suggestion.
  func toolbarItemStyle(
    for suggestion: Autocomplete.Suggestion, over style: Autocomplete.ToolbarItemStyle?
  ) -> Autocomplete.ToolbarItemStyle {
    .resolved(
      modifier: environment.autocompleteToolbarItemStyle, appearance: style,
      standard: suggestion.isAutocorrect ? .standardAutocorrect : .standard)
  }

  /// The style of the line between two suggestions.
  func toolbarSeparatorStyle(
    over style: Autocomplete.ToolbarSeparatorStyle?
  ) -> Autocomplete.ToolbarSeparatorStyle {
    .resolved(
      modifier: environment.autocompleteToolbarSeparatorStyle, appearance: style,
      standard: .standard)
  }

  /// The measures and fonts of an emoji keyboard; they have no open fields, so one layer says all.
  func emojiStyle(for keyboardContext: KeyboardContext) -> Emoji.KeyboardStyle {
    environment.emojiKeyboardStyle?(keyboardContext) ?? .standard(for: keyboardContext)
  }
}
