extension Keyboard {

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

    /// The custom keyboard types that number pads switch between.
    static let pageNames = [phoneSymbolsName, phoneDigitsName]

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
