/// The input sets of a locale.
extension InputSet {

  /// The letters of a locale.
  public static func alphabetic(for profile: LocaleProfile) -> InputSet {
    let lower = profile.alphabetic.lower
    let upper = profile.alphabetic.upper ?? lower
    var rows = zip(lower, upper).map { ItemRow(lowercased: $0, uppercased: $1) }
    guard let last = rows.last, hasRoomForPunctuation(profile) else { return InputSet(rows: rows) }
    let punctuation = padPunctuation(profile).map {
      Item(neutral: $0, uppercased: $0, lowercased: $0)
    }
    rows[rows.count - 1].deviceVariations[.pad] = last.items + punctuation
    return InputSet(rows: rows)
  }

  /// The digits of a locale.
  public static func numeric(for profile: LocaleProfile) -> InputSet {
    rows(profile.numericRows, pad: padRows(profile).numeric)
  }

  /// The symbols of a locale.
  public static func symbolic(for profile: LocaleProfile) -> InputSet {
    rows(profile.symbolicRows, pad: padRows(profile).symbolic)
  }

  private static func rows(_ phone: [[String]], pad: [[String]]) -> InputSet {
    InputSet(
      rows: phone.enumerated().map { index, row in
        ItemRow(
          chars: row, deviceVariations: pad.indices.contains(index) ? [.pad: pad[index]] : [:])
      })
  }

  /// The rows of a pad with the signs of the locale.
  ///
  /// No source has them, so they are those of English with the signs that the locale has at the same
  /// places on a phone. Signs that find no place that way are added to the middle rows.
  private static func padRows(
    _ profile: LocaleProfile
  ) -> (numeric: [[String]], symbolic: [[String]]) {
    let signs = localSigns(profile)
    func local(_ set: InputSet) -> [[String]] {
      set.neutralCharacters(device: .pad).map { $0.map { signs[$0] ?? $0 } }
    }
    var numeric = local(.numeric(currency: profile.currency.primary))
    var symbolic = local(.symbolic(currencies: profile.currency.secondary))
    if !hasRoomForPunctuation(profile) {
      // The symbols hold the marks that make room for these.
      numeric[2].replaceSubrange(7..., with: padPunctuation(profile))
    }
    let present = Set((numeric + symbolic).joined()).union(padPunctuation(profile))
    let english = Set((englishRows(profile).numeric + englishRows(profile).symbolic).joined())
    let missing = (profile.numericRows + profile.symbolicRows).joined()
      .filter { !present.contains($0) && (!english.contains($0) || signs[$0] != nil) }
    for sign in missing where !(numeric[1] + symbolic[1]).contains(sign) {
      if numeric[1].count < numeric[0].count {
        numeric[1].append(sign)
      } else {
        symbolic[1].append(sign)
      }
    }
    return (numeric, symbolic)
  }

  /// The rows of an English phone with the currencies of a locale.
  private static func englishRows(
    _ profile: LocaleProfile
  ) -> (numeric: [[String]], symbolic: [[String]]) {
    (
      InputSet.numeric(currency: profile.currency.primary).neutralCharacters(device: .phone),
      InputSet.symbolic(currencies: profile.currency.secondary).neutralCharacters(device: .phone)
    )
  }

  /// What a locale writes instead of the English signs, found by their places on a phone.
  private static func localSigns(_ profile: LocaleProfile) -> [String: String] {
    var signs: [String: String] = [:]
    let english = englishRows(profile)
    let rows = zip(
      english.numeric + english.symbolic, profile.numericRows + profile.symbolicRows)
    for (englishRow, row) in rows {
      for (englishSign, sign) in zip(englishRow, row) where englishSign != sign {
        signs[englishSign] = signs[englishSign] ?? sign
      }
    }
    return signs
  }

  /// Whether a pad has room for two more keys between its shift keys.
  private static func hasRoomForPunctuation(_ profile: LocaleProfile) -> Bool {
    let counts = profile.alphabetic.lower.map(\.count)
    guard counts.count > 2, let lower = counts.last else { return false }
    let middle = counts[counts.count - 2]
    let row = max(counts[0] + 1, counts.dropLast(2).max() ?? 0, middle + 1)
    // Scripts without shift put the return key there instead, or nothing.
    let systemKeys = profile.behaviors.shiftKey ? 2 : lower + 2 == row ? 0 : 1
    return lower + 2 + systemKeys <= row
  }

  private static func padPunctuation(_ profile: LocaleProfile) -> [String] {
    let row = profile.numericRows.last ?? []
    return row.count > 1 ? [row[1], row[0]] : [",", "."]
  }
}
