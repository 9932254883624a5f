public import KeyboardCore
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

/// An older name of ``KeyboardTheme/Collection``.
public typealias KeyboardThemeCollection = KeyboardTheme.Collection

extension KeyboardAppearance {

  /// Another name of ``backgroundStyle``.
  public var keyboardBackgroundStyle: Keyboard.Background { backgroundStyle }

  /// Another name of ``backgroundStyle``.
  public var keyboardBackground: Keyboard.Background { backgroundStyle }
}

/// The newer name of ``KeyboardAppearance``.
public typealias KeyboardStyleService = KeyboardAppearance

/// An older name of ``KeyboardAppearance``.
public typealias KeyboardStyleProvider = KeyboardAppearance

extension KeyboardInputViewController {

  /// The newer name of `keyboardAppearance`.
  public var keyboardStyleService: any KeyboardStyleService {
    get { keyboardAppearance }
    set { keyboardAppearance = newValue }
  }

  /// The name of `keyboardAppearance` in KeyboardKit 7.9.
  public var keyboardStyleProvider: any KeyboardStyleProvider {
    get { keyboardAppearance }
    set { keyboardAppearance = newValue }
  }
}

extension Image {

  /// The newer name of ``keyboardShiftCapslocked``.
  public static let keyboardShiftCapslockActive = keyboardShiftCapslocked

  /// The older name of ``keyboardArrowLeft``.
  public static let keyboardLeft = keyboardArrowLeft

  /// The older name of ``keyboardArrowRight``.
  public static let keyboardRight = keyboardArrowRight
}
