public import KeyboardCore
public import KeyboardStyling
public import KeyboardViews

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

  /// The name that `keyboardAppearance` had in KeyboardKit 7.9.
  public var keyboardStyleProvider: any KeyboardStyleProvider {
    get { keyboardAppearance }
    set { keyboardAppearance = newValue }
  }
}
