public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

extension Keyboard.Gesture {

  /// The older name of ``repeatPress``.
  public static var `repeat`: Self { .repeatPress }
}

extension KeyboardFeedback.Audio {

  /// Return the feedback of a system sound, under its older name.
  public static func custom(id: UInt32) -> Self { .customId(id) }
}

extension KeyboardAction {

  /// Return the action of a shift key, under its older name.
  public static func shift(currentCasing: Keyboard.KeyboardCase) -> Self { .shift(currentCasing) }

  /// Return the action of a diacritic key, under its older name.
  public static func accent(_ accent: Keyboard.Diacritic) -> Self { .diacritic(accent) }
}

extension KeyboardAction.StandardActionHandler {

  /// The older spelling of `init(controller:)`.
  public convenience init(inputViewController: any KeyboardController) {
    self.init(controller: inputViewController)
  }
}

extension InputSet.ItemRow {

  /// A row with the characters of one string on pads and of another one elsewhere.
  public init(phone: String, pad: String, deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }

  /// A row with one list of strings on pads and another one elsewhere.
  public init(phone: [String], pad: [String], deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }
}

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
