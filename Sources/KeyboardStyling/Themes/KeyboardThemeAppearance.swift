public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// The standard appearance under a theme, made of parts that a subclass can override one by one.
///
/// Whatever a subclass overrides wins over the theme, and the theme wins over the standard.
open class KeyboardThemeAppearance: StandardKeyboardAppearance {

  /// The theme that keys, callouts, toolbar and background take their looks from.
  open var theme: KeyboardTheme

  /// An appearance for a theme, or for something that stands for one such as `.cottonCandy`.
  public init(theme: some KeyboardThemeConvertible, keyboardContext: KeyboardContext) {
    self.theme = theme.keyboardTheme
    super.init(keyboardContext: keyboardContext)
  }

  // MARK: The keyboard

  /// The theme's background, or the standard.
  open override var backgroundStyle: Keyboard.Background {
    theme.backgroundStyle ?? super.backgroundStyle
  }

  /// The theme's colour outside of keys, or the standard.
  open override var foregroundColor: Color? { theme.foregroundColor ?? super.foregroundColor }

  /// The standard distances, the lowest one raised so that the largest shadow fits.
  ///
  /// Source: measured in the published pictures; see also the notes on KeyboardKit Pro 7.8.
  open override var keyboardEdgeInsets: EdgeInsets {
    var insets = super.keyboardEdgeInsets
    let shadow = theme.largestShadowSize
    if shadow > 0 { insets.bottom = max(insets.bottom, shadow - 4) }
    return insets
  }

  // MARK: Callouts and toolbar

  /// The theme's callouts over the standard, or `nil` if the theme says nothing about them.
  open override var calloutStyle: KeyboardCallout.CalloutStyle? {
    theme.themeCalloutStyle(for: keyboardContext).map { .resolved(theme: $0, standard: .standard) }
      ?? super.calloutStyle
  }

  /// The theme's toolbar over the standard; its texts have the theme's colour unless it says otherwise.
  open override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
    .resolved(
      theme: theme.themeToolbarStyle(for: keyboardContext),
      standard: super.autocompleteToolbarStyle)
  }

  // MARK: Keys

  // The key whose style is being put together and what the theme says about it, so that each part
  // need not ask again. Fields of their own, because a part reads one field of a large style.
  private var currentAction: KeyboardAction?
  private var currentIsPressed = false
  private var currentStyle = Keyboard.ButtonStyle()

  /// How a key looks: the parts below, and what the theme says beyond them.
  open override func buttonStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> Keyboard.ButtonStyle {
    // A part may ask for the style of another key; afterwards this key goes on.
    let outer = currentAction.map { ($0, currentIsPressed, currentStyle) }
    defer {
      currentAction = outer?.0
      if let outer { (_, currentIsPressed, currentStyle) = outer }
    }
    let style = theme.themeButtonStyle(
      for: action, context: keyboardContext, isPressed: isPressed)
    (currentAction, currentIsPressed, currentStyle) = (action, isPressed, style)
    return style.extended(with: super.buttonStyle(for: action, isPressed: isPressed))
  }

  /// The colour of a key's face.
  open override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    if let color = themed(action, isPressed: isPressed, { $0.backgroundColor }) { return color }
    let isPressed = isPressed && !themed(action, isPressed: isPressed, { $0.paintsFace })
    return super.buttonBackgroundColor(for: action, isPressed: isPressed)
  }

  /// The colour of a key's text or icon.
  open override func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    if let color = themed(action, isPressed: isPressed, { $0.foregroundColor }) { return color }
    let isPressed = isPressed && !themed(action, isPressed: isPressed, { $0.paintsFace })
    return super.buttonForegroundColor(for: action, isPressed: isPressed)
  }

  /// The line along a key's edge.
  open override func buttonBorderStyle(for action: KeyboardAction) -> Keyboard.ButtonBorderStyle {
    var border = super.buttonBorderStyle(for: action)
    if let color = themed(action, { $0.storedBorderColor }) { border.color = color }
    if let size = themed(action, { $0.storedBorderSize }) { border.size = size }
    return border
  }

  /// The edge below a key.
  open override func buttonShadowStyle(for action: KeyboardAction) -> Keyboard.ButtonShadowStyle {
    var shadow = super.buttonShadowStyle(for: action)
    if let color = themed(action, { $0.storedShadowColor }) { shadow.color = color }
    if let size = themed(action, { $0.storedShadowSize }) { shadow.size = size }
    return shadow
  }

  /// The radius of a key's corners in points.
  open override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat {
    themed(action, { $0.cornerRadius }) ?? super.buttonCornerRadius(for: action)
  }

  /// The distance of a key's content from its edges in points.
  open override func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets {
    themed(action, { $0.contentInsets }) ?? super.buttonContentInsets(for: action)
  }

  /// The font of a key's text or icon.
  open override func buttonKeyboardFont(for action: KeyboardAction) -> KeyboardFont {
    themed(action, { $0.keyboardFont }) ?? super.buttonKeyboardFont(for: action)
  }

  /// A field of what the theme says about a key; without a state, about the key being put together
  /// or a key at rest.
  private func themed<Value>(
    _ action: KeyboardAction, isPressed: Bool? = nil, _ field: (Keyboard.ButtonStyle) -> Value
  ) -> Value {
    if currentAction == action, isPressed ?? currentIsPressed == currentIsPressed {
      return field(currentStyle)
    }
    return field(
      theme.themeButtonStyle(
        for: action, context: keyboardContext, isPressed: isPressed ?? false))
  }
}
