import KeyboardCore
import KeyboardDocuments

extension KeyboardTheme {

  /// The reference of the keys of theme files in Markdown, stored as `Themes/REFERENCE.md`.
  ///
  /// It is generated from the JSON Schema, and so from the same model.
  public static var reference: String { ThemeReference().text }
}

/// A generator of the reference of theme files.
struct ThemeReference {

  private let schema = ThemeSchema.document

  /// The whole reference.
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

  // MARK: Sections

  private var sections: [String] {
    let button = definition("button")
    let background = definition("background")
    let gradient = definition("gradient")
    return [
      section("Theme", of: schema),
      section("Author", of: property("author", of: schema)),
      section("Variation", "A variation, or a choice of an axis.", of: definition("variation")),
      section("Buttons", "The types of keys.", of: property("buttons", of: schema)),
      section("Key", "The style of keys, also in rules without an `element`.", of: button),
      section("Callouts", of: definition("callouts")),
      section("Toolbar", of: definition("toolbar")),
      section("Suggestion", "The style of `toolbar.item`.", of: definition("toolbarItem")),
      section("Separator", of: definition("toolbarSeparator")),
      section("Board", "The fields of rules for the `board`.", of: definition("board")),
      section(
        "Label",
        "The fields of rules for `hint`, `language` and `letters`. The default opacity is 0.5 of hints and 0.4 of "
          + "the language.", of: definition("label")),
      section(
        "Color", "A text (see [Colors](README.md#colors)), or a pair.", of: definition("color")),
      section("Background", "A color, a gradient, or layers from back to front.", of: background),
      section(
        "Image", "The path of a PNG or JPEG file, or an object.",
        of: property("image", of: background)),
      section(
        "Gradient", "A list of colors from the top to the bottom, or an object.", of: gradient),
      section("Stop", "A color, or an object.", of: definition("stops")),
      section("Shadow", of: property("shadows", of: button)),
      section(
        "Corners", "A radius in points or percent of the height for all corners, or an object.",
        of: property("cornerRadius", of: button)),
      section("Font", "A size, a text style, or an object.", of: definition("font")),
      section("Size", "`[width, height]`, or an object.", of: definition("size")),
      section("Point", "`[x, y]`, or an object.", of: definition("point")),
      section("Insets", "A number for all edges, or an object.", of: definition("insets")),
    ]
  }

  private func section(_ title: String, _ intro: String? = nil, of schema: JSONText?) -> String {
    let keys = schema.flatMap { object($0) }.map { table(of: $0) }
    return ["## \(title)", intro, keys].compactMap(\.self).joined(separator: "\n\n")
  }

  private var elements: String {
    let rows = KeyboardTheme.Element.allCases.map { element in
      let match = property("match", of: definition("\(element.rawValue).rule"))
      let example = (match?["examples"]?.elements.first).map(code) ?? ""
      return "| `\(element.rawValue)` | \(element.summary) | \(example) |"
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
    let tables = scopes.map { scope, title in "\(title)\n\n\(conditionTable(of: scope))" }
    return "## Conditions\n\nThe keys of `match`.\n\n" + tables.joined(separator: "\n\n")
  }

  private func conditionTable(of scope: MatchCondition.Scope) -> String {
    var keys = MatchCondition.all.filter { $0.scope == scope }.map(\.key)
    if scope == .key { keys += ThemeReader.valueKeys }
    var lines = [Self.head]
    for key in keys {
      // Exceptions depend on the element; those of keys have all conditions.
      let own: JSONText? = definition("condition.\(key)")
      let schema: JSONText? = own ?? property(key, of: keyMatch)
      lines.append(row(key, schema ?? JSONText.null))
    }
    return lines.joined(separator: "\n")
  }

  private var keyMatch: JSONText? {
    property("match", of: definition("key.rule")).flatMap { object($0) }
  }

  private var actions: String {
    let names = KeyboardTheme.ActionPattern.names.map { "`\($0)`" }.joined(separator: ", ")
    let keys = definition("action").flatMap { pattern in
      pattern["anyOf"]?.elements.last.map { table(of: $0) }
    }
    return "## Action\n\nA name, or an object with one key. Names: \(names).\n\n"
      + (keys ?? "")
  }

  private var emojis: String {
    let sections = KeyboardTheme.Element.allCases.filter { $0.emojiPart != nil }.map { element in
      let rule = definition("\(element.rawValue).rule")
      let rows = element.emojiFields.compactMap { key in
        property(key, of: rule).map { row(key, $0) }
      }
      return "### \(element.rawValue)\n\n\(Self.head)\n" + rows.joined(separator: "\n")
    }
    return "## Emoji keyboard\n\n" + sections.joined(separator: "\n\n")
  }

  private var diagnostics: String {
    let rows = DiagnosticCode.ofThemes.map { "| `\($0)` | \($0.summary) |" }
    return "## Diagnostic codes\n\n| code | meaning |\n|---|---|\n" + rows.joined(separator: "\n")
  }

  // MARK: Tables

  private static let head =
    "| key | value | default | meaning | example |\n|---|---|---|---|---|"

  private func table(of object: JSONText) -> String {
    let rows = object["properties"]?.members.map { row($0.key, $0.value) } ?? []
    return ([Self.head] + rows).joined(separator: "\n")
  }

  private func row(_ key: String, _ property: JSONText) -> String {
    let meaning = property["description"] == nil ? resolved(property) : property
    let cells = [
      "`\(key)`", ThemeValueKinds.kind(of: property), meaning["default"].map(code) ?? "",
      meaning["description"]?.content ?? "", meaning["examples"]?.elements.first.map(code) ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func code(_ value: JSONText) -> String { "`\(value.text)`" }

  // MARK: Schema

  private func definition(_ name: String) -> JSONText? { schema["$defs"]?[name] }

  private func property(_ key: String, of schema: JSONText?) -> JSONText? {
    schema.flatMap { object($0) }?["properties"]?[key].map(resolved)
  }

  /// Follow a reference to a field of a style.
  private func resolved(_ schema: JSONText) -> JSONText {
    guard let path = schema["$ref"]?.content?.dropFirst("#/$defs/".count),
      path.contains("/properties/") || path.hasPrefix("condition.")
    else { return schema }
    return path.split(separator: "/").reduce(self.schema["$defs"]) { $0?[String($1)] } ?? schema
  }

  /// Return the form of a value that is an object, without following references.
  private func object(_ schema: JSONText) -> JSONText? {
    if schema["properties"] != nil { return schema }
    if let own = schema["anyOf"]?.elements.first(where: { $0["properties"] != nil }) { return own }
    if let items = schema["items"] { return object(items) }
    return schema["anyOf"]?.elements.lazy.compactMap { object($0) }.first
  }
}
