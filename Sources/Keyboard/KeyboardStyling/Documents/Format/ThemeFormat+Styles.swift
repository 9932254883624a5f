import KeyboardCore
import KeyboardDocuments

// The styles, whose fields are listed by their types.
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

  /// The keys of `callouts` for one kind of callout, with the elements of their rules.
  static let calloutKinds: [(name: String, element: KeyboardTheme.Element)] = [
    ("input", .calloutInput), ("action", .calloutAction),
  ]

  private static func style<Style: LayeredStyle>(
    of type: Style.Type, _ further: [Key] = []
  ) -> Shape {
    .object(
      Object(Style.fields.map { Key($0.name, $0.shape.orNull, $0.meaning) } + further))
  }

  private static func rules(of element: KeyboardTheme.Element) -> Key {
    Key(
      "rules", .list(of: .named("\(element.rawValue).partRule"), 0...ThemeLimits.rules),
      "The styles under conditions, without an element.",
      [["match": ["colorScheme": "dark"], "background": "#101820"]])
  }
}
