extension InputSet {

  /// Returns the letters of a locale.
  public static func alphabetic(for profile: LocaleProfile) -> InputSet {
    let lower = profile.alphabetic.lower
    let upper = profile.alphabetic.upper ?? lower
    var rows = zip(lower, upper).map { ItemRow(lowercased: $0, uppercased: $1) }
    let casing = KeyCasing(language: profile.language)
    for (index, row) in (profile.padRows ?? []).enumerated() where rows.indices.contains(index) {
      rows[index].deviceVariations[.pad] = row.map {
        Item(neutral: $0, uppercased: casing.uppercased($0), lowercased: $0)
      }
    }
    guard let last = rows.last, hasRoomForPunctuation(profile) else { return InputSet(rows: rows) }
    let punctuation = padPunctuation(profile).map {
      Item(neutral: $0, uppercased: $0, lowercased: $0)
    }
    rows[rows.count - 1].deviceVariations[.pad] = last.items(for: .pad) + punctuation
    return InputSet(rows: rows)
  }

  /// Returns the digits of a locale.
  public static func numeric(for profile: LocaleProfile) -> InputSet {
    digitsAndSymbols(for: profile).numeric
  }

  /// Returns the symbols of a locale.
  public static func symbolic(for profile: LocaleProfile) -> InputSet {
    digitsAndSymbols(for: profile).symbolic
  }

  /// Returns the digits and the symbols of a locale, faster than each of them alone.
  static func digitsAndSymbols(
    for profile: LocaleProfile
  ) -> (numeric: InputSet, symbolic: InputSet) {
    let pad = padRows(profile)
    return (
      InputSet(phone: profile.numericRows, pad: pad.numeric),
      InputSet(phone: profile.symbolicRows, pad: pad.symbolic)
    )
  }

  /// Signs of the locale replace English ones as on a phone; others fill the middle and short rows.
  private static func padRows(
    _ profile: LocaleProfile
  ) -> (numeric: [[String]], symbolic: [[String]]) {
    let (currency, currencies) = (profile.currency.primary, profile.currency.secondary)
    let english =
      LocaleProfile.numericRows(currency: currency)
      + LocaleProfile.symbolicRows(currencies: currencies)
    let local = profile.numericRows + profile.symbolicRows
    let signs = localSigns(english: english, local: local)
    let localized = { (row: [String]) in row.map { signs[$0] ?? $0 } }
    var numeric = padNumericRows(currency: currency).map(localized)
    var symbolic = padSymbolicRows(currencies: currencies).map(localized)
    let punctuation = padPunctuation(profile)
    if !hasRoomForPunctuation(profile) {
      // The symbols keep the marks that are replaced here.
      numeric[2].replaceSubrange(padPunctuationIndex..., with: punctuation)
    }
    // English lacks nothing; and an array is faster than a set for so few texts.
    guard local != english else { return (numeric, symbolic) }
    let present = Array((numeric + symbolic).joined()) + punctuation
    let known = Array(english.joined())
    let missing = local.joined()
      .filter { !present.contains($0) && (!known.contains($0) || signs[$0] != nil) }
    for sign in missing where !(numeric + symbolic).joined().contains(sign) {
      if numeric[1].count < numeric[0].count {
        numeric[1].append(sign)
      } else if numeric[2].count < min(symbolic[1].count, symbolic[2].count) {
        numeric[2].insert(sign, at: padPunctuationIndex)
      } else if symbolic[1].count <= symbolic[2].count {
        symbolic[1].append(sign)
      } else {
        symbolic[2].append(sign)
      }
    }
    return (numeric, symbolic)
  }

  private static let padPunctuationIndex = 7

  private static func localSigns(english: [[String]], local: [[String]]) -> [String: String] {
    var signs: [String: String] = [:]
    for (englishRow, row) in zip(english, local) {
      for (englishSign, sign) in zip(englishRow, row) where englishSign != sign {
        signs[englishSign] = signs[englishSign] ?? sign
      }
    }
    return signs
  }

  private static func hasRoomForPunctuation(_ profile: LocaleProfile) -> Bool {
    let counts = (profile.padRows ?? profile.alphabetic.lower).map(\.count)
    guard counts.count > 2, let lower = counts.last else { return false }
    let middle = counts[counts.count - 2]
    let row = max(counts[0] + 1, counts.dropLast(2).max() ?? 0, middle + 1)
    // Scripts without shift have the return key there instead, or nothing.
    let systemKeys = profile.behaviors.shiftKey ? 2 : lower + 2 == row ? 0 : 1
    return lower + 2 + systemKeys <= row
  }

  private static func padPunctuation(_ profile: LocaleProfile) -> [String] {
    let row = profile.numericRows.last ?? []
    return row.count > 1 ? [row[1], row[0]] : [",", "."]
  }
}

/// Pairs of characters on a hardware keyboard: the plain one, followed by shift's.
struct CharacterPairs: Hashable, Sendable {

  var beforeDigits = "`~"
  var shiftedDigits = "!@#$%^&*()"
  var afterDigits = "-_ =+"

  /// By row of letters.
  var afterLetters = ["{[ }] \\|", ";: '\"", ",< .> /?"]
}

extension CharacterPairs {

  init(localeIdentifier: String) {
    switch localeIdentifier.replacing("-", with: "_") {
    case "de", "de_AT": self = .german
    case "de_CH", "fr_CH": self = .swiss
    default: self.init()
    }
  }

  /// Source: DIN 2137, layout T1.
  private static let german = Self(
    beforeDigits: "^°", shiftedDigits: "!\"§$%&/()=", afterDigits: "ß? ´`",
    afterLetters: ["+* #'", "", ",; .: -_"])

  /// Source: SN 074021.
  private static let swiss = Self(
    beforeDigits: "§°", shiftedDigits: "+\"*ç%&/()=", afterDigits: "'? ^`",
    afterLetters: ["¨! $£", "", ",; .: -_"])
}
