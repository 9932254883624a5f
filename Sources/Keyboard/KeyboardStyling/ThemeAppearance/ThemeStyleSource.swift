import KeyboardCore

final class ThemeStyleSource: StyleSource {

  private let theme: KeyboardTheme
  private lazy var rules = PreparedRules(theme.rules, traits: traits)
  private var styles: [[KeyboardTheme.LayerSource]: SharedValue<Keyboard.ButtonStyle>] = [:]

  init(_ theme: KeyboardTheme, traits: KeyboardTraits) {
    self.theme = theme
    super.init(traits: traits)
  }

  override func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> SharedValue<Keyboard.ButtonStyle> {
    let sources = rules.sources(of: action, isPressed: isPressed, traits: traits, place: place)
    if let style = styles[sources] { return style }
    let style = SharedValue(theme.themeButtonStyle(from: sources))
    styles[sources] = style
    return style
  }

  override func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    if rules.isEmpty { return nil }
    let label = KeyboardTheme.Subject(
      element: label, action: action, place: place, isPressed: isPressed, traits: traits)
    return theme.layers(ofRules: rules.matches(of: label)).folded()
  }
}
