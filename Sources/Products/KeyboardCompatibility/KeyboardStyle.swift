import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

/// A namespace for the style type names of KeyboardKit 7 to 9.
public enum KeyboardStyle {

  /// The newest name of ``StandardKeyboardAppearance``.
  public typealias StandardStyleService = StandardKeyboardAppearance

  /// An older name of ``StandardKeyboardAppearance``.
  public typealias StandardService = StandardKeyboardAppearance

  /// An older name of ``StandardKeyboardAppearance``.
  public typealias StandardProvider = StandardKeyboardAppearance

  /// An older name of `Keyboard.ButtonStyle`.
  public typealias Button = Keyboard.ButtonStyle

  /// An older name of `Keyboard.ButtonBorderStyle`.
  public typealias ButtonBorder = Keyboard.ButtonBorderStyle

  /// An older name of `Keyboard.ButtonShadowStyle`.
  public typealias ButtonShadow = Keyboard.ButtonShadowStyle

  /// An older name of `Keyboard.Background`.
  public typealias Background = Keyboard.Background

  /// An older name of `KeyboardCallout.CalloutStyle`.
  public typealias Callout = KeyboardCallout.CalloutStyle

  /// An older name of `KeyboardCallout.ActionCalloutStyle`.
  public typealias ActionCallout = KeyboardCallout.ActionCalloutStyle

  /// An older name of `KeyboardCallout.InputCalloutStyle`.
  public typealias InputCallout = KeyboardCallout.InputCalloutStyle

  /// An older name of `Autocomplete.ToolbarStyle`.
  public typealias AutocompleteToolbar = Autocomplete.ToolbarStyle

  /// An older name of `Autocomplete.ToolbarItemStyle`.
  public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItemStyle

  /// An older name of `Autocomplete.ToolbarSeparatorStyle`.
  public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparatorStyle

  /// An older name of `Emoji.KeyboardStyle`.
  public typealias EmojiKeyboard = Emoji.KeyboardStyle

  /// The newest name of ``KeyboardThemeAppearance``.
  public typealias ThemeBasedStyleService = KeyboardThemeAppearance

  /// An older name of ``KeyboardThemeAppearance``.
  public typealias ThemeBasedService = KeyboardThemeAppearance

  /// An older name of ``KeyboardThemeAppearance``.
  public typealias ThemeBasedProvider = KeyboardThemeAppearance
}

/// An older name of ``StandardKeyboardAppearance``.
public typealias StandardKeyboardStyleProvider = StandardKeyboardAppearance

/// The older name of `Emoji.KeyboardStyle`.
public typealias EmojiKeyboardStyle = Emoji.KeyboardStyle

/// An older name of ``KeyboardThemeAppearance``.
public typealias ThemeBasedKeyboardStyleProvider = KeyboardThemeAppearance

/// The older name of `Autocomplete.ToolbarItemStyle`.
public typealias AutocompleteToolbarItemStyle = Autocomplete.ToolbarItemStyle

/// The older name of `Autocomplete.ToolbarSeparatorStyle`.
public typealias AutocompleteToolbarSeparatorStyle = Autocomplete.ToolbarSeparatorStyle

/// The older name of `Autocomplete.ToolbarStyle`.
public typealias AutocompleteToolbarStyle = Autocomplete.ToolbarStyle

/// The older name of `Keyboard.Background`.
public typealias KeyboardBackgroundStyle = Keyboard.Background

/// The older name of `Keyboard.ButtonBorderStyle`.
public typealias KeyboardButtonBorderStyle = Keyboard.ButtonBorderStyle

/// The older name of `Keyboard.ButtonShadowStyle`.
public typealias KeyboardButtonShadowStyle = Keyboard.ButtonShadowStyle

/// The older name of `Keyboard.ButtonStyle`.
public typealias KeyboardButtonStyle = Keyboard.ButtonStyle

/// The older name of ``KeyboardFont/FontType``.
public typealias KeyboardFontType = KeyboardFont.FontType

/// The older name of ``KeyboardFont/FontWeight``.
public typealias KeyboardFontWeight = KeyboardFont.FontWeight

extension Keyboard.ButtonStyle {

  /// An older name of ``Keyboard/ButtonBorderStyle``.
  public typealias BorderStyle = Keyboard.ButtonBorderStyle

  /// An older name of ``Keyboard/ButtonShadowStyle``.
  public typealias ShadowStyle = Keyboard.ButtonShadowStyle

  /// A style for previews: white on yellow.
  public static var preview1: Self { preview(.yellow, .white, cornerRadius: 20) }

  /// A style for previews: yellow on purple.
  public static var preview2: Self { preview(.purple, .yellow, cornerRadius: 10) }

  private static func preview(
    _ background: Color, _ foreground: Color, cornerRadius: Double
  ) -> Self {
    Self(
      backgroundColor: background, foregroundColor: foreground, keyboardFont: .body,
      cornerRadius: cornerRadius, border: BorderStyle(color: foreground, size: 3),
      shadow: ShadowStyle(color: background, size: 4))
  }
}

extension KeyboardAction {

  /// Whether this is a shift key while the keyboard is in upper case or caps locked.
  public func isUpperCasedShift(for context: KeyboardContext) -> Bool {
    isShiftAction && context.traits.keyboardCase.isUppercasedOrCapslocked
  }

  /// An older name of ``standardButtonBackgroundColorValue(for:isPressed:)``.
  public func buttonBackgroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    standardButtonBackgroundColorValue(for: context, isPressed: isPressed)
  }

  /// An older name of ``standardButtonForegroundColor(for:isPressed:)``.
  public func buttonForegroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    standardButtonForegroundColor(for: context, isPressed: isPressed)
  }
}
