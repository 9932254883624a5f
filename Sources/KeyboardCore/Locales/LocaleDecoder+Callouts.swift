internal import KeyboardDocuments

extension LocaleDecoder {
  mutating func callouts(
    alphabetic: LocaleProfile.Alphabetic, symbols: Symbols, casing: KeyCasing
  ) -> LocaleProfile.Callouts {
    let lower = calloutTable("callouts", keys: Set(alphabetic.lower.joined()))
    var upper: [String: [String]] = [:]
    if alphabetic.shiftLayer == .case {
      for (base, actions) in lower {
        upper[casing.uppercased(base)] =
          actions.filter { !casing.isOnlyLower($0) }.map(casing.uppercased)
      }
    }
    upper.merge(
      calloutTable("shiftCallouts", keys: Set((alphabetic.upper ?? []).joined()))
    ) { $1 }
    let symbolKeys = Set((symbols.numericRows + symbols.symbolicRows).joined())
    var numericSymbolic = symbols.standardCallouts.filter { symbolKeys.contains($0.key) }
    numericSymbolic.merge(calloutTable("symbolCallouts", keys: symbolKeys)) { $1 }
    return LocaleProfile.Callouts(
      lower: lower.filter { !$0.value.isEmpty }, upper: upper.filter { !$0.value.isEmpty },
      numericSymbolic: numericSymbolic.filter { !$0.value.isEmpty })
  }

  /// Return a table of secondary actions whose base characters must be keys of a layer.
  private mutating func calloutTable(_ name: String, keys: Set<String>) -> [String: [String]] {
    guard let value = object[name], let members = reader.object(value, named: name) else {
      return [:]
    }
    var table: [String: [String]] = [:]
    for member in members.members {
      if !keys.contains(member.key), !keys.isEmpty {
        reader.report(
          "No key “\(member.key.shortened)” is there to have callouts", code: "locale-callouts",
          at: member.keySpan)
      }
      table[member.key] = self.keys(
        member.value, named: "The callouts of “\(member.key.shortened)”")
    }
    return table
  }
}
