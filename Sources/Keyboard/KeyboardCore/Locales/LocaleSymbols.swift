/// The symbol keys of a locale, with the secondary actions that they have in all locales.
struct LocaleSymbols {

  var currency: LocaleProfile.Currency
  var numericRows: [[String]]
  var symbolicRows: [[String]]

  var standardCallouts: [String: [String]] {
    var table = Self.symbolCallouts
    let own = [currency.primary] + currency.secondary
    let all = own + Self.currencies.filter { !own.contains($0) }
    for key in own { table[key] = all.filter { $0 != key } }
    return table
  }

  private static let currencies = ["$", "€", "£", "¥", "₩", "₽", "¢", "₹", "₺", "₴", "₪", "₫", "₱"]

  private static let symbolCallouts: [String: [String]] = [
    "0": ["°"], "-": ["–", "—", "•", "‐"], "/": ["\\"], "&": ["§"], "@": ["©", "®"],
    "”": ["\"", "„", "“", "«", "»", "″"], ".": ["…"], "?": ["¿"], "!": ["¡"],
    "’": ["'", "‘", "`", "‚", "‹", "›", "′"], "#": ["№"], "%": ["‰"], "*": ["†", "‡"],
    "=": ["≠", "≈"], "•": ["·"],
  ]
}

extension LocaleProfile {

  static let latinDigits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]

  private static let punctuation = [".", ",", "?", "!", "’"]

  static func numericRows(digits: [String] = latinDigits, currency: String) -> [[String]] {
    [digits, ["-", "/", ":", ";", "(", ")", currency, "&", "@", "”"], punctuation]
  }

  static func symbolicRows(currencies: [String]) -> [[String]] {
    [
      ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
      ["_", "\\", "|", "~", "<", ">"] + currencies + ["•"], punctuation,
    ]
  }

  /// Returns the uppercase form of a key in the locale: `ß` → `ẞ`, Turkish `i` → `İ`.
  public func uppercased(_ key: String) -> String { KeyCasing(language: language).uppercased(key) }
}

/// Uppercase forms of keys, which differ from running text.
package struct KeyCasing {
  let language: String

  package init(language: String) { self.language = language }

  package func uppercased(_ key: String) -> String {
    if key.utf8.count == 1, let letter = key.utf8.first {
      guard 0x61...0x7A ~= letter else { return key }
      if letter != UInt8(ascii: "i") || !isTurkic { return String(Unicode.Scalar(letter - 0x20)) }
    }
    return key.unicodeScalars.reduce(into: "") { $0 += uppercased($1) }
  }

  func isOnlyLower(_ key: String) -> Bool { key == "ς" }

  private var isTurkic: Bool { language == "tr" || language == "az" }

  private func uppercased(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "i" where isTurkic: "İ"
    // A single key, so never SS.
    case "ß": "ẞ"
    case "ς": "ς"
    case "և": "Եւ"
    // Composed where Unicode allows, to be equal byte by byte.
    case "ΐ": "Ϊ\u{301}"
    case "ΰ": "Ϋ\u{301}"
    // The Latin letters of Shughni borrow their capitals from other alphabets.
    case "ϑ" where language == "tg": "Ɵ"
    case "ʓ" where language == "tg": "Ӡ"
    // Georgian and Cherokee have capitals in Unicode that aren't used in practice.
    case "\u{10D0}"..."\u{10FF}", "\u{13A0}"..."\u{13FD}", "\u{AB70}"..."\u{ABBF}": String(scalar)
    default: scalar.properties.uppercaseMapping
    }
  }
}
