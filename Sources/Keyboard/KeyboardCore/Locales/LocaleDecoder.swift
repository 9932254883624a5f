public import KeyboardDocuments

struct LocaleDecoder {
  var reader: JSONReader
  private let root: JSONValue
  private(set) var object = JSONObject()

  static let keys = [
    "format", "version", "identifier", "script", "direction", "englishName", "nativeName",
    "listName", "swiftName", "sortName", "flag", "fallback", "family", "layoutTypes", "shift",
    "rows", "shiftRows",
    "diacritics", "callouts", "shiftCallouts",
    "currency", "digits", "numericRows", "symbolicRows", "symbolCallouts", "quotation",
    "sentenceDelimiters", "wordDelimiters", "behaviors", "suggestions", "labels", "emojiCategories",
    "confidence",
    "note",
  ]

  init(_ document: JSONDocument) {
    reader = JSONReader(document)
    root = document.root
  }

  mutating func profile() -> LocaleProfile? {
    guard let members = reader.object(root, named: "The locale", keys: Self.keys) else {
      return nil
    }
    object = members
    checkFormat()
    let identifier = identifier()
    let subtags = (identifier ?? "en").split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = subtags.first ?? "en"
    let region = subtags.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    let englishName = required("englishName").flatMap { reader.string($0, named: "englishName") }
    let shift: LocaleProfile.ShiftLayer = choice("shift") ?? .case
    let casing = KeyCasing(language: language)
    let diacritics = diacritics(casing: casing)
    let alphabetic = alphabetic(shift: shift, casing: casing, marks: diacritics.keys.sorted())
    let symbols = symbols()
    let fallback = fallback(of: identifier)
    let profile = LocaleProfile(
      identifier: identifier ?? "", language: language, region: region,
      script: string("script") ?? "Latn", direction: choice("direction") ?? .leftToRight,
      englishName: englishName ?? "", nativeName: string("nativeName") ?? englishName ?? "",
      fallback: fallback, alphabetic: alphabetic, diacritics: diacritics,
      callouts: callouts(alphabetic: alphabetic, symbols: symbols, casing: casing),
      numericRows: symbols.numericRows, symbolicRows: symbols.symbolicRows, digits: symbols.digits,
      currency: symbols.currency, quotation: quotation(language: language),
      delimiters: delimiters(), ownSuggestions: suggestions(), labels: labels(fallback: fallback),
      emojiCategories: emojiCategories(), supportedLayoutTypes: layoutTypes(),
      behaviors: behaviors(alphabetic: alphabetic))
    checkConfidence()
    return reader.hasErrors ? nil : profile
  }

  // MARK: Members

  mutating func string(_ key: String) -> String? {
    object[key].flatMap { reader.string($0, named: key) }
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) -> Choice? where Choice.RawValue == String {
    object[key].flatMap { reader.choice($0, named: key) }
  }

  mutating func required(_ key: String) -> JSONValue? {
    if let value = object[key] { return value }
    reader.report(
      "The locale has no “\(key)”", code: .missingKey,
      at: root.span.lowerBound..<root.span.lowerBound + 1)
    return nil
  }

  // MARK: Identity

  private mutating func checkFormat() {
    if let format = object["format"], format.string != "keyboard-locale" {
      reader.report(
        "format must be “keyboard-locale”", code: .invalidValue, at: format.span)
    }
    if let version = object["version"], version.integer != 1 {
      reader.report(
        "version must be 1, the only supported version", code: .invalidValue, at: version.span)
    }
    // The names available without parsing the file; see EmbeddedLocales.
    for key in ["listName", "swiftName", "sortName", "flag", "note"] { _ = string(key) }
  }

  private mutating func identifier() -> String? {
    guard let value = required("identifier"),
      let text = reader.string(value, named: "identifier", maximumLength: 40)
    else { return nil }
    let isPlain = text.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x2D || $0 == 0x5F
    }
    guard isPlain, text.first?.isLetter == true else {
      reader.report(
        "identifier must be a language code with optional subtags", code: .invalidValue,
        at: value.span, hints: ["Write it as “de”, “de_AT” or “sr-Latn”."])
      return nil
    }
    return text
  }

  private mutating func fallback(of identifier: String?) -> String? {
    guard let name = string("fallback"), let value = object["fallback"] else {
      return identifier == "en" ? nil : "en"
    }
    let names = LocaleProfile.supportedIdentifiers
    if names.contains(name) { return name }
    reader.report(
      "There is no locale “\(name.shortened)” to fall back to", code: .unknown("locale"),
      at: value.span, hints: NearestNames.hint(for: name, among: names).map { [$0] } ?? [])
    return nil
  }

  private mutating func checkConfidence() {
    guard let value = object["confidence"],
      let members = reader.object(
        value, named: "confidence", keys: ["rows", "callouts", "labels"])
    else { return }
    for member in members.members {
      _ = reader.choice(member.value, named: "confidence", of: Confidence.self)
    }
  }

  private enum Confidence: String, CaseIterable { case high, medium, low }
}

extension LocaleProfile {
  /// Decode a locale file.
  ///
  /// Comments and trailing commas are accepted. The format is described in the README beside the
  /// built-in locale files.
  ///
  /// - Throws: All errors in the file.
  public init(decoding file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.options)
    var decoder = LocaleDecoder(document)
    let profile = decoder.profile()
    try decoder.reader.finish()
    guard let profile else {
      preconditionFailure("Reading a locale failed without a diagnostic.")
    }
    self = profile
  }

  private static let options = JSONOptions(
    allowsComments: true, budget: .locale)
}
