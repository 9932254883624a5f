public import KeyboardInput
public import KeyboardStyling

extension KeyboardThemeContext {

  /// The older name of ``currentTheme``.
  public var theme: KeyboardTheme? { currentTheme }

  /// The older name of ``setCurrentTheme(_:)``.
  public func setTheme(_ theme: some KeyboardThemeConvertible) { setCurrentTheme(theme) }

  /// The older name of ``resetCurrentTheme()``.
  public func resetTheme() { resetCurrentTheme() }
}

extension KeyboardTheme {

  /// An older name of ``predefined``.
  public static var allPredefined: [KeyboardTheme] {
    get throws { try predefined }
  }
}

/// An older name of ``KeyboardTheme/Collection``.
public typealias KeyboardThemeCollection = KeyboardTheme.Collection
