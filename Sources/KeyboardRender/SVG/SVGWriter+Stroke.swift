internal import KeyboardDrawing

extension SVGWriter {

  /// Stroke a path.
  mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    var attributes = " fill=\"none\"" + attributes("stroke", paint)
    attributes += " stroke-width=\"\(SVGNumber.text(style.lineWidth))\""
    if style.cap == .round { attributes += " stroke-linecap=\"round\"" }
    // Cairo's miter limit; the default of SVG is 4.
    attributes +=
      style.join == .round ? " stroke-linejoin=\"round\"" : " stroke-miterlimit=\"10\""
    line("<path\(attributes) d=\"\(SVGPathData(path).text)\"/>")
  }
}
