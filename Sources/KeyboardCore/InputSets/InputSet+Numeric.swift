/// The digits and symbols; a currency of several letters takes one key.
///
/// Source: KeyboardKit 9.5.3.
extension InputSet {

  /// The digits with the most common symbols.
  public static func numeric(currency: String = "$") -> InputSet {
    InputSet(texts: numericTexts(currency: currency))
  }

  /// The less common symbols.
  public static func symbolic(currencies: [String] = ["€", "£", "¥"]) -> InputSet {
    InputSet(texts: symbolicTexts(currencies: currencies))
  }

  /// What stands on the keys of a row on phones and pads.
  struct RowTexts {
    var phone: [String]
    var pad: [String]
  }

  /// What stands on the keys of ``numeric(currency:)``, which takes a fraction of the time of keys.
  static func numericTexts(currency: String) -> [RowTexts] {
    [
      RowTexts(phone: digits, pad: digits),
      RowTexts(
        phone: ["-", "/", ":", ";", "(", ")", currency, "&", "@", "”"],
        pad: ["@", "#", currency, "&", "*", "(", ")", "’", "”"]),
      RowTexts(phone: punctuation, pad: ["%", "-", "+", "=", "/", ";", ":", "!", "?"]),
    ]
  }

  /// What stands on the keys of ``symbolic(currencies:)``.
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
