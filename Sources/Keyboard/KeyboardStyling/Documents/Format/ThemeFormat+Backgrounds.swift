import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeFormat {

  static let background = ObjectFormat(
    Keyboard.Background(),
    [
      .init(
        "material", \.material, "The bottom layer, through which the backdrop is seen.",
        ["blur": 20, "saturation": 1.8, "tint": "#ffffffa0"]),
      .init("color", \.backgroundColor, "The layer over the material.", "white"),
      .init("gradient", \.gradient, "The layer over the color.", ["#fff1e6", "#ffb38a"]),
      .init(
        Key(
          "image", .either([.named("imageFile"), .object(image.object)]),
          "The layer over the gradient: a PNG, JPEG, WebP or SVG file.", "./photo.png"),
        read: { $0.read(image: $1, named: $2, into: &$3) }, write: { ThemeWriter.image(of: $0) }),
      .init("overlay", \.overlay, "The layer over the image.", ["transparent", "#0008"]),
      .init("overlayColor", \.overlayColor, "The layer over the overlay.", "#0003"),
      .init(
        "noise", \.noise, "The top layer: a grain of light and dark dots, or its amount.",
        ["amount": 0.08, "scale": 0.5, "seed": 7]),
      .init(
        Key(
          "blend", .either([.choice(of: BlendMode.self), .object(blendModes)]),
          "How all layers, or some, change the colors behind them, as mix-blend-mode in CSS.",
          ["overlay": "screen"]),
        read: { $3.blendModes = $0.blendModes($1, named: $2) },
        write: { ThemeWriter.json($0.blendModes) }),
    ])

  static let noise = ObjectFormat(
    Keyboard.Noise(amount: 0),
    [
      .init(
        "amount", \.amount, in: 0...1, "The opacity of the strongest dots; required.", 0.08,
        isRequired: true),
      .init(
        "scale", \.scale, in: 0.25...8, "The side of a dot in points.", 1, isAlwaysWritten: true),
      .init(
        "seed", \.seed, in: 0...1_000_000,
        "The number that the dots follow from, the same on every machine.", 7,
        isAlwaysWritten: true),
    ])

  static let blendModes = Object(
    Keyboard.Background.Layer.allCases.map {
      Key(
        $0.rawValue, .choice(of: BlendMode.self), "The blend mode of this layer.", "multiply",
        default: "normal")
    })

  static let material = ObjectFormat(
    Keyboard.Material(),
    [
      .init("blur", \.blur, in: 0...60, "The blur radius of the backdrop in points.", 20),
      .init(
        "saturation", \.saturation, in: 0...5, "The factor on the saturation of the backdrop.", 1.8),
      .init("tint", \.tint, "The translucent color over the blurred backdrop.", "#ffffffa0"),
      .init("light", \.light, "The color that is added, which lightens.", "#ffffff20"),
    ])

  static let image = ObjectFormat(
    Keyboard.Background(),
    [
      .init(
        "file", \.imageData,
        "The path of the image, or a data URL; without one, the object changes the inherited image.",
        "./photo.png"),
      .init(
        "region", \.imageRegion, "The part of the image: x, y, width and height in its pixels.",
        [0, 0, 64, 64]),
      .init(
        "mode", choice: \.imageContentMode,
        "The place of the image in the area: fill covers it and crops, fit shows the whole "
          + "image, stretch distorts it, tile repeats it from the top left, slice keeps the "
          + "size of the corners and stretches the rest.", "tile"),
      .init(
        "insets", \.imageSliceInsets, in: sliceRange,
        "With slice, the outer parts in pixels of the image; leading is the left one.", 14),
      .init(
        "focalPoint", \.imageFocalPoint, in: places,
        "With fill, the point to keep closest to the center, as fractions of the image.",
        [0.5, 0.2]),
      .init("scale", \.imageScale, in: 0.1...16, "With tile and slice, image pixels per point.", 2),
      .init("opacity", \.imageOpacity, in: 0...1, "The opacity.", 0.8),
      .init(
        "tint", \.imageTint,
        "The color over the opaque pixels: translucent to tint, opaque for a silhouette.",
        "#1e5aa880"),
      .init("blur", \.imageBlur, in: 0...100, "The blur radius in points.", 6),
    ])

  static let gradient = Object(
    [
      Key("type", .choice(of: ThemeGradientType.self), "The shape.", "radial", default: "linear"),
      Key(
        "angle", .number(in: -360...360),
        "The angle in degrees, clockwise: 0 points up, 90 right, 180 down; of a conic gradient, "
          + "the angle of the first color (default: 0).", 90, default: 180),
      Key(
        "from", .named("share"),
        "Instead of an angle, the start in fractions of the area; needs to.", [0, 0]),
      Key(
        "to", .named("share"), "Instead of an angle, the end in fractions of the area; needs from.",
        [1, 1]),
      Key(
        "center", .named("share"),
        "The center of a radial or conic gradient, in fractions of the area.",
        [0.5, 1], default: [0.5, 0.5]),
      Key(
        "radius", .number(in: 0.001...10),
        "The radius of a radial gradient, as a fraction of the longer side.", 0.75, default: 0.5),
      Key(
        "focus", .named("share"),
        "The point of a radial gradient that has the first color, within the radius (default: the "
          + "center).", [0.4, 0.3]),
      Key(
        "repeat", Shape.boolean.orVariable,
        "Whether the colors from the first to the last stop are repeated.", true, default: false),
      Key(
        "stops", Shape.named("stops").orVariable,
        "The colors, evenly spaced where they have no place; required.",
        ["white", ["color": "gold", "at": 0.3], "crimson"], isRequired: true),
    ], .both("from", "to", without: "angle"))

  static let stops = Shape.list(
    of: .either([.named("color"), .object(stop)]), 2...ThemeLimits.stops)

  static let stop = Object([
    Key("color", .named("color"), "The color; required.", "gold", isRequired: true),
    Key("at", .number(in: 0...1), "The place, from the start to the end.", 0.3),
  ])
}

extension Keyboard.Background: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("background"), ["color": "white", "gradient": ["#fff1e6", "#ffb38a"]],
      read: { $0.background($1, named: $2) }, write: { ThemeWriter.json($0) })
  }
}

extension Keyboard.Material: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      ThemeFormat.Shape.object(ThemeFormat.material.object).orVariable,
      read: { $0.object($1, named: $2, as: ThemeFormat.material) },
      write: ThemeFormat.material.json)
  }
}

extension Keyboard.Noise: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let amount = ThemeFormat.noise.object.range(of: "amount")
    return ThemeKind(
      .either([.number(in: amount), .object(ThemeFormat.noise.object)]),
      read: { reader, value, name in
        guard let value = reader.resolved(value) else { return nil }
        if value.object != nil { return reader.object(value, named: name, as: ThemeFormat.noise) }
        return reader.number(value, named: name, in: amount).map { Self(amount: $0) }
      }, write: ThemeFormat.noise.json)
  }
}
