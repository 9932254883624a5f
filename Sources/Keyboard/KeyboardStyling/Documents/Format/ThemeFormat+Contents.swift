import KeyboardCore
import KeyboardDocuments

// What a theme brings to its styles: fonts, and the labels of keys.
extension ThemeFormat {

  static let contentDefinitions: [Key] = [
    Key(
      "fontFile",
      .either([
        .text(.init(pattern: TextPattern.path, meaning: "A path within the folder of the theme.")),
        .text(
          .init(
            minimum: nil, maximum: nil, pattern: EmbeddedFont.pattern,
            meaning: "The font itself, as a data URL.")), .named("variable"),
      ])),
    Key(
      "keyLabel",
      .either([.plainText, .constant(false), .object(keyLabel), .named("variable")])),
    Key(
      "keyLabels",
      .either([.plainText, .constant(false), .object(keyLabels), .named("variable")])),
    Key(
      "characterRange",
      .text(
        .init(
          pattern: TextPattern.characterRange,
          meaning: "Characters such as U+DF, U+41-5A or U+04??."))),
  ]

  // MARK: Fonts

  package static let fontFile = Object([
    Key(
      "file", .named("fontFile"),
      "The path of a TrueType or OpenType file, or a data URL; required.", "./Round.ttf",
      isRequired: true),
    Key(
      "name", .plainText,
      "The family that the file belongs to, with others of the name; required.", "Round",
      isRequired: true),
    Key(
      "unicodeRange", Shape.named("characterRange").orList,
      "The characters to draw with the file, as in CSS (default: all).", ["U+0000-024F", "U+20??"]),
    Key(
      "weight", .named("weight"),
      "The weight that the file is for (default: its own, or all of a variable font).", "bold"),
    Key(
      "italic", Shape.boolean.orVariable,
      "Whether the file is for italic text (default: as it says).", true),
    Key(
      "variation", .map(of: .number(in: variationRange), nil),
      "The place of a variable font on its axes.", ["wght": 650]),
    Key("license", .plainText, "The license of the file.", "OFL-1.1"),
  ])

  /// Values of axes are numbers with 16 binary places before the point.
  static let variationRange = -32768.0...32767.0

  // MARK: Labels

  /// By the names of actions in rules.
  static let labels = Object(
    KeyboardTheme.ActionPattern.names.map {
      Key($0, .named("keyLabels"), "The label of the key.", "mint")
    })

  static let keyLabel = Object(labelKeys, .single)

  package static let keyLabels = Object(
    labelKeys + [
      Key(
        "locales", .map(of: .named("keyLabel")),
        "In labels, those of keyboards by their language; * is for all others.",
        ["de": "Minze", "*": "mint"])
    ], .single)

  private static let labelKeys = [
    Key(
      "symbol", .choice(Keyboard.KeyLabel.symbolNames), "An icon, by its name or that of a symbol.",
      "globe"),
    Key(
      "language", .choice(of: Keyboard.LanguageName.self),
      "The language of the keyboard: its name in itself or in English, or its code.", "native"),
  ]
}
