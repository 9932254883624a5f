import Foundation
import KeyboardCore
import SourceText

extension ThemeFormat {

  package static let iconsKey = "icons"
  static let standardPrefix = "standard:"

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

  static let regionRange = 0.0...100_000.0

  static let iconDefinitions: [Key] = [
    Key("region", .list(of: .number(in: regionRange), 4...4)),
    Key(
      "stickers",
      Shape.list(of: Shape.object(sticker.object).orVariable, 0...ThemeLimits.stickers).orVariable),
    Key(
      "icon",
      .either([
        .names(standardIcons.map { .string(standardPrefix + $0.name) }), .named("iconFile"),
        .object(icon.object), .named("variable"),
      ]), KeyMeaning("The icon or text in place of the key's own.", "standard:done")),
    Key(
      "iconFile",
      file("The path of an SVG file.", or: "The SVG file itself", EmbeddedImage.drawingPattern)),
    Key(
      "pathData",
      .either([
        .text(
          .init(
            maximum: nil, pattern: TextPattern.pathData,
            meaning: "A path in the notation of SVG.")), .named("variable"),
      ])),
    Key("viewBox", .list(of: .number(in: viewBoxRange), 4...4)),
  ]

  static let viewBoxRange = -100_000.0...100_000.0

  static let icon = ObjectFormat(
    Keyboard.KeyIcon(.text("")),
    [
      .init(
        Key(
          "path", .named("pathData"), "The path, in the notation of SVG.", "M20 12H4m6-6-6 6 6 6")),
      .init(
        Key(
          "viewBox", .named("viewBox"),
          "The area of the path that has the size of an icon: x, y, width and height.",
          [0, 0, 32, 32], default: [0, 0, 24, 24])),
      .init(
        Key(
          "stroke", .number(in: 0.01...100),
          "The width of a line along the path, in its units; without one, the interior is filled.",
          1.5)),
      .init(
        Key("file", .named("iconFile"), "The path of an SVG file, or a data URL.", "./back.svg")),
      .init(
        Key("standard", .choice(standardIcons.map(\.name)), "An icon of the system.", "return")),
      .init(Key("text", .plainText, "A text in the font of the key.", "⌫")),
      .init("scale", \.scale, in: 0.1...4, "The scale factor.", 1.2),
      .init("offset", \.offset, "The offset in points, right and down.", [0, -1]),
      .init(
        "weight", \.weight, "The weight of text and of lines (default: like the key's text).",
        "bold"),
      .init(
        Key(
          "colors", .choice(of: IconColors.self),
          "The colors of a drawing: the color of the key's text, or its own.", "own",
          default: "foreground"),
        read: { $3.hasOwnColors = $0.choice($1, named: $2, of: IconColors.self) == .own },
        write: { $0.hasOwnColors ? .string(IconColors.own.rawValue) : nil }),
    ], .exactlyOne(iconSource, for: ["viewBox": "path", "stroke": "path"]))

  static let sticker = ObjectFormat(
    Keyboard.Sticker(imageData: Data()),
    [
      .init(
        "file", \.imageData, "The path of the image, or a data URL; required.", "./leaf.svg",
        isRequired: true),
      .init(
        "region", \.region, "The part of the image: x, y, width and height in its pixels.",
        [0, 0, 64, 64]),
      .init(
        "place", \.place, in: shares, "The middle, as fractions of the keyboard.", [0.9, 0.1],
        isAlwaysWritten: true),
      .init("width", \.width, in: 1...1000, "The width in points.", 48, isAlwaysWritten: true),
      .init("turn", \.turn, in: -360...360, "The angle in degrees, clockwise.", 20),
      .init("opacity", \.opacity, in: 0...1, "The opacity.", 0.8),
      .init("tint", \.tint, "The color over the opaque pixels.", "#1e5aa880"),
      .init(
        "over", choice: \.layer, "What it lies over: the board, below the keys, or the keys.",
        "keys"),
    ])
}

extension Keyboard.Sticker: ThemeElement {

  static var list: ThemeKind<[Self]> {
    ThemeKind(
      .named("stickers"), [["file": "./leaf.svg", "place": [0.9, 0.1]]],
      read: { $0.stickers($1, named: $2) }, write: { .array($0.map(ThemeFormat.sticker.json)) })
  }
}
