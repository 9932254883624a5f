public import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

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

extension KeyboardInputViewController {

  /// The newer name of `keyboardAppearance`.
  public var keyboardStyleService: any KeyboardStyleService {
    get { keyboardAppearance }
    set { keyboardAppearance = newValue }
  }
}

extension Image {

  /// The newer name of ``keyboardShiftCapslocked``.
  public static let keyboardShiftCapslockActive = keyboardShiftCapslocked
}
