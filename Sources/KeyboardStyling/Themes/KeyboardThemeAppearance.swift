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

  /// The theme's color outside of keys, or the standard.
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

  /// The theme's toolbar over the standard; its texts have the theme's color unless it says otherwise.
  open override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
    .resolved(
      theme: theme.themeToolbarStyle(for: keyboardContext),
      standard: super.autocompleteToolbarStyle)
  }

  // MARK: Keys

  override func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits
  ) -> Keyboard.ButtonStyle {
    theme.themeButtonStyle(for: action, isPressed: isPressed, traits: traits)
  }
}

extension KeyboardTheme {

  /// How a key looks in this theme, the standard included.
  public func keyboardButtonStyle(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle {
    KeyboardThemeAppearance(theme: self, keyboardContext: context)
      .buttonStyle(for: action, isPressed: isPressed)
  }
}
