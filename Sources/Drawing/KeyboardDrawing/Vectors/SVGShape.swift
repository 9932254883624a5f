import Foundation
import SourceText

/// The path of a basic shape.
struct SVGShape {

  private let element: XMLReader.Element
  private var numbers: [String: Double] = [:]
  private var isValid = true
  private var result: Path?

  init(_ element: XMLReader.Element, reporting reader: inout SVGReader) {
    self.element = element
    for attribute in element.attributes
    where SVGNames.shapes[element.name]?.contains(attribute.name) == true {
      read(attribute, &reader)
    }
  }

  /// A list of points has at most as many numbers.
  private static let maximumNumbers = 20_000

  private mutating func read(_ attribute: XMLReader.Attribute, _ reader: inout SVGReader) {
    do throws(PathData.Problem) {
      switch attribute.name {
      case "d": result = try PathData.path(attribute.value, limit: InputBudget.vector.steps)
      case "points":
        let list = try PathData.numbers(attribute.value, limit: Self.maximumNumbers)
        result = Path {
          for index in stride(from: 0, to: list.count - 1, by: 2) {
            let point = CGPoint(x: list[index], y: list[index + 1])
            index == 0 ? $0.move(to: point) : $0.addLine(to: point)
          }
          if element.name == "polygon" { $0.closeSubpath() }
        }
      default:
        guard let number = reader.length(attribute.value, of: attribute.name) else {
          isValid = false
          return reader.report("\(attribute.name.quoted) isn't a length", at: attribute.span)
        }
        numbers[attribute.name] = number
      }
    } catch {
      isValid = false
      reader.report(error.message, at: attribute.place(of: error.range))
    }
  }

  /// Returns nil if an attribute is invalid; a shape without a size is empty.
  func path(limit: Int) -> Path? {
    guard isValid else { return nil }
    func number(_ name: String) -> Double { numbers[name] ?? 0 }
    switch element.name {
    case "rect":
      let box = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      guard numbers["width"] ?? 0 > 0, numbers["height"] ?? 0 > 0 else { return Path() }
      return Self.rectangle(box, x: numbers["rx"], y: numbers["ry"])
    case "circle":
      return Self.ellipse(number("cx"), number("cy"), number("r"), number("r"))
    case "ellipse":
      return Self.ellipse(
        number("cx"), number("cy"), numbers["rx"] ?? number("ry"), numbers["ry"] ?? number("rx"))
    case "line":
      return Path {
        $0.move(to: CGPoint(x: number("x1"), y: number("y1")))
        $0.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      }
    default: return result ?? Path()
    }
  }

  private static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    guard width > 0, height > 0 else { return Path() }
    return Path(
      ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  private static func rectangle(_ box: CGRect, x: Double?, y: Double?) -> Path {
    let width = min(max(x ?? y ?? 0, 0), box.width / 2)
    let height = min(max(y ?? x ?? 0, 0), box.height / 2)
    guard width > 0, height > 0 else { return Path(box) }
    let size = CGSize(width: width, height: height)
    let corners = CornerSizes(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    return Path { $0.addRect(box, corners: corners) { $0.addCorner($1, to: $2) } }
  }
}

/// Elements and attributes of SVG that are drawn or safely ignored.
enum SVGNames {

  static let shapes: [String: [String]] = [
    "path": ["d"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ]

  static let definitions: Set = ["defs", "linearGradient", "radialGradient"]

  static let properties = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "opacity", "display",
    "visibility",
  ]

  private static let described: Set = ["title", "desc", "metadata"]

  static func isIgnored(_ element: String) -> Bool {
    described.contains(element) || element.contains(":")
  }

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
    "pointer-events", "cursor",
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
