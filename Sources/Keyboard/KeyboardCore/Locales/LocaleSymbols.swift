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

  private static let currencies = [
    "$", "€", "£", "¥", "₩", "₽", "¢", "₹", "₺", "₴", "₪", "₫", "₱",
  ]

  private static let symbolCallouts: [String: [String]] = [
    "0": ["°"], "-": ["–", "—", "•", "‐"], "/": ["\\"], "&": ["§"], "@": ["©", "®"],
    "”": ["\"", "„", "“", "«", "»", "″"], ".": ["…"], "?": ["¿"], "!": ["¡"],
    "’": ["'", "‘", "`", "‚", "‹", "›", "′"], "#": ["№"], "%": ["‰"], "*": ["†", "‡"],
    "=": ["≠", "≈"], "•": ["·"],
  ]
}

extension LocaleProfile {

  /// The digits of Latin script, 1 first and 0 last.
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
}
