import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

// The icons of keys.
extension ThemeFormat {

  static let standardPrefix = "standard:"

  /// The icons of this package, by names without their prefix.
  static let standardIcons: [(name: String, icon: Image.Icon)] =
    [("return", .newline)] + Image.Icon.allCases.map { (name(of: $0), $0) }

  private static func name(of icon: Image.Icon) -> String {
    let prefix = "keyboard"
    guard icon.rawValue.hasPrefix(prefix), icon.rawValue.count > prefix.count else {
      return icon.rawValue
    }
    let rest = icon.rawValue.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  enum IconColors: String, CaseIterable {
    case foreground, own
  }

  static let iconSource = ["path", "file", "standard", "text"]

  static let iconDefinitions: [Key] = [
    Key(
      "icon",
      .either([
        .names(standardIcons.map { .string(standardPrefix + $0.name) }), .named("imageFile"),
        .object(icon),
      ]))
  ]

  static let viewBoxRange = -100_000.0...100_000.0

  static let icon = Object(
    [
      Key(
        "path",
        Shape.text(
          .init(
            maximum: nil, pattern: TextPattern.noControls,
            meaning: "A path in the notation of SVG.")
        ).orVariable,
        "The path, in the notation of SVG.", "M20 12H4m6-6-6 6 6 6"),
      Key(
        "viewBox", .list(of: .number(in: viewBoxRange), 4...4),
        "The area of the path that has the size of an icon: x, y, width and height.",
        [0, 0, 32, 32], default: [0, 0, 24, 24]),
      Key(
        "stroke", .number(in: 0.01...10_000),
        "The width of a line along the path, in its units; without one, the interior is filled.",
        1.5),
      Key("file", .named("imageFile"), "The path of an SVG file, or a data URL.", "./back.svg"),
      Key("standard", .choice(standardIcons.map(\.name)), "An icon of the system.", "return"),
      Key("text", .plainText, "A text in the font of the key.", "⌫"),
      Key("scale", .number(in: 0.1...4), "The scale factor.", 1.2, default: 1),
      Key(
        "offset", .named("point"), "The offset in points, right and down.", [0, -1],
        default: [0, 0]),
      Key(
        "weight", .named("weight"),
        "The weight of text and of lines (default: that of the key's text).", "bold"),
      Key(
        "colors", .choice(of: IconColors.self),
        "The colors of a drawing: that of the key's text, or its own.", "own",
        default: "foreground"),
    ], .oneOf(iconSource))
}
