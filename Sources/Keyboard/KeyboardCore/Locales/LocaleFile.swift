internal import SourceText

/// The values of a locale file, nil or empty where the file has none.
struct LocaleFile {

  var identifier = ""
  var script: String?
  var direction: LocaleProfile.Direction?
  var englishName = ""
  var nativeName: String?
  var fallback: String?
  var family: String?
  var layoutTypes: [Keyboard.LayoutType] = []
  var shift: LocaleProfile.ShiftLayer?
  var rows: [[String]] = []
  var shiftRows: [[String]]?
  var padRows: [[String]]?
  var swipeRows: [[String]]?
  var diacritics: [(mark: String, pairs: [(base: String, text: String)])] = []
  var callouts: [String: [String]] = [:]
  var shiftCallouts: [String: [String]] = [:]
  var symbolCallouts: [String: [String]] = [:]
  var currency = ["$", "€", "£", "¥"]
  var digits = LocaleProfile.latinDigits
  var numericRows: [[String]]?
  var symbolicRows: [[String]]?
  var quotation = ["“", "”", "‘", "’"]
  var sentenceDelimiters = Delimiters.sentence.texts
  var wordDelimiters = Delimiters.latinWord.texts
  var behaviors = Behaviors()
  var suggestions: [String] = []
  var labels: [LocaleProfile.Labels.Name: String] = [:]
  var emojiCategories: [String] = []

  struct Behaviors {
    var autoCapitalization: Bool?
    var backspaceRow: JSONValue?
    var bottomRowExtra: [String] = []
    var fixedKeyWidth: Double?
    var systemKeyWidthRow3: LocaleProfile.SystemKeyWidth?
    var finalSigma = false
    var inserts: [String: String] = [:]
    var inputMethods: [String] = []
  }

  typealias Key = JSONKey<LocaleFile>

  static let keys = identity + letters + symbols + rest

  private static let identity: [Key] = [
    .address("./locale.schema.json"),
    Key("format", .constant("keyboard-locale"), "The kind of the file.") { _, _ in },
    Key("version", .version, "The version of the format.") { _, _ in },
    Key(
      "identifier", .identifier, "The language code, then script or region.", "de_AT",
      isRequired: true
    ) { $0.identifier = $1 },
    Key("englishName", .text(), "The name in English.", "German (Austria)", isRequired: true) {
      $0.englishName = $1
    },
    Key("nativeName", .text(), "The name in the language itself.", "Deutsch (Österreich)") {
      $0.nativeName = $1
    },
    // The names available without parsing the file; see EmbeddedLocales.
    Key("listName", .text(), "The longer name in the language itself, for lists.") { _, _ in },
    Key("swiftName", .text(), "The name in Swift.", "german_austria") { _, _ in },
    Key("sortName", .text(), "The sort key in lists.") { _, _ in },
    Key("flag", .text(), "A flag emoji.", "🇦🇹") { _, _ in },
    Key("script", .text(), "The ISO 15924 code.", "Latn") { $0.script = $1 },
    Key("direction", .choice, "The direction of the script.", "ltr") { $0.direction = $1 },
    Key("fallback", .text(), "The built-in locale of values that this one lacks.", "de") {
      $0.fallback = $1
    },
  ]

  private static let letters: [Key] = [
    Key(
      "family", .text(),
      "qwerty, qwertz or azerty, with the suffix -own for additional keys, or another name.",
      "qwertz"
    ) { $0.family = $1 },
    Key(
      "layoutTypes", .list(of: .layoutType, named: "A layout type"),
      "The layout types that users can select, the standard one first.", ["qwertz", "qwerty"]
    ) { $0.layoutTypes = $1 },
    Key(
      "shift", .choice,
      "The layer of the shift key: uppercase, the rows of shiftRows, or no shift key.", "case"
    ) { $0.shift = $1 },
    Key(
      "rows", .rows(1...5), "The rows of lowercase keys, from left to right as drawn.",
      [["q", "w"], ["a", "s"]], isRequired: true
    ) { $0.rows = $1 },
    Key(
      "shiftRows", .rows(1...5), "The rows of the shift layer, with as many keys as rows.",
      [["Q", "W"], ["A", "S"]]
    ) { $0.shiftRows = $1 },
    Key(
      "padRows", .rows(1...5), "The rows of lowercase keys on pads.", [["ς", "ε"], ["α", "σ"]]
    ) { $0.padRows = $1 },
    Key(
      "swipeRows", .rows(1...5), "The second characters of letters on pads, by row.",
      [["1", "2"], ["@", "#"]]
    ) { $0.swipeRows = $1 },
    Key(
      "diacritics", .diacritics,
      "For each diacritic key, the replacements of the letter before the cursor.",
      ["´": ["e": "é"]]
    ) { $0.diacritics = $1 },
    Key(
      "callouts", .callouts, "The secondary actions of the keys of rows.", ["e": ["é", "è"]]
    ) { $0.callouts = $1 },
    Key(
      "shiftCallouts", .callouts, "The secondary actions of the keys of the shift layer.",
      ["E": ["É"]]
    ) { $0.shiftCallouts = $1 },
  ]

  private static let symbols: [Key] = [
    Key(
      "currency", .keys(4...4), "Four signs, one of the numeric and three of the symbolic layer.",
      ["€", "$", "£", "¥"]
    ) { $0.currency = $1 },
    Key("digits", .keys(10...10), "Ten digits, 1 first and 0 last.") { $0.digits = $1 },
    Key("numericRows", .rows(3...3), "The rows of the numeric layer.") { $0.numericRows = $1 },
    Key("symbolicRows", .rows(3...3), "The rows of the symbolic layer.") { $0.symbolicRows = $1 },
    Key(
      "symbolCallouts", .callouts,
      "The secondary actions of the numeric and symbolic layers; [] removes the actions of a key.",
      ["#": ["№"]]
    ) { $0.symbolCallouts = $1 },
    Key(
      "quotation", .keys(4...4), "The marks that begin and end a quotation, then a nested one.",
      ["„", "“", "‚", "‘"]
    ) { $0.quotation = $1 },
    Key("sentenceDelimiters", .keys(), "The characters that end a sentence.", [".", "!", "?"]) {
      $0.sentenceDelimiters = $1
    },
    Key("wordDelimiters", .keys(), "The characters that end a word.", [" ", ","]) {
      $0.wordDelimiters = $1
    },
  ]

  private static let rest: [Key] = [
    Key("behaviors", .behaviors, "The behavior of keys.", ["finalSigma": true]) {
      $0.behaviors = $1
    },
    Key("suggestions", .keys(3...3), "Three words for the toolbar.", ["I", "yes", "thanks"]) {
      $0.suggestions = $1
    },
    Key("labels", .labels, "The labels of system keys.", ["space": "Leerzeichen"]) {
      $0.labels = $1
    },
    Key("emojiCategories", .keys(9...9), "The names of the nine emoji categories.") {
      $0.emojiCategories = $1
    },
    Key(
      "confidence", .confidence,
      "The confidence that rows, callouts and labels match iOS.", ["rows": "high"]
    ) { _, _ in },
    Key("note", .text(), "A sentence about sources or doubts.") { _, _ in },
  ]

  static let behaviorKeys: [JSONKey<Behaviors>] = [
    JSONKey("autoCapitalization", .boolean, "Whether sentences are capitalized.", true) {
      $0.autoCapitalization = $1
    },
    JSONKey(
      "backspaceRow", schema: ["type": "integer", "minimum": 0],
      "The row that ends with backspace, where 0 is the first.", 2
    ) { $2.backspaceRow = $1 },
    JSONKey("bottomRowExtra", .keys(0...3), "Characters with keys after space.", ["."]) {
      $0.bottomRowExtra = $1
    },
    JSONKey(
      "fixedKeyWidth", .number(in: 0.02...0.5),
      "The width of letter keys as a fraction of the keyboard's; shorter rows are centered.", 0.09
    ) { $0.fixedKeyWidth = $1 },
    JSONKey(
      "systemKeyWidthRow3", .choice, "The width of shift and backspace.", "input"
    ) { $0.systemKeyWidthRow3 = $1 },
    JSONKey("finalSigma", .boolean, "Whether σ at the end of a word becomes ς.", true) {
      $0.finalSigma = $1
    },
    JSONKey(
      "inserts", .map(of: .key), "The inserted text of keys that differs from their label."
    ) { $0.inserts = $1 },
    JSONKey(
      "inputMethods", .keys(), "The input methods that compose letters, the standard one first.",
      ["vietnamese"]
    ) { $0.inputMethods = $1 },
  ]
}

extension LocaleProfile {

  package static var schema: String {
    LocaleFile.keys.schemaFile(
      "A locale of keyboards", "Names, keys, callouts, labels and behavior of a locale.")
  }
}
