import KeyboardCore
import KeyboardDocuments

// The items of an app in the toolbar.
extension ThemeFormat {

  static let toolbarItems = Object([
    Key(
      "leading", .named("toolbarEntries"), "The items at the start of the bar.",
      ["standard:keyboard", "|"]),
    Key(
      "center", .named("toolbarEntries"), "The items in the middle, in place of suggestions.",
      ["standard:undo", "standard:redo"]),
    Key(
      "trailing", .named("toolbarEntries"), "The items at the end of the bar.",
      ["Templates>", "standard:settings#2"]),
  ])

  static let toolbarItem = Object(
    [
      Key("icon", .named("icon"), "The icon, before the text.", "./logo.svg"),
      Key("text", .plainText, "The text, in one line.", "Templates"),
      Key("badge", .plainText, "The text over the corner of the content.", "3"),
      Key("menu", flag, "Whether a chevron tells of a menu.", true, default: false),
      Key("selected", flag, "Whether the item is selected.", true, default: false),
      Key("pressed", flag, "Whether the item is touched.", true, default: false),
      Key(
        "spacing", .number(in: 0...200), "The space before it in points, or alone.", 8, default: 0),
    ], .oneOf(["icon", "text", "spacing"]))

  static let toolbarDefinitions = [
    Key(
      "toolbarEntries",
      Shape.list(
        of: .either([
          .text(
            .init(
              minimum: 0,
              meaning: "*selected, ^pressed, badge#3, menu>, | a divider, an icon before a space.")),
          .object(toolbarItem), .named("variable"),
        ]), 0...ThemeLimits.toolbarItems
      ).orVariable)
  ]

  /// The width of an empty item in points.
  static let toolbarSpace = 16.0

  private static let flag = Shape.boolean.orVariable
}
