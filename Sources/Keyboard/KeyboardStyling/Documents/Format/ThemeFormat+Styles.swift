import KeyboardCore
import SourceText

extension ThemeFormat {

  static let styleDefinitions: [Key] =
    [
      Key(
        "button",
        style(
          of: Keyboard.ButtonStyle.self,
          [
            Key(
              "pressed", .named("pressed"), "The style layered over it while the key is pressed.",
              ["glowColor": "#dc143c", "glowRadius": 8])
          ])),
      Key("board", style(of: KeyboardViewStyle.self)),
      Key("label", style(of: Keyboard.LabelStyle.self)),
      Key("pressed", style(of: Keyboard.ButtonStyle.self)),
      Key(
        "callouts",
        style(
          of: KeyboardCallout.CalloutStyle.self,
          calloutKinds.reversed().map { name, element in
            Key(
              name, .named(element.rawValue), "The style of this kind of callout.",
              ["backgroundColor": "gold"])
          } + [rules(of: .callout)])),
      Key("toolbar", style(of: Autocomplete.ToolbarStyle.self, [rules(of: .toolbar)])),
      Key("toolbarItem", style(of: Autocomplete.ToolbarItemStyle.self)),
      Key("toolbarSeparator", style(of: Autocomplete.ToolbarSeparatorStyle.self)),
      Key("emoji", style(of: Emoji.PartStyle.self)),
    ]
    + calloutKinds.map { _, element in
      let fields = KeyboardCallout.CalloutStyle.fields.map {
        Key($0.name, .key($0.name, of: "callouts"))
      }
      return Key(element.rawValue, .object(Object(fields + [rules(of: element)])))
    }

  static let calloutKinds: [(name: String, element: KeyboardTheme.Element)] = [
    ("input", .calloutInput), ("action", .calloutAction),
  ]

  private static func style<Style: LayeredStyle>(
    of type: Style.Type, _ further: [Key] = []
  ) -> Shape {
    .object(Object(Style.fields.map { Key($0.name, $0.shape.orNull, $0.meaning) } + further))
  }

  private static func rules(of element: KeyboardTheme.Element) -> Key {
    Key(
      "rules", .list(of: .named("\(element.rawValue).partRule"), 0...ThemeLimits.rules),
      "The styles under conditions, without an element.",
      [["match": ["colorScheme": "dark"], "background": "#101820"]])
  }

  static let toolbarItems = ObjectFormat(
    Keyboard.ToolbarItems(),
    [
      .init(
        "leading", \.leading, "The items at the start of the bar.", ["standard:keyboard", "|"]),
      .init(
        "center", \.center, "The items in the middle, in place of suggestions.",
        ["standard:undo", "standard:redo"]),
      .init(
        "trailing", \.trailing, "The items at the end of the bar.",
        ["Templates>", "standard:settings#2"]),
    ])

  static let toolbarItem = ObjectFormat(
    Keyboard.ToolbarItem(),
    [
      .init("icon", \.icon, "The icon, before the text.", "./logo.svg"),
      .init("text", \.text, "The text, in one line.", "Templates"),
      .init("badge", \.badge, "The text over the corner of the content.", "3"),
      .init("menu", \.hasMenu, "Whether a chevron indicates a menu.", true),
      .init("selected", \.isSelected, "Whether the item is selected.", true),
      .init("pressed", \.isPressed, "Whether the item is touched.", true),
      .init(
        Key(
          "spacing", .number(in: spacings), "The space before it in points, or alone.", 8,
          default: 0),
        read: { $3.spacing = $0.number($1, named: $2, in: spacings) ?? 0 },
        write: { $0.spacing == 0 && !$0.isSpace ? nil : .number($0.spacing) }),
    ], .oneOf(["icon", "text", "spacing"]))

  private static let spacings = 0.0...200.0

  static let toolbarDefinitions = [
    Key(
      "toolbarEntries",
      Shape.list(
        of: .either([
          .text(
            .init(
              minimum: 0,
              meaning: "*selected, ^pressed, badge#3, menu>, | a divider, an icon before a space.")),
          .object(toolbarItem.object), .named("variable"),
        ]), 0...ThemeLimits.toolbarItems
      ).orVariable)
  ]

  static let toolbarSpace = 16.0

  static let contentDefinitions: [Key] = [
    Key(
      "fontFile",
      file("A path within the folder of the theme.", or: "The font itself", EmbeddedFont.pattern)),
    Key(
      "keyLabel", .either([.plainText, .constant(false), .object(keyLabel), .named("variable")])),
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

  static let labels = Object(
    KeyboardTheme.ActionPattern.names.map {
      Key($0, .named("keyLabels"), "The label of the key.", "mint")
    })

  static let keyLabel = Object(labelKeys, .single)

  package static let keyLabels = Object(
    labelKeys + [
      Key(
        "locales", .map(of: .named("keyLabel")),
        "In labels, the labels by language of the keyboard; * is for all others.",
        ["de": "Minze", "*": "mint"])
    ], .single)

  private static let labelKeys = [
    Key(
      "symbol", .choice(Keyboard.KeyLabel.symbolNames), "The name of an icon or system symbol.",
      "globe"),
    Key(
      "language", .choice(of: Keyboard.LanguageName.self),
      "The language of the keyboard: its name in itself or in English, or its code.", "native"),
  ]
}

extension Keyboard.ToolbarItem: ThemeElement {

  static var list: ThemeKind<[Self]> {
    ThemeKind(
      .named("toolbarEntries"), read: { $0.toolbarItems($1, named: $2) },
      write: { .array($0.map(\.notation)) })
  }

  private var notation: JSONText {
    if isDivider { return .string(String(ToolbarItemNotation.Mark.divider.rawValue)) }
    return self == .space(ThemeFormat.toolbarSpace) ? "" : ThemeFormat.toolbarItem.json(self)
  }
}
