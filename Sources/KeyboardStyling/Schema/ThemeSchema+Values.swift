import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeSchema {

  /// The definitions of value types.
  static var valueDefinitions: [(String, JSONText)] {
    [
      (
        "variable",
        .object([
          ("type", .string("string")), ("pattern", .string("^\\{[^{}]+\\}(?![\\s\\S])")),
          ("maxLength", .integer(ColorParser.maximumLength)),
          describing("A variable: {name} or {group.name}."),
        ])
      ),
      ("color", any(of: [colorText, pairOfColors])),
      ("background", background),
      (
        "imageFile",
        any(
          of: [
            text("A path within the folder of the theme.", pattern: path),
            embeddedImage, variable,
          ])
      ),
      ("gradient", any(of: [stops, gradient, variable])),
      ("stops", stops),
      ("size", pair(["width", "height"], in: 0...1000)),
      ("point", pair(["x", "y"], in: -1000...1000)),
      ("share", pair(["x", "y"], in: -10...10)),
      ("place", pair(["x", "y"], in: 0...1)),
      ("insets", insets(in: ThemeReader.insetRange)),
      ("slices", insets(in: ThemeReader.sliceRange)),
      ("percentage", percentage),
      ("font", font),
      ("families", list(text())),
      ("weight", weight),
    ]
  }

  private static var colorText: JSONText {
    .object([
      ("type", .string("string")), ("minLength", .integer(1)),
      ("maxLength", .integer(ColorParser.maximumLength)),
      describing(
        "#rgb, #rrggbb or #rrggbbaa, rgb(), hsl(), oklch(), color(), a name, a variable, or one of "
          + ColorFunction.allCases.map { "\($0.rawValue)()" }.joined(separator: ", ") + "."),
    ])
  }

  private static var pairOfColors: JSONText {
    let keys = ColorScheme.allCases.map(\.rawValue)
    return object(keys, required: keys) {
      reference(to: "color", .init("The color in the \($0) color scheme; required.", "#241a4d"))
    }
  }

  private static var background: JSONText {
    let layers = object(ThemeReader.backgroundKeys) { key in
      switch key {
      case "material": ThemeSchema.material
      case "color": reference(to: "color", .init("The layer over the material.", "white"))
      case "gradient":
        reference(to: "gradient", .init("The layer over the color.", ["#fff1e6", "#ffb38a"]))
      case "image": image
      case "overlay":
        reference(to: "gradient", .init("The layer over the image.", ["transparent", "#0008"]))
      case "overlayColor": reference(to: "color", .init("The top layer.", "#0003"))
      default: preconditionFailure("The key “\(key)” of backgrounds has no schema.")
      }
    }
    return any(of: [reference(to: "color"), reference(to: "gradient"), layers])
  }

  private static var embeddedImage: JSONText {
    .object([
      ("type", .string("string")), ("pattern", .string(EmbeddedImage.pattern)),
      describing("The image itself, as a data URL."),
    ])
  }

  private static var image: JSONText {
    let details = object(ThemeReader.imageKeys, required: ["file"]) { key in
      switch key {
      case "file":
        reference(
          to: "imageFile", .init("The path of the image, or a data URL; required.", "./photo.png"))
      case "mode":
        choice(
          of: Keyboard.Background.ImageContentMode.self,
          .init(
            "The place of the image in the area: fill covers it and crops, fit shows the whole "
              + "image, stretch distorts it, tile repeats it from the top left, slice keeps the "
              + "size of the corners and stretches the rest.", "tile", default: "fill"))
      case "focalPoint":
        reference(
          to: "place",
          .init(
            "With fill, the point to keep closest to the center, as fractions of the image.",
            [0.5, 0.2], default: [0.5, 0.5]))
      case "insets":
        reference(
          to: "slices",
          .init(
            "With slice, the outer parts in pixels of the image; leading is the left one.", 14,
            default: 0))
      case "scale":

        number(
          0.1...16, .init("With tile and slice, image pixels per point.", 2, default: 1))
      case "opacity": number(0...1, .init("The opacity.", 0.8, default: 1))
      case "tint":
        reference(
          to: "color",
          .init(
            "The color over the opaque pixels: translucent to tint, opaque for a silhouette.",
            "#1e5aa880"))
      case "blur": number(0...100, .init("The blur radius in points.", 6, default: 0))
      default: preconditionFailure("The key “\(key)” of images has no schema.")
      }
    }
    return any(
      of: [reference(to: "imageFile"), details],
      .init("The layer over the gradient: a PNG or JPEG file.", "./photo.png"))
  }

  private static var gradient: JSONText {
    let members = members(of: ThemeReader.gradientKeys, required: ["stops"]) { key in
      switch key {
      case "type":
        choice(of: ThemeGradientType.self, .init("The shape.", "radial", default: "linear"))
      case "angle":
        number(
          -360...360,
          .init(
            "The angle in degrees, clockwise: 0 points up, 90 right, 180 down.", 90,
            default: 180))
      case "from":
        reference(
          to: "share",
          .init("Instead of an angle, the start in fractions of the area; needs to.", [0, 0]))
      case "to":
        reference(
          to: "share",
          .init("Instead of an angle, the end in fractions of the area; needs from.", [1, 1]))
      case "center":
        reference(
          to: "share",
          .init(
            "The center of a radial gradient, in fractions of the area.", [0.5, 1],
            default: [0.5, 0.5]))
      case "radius":
        number(
          0.001...10,
          .init(
            "The radius of a radial gradient, as a fraction of the longer side.", 0.75,
            default: 0.5))
      case "stops":
        any(
          of: [reference(to: "stops"), variable],
          .init(
            "The colors, evenly spaced where they have no place; required.",
            ["white", ["color": "gold", "at": 0.3], "crimson"]))
      default: preconditionFailure("The key “\(key)” of gradients has no schema.")
      }
    }
    let pairs = JSONText.object([
      ("from", .array([.string("to")])), ("to", .array([.string("from")])),
    ])
    return .object(members + [("dependentRequired", pairs)])
  }

  private static var stops: JSONText {
    let stop = object(ThemeReader.stopKeys, required: ["color"]) { key in
      key == "color"
        ? reference(to: "color", .init("The color; required.", "gold"))
        : number(0...1, .init("The place, from the start to the end.", 0.3))
    }
    return .object([
      ("type", .string("array")), ("minItems", .integer(2)),
      ("maxItems", .integer(ThemeLimits.stops)),
      ("items", any(of: [reference(to: "color"), stop])),
    ])
  }

  private static func pair(_ keys: [String], in range: ClosedRange<Double>) -> JSONText {
    let list = JSONText.object([
      ("type", .string("array")), ("minItems", .integer(2)), ("maxItems", .integer(2)),
      ("items", number(range)),
    ])
    let object = object(keys, required: keys) {
      number(range, coordinate($0))
    }
    return any(of: [list, object, variable])
  }

  private static func coordinate(_ key: String) -> KeyMeaning {
    switch key {
    case "width": .init("The width; required.", 1)
    case "height": .init("The height; required.", 1)
    case "x": .init("The distance to the right; required.", 0)
    case "y": .init("The distance down; required.", 1)
    default: preconditionFailure("The key “\(key)” of pairs has no schema.")
    }
  }

  private static func edge(_ key: String) -> KeyMeaning {
    switch key {
    case "top", "leading", "bottom", "trailing": .init("The \(key) edge.", 3, default: 0)
    case "horizontal": .init("The leading and trailing edges.", 3)
    case "vertical": .init("The top and bottom edges.", 3)
    default: preconditionFailure("The key “\(key)” of insets has no schema.")
    }
  }

  /// Return the schema of insets: a number for all edges, or an object with one for some.
  static func insets(in range: ClosedRange<Double>, _ meaning: KeyMeaning? = nil) -> JSONText {
    any(of: [number(range), object(ThemeReader.insetKeys) { number(range, edge($0)) }], meaning)
  }

  private static var font: JSONText {
    let details = members(of: ThemeReader.fontKeys) { key in
      switch key {
      case "size": number(1...200, .init("The size in points.", 20))
      case "style":
        choice(of: ThemeTextStyle.self, .init("The text style, instead of a size.", "title3"))
      case "family":
        reference(
          to: "families",
          .init("The font families in order of preference.", ["Inter", "Noto Sans"]))
      case "weight": reference(to: "weight", .init("The weight.", "medium"))
      default: preconditionFailure("The key “\(key)” of fonts has no schema.")
      }
    }
    let sizes = ["size", "style"].map { JSONText.object([("required", .array([.string($0)]))]) }
    let font = JSONText.object(details + [("anyOf", .array(sizes))])
    return any(of: [number(1...200), choice(of: ThemeTextStyle.self), font])
  }

  private static var weight: JSONText {
    let numbers = Font.Weight.allCases.map { JSONText.integer($0.rawValue) }
    return any(of: [
      .object([("enum", .array(numbers))]), choice(of: KeyboardFont.FontWeight.self),
    ])
  }
}
