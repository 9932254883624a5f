extension Keyboard {

  /// The type of a text field.
  ///
  /// The names are those of UIKit's keyboard types.
  public enum TextFieldType: String, CaseIterable, Identifiable, KeyboardModel {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The name of the kind.
    public var id: String { rawValue }

    /// The keyboard type to show, or nil to keep the current one.
    public var keyboardType: KeyboardType? {
      switch self {
      case .default, .twitter, .webSearch: .alphabetic
      case .emailAddress: .email
      case .url: .url
      case .numberPad, .asciiCapableNumberPad: .numberPad
      case .numbersAndPunctuation: .numeric
      case .asciiCapable, .decimalPad, .phonePad, .namePhonePad: nil
      }
    }

    /// Whether suggestions are shown for such a text field.
    public var prefersAutocomplete: Bool {
      switch self {
      case .default, .asciiCapable, .twitter: true
      default: false
      }
    }
  }
}
