import KeyboardCore

class StyleSource {

  let traits: KeyboardTraits

  private(set) lazy var configuration = KeyboardLayout.DeviceConfiguration.standard(for: traits)

  init(traits: KeyboardTraits) { self.traits = traits }

  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> SharedValue<Keyboard.ButtonStyle> {
    Self.unsetButtonStyle
  }

  static let unsetButtonStyle = SharedValue(Keyboard.ButtonStyle())

  func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    nil
  }
}
