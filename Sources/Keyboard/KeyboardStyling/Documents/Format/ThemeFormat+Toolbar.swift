import KeyboardCore
import KeyboardDocuments

// The items of an app in the toolbar.
extension ThemeFormat {

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
      .init("menu", \.hasMenu, "Whether a chevron tells of a menu.", true),
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

  /// The width of an empty item in points.
  static let toolbarSpace = 16.0
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
