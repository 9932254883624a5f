/// A value that can be converted to a theme.
public protocol KeyboardThemeConvertible {

  /// The theme.
  var keyboardTheme: KeyboardTheme { get }
}

extension KeyboardTheme: KeyboardThemeConvertible {

  /// This theme.
  public var keyboardTheme: KeyboardTheme { self }
}
