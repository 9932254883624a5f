// The names of SVG that are known.
enum SVGNames {

  /// The shapes with the attributes of their own.
  static let shapes: [String: [String]] = [
    "path": ["d"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ]

  /// Elements that are only drawn by reference.
  static let definitions: Set = ["defs", "linearGradient", "radialGradient"]

  static let properties = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "opacity", "display", "visibility",
  ]

  private static let described: Set = ["title", "desc", "metadata"]

  /// Whether an element draws nothing: a description, or one of another program.
  static func isIgnored(_ element: String) -> Bool {
    described.contains(element) || element.contains(":")
  }

  /// Whether an attribute of any element draws nothing.
  static func isIgnoredAttribute(_ name: String) -> Bool {
    name.contains(":") && !name.hasPrefix("xlink:") || name.hasPrefix("aria-")
      || name.hasPrefix("data-") || plain.contains(name) || ignoredProperties.contains(name)
      || ofText(name)
  }

  private static let plain: Set = [
    "id", "class", "xmlns", "version", "role", "focusable", "tabindex", "baseProfile", "lang",
    "enable-background", "contentScriptType", "contentStyleType", "zoomAndPan",
  ]

  /// Properties of other elements, and hints that change no shape.
  private static let ignoredProperties: Set = [
    "clip-rule", "color-rendering", "shape-rendering", "image-rendering", "text-rendering",
    "color-interpolation", "isolation", "solid-color", "solid-opacity", "stop-color",
    "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "overflow", "color",
    "stroke-dashoffset", "pointer-events", "cursor",
  ]

  private static func ofText(_ name: String) -> Bool {
    ["font", "text-", "letter-", "word-", "line-", "writing-", "baseline-", "dominant-", "white-"]
      .contains { name.hasPrefix($0) } || name == "direction" || name == "-inkscape-stroke"
  }

  /// Values of unknown properties that are as if these weren't there.
  static let neutral: Set = ["none", "normal", "auto", "inherit", "initial"]

  static let advice = [
    "text": "Convert the text to paths.", "use": "Write the shape itself in place of “use”.",
    "image": "Only shapes are drawn; nothing is loaded.",
    "style": "Write styles as attributes of the elements.",
    "clipPath": "Cut the shapes themselves.", "mask": "Cut the shapes themselves.",
    "symbol": "Write the shapes themselves, without “symbol” and “use”.",
    "script": "Drawings have no programs.", "pattern": "Draw the shapes of the pattern.",
    "svg": "Use a group “g” in place of an “svg” in another.",
  ]
}
