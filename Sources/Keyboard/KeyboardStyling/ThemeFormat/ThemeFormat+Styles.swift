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
      Object(Style.fields.map { Key($0.name, $0.slot.form.shape.orNull, $0.meaning) } + further))
  }

  private static func rules(of element: KeyboardTheme.Element) -> Key {
    Key(
      "rules", .list(of: .named("\(element.rawValue).partRule"), 0...ThemeLimits.rules),
      "The styles under conditions, without an element.",
      [["match": ["colorScheme": "dark"], "background": "#101820"]])
  }
}

extension StyleField {

  package var meaning: KeyMeaning {
    KeyMeaning(summary, example ?? slot.form.example, default: standard)
  }
}

extension StyleField.Slot {

  fileprivate var form: (shape: ThemeFormat.Shape, example: JSONText) {
    switch self {
    case .color: (.named("color"), "#dc143c")
    case .length(_, let range), .number(_, let range):
      (.number(in: range), .number(min(2, range.upperBound)))
    case .size: (.named("size"), [40, 32])
    case .point: (.named("point"), [0, 2])
    case .insets: (.named("insets"), ["horizontal": 4, "bottom": 6])
    case .widths(_, let range): (ThemeFormat.insets(in: range), ["bottom": 3])
    case .corners(_, _, let range):
      (ThemeFormat.corners(in: range), ["topLeading": 12, "bottomTrailing": "30%"])
    case .font: (.named("font"), ["size": 20, "weight": "medium"])
    case .signal(_, let known):
      (.either([.choice(known), .named("customSignal")]), known.first.map { .string($0) } ?? .null)
    case .families: (.named("families"), ["Inter", "Noto Sans"])
    case .weight: (.named("weight"), "semibold")
    case .choice(let names, _, _): (.choice(names), names.last.map { .string($0) } ?? .null)
    case .label: (.named("keyLabel"), "mint")
    case .gradient: (.named("gradient"), ["#ff8a00", "#e52e71"])
    case .background:
      (.named("background"), ["color": "white", "gradient": ["#fff1e6", "#ffb38a"]])
    case .shadows:
      (
        ThemeFormat.Shape.list(
          of: ThemeFormat.Shape.object(ThemeFormat.shadow).orVariable, 0...ThemeLimits.shadows
        ).orVariable, [["color": "#0006", "radius": 6, "offset": [0, 3]]]
      )
    case .icon: (.named("icon"), "standard:done")
    case .stickers: (.named("stickers"), [["file": "./leaf.svg", "place": [0.9, 0.1]]])
    case .transition: (.named("transition"), ["duration": 0.2, "curve": "easeOut"])
    case .animation:
      (
        .named("animation"),
        ["duration": 1.2, "repeat": "forever", "keyframes": [["at": 0.5, "scale": 1.05]]]
      )
    case .toolbarItem: (.named("toolbarItem"), ["titleColor": "#dc143c"])
    case .toolbarSeparator: (.named("toolbarSeparator"), ["color": "#8888", "width": 1])
    }
  }
}
