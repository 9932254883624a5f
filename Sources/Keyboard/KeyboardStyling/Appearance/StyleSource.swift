import KeyboardCore

/// The source of the styles of a keyboard, shared by all of its keys; here, without a theme.
class StyleSource {

  let traits: KeyboardTraits

  init(traits: KeyboardTraits) { self.traits = traits }

  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> SharedValue<Keyboard.ButtonStyle> {
    Self.unsetButtonStyle
  }

  static let unsetButtonStyle = SharedValue(Keyboard.ButtonStyle())

  /// Return the style the theme has for a small label of a key (default: `nil`).
  func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    nil
  }
}
