import SourceText

extension KeyboardTheme {

  /// The reference of the keys of theme files in Markdown, stored as `Themes/REFERENCE.md`.
  public static var reference: String { ThemeReference().text }
}

/// Reference of theme files in Markdown, generated from their format.
struct ThemeReference {

  var text: String {
    let header = """
      # Reference of theme files

      All keys of [theme files](README.md), with their values, defaults and an example. Lengths are in points. A key
      without a default has the value of the system keyboard, or of the style below. Wherever a value is expected, a
      variable may stand: `"{accent}"`. `make generate` writes this file from the model of the JSON Schema.
      """
    return ([header] + sections + [elements, conditions, actions, emojis, diagnostics])
      .joined(separator: "\n\n") + "\n"
  }

  private var sections: [String] {
    let (button, background) = (definition("button"), ThemeFormat.background.object)
    return [
      section("Theme", of: ThemeFormat.theme),
      section("Author", of: ThemeFormat.author),
      section("Variation", "A variation, or a choice of an axis.", of: ThemeFormat.variation),
      section("Buttons", "The types of keys.", of: ThemeFormat.buttons),
      section("Key", "The style of keys, also in rules without an `element`.", of: button),
      section("Callouts", of: definition("callouts")),
      section("Toolbar", of: definition("toolbar")),
      section("Suggestion", "The style of `toolbar.item`.", of: definition("toolbarItem")),
      section(
        "Toolbar items", "The items of an app, by their place.", of: ThemeFormat.toolbarItems.object
      ),
      section(
        "Toolbar item",
        "A text. `*` before it marks a selected item, `^` a touched one; `#3` after it is a badge, and `>` "
          + "stands for a menu; an icon such as `standard:search` or `./logo.svg` comes before a space and a text. `|` is "
          + "a divider, an empty text a space of 16 points, and a backslash takes the meaning from the character after "
          + "it. Or an object.", of: ThemeFormat.toolbarItem.object),
      section("Separator", of: definition("toolbarSeparator")),
      section("Board", "The fields of rules for the `board`.", of: definition("board")),
      section(
        "Label",
        "The fields of rules for `hint`, `language` and `letters`. The default opacity is 0.5 of hints and 0.4 of "
          + "the language.", of: definition("label")),
      section(
        "Color", "A text (see [Colors](README.md#colors)), or a pair.", of: ThemeFormat.colorPair),
      section("Background", "A color, a gradient, or layers from back to front.", of: background),
      section(
        "Image",
        "The path of a PNG, JPEG, WebP or SVG file, or an object.",
        of: ThemeFormat.image.object),
      section("Sticker", of: ThemeFormat.sticker.object),
      section(
        "Icon",
        "A name such as `standard:return` (\(standardIcons)), the path of an SVG file, or an object.",
        of: ThemeFormat.icon.object),
      section(
        "Gradient", "A list of colors from the top to the bottom, or an object.",
        of: ThemeFormat.gradient),
      section("Stop", "A color, or an object.", of: ThemeFormat.stop),
      section("Shadow", of: ThemeFormat.shadow.object),
      section(
        "Corners", "A radius in points or percent of the height for all corners, or an object.",
        of: button?["cornerRadius"]?.shape.object),
      section("Font", "A size, a text style, or an object.", of: ThemeFormat.font),
      section(
        "Transition",
        "The change of a key from one state to another, or of a callout that appears. Times are in "
          + "seconds.", of: ThemeFormat.transition.object),
      section("Animation", "Times are in seconds.", of: ThemeFormat.animation.object),
      section(
        "Key frame", "The key's own style is at the start and at the end.",
        of: ThemeFormat.keyframe.object),
      section(
        "Font file", "A file of `fonts`, which `fontFamily` and `family` name.",
        of: ThemeFormat.fontFile),
      section(
        "Key label", "A text, `false` for neither text nor icon, or an object with one key.",
        of: ThemeFormat.keyLabels),
      section("Size", "`[width, height]`, or an object.", of: ThemeFormat.size),
      section("Point", "`[x, y]`, or an object.", of: ThemeFormat.point),
      section("Insets", "A number for all edges, or an object.", of: definition("insets")),
    ]
  }

  private var standardIcons: String {
    ThemeFormat.standardIcons.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  private func section(
    _ title: String, _ intro: String? = nil, of object: ThemeFormat.Object?
  ) -> String {
    ["## \(title)", intro, object.map { table(of: $0.keys) }].compactMap(\.self)
      .joined(separator: "\n\n")
  }

  private func definition(_ name: String) -> ThemeFormat.Object? {
    ThemeFormat.target(of: .named(name))?.shape.object
  }

  private var elements: String {
    let rows = KeyboardTheme.Element.allCases.map { element in
      let match = definition("\(element.rawValue).rule")?["match"]?.meaning
      return
        "| `\(element.rawValue)` | \(element.summary) | \(match?.example.map(code) ?? "") |"
    }
    return
      "## Elements\n\nThe part that a rule styles.\n\n| `element` | part | `match` |\n|---|---|---|\n"
      + rows.joined(separator: "\n")
  }

  private var conditions: String {
    let scopes: [(MatchCondition.Scope, String)] = [
      (.key, "Of keys, hints, languages, letters and callouts:"),
      (.suggestion, "Of `toolbar.item`:"), (.secondaryAction, "Of `callout.action`:"),
      (.context, "Of all elements:"),
    ]
    // Nested conditions depend on the element; keys have all.
    let nested = definition("key.rule")?["match"]?.shape.object
    let tables = scopes.map { scope, title in
      var names = MatchCondition.all.filter { $0.scope == scope }.map(\.key)
      if scope == .key { names += ThemeFormat.actionValues.map(\.name) }
      let keys = names.compactMap { name in
        let shape = ThemeFormat.Shape.named("condition.\(name)")
        return ThemeFormat.target(of: shape).map { ThemeFormat.Key(name, shape, $0.meaning) }
          ?? nested?[name]
      }
      return "\(title)\n\n\(table(of: keys))"
    }
    return "## Conditions\n\nThe keys of `match`.\n\n" + tables.joined(separator: "\n\n")
  }

  private var actions: String {
    let names = KeyboardTheme.ActionPattern.names.map { "`\($0)`" }.joined(separator: ", ")
    return "## Action\n\nA name, or an object with one key. Names: \(names).\n\n"
      + table(of: ThemeFormat.action.keys)
  }

  private var emojis: String {
    let sections = KeyboardTheme.Element.allCases.filter { $0.emojiPart != nil }.map { element in
      let keys = definition("\(element.rawValue).rule")?.keys ?? []
      return "### \(element.rawValue)\n\n"
        + table(of: keys.filter { element.emojiFields.contains($0.name) })
    }
    return "## Emoji keyboard\n\n" + sections.joined(separator: "\n\n")
  }

  private var diagnostics: String {
    let pages = DiagnosticCode.ofThemes.compactMap(CodePage.page(of:))
    let rows = pages.map { "| `\($0.code)` | \($0.summary) |" }
    return "## Diagnostic codes\n\n| code | meaning |\n|---|---|\n" + rows.joined(separator: "\n")
  }

  private static let head = "| key | value | default | meaning | example |\n|---|---|---|---|---|"

  private func table(of keys: [ThemeFormat.Key]) -> String {
    ([Self.head] + keys.map(row)).joined(separator: "\n")
  }

  private func row(_ key: ThemeFormat.Key) -> String {
    let meaning = key.meaning ?? ThemeFormat.target(of: key.shape)?.meaning
    let cells = [
      "`\(key.name)`", ThemeValueKinds.kind(of: key.shape), meaning?.standard.map(code) ?? "",
      meaning?.summary ?? "", meaning?.example.map(code) ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// A bar would end the cell, even in code.
  private func code(_ value: JSONText) -> String { "`\(value.text.replacing("|", with: "\\|"))`" }
}

/// Short names for the values of keys, linked to their sections of the reference.
enum ThemeValueKinds {

  private static let names = [
    "color": "[color](#color)", "background": "[background](#background)",
    "gradient": "[gradient](#gradient)", "stops": "list of [stops](#stop)",
    "imageFile": "path or data URL", "size": "[size](#size)", "point": "[point](#point)",
    "share": "point of fractions", "place": "point of fractions", "insets": "[insets](#insets)",
    "slices": "[insets](#insets)", "percentage": "percentage", "font": "[font](#font)",
    "families": "name or list", "customSignal": "`custom:…`",
    "weight": "a name or 100 to 900", "action": "[action](#action)",
    "region": "list of four numbers", "stickers": "list of [stickers](#sticker)",
    "icon": "[icon](#icon)", "iconFile": "path or data URL", "pathData": "path of SVG",
    "viewBox": "list of four numbers",
    "button": "[style](#key)", "pressed": "[style](#key)", "callouts": "[style](#callouts)",
    "callout.input": "[style](#callouts)", "callout.action": "[style](#callouts)",
    "toolbar": "[style](#toolbar)", "toolbarItem": "[style](#suggestion)",
    "toolbarEntries": "list of [items](#toolbar-item)",
    "toolbarSeparator": "[style](#separator)", "variation": "[variation](#variation)",
    "rule": "[rule](README.md#rules)", "fontFile": "path or data URL",
    "keyLabel": "[label](#key-label)", "keyLabels": "[label](#key-label)",
    "characterRange": "characters", "transition": "[transition](#transition)",
    "animation": "[animation](#animation)", "curvePoints": "list of four numbers",
  ]

  private static let objects: [(key: String, name: String)] = [
    ("capsLock", "object of [icons](#icon) by action"), ("unicodeRange", "[font file](#font-file)"),
    ("file", "[image](#image)"),
    ("about", "[author](#author)"), ("spread", "[shadow](#shadow)"),
    ("topLeading", "[corners](#corners)"), ("vertical", "[insets](#insets)"),
    ("primary", "[styles](#buttons)"),
    ("center", "[toolbar items](#toolbar-items)"),
    ("backspace", "[labels](#key-label)"), ("at", "[key frame](#key-frame)"),
  ]

  static func kind(of shape: ThemeFormat.Shape) -> String {
    kinds(of: shape).joined(separator: " or ")
  }

  private static func kinds(of shape: ThemeFormat.Shape) -> [String] {
    switch shape {
    case .text, .anything, .variable: ["text"]
    case .number(let range):
      [bounds(JSONText.number(range.lowerBound), .number(range.upperBound))]
    case .integer(let range):
      [bounds(.integer(range.lowerBound), .integer(range.upperBound)) + ", not 0"]
    case .boolean: ["true or false"]
    case .null: []
    case .names(let names): [kind(ofNames: names)]
    case .constant(let value): ["`\(value.text)`"]
    case .list(let element, let counts):
      [(counts == 2...2 ? "pair of " : "list of ") + kind(of: element)]
    case .object(let object):
      [objects.first { object.names.contains($0.key) }?.name ?? "object"]
    case .map(let value, _): ["object of \(kind(of: value))"]
    case .either(let shapes): kinds(ofChoices: shapes)
    case .named(let name): kinds(ofDefinition: name)
    case .key: ThemeFormat.target(of: shape).map { kinds(of: $0.shape) } ?? []
    case .variables: ["object"]
    }
  }

  private static func bounds(_ least: JSONText, _ most: JSONText) -> String {
    "\(least.text) to \(most.text)"
  }

  private static func kinds(ofDefinition name: String) -> [String] {
    if name == "variable" || name == "calculation" { return [] }
    if name.hasSuffix(".partRule") { return ["[rule](README.md#rules)"] }
    if name.contains(".conditions.") { return ["object of conditions"] }
    if let known = names[name] { return [known] }
    return ThemeFormat.target(of: .named(name)).map { kinds(of: $0.shape) } ?? [name]
  }

  private static func kinds(ofChoices shapes: [ThemeFormat.Shape]) -> [String] {
    let found = shapes.flatMap { kinds(of: $0) }.uniqued(by: \.self)
    guard found.count == 2, found[1] == "list of \(found[0])" else { return found }
    return [found[0] + (found[0].contains(", ") ? ", or a list" : " or a list")]
  }

  private static let listedNames = 30

  private static func kind(ofNames names: [JSONText]) -> String {
    guard names.count <= listedNames else { return "name" }
    return names.map { "`\($0.content ?? $0.text)`" }.joined(separator: ", ")
  }
}
