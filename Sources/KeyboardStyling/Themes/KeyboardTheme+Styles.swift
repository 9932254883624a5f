import Foundation
public import KeyboardCore
import KeyboardDrawing

// What a theme says about the parts of a keyboard, as a layer below the appearance.
extension KeyboardTheme {

  /// What this theme says about a key, nothing about spacers: the style of the key's type, what changes
  /// about it while pressed, and the rules that match, in this order.
  func themeButtonStyle(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool
  ) -> Keyboard.ButtonStyle {
    themeButtonStyle(for: action, isPressed: isPressed, traits: context.traits)
  }

  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits
  ) -> Keyboard.ButtonStyle {
    if action.isSpacer { return Keyboard.ButtonStyle() }
    // A return key that does nothing is not the one to press; it looks like the other keys that act.
    let isDisabled = traits.disabledActions.contains(action)
    let type = isDisabled && action.isPrimaryAction ? .system : action.keyboardThemeButtonType
    var style = buttonStyles[type] ?? Keyboard.ButtonStyle()
    if isPressed, let pressed = pressedButtonStyles[type] { style = style.extended(with: pressed) }
    if !buttonRules.isEmpty {
      let states = action.themeStates(for: traits, isPressed: isPressed)
      let subject = Subject(action: action, states: states, traits: traits)
      style = buttonRules.applied(to: style, for: subject) ?? style
    }
    if style.pressedOverlayColor == nil {
      style.pressedOverlayColor = buttonPressedOverlayColor ?? style.defaultPressedOverlayColor
    }
    return style
  }

  /// What this theme says about callouts: the faces and texts of its keys, then its callout style, then
  /// the rules that count in some surroundings.
  public func themeCalloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle? {
    let calloutStyle = calloutRules.applied(
      to: calloutStyle, for: Subject(traits: context.traits))
    let input = buttonStyles[.input]
    let system = buttonStyles[.system]
    var style = KeyboardCallout.CalloutStyle()
    if let face = input?.backgroundColor, face.isOpaque { style.backgroundColor = face }
    style.$foregroundColor = input?.foregroundColor
    if let face = system?.backgroundColor, face.isOpaque { style.selectedBackgroundColor = face }
    style.$selectedForegroundColor = system?.foregroundColor
    style.buttonOverlayCornerRadius = input?.cornerRadius
    let isOpen = style == KeyboardCallout.CalloutStyle()
    if isOpen, calloutStyle == nil { return nil }
    return style.extended(with: calloutStyle)
  }

  /// What this theme says about the toolbar: its color for all texts, then its toolbar style, then the
  /// rules that count in some surroundings.
  public func themeToolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle? {
    let toolbarStyle = toolbarRules.applied(
      to: autocompleteToolbarStyle, for: Subject(traits: context.traits))
    guard let foregroundColor else { return toolbarStyle }
    var style = Autocomplete.ToolbarStyle.open
    for path in [\Autocomplete.ToolbarStyle.item, \.autocorrectItem] {
      style[keyPath: path].titleColor = foregroundColor
      style[keyPath: path].subtitleColor = foregroundColor
    }
    return style.extended(with: toolbarStyle)
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

  /// Black over light faces and white over dark ones, or `nil` where the face is open.
  fileprivate var defaultPressedOverlayColor: Color? {
    let face = background?.gradient?.colors.first ?? background?.backgroundColor ?? backgroundColor
    guard paintsFace, let face else { return nil }
    return Color(light: face.light.pressedOverlay, dark: face.dark.pressedOverlay)
  }
}

extension Color {

  /// Whether nothing shines through, in light and dark surroundings.
  fileprivate var isOpaque: Bool { light.isOpaque && dark.isOpaque }
}

extension Color.Resolved {

  fileprivate var pressedOverlay: Color.Resolved {
    let isLight = isInvisible || luma > 0.5
    return isLight
      ? Color.Resolved(hex: 0, opacity: 0.1) : Color.Resolved(hex: 0xFFFFFF, opacity: 0.2)
  }

  /// How light the color looks, from 0 to 1, by the weights of BT.709 on encoded values.
  private var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
