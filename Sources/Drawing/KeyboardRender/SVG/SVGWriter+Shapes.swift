internal import Foundation
import KeyboardDocuments
internal import KeyboardDrawing

extension SVGWriter {

  func fill(_ path: Path, _ paint: Paint) {
    line("<path\(attributes("fill", paint)) d=\"\(SVGPathData(path).text)\"/>")
  }

  func attributes(_ name: String, _ paint: Paint) -> String {
    if case .color(let color) = paint { return attributes(name, color) }
    let identifier = identifier(of: .paint(paint), letter: "p") { gradient(paint, $0) }
    return " \(name)=\"url(#\(identifier))\""
  }

  func attributes(_ name: String, _ color: Color.Resolved) -> String {
    " \(name)=\"\(color.opaqueHexText)\""
      + (color.isOpaque ? "" : " \(name)-opacity=\"\(color.opacity.shortestText())\"")
  }
}

private func gradient(_ paint: Paint, _ identifier: String) -> String {
  switch paint {
  case .color: ""
  case .linearGradient(let stops, let from, let to):
    "<linearGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\""
      + attribute("x1", from.x) + attribute("y1", from.y)
      + attribute("x2", to.x) + attribute("y2", to.y) + ">"
      + stops.map(element).joined() + "</linearGradient>"
  case .radialGradient(let stops, let center, let radius):
    "<radialGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\""
      + attribute("cx", center.x) + attribute("cy", center.y) + attribute("r", radius) + ">"
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

extension SVGWriter {

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
    let shape =
      "<path\(paint) filter=\"url(#\(blur))\" d=\"\(data)\"/>"
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

extension CGRect {

  var svgAttributes: String {
    [("x", minX), ("y", minY), ("width", width), ("height", height)]
      .map { " \($0)=\"\(Double($1).shortestText())\"" }
      .joined()
  }
}
