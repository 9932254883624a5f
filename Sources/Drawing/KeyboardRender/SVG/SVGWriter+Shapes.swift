internal import Foundation
internal import KeyboardDrawing
import SourceText

extension SVGWriter {

  func fill(_ path: Path, _ paint: Paint) {
    line(
      "<path\(attributes("fill", paint, in: path.controlPointBox)) d=\"\(SVGPathData(path).text)\"/>"
    )
  }

  func attributes(_ name: String, _ paint: Paint, in box: CGRect) -> String {
    let identifier: String
    switch paint {
    case .color(let color): return attributes(name, color)
    case .conicGradient(let stops, let center, let degrees):
      let area = box.intersection(CGRect(origin: .zero, size: scene.size).insetBy(dx: -1, dy: -1))
      if area.isEmpty { return " \(name)=\"none\"" }
      let conic = ConicGradient(stops, center: center, degrees: degrees)
      identifier = self.identifier(of: .picture(paint, area), letter: "p") {
        pattern(conic, over: area, $0)
      }
    case .linearGradient, .radialGradient:
      identifier = self.identifier(of: .paint(paint), letter: "p") { gradient(paint, $0) }
    }
    return " \(name)=\"url(#\(identifier))\""
  }

  /// SVG has no conic gradients: their pixels are the only tile of a pattern.
  private func pattern(
    _ gradient: ConicGradient, over area: CGRect, _ identifier: String
  ) -> String {
    let density = ConicGradient.documentDensity
    let (left, top) = (Int(area.minX.rounded(.down)) - 1, Int(area.minY.rounded(.down)) - 1)
    let box = PixelBox(
      left: left, top: top, width: Int(area.maxX.rounded(.up)) + 1 - left,
      height: Int(area.maxY.rounded(.up)) + 1 - top
    ).scaled(by: density)
    do throws(RenderError) {
      let file = try Self.png(gradient.surface(box, scale: Double(density)))
      return "<pattern id=\"\(identifier)\" patternUnits=\"userSpaceOnUse\""
        + " width=\"\(box.width)\" height=\"\(box.height)\" patternTransform=\""
        + place(x: Double(left), y: Double(top), 1 / Double(density), 1 / Double(density))
        + "\"><image width=\"\(box.width)\" height=\"\(box.height)\""
        + " href=\"\(Self.uri(file, "image/png"))\"/></pattern>"
    } catch {
      failure = failure ?? error
      return ""
    }
  }

  func attributes(_ name: String, _ color: Color.Resolved) -> String {
    " \(name)=\"\(color.opaqueHexText)\""
      + (color.isOpaque ? "" : " \(name)-opacity=\"\(color.opacity.shortestText())\"")
  }

  func shadow(_ shadow: Scene.Shadow) {
    let reach = shadow.radius * 3 + 1
    let region = shadow.shapeBox.insetBy(dx: -reach, dy: -reach)
    let blur = identifier(of: .blur(region, shadow.radius), letter: "b") { identifier in
      "<filter id=\"\(identifier)\" filterUnits=\"userSpaceOnUse\"" + region.svgAttributes
        + " color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(shadow.radius.shortestText())\"/></filter>"
    }
    let data = SVGPathData(shadow.path).text
    let paint =
      shadow.line.map { " fill=\"none\"" + attributes("stroke", shadow.color) + attributes(of: $0) }
      ?? attributes("fill", shadow.color)
    let shape = "<path\(paint) filter=\"url(#\(blur))\" d=\"\(data)\"/>"
    guard let outside = shadow.outside else { return line(shape) }
    line("<g clip-path=\"url(#\(cut(outside)))\">\(shape)</g>")
  }

  private func cut(_ path: Path) -> String {
    let picture = Path(CGRect(origin: .zero, size: scene.size))
    return identifier(of: .cut(path), letter: "c") { identifier in
      var data = SVGPathData(picture)
      data.add(path)
      return "<clipPath id=\"\(identifier)\">"
        + "<path clip-rule=\"evenodd\" d=\"\(data.text)\"/></clipPath>"
    }
  }
}

private func gradient(_ paint: Paint, _ identifier: String) -> String {
  switch paint {
  case .color, .conicGradient: ""
  case .linearGradient(let stops, let from, let to):
    "<linearGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\""
      + attribute("x1", from.x) + attribute("y1", from.y)
      + attribute("x2", to.x) + attribute("y2", to.y) + ">"
      + stops.map(element).joined() + "</linearGradient>"
  case .radialGradient(let stops, let center, let radius, let focus):
    "<radialGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\""
      + attribute("cx", center.x) + attribute("cy", center.y) + attribute("r", radius)
      + (focus.map { attribute("fx", $0.x) + attribute("fy", $0.y) } ?? "") + ">"
      + stops.map(element).joined() + "</radialGradient>"
  }
}

private func element(of stop: Paint.Stop) -> String {
  let color = stop.color
  let opacity = color.isOpaque ? "" : attribute("stop-opacity", color.opacity)
  let hex = color.opaqueHexText
  return "<stop\(attribute("offset", stop.location)) stop-color=\"\(hex)\"\(opacity)/>"
}

private func attribute(_ name: String, _ number: Double) -> String {
  " \(name)=\"\(number.shortestText())\""
}

extension Color.Resolved {

  var opaqueHexText: String { Color.Resolved(red: red, green: green, blue: blue).hexText }
}

extension CGRect {

  var svgAttributes: String {
    [("x", minX), ("y", minY), ("width", width), ("height", height)]
      .map { " \($0)=\"\(Double($1).shortestText())\"" }
      .joined()
  }
}

/// Path in the syntax of SVG, with numbers as short as possible.
struct SVGPathData {

  private(set) var text = ""

  private let decimals: Int

  init(decimals: Int = 3) { self.decimals = decimals }

  init(_ path: Path) {
    self.init()
    add(path)
  }

  mutating func add(_ path: Path, scale: Double = 1, x: Double = 0, y: Double = 0) {
    let place = { (point: CGPoint) in CGPoint(x: x + point.x * scale, y: y + point.y * scale) }
    path.forEach { element in
      switch element {
      case .move(let point): step("M", [place(point)])
      case .line(let point): step("L", [place(point)])
      case .curve(let first, let second, let end):
        step("C", [place(first), place(second), place(end)])
      case .close: text += "Z"
      }
    }
  }

  private mutating func step(_ letter: Character, _ points: [CGPoint]) {
    text.append(letter)
    var isFirst = true
    for point in points {
      for number in [point.x, point.y] {
        let digits = Double(number).shortestText(decimals: decimals)
        if !isFirst, digits.first != "-" { text.append(" ") }
        text += digits
        isFirst = false
      }
    }
  }
}
