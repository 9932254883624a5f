public import Foundation
public import KeyboardCore
public import KeyboardDrawing

// The parts of the standard look under the names of KeyboardKit 9.5.
extension KeyboardAction {

  /// The look of a key of this action where nothing else says how it looks.
  public func standardButtonStyle(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle {
    StandardKeyboardAppearance(keyboardContext: context)
      .buttonStyle(for: self, isPressed: isPressed)
  }

  /// The color of a key's face.
  public func standardButtonBackgroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    StandardKeyboardAppearance(keyboardContext: context)
      .buttonBackgroundColor(for: self, isPressed: isPressed)
  }

  /// The color of a key's face before its opacity.
  public func standardButtonBackgroundColorValue(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    standardButtonBackgroundColorValue(for: context.traits, isPressed: isPressed)
  }

  /// The opacity of a key's face, from 0 to 1.
  public func standardButtonBackgroundColorOpacity(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Double {
    standardButtonBackgroundColorOpacity(for: context.traits, isPressed: isPressed)
  }

  /// The color of a key's text or icon.
  public func standardButtonForegroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    standardButtonForegroundColor(for: context.traits, isPressed: isPressed)
  }

  /// The font of a key's text or icon.
  public func standardButtonFont(for context: KeyboardContext) -> KeyboardFont {
    StandardKeyboardAppearance(keyboardContext: context).buttonFont(for: self)
  }

  /// The size of a key's text or icon in points.
  public func standardButtonFontSize(for context: KeyboardContext) -> CGFloat {
    StandardKeyboardAppearance(keyboardContext: context).buttonFontSize(for: self)
  }

  /// The thickness of a key's text or icon, or `nil` for that of the font.
  public func standardButtonFontWeight(for context: KeyboardContext) -> KeyboardFont.FontWeight? {
    standardButtonFontWeight(for: context.traits)
  }

  /// The icon on a key of this action, or `nil` if it shows a text or nothing.
  public func standardButtonImage(for context: KeyboardContext) -> Image? {
    standardButtonImage(for: context.traits)
  }

  /// Whether a key of this action shows an icon.
  public func hasStandardButtonImage(for context: KeyboardContext) -> Bool {
    standardButtonImage(for: context.traits) != nil
  }

  /// The factor on the size of a key's icon.
  public func standardButtonImageScaleFactor(for context: KeyboardContext) -> CGFloat {
    standardButtonImageScaleFactor(for: context.traits)
  }

  /// The other name of ``standardButtonImageScaleFactor(for:)``.
  public func standardButtonImageScale(for context: KeyboardContext) -> CGFloat {
    standardButtonImageScaleFactor(for: context.traits)
  }

  /// The numbers of the context's device.
  public func standardButtonLayoutConfiguration(
    for context: KeyboardContext
  ) -> KeyboardLayout.DeviceConfiguration {
    .standard(for: context)
  }

  /// The radius of a key's corners in points.
  public func standardButtonCornerRadius(for context: KeyboardContext) -> CGFloat {
    standardButtonLayoutConfiguration(for: context).buttonCornerRadius
  }

  /// The line along a key's edge.
  public func standardButtonBorderStyle(for context: KeyboardContext) -> Keyboard.ButtonBorderStyle
  {
    standardButtonBorderStyle
  }

  /// The edge below a key.
  public func standardButtonShadowStyle(for context: KeyboardContext) -> Keyboard.ButtonShadowStyle
  {
    standardButtonShadowStyle(for: context.traits)
  }

  /// The distance of a key's content from its edges in points.
  public func standardButtonContentInsets(for context: KeyboardContext) -> EdgeInsets {
    StandardKeyboardAppearance(keyboardContext: context).buttonContentInsets(for: self)
  }
}
