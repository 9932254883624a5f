import SourceText

extension ThemeFormat {

  package static let theme = Object(
    [
      Key("$schema", .plainText, "The address of this schema, for editors.", "./theme.schema.json"),
      Key(
        "formatVersion", .constant(.integer(KeyboardTheme.formatVersion)),
        "The version of the format; required.", .integer(KeyboardTheme.formatVersion),
        isRequired: true),
      Key(
        "id", .plainText, "The identifier of the theme (default: the name of the file).", "sunrise"),
      name,
      Key("collection", .plainText, "The collection that the theme is listed in.", "Skies"),
      Key(
        "description", .plainText, "The description of the theme, a few sentences.",
        "Peach and plum."),
      Key(
        "author", .either([.plainText, .object(author)]), "The author: a name, or an object.", "Ada"
      ),
      Key("license", .plainText, "The license of the theme.", "MIT"),
      Key("version", .plainText, "The version of the theme, not of the format.", "1.2.0"),
      Key(
        "homepage", .plainText, "The address of the theme's web page.",
        "https://example.com/sunrise"
      ),
      Key(
        "tags", .list(of: .plainText, 0...ThemeLimits.tags), "Words to find the theme by.",
        ["warm", "light"]),
      Key(
        "extends",
        .either(base + [.list(of: .either(base), 1...ThemeLimits.bases)]),
        "The base, or several in order; the later ones win. All is inherited but id, name, "
          + "version, collection, description, author, license, homepage and tags. A base is a "
          + "built-in theme such as tron:sark, or a file in the same project such as ./base.json:night "
          + "or ../base.json.",
        "tron"),
      Key(
        "fonts", .list(of: .object(fontFile), 0...ThemeLimits.fonts),
        "Font files, whose names are families of the theme and of those that extend it.",
        [["file": "./Round.ttf", "name": "Round"]]),
      variables,
      Key(
        "variations", .map(of: .named("variation")),
        "Alternative styles of the theme, by name.", ["night": ["background": "#101820"]]),
      Key(
        "axes", .map(of: .map(of: .named("variation"), "The choices of an axis, by name.")),
        "Further alternatives by name; a look has one of each axis: neon:night+pink.",
        ["accent": ["pink": ["foregroundColor": "hotpink"]]]),
    ] + styleKeys)

  private static let base: [Shape] = [
    .text(.init(pattern: TextPattern.path)), .text(.init(pattern: TextPattern.builtInName)),
  ]

  package static let variation = Object([name, variables] + styleKeys)
  private static let name = Key("name", .plainText, "The display name.", "Sunrise")

  private static let variables = Key(
    "variables", .named("variables"), "Named values, referenced as {group.name}.",
    ["palette": ["peach": "#ffb38a"]])

  static let styleKeys = [
    Key(
      "background", Shape.named("background").orNull, "The background of the keyboard.",
      ["angle": 180, "stops": ["#fff1e6", "#ffb38a"]]),
    Key(
      "stickers", .named("stickers"), "The images on the keyboard, back to front.",
      [["file": "./leaf.svg", "place": [0.9, 0.1], "turn": 20]]),
    Key(
      "foregroundColor", Shape.named("color").orNull,
      "The color of text and icons outside of keys, as in the toolbar.", "#5b3fd6"),
    Key(
      "pressedOverlayColor", Shape.named("color").orNull,
      "The color over pressed keys without an overlay of their own.", "#00000033"),
    Key(
      iconsKey, .object(icons), "The icons of keys, by action; each is a rule of its own.",
      ["backspace": "./back.svg"]),
    Key(
      "labels", .object(labels),
      "What keys show in place of the text or icon of their action: short for rules with a label.",
      ["space": ["locales": ["de": "Minze", "*": "mint"]], "return": ["symbol": "arrow.right"]]),
    Key(
      "buttons", Shape.object(buttons).orNull, "The styles of keys by type.",
      ["all": ["cornerRadius": 9]]),
    Key(
      "rules", Shape.list(of: .named("rule"), 0...ThemeLimits.rules).orNull,
      "The styles of parts under conditions.",
      [["match": "backspace", "backgroundColor": "crimson"]]),
    Key("callouts", Shape.named("callouts").orNull, "The style of callouts.", ["cornerRadius": 16]),
    Key(
      "toolbar", Shape.named("toolbar").orNull, "The style of the autocomplete toolbar.",
      ["height": 44]),
    Key(
      "toolbarItems", .object(toolbarItems.object),
      "The items of an app in the toolbar, for images of its keyboard.",
      ["leading": ["standard:keyboard"], "trailing": ["standard:settings#2"]]),
  ]

  static let buttons = Object(
    [
      ("all", "The base of the other three."), ("input", "Keys that insert text."),
      ("system", "All other keys."), ("primary", "The return key."),
    ].map { Key($0, Shape.named("button").orNull, $1, ["backgroundColor": "#dc143c"]) })

  static let icons = Object(KeyboardTheme.ActionPattern.names.map { Key($0, .named("icon")) })

  static let author = Object([
    Key("name", .plainText, "The name of a person or company.", "Ada", isRequired: true),
    Key("about", .plainText, "A short description.", "Draws keyboards."),
    Key("url", .plainText, "The address of a web page.", "https://example.com"),
  ])
}
