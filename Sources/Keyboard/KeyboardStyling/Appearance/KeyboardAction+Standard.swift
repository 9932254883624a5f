public import Foundation
public import KeyboardCore
public import KeyboardDrawing

// The parts of the standard style under their names in KeyboardKit 9.5.
extension KeyboardAction {

  /// Returns the standard style of a key.
  public func standardButtonStyle(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle {
    StandardKeyboardAppearance(keyboardContext: context)
      .buttonStyle(for: self, isPressed: isPressed)
  }

  /// Returns the color of a key's face.
  public func standardButtonBackgroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    StandardKeyboardAppearance(keyboardContext: context)
      .buttonBackgroundColor(for: self, isPressed: isPressed)
  }

  /// Returns the color of a key's face, before its opacity is applied.
  public func standardButtonBackgroundColorValue(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    StyleSource(traits: context.traits).faceColor(of: self, isPressed: isPressed)
  }

  /// Returns the opacity of a key's face, from 0 to 1.
  public func standardButtonBackgroundColorOpacity(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Double {
    StyleSource(traits: context.traits).faceOpacity(of: self, isPressed: isPressed)
  }

  /// Returns the color of a key's text or icon.
  public func standardButtonForegroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    StyleSource(traits: context.traits).contentColor(of: self, isPressed: isPressed)
  }

  /// Returns the font of a key's text or icon.
  public func standardButtonFont(for context: KeyboardContext) -> KeyboardFont {
    StandardKeyboardAppearance(keyboardContext: context).buttonFont(for: self)
  }

  /// Returns the font size of a key in points.
  public func standardButtonFontSize(for context: KeyboardContext) -> CGFloat {
    StandardKeyboardAppearance(keyboardContext: context).buttonFontSize(for: self)
  }

  /// Returns the font weight of a key, or `nil` for the font's.
  public func standardButtonFontWeight(for context: KeyboardContext) -> KeyboardFont.FontWeight? {
    StyleSource(traits: context.traits).fontWeight(of: self)
  }

  /// Returns the icon of a key, or `nil` if it has none.
  public func standardButtonImage(for context: KeyboardContext) -> Image? {
    standardButtonImage(for: context.traits)
  }

  /// Whether a key of this action has an icon.
  public func hasStandardButtonImage(for context: KeyboardContext) -> Bool {
    standardButtonImage(for: context.traits) != nil
  }

  /// Returns the scale factor of a key's icon.
  public func standardButtonImageScaleFactor(for context: KeyboardContext) -> CGFloat {
    standardButtonImageScaleFactor(for: context.traits)
  }

  /// An alias of ``standardButtonImageScaleFactor(for:)``.
  public func standardButtonImageScale(for context: KeyboardContext) -> CGFloat {
    standardButtonImageScaleFactor(for: context.traits)
  }

  /// Returns the metrics of the context's device.
  public func standardButtonLayoutConfiguration(
    for context: KeyboardContext
  ) -> KeyboardLayout.DeviceConfiguration {
    .standard(for: context)
  }

  /// Returns the corner radius of a key in points.
  public func standardButtonCornerRadius(for context: KeyboardContext) -> CGFloat {
    standardButtonLayoutConfiguration(for: context).buttonCornerRadius
  }

  /// Returns the border of a key.
  public func standardButtonBorderStyle(for context: KeyboardContext) -> Keyboard.ButtonBorderStyle
  {
    StyleSource(traits: context.traits).border(of: self)
  }

  /// Returns the shadow of a key.
  public func standardButtonShadowStyle(for context: KeyboardContext) -> Keyboard.ButtonShadowStyle
  {
    StyleSource(traits: context.traits).shadow(of: self)
  }

  /// Returns the content insets of a key in points.
  public func standardButtonContentInsets(for context: KeyboardContext) -> EdgeInsets {
    StandardKeyboardAppearance(keyboardContext: context).buttonContentInsets(for: self)
  }
}
