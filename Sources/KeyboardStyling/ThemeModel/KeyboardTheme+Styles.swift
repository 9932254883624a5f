import Foundation
public import KeyboardCore
import KeyboardDrawing

// The styles of a theme, as a layer below the appearance.
extension KeyboardTheme {

  /// Return the fields of a key's style that this theme sets, none for spacers.
  ///
  /// They come from the style of the key's type, its pressed style and the matching rules, in this
  /// order.
  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits
  ) -> Keyboard.ButtonStyle {
    if action.isSpacer { return Keyboard.ButtonStyle() }
    // A disabled return key has no emphasis; it has the style of the system keys.
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

  /// Return the fields of the callout style that this theme sets.
  ///
  /// They come from the faces and texts of its keys, its callout style and the matching rules, in
  /// this order.
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

  /// Return the fields of the toolbar style that this theme sets.
  ///
  /// They come from its color for all texts, its toolbar style and the matching rules, in this
  /// order.
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

  /// The style of the whole keyboard in this theme; unset fields have the standard style.
  public var keyboardViewStyle: KeyboardViewStyle {
    KeyboardViewStyle(background: backgroundStyle, foregroundColor: foregroundColor)
  }

  /// The maximum height of the shadows below keys in points, 0 if the theme has none.
  var largestShadowSize: CGFloat {
    let styles =
      Array(buttonStyles.values) + Array(pressedButtonStyles.values) + buttonRules.map(\.style)
    return styles.compactMap(\.shadowSize).max() ?? 0
  }
}

extension Keyboard.ButtonStyle {

  /// Black over light faces and white over dark ones, or `nil` if the face is unset.
  fileprivate var defaultPressedOverlayColor: Color? {
    let face = background?.gradient?.colors.first ?? background?.backgroundColor ?? backgroundColor
    guard paintsFace, let face else { return nil }
    return Color(light: face.light.pressedOverlay, dark: face.dark.pressedOverlay)
  }
}

extension Color {

  /// Whether the color is opaque in both color schemes.
  fileprivate var isOpaque: Bool { light.isOpaque && dark.isOpaque }
}

extension Color.Resolved {

  fileprivate var pressedOverlay: Color.Resolved {
    let isLight = isInvisible || luma > 0.5
    return isLight
      ? Color.Resolved(hex: 0, opacity: 0.1) : Color.Resolved(hex: 0xFFFFFF, opacity: 0.2)
  }

  /// The perceived lightness, from 0 to 1, by the weights of BT.709 on encoded values.
  package var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
