/// The digits and symbols; a currency of several letters takes one key.
///
/// Source: KeyboardKit 9.5.3.
extension InputSet {

  /// Return the digits with the most common symbols.
  public static func numeric(currency: String = "$") -> InputSet {
    InputSet(texts: numericTexts(currency: currency))
  }

  /// Return the less common symbols.
  public static func symbolic(currencies: [String] = ["€", "£", "¥"]) -> InputSet {
    InputSet(texts: symbolicTexts(currencies: currencies))
  }

  /// The texts of the keys of a row on phones and pads.
  struct RowTexts {
    var phone: [String]
    var pad: [String]
  }

  /// Return the texts of ``numeric(currency:)``, which is faster than creating keys.
  static func numericTexts(currency: String) -> [RowTexts] {
    [
      RowTexts(phone: digits, pad: digits),
      RowTexts(
        phone: ["-", "/", ":", ";", "(", ")", currency, "&", "@", "”"],
        pad: ["@", "#", currency, "&", "*", "(", ")", "’", "”"]),
      RowTexts(phone: punctuation, pad: ["%", "-", "+", "=", "/", ";", ":", "!", "?"]),
    ]
  }

  /// Return the texts of ``symbolic(currencies:)``.
  static func symbolicTexts(currencies: [String]) -> [RowTexts] {
    [
      RowTexts(phone: ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="], pad: digits),
      RowTexts(
        phone: ["_", "\\", "|", "~", "<", ">"] + currencies + ["•"],
        pad: currencies + ["_", "^", "[", "]", "{", "}"]),
      RowTexts(phone: punctuation, pad: ["§", "|", "~", "…", "\\", "<", ">", "!", "?"]),
    ]
  }

  private static let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]

  private static let punctuation = [".", ",", "?", "!", "’"]

  private init(texts: [RowTexts]) {
    self.init(
      rows: texts.map { row in
        ItemRow(
          chars: row.phone, deviceVariations: row.pad == row.phone ? [:] : [.pad: row.pad])
      })
  }
}
