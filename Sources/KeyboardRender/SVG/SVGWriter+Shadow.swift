internal import Foundation
import KeyboardDocuments
internal import KeyboardDrawing

extension SVGWriter {

  /// Draw the shadow of a shape.
  mutating func shadow(_ shadow: Scene.Shadow) {
    let reach = shadow.radius * 3 + 1
    let region = shadow.path.controlPointBox.insetBy(dx: -reach, dy: -reach)
    let blur = identifier(of: .blur(region, shadow.radius), letter: "b") { identifier in
      "<filter id=\"\(identifier)\" filterUnits=\"userSpaceOnUse\"" + region.svgAttributes
        + " color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(shadow.radius.shortestText())\"/></filter>"
    }
    let data = SVGPathData(shadow.path).text
    let shape =
      "<path\(attributes("fill", shadow.color)) filter=\"url(#\(blur))\" d=\"\(data)\"/>"
    guard let outside = shadow.outside else { return line(shape) }
    line("<g clip-path=\"url(#\(cut(outside)))\">\(shape)</g>")
  }

  /// The identifier of a clip to the exterior of a path.
  private mutating func cut(_ path: Path) -> String {
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

  /// The position and size attributes of an element.
  var svgAttributes: String {
    [("x", minX), ("y", minY), ("width", width), ("height", height)]
      .map { " \($0)=\"\(Double($1).shortestText())\"" }
      .joined()
  }
}
