import Foundation
import KeyboardCore
import KeyboardDrawing

// The parts of the style of a key: the theme's value, or else the standard.
extension ButtonStyleResolution {

  func backgroundColor(parts: StandardKeyboardAppearance) -> Color {
    if let color = theme.backgroundColor { return color }
    if let isPressed = source.isDrawnAsPressedBackspace(action) {
      return parts.buttonBackgroundColor(for: .backspace, isPressed: isPressed)
    }
    let value = source.faceColor(of: action, isPressed: changesWhilePressed)
    return value.opacity(
      parts.buttonBackgroundOpacity(for: action, isPressed: changesWhilePressed))
  }

  func backgroundOpacity(isPressed: Bool) -> Double {
    source.faceOpacity(of: action, isPressed: isPressed)
  }

  var foregroundColor: Color {
    if let color = theme.foregroundColor { return color }
    return source.contentColor(of: action, isPressed: changesWhilePressed)
  }

  var border: Keyboard.ButtonBorderStyle {
    if let border = theme.border { return border }
    let standard = source.border(of: action)
    return Keyboard.ButtonBorderStyle(
      color: theme.storedBorderColor ?? standard.color,
      size: theme.storedBorderSize ?? standard.size)
  }

  var shadow: Keyboard.ButtonShadowStyle {
    if let shadow = theme.shadow { return shadow }
    let standard = source.shadow(of: action)
    return Keyboard.ButtonShadowStyle(
      color: theme.storedShadowColor ?? standard.color,
      size: theme.storedShadowSize ?? standard.size)
  }

  func contentInsets(parts: StandardKeyboardAppearance) -> EdgeInsets {
    if let insets = theme.contentInsets { return insets }
    var insets = action.standardButtonContentInsets(standard: parts.standardButtonContentInsets)
    if let change = source.traits.design.styling.contentInsets {
      insets = change(action, source.traits, insets)
    }
    insets.bottom += parts.buttonContentBottomMargin(for: action)
    return insets
  }

  func font(parts: StandardKeyboardAppearance) -> KeyboardFont {
    if let font = theme.resolvedKeyboardFont { return font }
    return .system(
      size: parts.buttonFontSize(for: action), weight: parts.buttonFontWeight(for: action))
  }

  func fontSize(parts: StandardKeyboardAppearance) -> CGFloat {
    source.fontSize(of: action) { parts.buttonFontSize(for: $0) }
  }

  var fontWeight: KeyboardFont.FontWeight? { source.fontWeight(of: action) }
}
