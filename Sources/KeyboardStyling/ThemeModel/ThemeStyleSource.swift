import KeyboardCore

/// The source of the styles of a keyboard with a theme.
final class ThemeStyleSource: StyleSource {

  private let theme: KeyboardTheme
  private let rules: PreparedRules<Keyboard.ButtonStyle>?
  private let hintRules: PreparedRules<Keyboard.LabelStyle>?

  /// Create a source with the rules of keys and of hints prepared for the traits, or `nil` for a few
  /// rules.
  init(
    _ theme: KeyboardTheme, traits: KeyboardTraits,
    rules: PreparedRules<Keyboard.ButtonStyle>?, hintRules: PreparedRules<Keyboard.LabelStyle>?
  ) {
    self.theme = theme
    self.rules = rules
    self.hintRules = hintRules
    super.init(traits: traits)
  }

  override func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.ButtonStyle {
    theme.themeButtonStyle(
      for: action, isPressed: isPressed, traits: traits, place: place, prepared: rules)
  }

  override func themeLabelStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    theme.themeLabelStyle(
      for: action, isPressed: isPressed, traits: traits, place: place, prepared: hintRules)
  }

  override func themeLettersStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    theme.themeLettersStyle(for: action, isPressed: isPressed, traits: traits, place: place)
  }
}
