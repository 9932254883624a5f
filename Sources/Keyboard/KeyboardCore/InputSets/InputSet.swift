/// The input keys of a keyboard, in rows, without the system keys around them.
public struct InputSet: KeyboardModel {

  /// The rows from top to bottom.
  public var rows: ItemRows

  /// An input set with rows from top to bottom.
  public init(rows: ItemRows) { self.rows = rows }

  /// Returns the characters of every row, in a letter case and as a device shows them.
  public func characters(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [[String]] {
    rows.characters(for: keyboardCase, device: device)
  }

  /// Returns the characters of every row, joined into one string per row.
  public func characterStrings(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [String] {
    characters(for: keyboardCase, device: device).map { $0.joined() }
  }

  /// Returns the characters of every row as specified, in no particular letter case.
  public func neutralCharacters(device: DeviceType) -> [[String]] {
    rows.map { $0.items(for: device).map(\.neutral) }
  }

  /// An input key in its letter cases.
  public struct Item: KeyboardModel {

    /// The text of the key as specified.
    public var neutral: String

    /// The uppercase text of the key.
    public var uppercased: String

    /// The lowercase text of the key.
    public var lowercased: String

    /// A key with cases derived from its text; `ß` becomes `ẞ`, which is one letter.
    public init(_ char: String) {
      neutral = char
      uppercased = char == "ß" ? "ẞ" : char.uppercased()
      lowercased = char.lowercased()
    }

    /// A key with a text for each case.
    public init(neutral: String, uppercased: String, lowercased: String) {
      self.neutral = neutral
      self.uppercased = uppercased
      self.lowercased = lowercased
    }

    /// Returns the text of the key in a letter case.
    public func character(for keyboardCase: Keyboard.KeyboardCase) -> String {
      switch keyboardCase {
      case .auto, .lowercased: lowercased
      case .uppercased, .capsLocked: uppercased
      }
    }
  }

  // Pads add comma and period to the last row (source: KeyboardKit 9.5.3 qwerty, iOS for others).

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

  /// The Turkish letters on the places of QWERTY (source: TS 2117, `tr` of xkeyboard-config 2.35).
  public static let turkishQ = turkish("qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç")

  /// The Turkish letters by their frequency (source: TS 2117, `tr(f)` of xkeyboard-config 2.35).
  public static let turkishF = turkish("fgğıodrnhpqw", "uieaütkmlyşx", "jövcçzsb")

  /// In Turkish, i and ı are pairs with İ and I.
  private static func turkish(_ rows: String...) -> InputSet {
    var set = InputSet(
      rows: rows.map { row in
        ItemRow(lowercased: row, uppercased: row.replacing("i", with: "İ").uppercased())
      })
    let marks = [",", "."].map { Item(neutral: $0, uppercased: $0, lowercased: $0) }
    let last = rows.count - 1
    set.rows[last].deviceVariations[.pad] = set.rows[last].items + marks
    return set
  }

  private static func latin(_ upper: String, _ middle: String, _ lower: String) -> InputSet {
    InputSet(rows: [
      ItemRow(chars: upper), ItemRow(chars: middle),
      ItemRow(chars: lower, deviceVariations: [.pad: lower + ",."]),
    ])
  }

  // A currency of several letters takes one key (source: KeyboardKit 9.5.3).

  /// Returns the digits with the most common symbols.
  public static func numeric(currency: String = "$") -> InputSet {
    InputSet(
      phone: LocaleProfile.numericRows(currency: currency), pad: padNumericRows(currency: currency))
  }

  /// The digits with the most common symbols, and the dollar.
  public static var numeric: InputSet { numeric() }

  /// Returns the less common symbols.
  public static func symbolic(currencies: [String] = ["€", "£", "¥"]) -> InputSet {
    InputSet(
      phone: LocaleProfile.symbolicRows(currencies: currencies),
      pad: padSymbolicRows(currencies: currencies))
  }

  /// The less common symbols with euro, pound and yen.
  public static var symbolic: InputSet { symbolic() }

  static func padNumericRows(currency: String) -> [[String]] {
    [
      LocaleProfile.latinDigits, ["@", "#", currency, "&", "*", "(", ")", "’", "”"],
      ["%", "-", "+", "=", "/", ";", ":", "!", "?"],
    ]
  }

  static func padSymbolicRows(currencies: [String]) -> [[String]] {
    [
      LocaleProfile.latinDigits, currencies + ["_", "^", "[", "]", "{", "}"],
      ["§", "|", "~", "…", "\\", "<", ">", "!", "?"],
    ]
  }

  init(phone: [[String]], pad: [[String]]) {
    self.init(
      rows: phone.enumerated().map { index, row in
        let variation = pad.indices.contains(index) && pad[index] != row ? pad[index] : nil
        return ItemRow(chars: row, deviceVariations: variation.map { [.pad: $0] } ?? [:])
      })
  }
}

extension Keyboard.LayoutType {

  /// The letters of this layout type; marks of Vietnamese are composed while typing.
  public var inputSet: InputSet {
    switch self {
    case .azerty: .azerty
    case .colemak: .colemak
    case .dvorak: .dvorak
    case .qwerty: .qwerty
    case .qwerty_catalan: .qwertyCatalan
    case .qwertz: .qwertz
    case .turkishF: .turkishF
    case .turkishQ: .turkishQ
    case .vietnamese_telex(let base), .vietnamese_viqr(let base), .vietnamese_vni(let base):
      base.layoutType.inputSet
    }
  }
}
