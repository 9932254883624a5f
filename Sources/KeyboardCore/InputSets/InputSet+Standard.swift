/// The standard arrangements of Latin letters; pads add a comma and a period to the last row.
///
/// Source: KeyboardKit 9.5.3 for qwerty, iOS and published pictures for the others.
extension InputSet {

  /// The QWERTY letters.
  public static let qwerty = latin("qwertyuiop", "asdfghjkl", "zxcvbnm")

  /// The QWERTZ letters.
  public static let qwertz = latin("qwertzuiop", "asdfghjkl", "yxcvbnm")

  /// The AZERTY letters.
  public static let azerty = latin("azertyuiop", "qsdfghjklm", "wxcvbn")

  /// The Colemak letters.
  public static let colemak = latin("qwfpgjluy", "arstdhneio", "zxcvbkm")

  /// The Dvorak letters.
  public static let dvorak = latin("pyfgcrl", "aoeuidhtns", "qjkxbmwvz")

  /// The QWERTY letters of Catalan, with a key for ç.
  public static let qwertyCatalan = latin("qwertyuiop", "asdfghjklç", "zxcvbnm")

  private static func latin(_ upper: String, _ middle: String, _ lower: String) -> InputSet {
    InputSet(rows: [
      ItemRow(chars: upper), ItemRow(chars: middle),
      ItemRow(chars: lower, deviceVariations: [.pad: lower + ",."]),
    ])
  }
}

extension Keyboard.LayoutType {

  /// The letters of this layout type.
  ///
  /// Vietnamese input methods work on plain letters: marks are composed while typing.
  public var inputSet: InputSet {
    switch self {
    case .azerty: .azerty
    case .colemak: .colemak
    case .dvorak: .dvorak
    case .qwerty: .qwerty
    case .qwerty_catalan: .qwertyCatalan
    case .qwertz: .qwertz
    case .vietnamese_telex(let base), .vietnamese_viqr(let base), .vietnamese_vni(let base):
      base.layoutType.inputSet
    }
  }
}

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
