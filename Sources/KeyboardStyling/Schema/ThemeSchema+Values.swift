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
            text("A path within the folder of the theme, such as ./image.png.", pattern: path),
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
    return object(keys, required: keys) { _ in reference(to: "color") }
  }

  private static var background: JSONText {
    let layers = object(ThemeReader.backgroundKeys) { key in
      switch key {
      case "color": reference(to: "color", "The bottom layer.")
      case "gradient": reference(to: "gradient", "The layer over the color.")
      case "image": image
      case "overlay": reference(to: "gradient", "The layer over the image.")
      case "overlayColor": reference(to: "color", "The top layer.")
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
      case "file": reference(to: "imageFile")
      case "mode":
        choice(of: Keyboard.Background.ImageContentMode.self, "The content mode (default: fill).")
      case "focalPoint":
        reference(
          to: "place",
          "The point that stays near the center of a filled area (default: [0.5, 0.5]).")
      case "insets":
        reference(
          to: "slices", "The outer parts of a sliced image, in its pixels (default: none).")
      case "scale":
        number(0.1...16, "The pixels per point of a tiled or sliced image (default: 1).")
      case "opacity": number(0...1)
      case "tint": reference(to: "color", "The tint of the image's pixels.")
      case "blur": number(0...100, "The blur radius in points.")
      default: preconditionFailure("The key “\(key)” of images has no schema.")
      }
    }
    return any(of: [reference(to: "imageFile"), details], "A PNG or JPEG file.")
  }

  private static var gradient: JSONText {
    let members = members(of: ThemeReader.gradientKeys, required: ["stops"]) { key in
      switch key {
      case "type": choice(of: ThemeGradientType.self)
      case "angle":
        number(-360...360, "The angle in degrees, clockwise: 0 points to the top, 90 to the right.")
      case "from", "to": reference(to: "share", "A point in unit coordinates.")
      case "center": reference(to: "share", "The center of a radial gradient, in unit coordinates.")
      case "radius":
        number(0.001...10, "The radius of a radial gradient, as a share of the longer side.")
      case "stops": any(of: [reference(to: "stops"), variable])
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
      key == "color" ? reference(to: "color") : number(0...1)
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
    return any(of: [list, object(keys, required: keys) { _ in number(range) }, variable])
  }

  /// Return the schema of insets: a number for all edges, or an object with one for some.
  static func insets(in range: ClosedRange<Double>, _ summary: String? = nil) -> JSONText {
    any(of: [number(range), object(ThemeReader.insetKeys) { _ in number(range) }], summary)
  }

  private static var font: JSONText {
    let details = members(of: ThemeReader.fontKeys) { key in
      switch key {
      case "size": number(1...200, "The size in points.")
      case "style": choice(of: ThemeTextStyle.self)
      case "family": reference(to: "families", "The font families in order of preference.")
      case "weight": reference(to: "weight")
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
