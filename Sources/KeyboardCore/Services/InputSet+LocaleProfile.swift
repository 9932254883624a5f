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
    rows(
      profile.numericRows, like: .numeric(currency: profile.currency.primary), profile: profile)
  }

  /// The symbols of a locale.
  public static func symbolic(for profile: LocaleProfile) -> InputSet {
    rows(
      profile.symbolicRows, like: .symbolic(currencies: profile.currency.secondary),
      profile: profile)
  }

  /// The rows of a phone as they are, and the rows of a pad with the signs of the locale.
  private static func rows(
    _ rows: [[String]], like standard: InputSet, profile: LocaleProfile
  ) -> InputSet {
    let signs = localSigns(profile)
    return InputSet(
      rows: rows.enumerated().map { index, row in
        let pad =
          standard.rows.indices.contains(index)
          ? standard.rows[index].items(for: .pad).map { signs[$0.neutral] ?? $0.neutral } : row
        return ItemRow(chars: row, deviceVariations: [.pad: pad])
      })
  }

  /// What a locale writes instead of the English signs, found by their places on a phone.
  private static func localSigns(_ profile: LocaleProfile) -> [String: String] {
    var signs: [String: String] = [:]
    let pairs = [
      (InputSet.numeric(currency: profile.currency.primary), profile.numericRows),
      (InputSet.symbolic(currencies: profile.currency.secondary), profile.symbolicRows),
    ]
    for (standard, rows) in pairs {
      for (standardRow, row) in zip(standard.rows, rows) {
        for (item, sign) in zip(standardRow.items, row) where item.neutral != sign {
          signs[item.neutral] = signs[item.neutral] ?? sign
        }
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
