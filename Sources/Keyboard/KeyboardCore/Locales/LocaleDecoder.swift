public import SourceText

/// Builds the profile of a locale from the values of its file.
struct LocaleDecoder {

  var reader: JSONReader
  private let root: JSONValue
  private var object = JSONObject()
  private var file = LocaleFile()

  init(_ document: JSONDocument) {
    reader = JSONReader(document)
    root = document.root
  }

  mutating func profile() -> LocaleProfile? {
    let members = LocaleFile.keys.read(root, named: "The locale", into: &file, by: &reader)
    guard let members else { return nil }
    object = members
    for key in LocaleFile.keys where key.isRequired { require(key.name) }
    let subtags = file.identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = subtags.first ?? "en"
    let casing = KeyCasing(language: language)
    let shift = file.shift ?? .case
    let used = Set(file.rows.joined())
    let alphabetic = LocaleProfile.Alphabetic(
      family: file.family ?? "own", lower: file.rows,
      upper: upperRows(shift: shift, casing: casing), shiftLayer: shift,
      diacriticKeys: file.diacritics.map(\.mark).filter(used.contains).sorted())
    let currency = LocaleProfile.Currency(
      primary: file.currency.first ?? "$", secondary: Array(file.currency.dropFirst()))
    let symbols = LocaleSymbols(
      currency: currency,
      numericRows: file.numericRows
        ?? LocaleProfile.numericRows(digits: file.digits, currency: currency.primary),
      symbolicRows: file.symbolicRows
        ?? LocaleProfile.symbolicRows(currencies: currency.secondary))
    let fallback = fallback()
    let marks = file.quotation
    var profile = LocaleProfile(
      identifier: file.identifier, language: language,
      region: subtags.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) },
      script: file.script ?? "Latn", direction: file.direction ?? .leftToRight,
      englishName: file.englishName, nativeName: file.nativeName ?? file.englishName,
      fallback: fallback, alphabetic: alphabetic, diacritics: diacritics(casing: casing),
      callouts: callouts(alphabetic: alphabetic, symbols: symbols, casing: casing),
      numericRows: symbols.numericRows, symbolicRows: symbols.symbolicRows, digits: file.digits,
      currency: currency,
      quotation: LocaleProfile.Quotation(
        begin: marks[0], end: marks[1], alternateBegin: marks[2], alternateEnd: marks[3],
        prefersAlternateReplacement: language != "en"),
      delimiters: LocaleProfile.Delimiters(
        sentence: file.sentenceDelimiters, word: file.wordDelimiters),
      ownSuggestions: file.suggestions, labels: labels(fallback: fallback),
      emojiCategories: file.emojiCategories, supportedLayoutTypes: file.layoutTypes,
      behaviors: behaviors(shift: shift))
    profile.padRows = padRows(shift: shift)
    profile.swipeRows = file.swipeRows
    return reader.hasErrors ? nil : profile
  }

  private mutating func require(_ key: String) {
    if object[key] != nil { return }
    reader.report(
      "The locale has no “\(key)”", code: .missingKey,
      at: root.span.lowerBound..<root.span.lowerBound + 1)
  }

  private mutating func fallback() -> String? {
    guard let name = file.fallback, let value = object["fallback"] else {
      return file.identifier == "en" ? nil : "en"
    }
    let names = LocaleProfile.supportedIdentifiers
    if names.contains(name) { return name }
    reader.report(
      "There is no locale “\(name.shortened)” to fall back to", code: .invalidValue,
      at: value.span, hints: NearestNames.hint(for: name, among: names).map { [$0] } ?? [])
    return nil
  }

  private mutating func upperRows(
    shift: LocaleProfile.ShiftLayer, casing: KeyCasing
  ) -> [[String]]? {
    let lower = file.rows
    guard let value = object["shiftRows"], let upper = file.shiftRows else {
      if shift == .alternate { require("shiftRows") }
      return shift == .case ? lower.map { $0.map(casing.uppercased) } : nil
    }
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

  /// Only capitals can be derived, so other shift layers have the keys of phones.
  private mutating func padRows(shift: LocaleProfile.ShiftLayer) -> [[String]]? {
    guard let rows = file.padRows, let value = object["padRows"] else { return nil }
    if rows.count != file.rows.count || shift == .alternate {
      reader.report(
        "padRows must have as many rows as rows, \(file.rows.count), and no shiftRows",
        code: .localeRows, at: value.span)
    }
    return rows
  }

  /// Derives capital pairs from lower-case ones.
  private func diacritics(casing: KeyCasing) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for (mark, pairs) in file.diacritics {
      let given = Set(pairs.map(\.base))
      var replacements: [String: String] = [:]
      for (base, text) in pairs {
        replacements[base] = text
        let upper = casing.uppercased(base)
        if !given.contains(upper) { replacements[upper] = casing.uppercased(text) }
      }
      result[mark] = replacements
    }
    return result
  }

  private mutating func callouts(
    alphabetic: LocaleProfile.Alphabetic, symbols: LocaleSymbols, casing: KeyCasing
  ) -> LocaleProfile.Callouts {
    check("callouts", of: Set(alphabetic.lower.joined()))
    var upper: [String: [String]] = [:]
    if alphabetic.shiftLayer == .case {
      // In order, since letters such as i and ı may have the same capital, which has one callout.
      for (base, actions) in file.callouts.sorted(by: { $0.key < $1.key }) {
        let capital = casing.uppercased(base)
        guard upper[capital] == nil else { continue }
        upper[capital] = actions.filter { !casing.isOnlyLower($0) }.map(casing.uppercased)
      }
    }
    check("shiftCallouts", of: Set((alphabetic.upper ?? []).joined()))
    upper.merge(file.shiftCallouts) { $1 }
    let symbolKeys = Set((symbols.numericRows + symbols.symbolicRows).joined())
    check("symbolCallouts", of: symbolKeys)
    var numericSymbolic = symbols.standardCallouts.filter { symbolKeys.contains($0.key) }
    numericSymbolic.merge(file.symbolCallouts) { $1 }
    return LocaleProfile.Callouts(
      lower: file.callouts.filter { !$0.value.isEmpty }, upper: upper.filter { !$0.value.isEmpty },
      numericSymbolic: numericSymbolic.filter { !$0.value.isEmpty })
  }

  /// Reports the base characters of secondary actions that are no keys of their layer.
  private mutating func check(_ name: String, of keys: Set<String>) {
    for member in object[name]?.object?.members ?? []
    where !keys.contains(member.key) && !keys.isEmpty {
      reader.report(
        "There is no key “\(member.key.shortened)” for these callouts", code: .localeCallouts,
        at: member.keySpan)
    }
  }

  private func labels(fallback: String?) -> LocaleProfile.Labels {
    var texts = file.labels
    let missing = LocaleProfile.Labels.Name.allCases.filter {
      texts[$0] == nil && $0 != .capsLock
    }
    if !missing.isEmpty, let fallback {
      let labels = LocaleProfile.profile(forIdentifier: fallback).labels
      for name in missing { texts[name] = labels[name] }
    }
    return LocaleProfile.Labels(texts)
  }

  private mutating func behaviors(shift: LocaleProfile.ShiftLayer) -> LocaleProfile.Behaviors {
    let values = file.behaviors
    let last = max(file.rows.count, 1) - 1
    let row = values.backspaceRow?.integer.flatMap { (0...last).contains($0) ? $0 : nil }
    if let value = values.backspaceRow, row == nil {
      reader.report(
        "backspaceRow must be the number of a row, from 0 to \(last)", code: .invalidValue,
        at: value.span)
    }
    return LocaleProfile.Behaviors(
      shiftKey: shift != .none, autoCapitalization: values.autoCapitalization ?? (shift == .case),
      backspaceRow: row, bottomRowExtra: values.bottomRowExtra,
      fixedKeyWidth: values.fixedKeyWidth, systemKeyWidthRow3: values.systemKeyWidthRow3,
      finalSigma: values.finalSigma, inserts: values.inserts, inputMethods: values.inputMethods)
  }
}

extension LocaleProfile {
  /// Decodes a locale file, in the format of the README beside the built-in ones.
  ///
  /// - Throws: All errors in the file.
  public init(decoding file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.options)
    var decoder = LocaleDecoder(document)
    let profile = decoder.profile()
    guard let profile else { throw Diagnostics(decoder.reader.sortedDiagnostics) }
    self = profile
  }

  private static let options = JSONOptions(allowsComments: true, budget: .locale)
}
