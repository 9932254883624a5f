import KeyboardDocuments

// The keys of themes and variations.
extension ThemeSchema {

  /// Return the schema of a key of a theme or a variation.
  static func rootKey(_ key: String) -> JSONText {
    switch key {
    case "$schema":
      text(.init("The address of this schema, for editors.", "./theme.schema.json"))
    case "formatVersion":
      described(
        [("const", .integer(KeyboardTheme.formatVersion))],
        .init("The version of the format; required.", .integer(KeyboardTheme.formatVersion)))
    case "id":
      text(.init("The identifier of the theme (default: the name of the file).", "sunrise"))
    case "name": text(.init("The display name.", "Sunrise"))
    case "collection": text(.init("The collection that the theme is listed in.", "Skies"))
    case "description":
      text(.init("The description of the theme, a few sentences.", "Peach and plum."))
    case "author": author
    case "license": text(.init("The license of the theme.", "MIT"))
    case "extends":
      any(
        of: [text(pattern: path), text(pattern: builtInName)],
        .init(
          "The base, of which all is inherited but id, name, collection, description, author and "
            + "license: a built-in theme such as tron:sark, or a file in the same folder or below "
            + "it such as ./base.json:night.", "tron"))
    case "variables":
      reference(
        to: "variables",
        .init("Named values, referenced as {group.name}.", ["palette": ["peach": "#ffb38a"]]))
    case "variations":
      named(
        reference(to: "variation"),
        .init("Alternative styles of the theme, by name.", ["night": ["background": "#101820"]]))
    case "axes":
      named(
        named(reference(to: "variation"), "The choices of an axis, by name."),
        .init(
          "Further alternatives by name, of which a look has one each: neon:night+pink.",
          ["accent": ["pink": ["foregroundColor": "hotpink"]]]))
    default: layerKey(key)
    }
  }

  /// Return the schema of a key that defines styles.
  private static func layerKey(_ key: String) -> JSONText {
    switch key {
    case "background":
      reference(
        to: "background",
        .init("The background of the keyboard.", ["angle": 180, "stops": ["#fff1e6", "#ffb38a"]]))
    case "foregroundColor":
      reference(
        to: "color",
        .init("The color of text and icons outside of keys, as in the toolbar.", "#5b3fd6"))
    case "pressedOverlayColor":
      reference(
        to: "color",
        .init("The color over pressed keys without an overlay of their own.", "#00000033"))
    case "buttons":
      described(
        members(of: ThemeReader.buttonKeys, typeKey),
        .init("The styles of keys by type.", ["all": ["cornerRadius": 9]]))
    case "rules":
      rules(
        reference(to: "rule"),
        .init(
          "The styles of parts under conditions.",
          [["match": "backspace", "backgroundColor": "crimson"]]))
    case "callouts":
      reference(to: "callouts", .init("The style of callouts.", ["cornerRadius": 16]))
    case "toolbar":
      reference(to: "toolbar", .init("The style of the autocomplete toolbar.", ["height": 44]))
    default: preconditionFailure("The key “\(key)” of themes has no schema.")
    }
  }

  private static func typeKey(_ key: String) -> JSONText {
    let summary =
      switch key {
      case "all": "The base of the other three."
      case "input": "Keys that insert text."
      case "system": "All other keys."
      case "primary": "The return key."
      default: preconditionFailure("The key “\(key)” of buttons has no schema.")
      }
    return reference(to: "button", .init(summary, ["backgroundColor": "#dc143c"]))
  }

  /// Return the schema of an object with values by name.
  private static func named(_ value: JSONText, _ meaning: KeyMeaning) -> JSONText {
    described(
      [
        ("type", .string("object")), ("patternProperties", comments),
        ("propertyNames", any(of: [text(), reservedNames])), ("additionalProperties", value),
      ], meaning)
  }

  private static var author: JSONText {
    let keys = object(ThemeReader.authorKeys, required: ["name"]) { key in
      switch key {
      case "name": text(.init("The name of a person or company.", "Ada"))
      case "about": text(.init("A short description.", "Draws keyboards."))
      case "url": text(.init("The address of a web page.", "https://example.com"))
      default: preconditionFailure("The key “\(key)” of authors has no schema.")
      }
    }
    return any(of: [text(), keys], .init("The author: a name, or an object.", "Ada"))
  }
}
