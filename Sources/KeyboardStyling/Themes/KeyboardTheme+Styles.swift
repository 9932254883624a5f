import Foundation
public import KeyboardCore
import KeyboardDrawing

extension KeyboardTheme {

  /// What this theme says about a key, nothing about spacers: the style of the key's type, what changes
  /// about it while pressed, and the rules that match, in this order.
  func themeButtonStyle(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool
  ) -> Keyboard.ButtonStyle {
    if action.isSpacer { return Keyboard.ButtonStyle() }
    // A return key that does nothing is not the one to press; it looks like the other keys that act.
    let isDisabled = context.disabledActions.contains(action)
    let type = isDisabled && action.isPrimaryAction ? .system : action.keyboardThemeButtonType
    var style = buttonStyles[type] ?? Keyboard.ButtonStyle()
    if isPressed, let pressed = pressedButtonStyles[type] { style = style.extended(with: pressed) }
    if !buttonRules.isEmpty {
      let states = action.themeStates(for: context, isPressed: isPressed)
      for rule in buttonRules where rule.match.matches(action, states: states, context: context) {
        style = style.extended(with: rule.style)
      }
    }
    if style.pressedOverlayColor == nil {
      style.pressedOverlayColor = buttonPressedOverlayColor ?? style.defaultPressedOverlayColor
    }
    return style
  }

  /// How a key looks in this theme, the standard included.
  public func keyboardButtonStyle(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle {
    let theme = themeButtonStyle(for: action, context: context, isPressed: isPressed)
    // A face that the theme has painted stays what it is; the overlay shows that it is pressed.
    let standard = action.standardButtonStyle(
      for: context, isPressed: isPressed && !theme.paintsFace)
    return .resolved(theme: theme, standard: standard)
  }

  /// How the keyboard as a whole looks in this theme; what is left open looks like the standard.
  public var keyboardViewStyle: KeyboardViewStyle {
    KeyboardViewStyle(background: backgroundStyle, foregroundColor: foregroundColor)
  }

  /// The height of the largest shadow below keys in points, 0 if the theme has none.
  var largestShadowSize: CGFloat {
    let styles =
      Array(buttonStyles.values) + Array(pressedButtonStyles.values) + buttonRules.map(\.style)
    return styles.compactMap(\.shadowSize).max() ?? 0
  }
}

extension Keyboard.ButtonStyle {

  /// Whether this style says what a key's face is painted with.
  var paintsFace: Bool { backgroundColor != nil || background?.isEmpty == false }

  /// Black over light faces and white over dark ones, or `nil` where the face is open.
  var defaultPressedOverlayColor: Color? {
    let face = background?.gradient?.colors.first ?? background?.backgroundColor ?? backgroundColor
    guard paintsFace, let face else { return nil }
    return Color(light: face.light.pressedOverlay, dark: face.dark.pressedOverlay)
  }
}

extension Color.Resolved {

  fileprivate var pressedOverlay: Color.Resolved {
    let isLight = isInvisible || luma > 0.5
    return isLight
      ? Color.Resolved(hex: 0, opacity: 0.1) : Color.Resolved(hex: 0xFFFFFF, opacity: 0.2)
  }

  /// How light the colour looks, from 0 to 1, by the weights of BT.709 on encoded values.
  private var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
