import Foundation
import KeyboardCore

/// The traits of a keyboard, with the styles that a theme sets in them.
class StyleSource {

  let traits: KeyboardTraits

  private(set) lazy var configuration = KeyboardLayout.DeviceConfiguration.standard(for: traits)

  let standards = StandardStyles.snapshot

  init(traits: KeyboardTraits) { self.traits = traits }

  // MARK: The theme, none here

  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
  ) -> SharedValue<Keyboard.ButtonStyle> {
    Self.unsetButtonStyle
  }

  static let unsetButtonStyle = SharedValue(Keyboard.ButtonStyle())

  var themeViewStyle: KeyboardViewStyle { KeyboardViewStyle() }
  var hasBoardRules: Bool { false }
  var largestShadowSize: CGFloat { 0 }
  var themeToolbarStyle: Autocomplete.ToolbarStyle? { nil }
  var themeEmojiPartStyles: Emoji.PartStyles { Emoji.PartStyles() }
  func themeCalloutStyle(for part: StyledPart) -> KeyboardCallout.CalloutStyle? { nil }

  func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    nil
  }
}
