internal import KeyboardDocuments

extension LocaleDecoder {
  mutating func alphabetic(
    shift: LocaleProfile.ShiftLayer, casing: KeyCasing, marks: [String]
  ) -> LocaleProfile.Alphabetic {
    let lower = required("rows").map { rows($0, named: "rows", count: 1...5) } ?? []
    let used = Set(lower.joined())
    return LocaleProfile.Alphabetic(
      family: string("family") ?? "own", lower: lower,
      upper: upperRows(of: lower, shift: shift, casing: casing), shiftLayer: shift,
      diacriticKeys: marks.filter(used.contains))
  }

  private mutating func upperRows(
    of lower: [[String]], shift: LocaleProfile.ShiftLayer, casing: KeyCasing
  ) -> [[String]]? {
    guard let value = object["shiftRows"] else {
      if shift == .alternate { _ = required("shiftRows") }
      return shift == .case ? lower.map { $0.map(casing.uppercased) } : nil
    }
    let upper = rows(value, named: "shiftRows", count: 1...5)
    if shift == .none {
      reader.report(
        "shiftRows can't be reached without a shift key", code: .localeRows, at: value.span,
        hints: ["Set “shift” to “alternate”, or remove the rows."])
    }
    if !lower.isEmpty, !upper.isEmpty, lower.map(\.count) != upper.map(\.count) {
      let shape = lower.map { String($0.count) }.joined(separator: "-")
      reader.report(
        "shiftRows must have as many keys as rows, \(shape)", code: .localeRows, at: value.span)
    }
    return upper
  }

  mutating func rows(
    _ value: JSONValue, named name: String, count: ClosedRange<Int>
  ) -> [[String]] {
    let rows = elements(value, named: name, count: count, unit: "rows", code: .localeRows) ?? []
    var seen: Set<String> = []
    return rows.map { row in
      guard let keys = reader.array(row, named: "A row of \(name)") else { return [] }
      if keys.isEmpty || keys.count > 20 {
        reader.report(
          "A row of \(name) must have from 1 to 20 keys", code: .localeRows, at: row.span)
      }
      return keys.prefix(20).compactMap { value in
        guard let key = key(value) else { return nil }
        if !seen.insert(key).inserted {
          reader.report("The key “\(key)” is in \(name) twice", code: .localeRows, at: value.span)
        }
        return key
      }
    }
  }

  mutating func key(_ value: JSONValue) -> String? {
    guard let text = reader.string(value, named: "A key", maximumLength: 64) else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      reader.report(
        "A key can't hold a control character", code: .invalidValue, at: value.span)
      return nil
    }
    return text
  }

  mutating func keys(
    _ value: JSONValue, named name: String, count: ClosedRange<Int> = 0...100
  ) -> [String]? {
    elements(value, named: name, count: count, unit: "elements", code: .invalidValue)?
      .compactMap { key($0) }
  }

  private mutating func elements(
    _ value: JSONValue, named name: String, count: ClosedRange<Int>, unit: String,
    code: DiagnosticCode
  ) -> [JSONValue]? {
    guard let elements = reader.array(value, named: name) else { return nil }
    if count.contains(elements.count) { return elements }
    let (least, most) = (count.lowerBound, count.upperBound)
    reader.report(
      "\(name) must have \(least == most ? "\(most)" : "from \(least) to \(most)") \(unit)",
      code: code, at: value.span)
    return nil
  }

  mutating func diacritics(casing: KeyCasing) -> [String: [String: String]] {
    guard let value = object["diacritics"],
      let marks = reader.object(value, named: "diacritics")
    else { return [:] }
    var result: [String: [String: String]] = [:]
    for mark in marks.members {
      guard let pairs = reader.object(mark.value, named: "A diacritic") else { continue }
      var replacements: [String: String] = [:]
      for pair in pairs.members {
        guard let text = key(pair.value), !pair.key.isEmpty else { continue }
        replacements[pair.key] = text
        let upper = casing.uppercased(pair.key)
        if pairs[upper] == nil { replacements[upper] = casing.uppercased(text) }
      }
      result[mark.key] = replacements
    }
    return result
  }

  mutating func callouts(
    alphabetic: LocaleProfile.Alphabetic, symbols: Symbols, casing: KeyCasing
  ) -> LocaleProfile.Callouts {
    let lower = calloutTable("callouts", keys: Set(alphabetic.lower.joined()))
    var upper: [String: [String]] = [:]
    if alphabetic.shiftLayer == .case {
      // In order, since letters such as i and ı may have the same capital, which has one callout.
      for (base, actions) in lower.sorted(by: { $0.key < $1.key }) {
        let capital = casing.uppercased(base)
        guard upper[capital] == nil else { continue }
        upper[capital] = actions.filter { !casing.isOnlyLower($0) }.map(casing.uppercased)
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
          "There is no key “\(member.key.shortened)” for these callouts", code: .localeCallouts,
          at: member.keySpan)
      }
      table[member.key] = self.keys(
        member.value, named: "The callouts of “\(member.key.shortened)”")
    }
    return table
  }
}
