import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

// The layers of backgrounds.
extension ThemeFormat {

  static let background = Object([
    Key(
      "material", Shape.object(material).orVariable,
      "The bottom layer, through which the backdrop is seen.",
      ["blur": 20, "saturation": 1.8, "tint": "#ffffffa0"]),
    Key("color", .named("color"), "The layer over the material.", "white"),
    Key("gradient", .named("gradient"), "The layer over the color.", ["#fff1e6", "#ffb38a"]),
    Key(
      "image", .either([.named("imageFile"), .object(image)]),
      "The layer over the gradient: a PNG, JPEG, WebP or SVG file.", "./photo.png"),
    Key("overlay", .named("gradient"), "The layer over the image.", ["transparent", "#0008"]),
    Key("overlayColor", .named("color"), "The layer over the overlay.", "#0003"),
    Key(
      "noise", .either([.number(in: 0...1), .object(noise)]),
      "The top layer: a grain of light and dark dots, or its amount.",
      ["amount": 0.08, "scale": 0.5, "seed": 7]),
    Key(
      "blend", .either([.choice(of: BlendMode.self), .object(blendModes)]),
      "How all layers, or some, change the colors behind them, as mix-blend-mode in CSS.",
      ["overlay": "screen"]),
  ])

  static let noise = Object([
    Key(
      "amount", .number(in: 0...1), "The opacity of the strongest dots; required.", 0.08,
      isRequired: true),
    Key("scale", .number(in: 0.25...8), "The side of a dot in points.", 1, default: 0.5),
    Key(
      "seed", .number(in: 0...1_000_000),
      "The number that the dots follow from, the same on every machine.", 7, default: 0),
  ])

  static let blendModes = Object(
    Keyboard.Background.Layer.allCases.map {
      Key(
        $0.rawValue, .choice(of: BlendMode.self), "The blend mode of this layer.", "multiply",
        default: "normal")
    })

  static let material = Object([
    Key("blur", .number(in: 0...60), "The blur radius of the backdrop in points.", 20, default: 0),
    Key(
      "saturation", .number(in: 0...5), "The factor on the saturation of the backdrop.", 1.8,
      default: 1),
    Key("tint", .named("color"), "The translucent color over the blurred backdrop.", "#ffffffa0"),
    Key("light", .named("color"), "The color that is added, which lightens.", "#ffffff20"),
  ])

  static let image = Object([
    Key(
      "file", .named("imageFile"),
      "The path of the image, or a data URL; without one, the object changes the inherited image.",
      "./photo.png"),
    Key(
      "region", .named("region"), "The part of the image: x, y, width and height in its pixels.",
      [0, 0, 64, 64]),
    Key(
      "mode", .choice(of: Keyboard.Background.ImageContentMode.self),
      "The place of the image in the area: fill covers it and crops, fit shows the whole "
        + "image, stretch distorts it, tile repeats it from the top left, slice keeps the "
        + "size of the corners and stretches the rest.",
      "tile", default: "fill"),
    Key(
      "insets", .named("slices"),
      "With slice, the outer parts in pixels of the image; leading is the left one.", 14, default: 0
    ),
    Key(
      "focalPoint", .named("place"),
      "With fill, the point to keep closest to the center, as fractions of the image.", [0.5, 0.2],
      default: [0.5, 0.5]),
    Key(
      "scale", .number(in: 0.1...16), "With tile and slice, image pixels per point.", 2, default: 1),
    Key("opacity", .number(in: 0...1), "The opacity.", 0.8, default: 1),
    Key(
      "tint", .named("color"),
      "The color over the opaque pixels: translucent to tint, opaque for a silhouette.", "#1e5aa880"
    ),
    Key("blur", .number(in: 0...100), "The blur radius in points.", 6, default: 0),
  ])

  static let gradient = Object(
    [
      Key("type", .choice(of: ThemeGradientType.self), "The shape.", "radial", default: "linear"),
      Key(
        "angle", .number(in: -360...360),
        "The angle in degrees, clockwise: 0 points up, 90 right, 180 down; of a conic gradient, "
          + "that of the first color (default: 0).", 90, default: 180),
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
