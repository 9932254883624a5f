extension Keyboard {

  /// The type of a keyboard, which determines its keys.
  public enum KeyboardType: Identifiable, KeyboardModel {
    case alphabetic, clipboard, email, emojis, emojiSearch, images, numberPad, numeric, symbolic,
      url
    case custom(named: String)

    /// Every type that has a fixed name.
    public static var allCases: [KeyboardType] {
      [
        .alphabetic, .clipboard, .email, .emojis, .emojiSearch, .images, .numberPad, .numeric,
        .symbolic, .url,
      ]
    }

    /// The name of the type; a custom one has its own.
    public var id: String {
      switch self {
      case .alphabetic: "alphabetic"
      case .clipboard: "clipboard"
      case .email: "email"
      case .emojis: "emojis"
      case .emojiSearch: "emojiSearch"
      case .images: "images"
      case .numberPad: "numberPad"
      case .numeric: "numeric"
      case .symbolic: "symbolic"
      case .url: "url"
      case .custom(let name): name
      }
    }

    /// Whether this is the numeric or the symbolic keyboard.
    public var isNumericOrSymbolic: Bool { self == .numeric || self == .symbolic }

    /// Whether suggestions are shown with this keyboard.
    public var prefersAutocomplete: Bool {
      switch self {
      case .alphabetic, .numeric, .symbolic, .numberPad, .custom: true
      case .clipboard, .email, .emojis, .emojiSearch, .images, .url: false
      }
    }
  }

  /// The type of a text field.
  ///
  /// The names are those of UIKit's keyboard types.
  public enum TextFieldType: String, KeyboardChoice {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

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

  /// The color scheme of the keyboard for a text field.
  ///
  /// The names are those of UIKit's keyboard appearances.
  public enum TextFieldAppearance: String, KeyboardChoice {

    /// The color scheme of the system.
    case `default`

    /// Light colors.
    case light

    /// Dark colors.
    case dark
  }

  /// A keyboard of digits in four rows of three equal keys.
  public enum NumberPadKind: String, CaseIterable, KeyboardModel {

    /// Digits, and a key that returns to the letters.
    case standard

    /// Digits alone.
    case digits

    /// Digits and the decimal separator of the locale.
    case decimal

    /// Digits as on a phone, and a key that switches to the other characters of phone numbers.
    case phone

    /// The other characters of phone numbers.
    case phoneSymbols

    /// The custom keyboard type, and key label, of the other characters of phone numbers.
    static let phoneSymbolsName = "+*#"

    /// The custom keyboard type, and key label, of the digits.
    static let phoneDigitsName = "123"

    package static let pageNames = [phoneSymbolsName, phoneDigitsName]

    /// Return the letters that a phone shows below a digit, or nil if there are none.
    public static func letters(below digit: String) -> String? {
      letters[digit]
    }

    private static let letters = [
      "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
      "9": "WXYZ",
    ]
  }
}
