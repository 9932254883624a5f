public import KeyboardCore
public import KeyboardStyling

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
}
