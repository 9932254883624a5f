internal import KeyboardDocuments

extension LocaleDecoder {
  struct Symbols {
    var digits: [String]
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

  mutating func symbols() -> Symbols {
    let digits =
      object["digits"].flatMap { keys($0, named: "digits", count: 10...10) }
      ?? LocaleProfile.latinDigits
    let currency =
      object["currency"].flatMap { keys($0, named: "currency", count: 4...4) }
      ?? ["$", "€", "£", "¥"]
    let (primary, secondary) = (currency.first ?? "$", Array(currency.dropFirst()))
    let numeric = object["numericRows"].map { rows($0, named: "numericRows", count: 3...3) }
    let symbolic = object["symbolicRows"].map { rows($0, named: "symbolicRows", count: 3...3) }
    return Symbols(
      digits: digits,
      currency: LocaleProfile.Currency(primary: primary, secondary: secondary),
      numericRows: numeric ?? LocaleProfile.numericRows(digits: digits, currency: primary),
      symbolicRows: symbolic ?? LocaleProfile.symbolicRows(currencies: secondary))
  }
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
