import SourceText

/// Inherited properties of an element, and its own opacity.
struct SVGStyle {

  /// Paint as written, before gradients are resolved.
  enum Paint: Hashable {
    case none
    case current
    case color(Color.Resolved)
    case gradient(String, span: Range<Int>)

    fileprivate init?(
      _ text: String, _ name: String, at span: Range<Int>, _ reader: inout SVGReader
    ) {
      switch text.lowercased() {
      case "none", "transparent": self = .none
      case "currentcolor", "context-fill", "context-stroke": self = .current
      case let lower where lower.hasPrefix("url("):
        let name = text.dropFirst(4).prefix { $0 != ")" }.filter { !" \"'".contains($0) }
        guard name.hasPrefix("#") else {
          reader.report("Only gradients of the same file are drawn", at: span)
          return nil
        }
        self = .gradient(String(name.dropFirst()), span: span)
      default:
        guard let color = Color.Resolved(svg: text) else {
          reader.report(
            "\(name.quoted) isn't a color", at: span,
            hint: "Colors are #rgb, #rrggbb, rgb(), names, “currentColor” and “none”.")
          return nil
        }
        self = .color(color)
      }
    }
  }

  var fill = Paint.color(Color.Resolved(hex: 0))
  var fillOpacity = 1.0
  var isEvenOdd = false
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var opacity = 1.0
  var isHidden = false

  mutating func read(
    _ element: XMLReader.Element, isRoot: Bool, reporting reader: inout SVGReader
  ) {
    opacity = 1
    let own = isRoot ? SVGFrame.attributes : (SVGNames.shapes[element.name] ?? []) + ["transform"]
    for attribute in element.attributes {
      let name = attribute.name
      if own.contains(name) || SVGNames.isIgnoredAttribute(name) { continue }
      if name == "style" {
        read(declarations: attribute, &reader)
      } else if SVGNames.properties.contains(name) {
        set(name, attribute.value, at: attribute.span, &reader)
      } else {
        reportUnknown(name, attribute.value, at: attribute.span, own, &reader)
      }
    }
  }

  private func reportUnknown(
    _ name: String, _ value: String, at span: Range<Int>, _ own: [String], _ reader: inout SVGReader
  ) {
    if SVGNames.neutral.contains(value.trimmed) { return }
    reader.report(
      "The attribute \(name.quoted) can't be drawn", at: span,
      hint: NearestNames.hint(for: name, among: own + SVGNames.properties))
  }

  private mutating func read(declarations style: XMLReader.Attribute, _ reader: inout SVGReader) {
    var offset = 0
    for part in style.value.split(separator: ";", omittingEmptySubsequences: false) {
      let range = offset..<offset + part.utf8.count
      offset = range.upperBound + 1
      guard let colon = part.firstIndex(of: ":") else { continue }
      let (name, value) = (
        String(part[..<colon]).trimmed, String(part[part.index(after: colon)...]).trimmed
      )
      let span = style.place(of: range)
      if SVGNames.properties.contains(name) {
        set(name, value, at: span, &reader)
      } else if !SVGNames.isIgnoredAttribute(name) {
        reportUnknown(name, value, at: span, [], &reader)
      }
    }
  }

  private mutating func set(
    _ name: String, _ text: String, at span: Range<Int>, _ reader: inout SVGReader
  ) {
    let value = text.trimmed
    if value == "inherit" { return }
    func choose<Value>(_ values: [String: Value], into target: inout Value) {
      if let known = values[value] { return target = known }
      reader.report(
        "\(name.quoted) can't be \(value.quoted)", at: span,
        hint: NearestNames.hint(for: value, among: values.keys.sorted()))
    }
    switch name {
    case "fill": if let paint = Paint(value, name, at: span, &reader) { fill = paint }
    case "stroke": if let paint = Paint(value, name, at: span, &reader) { stroke = paint }
    case "fill-opacity": read(value, name, at: span, isShare: true, into: &fillOpacity, &reader)
    case "stroke-opacity": read(value, name, at: span, isShare: true, into: &strokeOpacity, &reader)
    case "opacity": read(value, name, at: span, isShare: true, into: &opacity, &reader)
    case "stroke-width": read(value, name, at: span, into: &line.lineWidth, &reader)
    case "stroke-dashoffset":
      if let offset = reader.length(value, of: "r") { return line.dashPhase = offset }
      reader.report("\(name.quoted) isn't a length", at: span)
    case "stroke-dasharray": readDashes(value, at: span, &reader)
    case "stroke-miterlimit": read(value, name, at: span, into: &line.miterLimit, &reader)
    case "fill-rule": choose(["nonzero": false, "evenodd": true], into: &isEvenOdd)
    case "stroke-linecap":
      choose(["butt": .butt, "round": .round, "square": .square], into: &line.cap)
    case "stroke-linejoin":
      choose(["miter": .miter, "round": .round, "bevel": .bevel], into: &line.join)
    case "display": if value == "none" { isHidden = true }
    default:
      choose(["visible": false, "hidden": true, "collapse": true], into: &isHidden)
    }
  }

  /// An odd number of lengths is repeated; without a length, the line has no gaps.
  private mutating func readDashes(_ text: String, at span: Range<Int>, _ reader: inout SVGReader) {
    let parts = text == "none" ? [] : text.split { ", \t\n".contains($0) }
    let lengths = parts.compactMap { reader.length(String($0), of: "r") }
    guard lengths.count == parts.count, parts.count <= 100, lengths.allSatisfy({ $0 >= 0 }) else {
      return reader.report("“stroke-dasharray” isn't a list of lengths", at: span)
    }
    let isSolid = lengths.allSatisfy { $0 == 0 }
    line.dash = isSolid ? [] : lengths.count % 2 == 0 ? lengths : lengths + lengths
  }

  private func read(
    _ text: String, _ name: String, at span: Range<Int>, isShare: Bool = false,
    into target: inout Double, _ reader: inout SVGReader
  ) {
    let number = isShare ? SVGLength.pixelsOrShare(text) : reader.length(text, of: "r")
    guard let number, number >= 0 else {
      return reader.report("\(name.quoted) isn't a number", at: span)
    }
    target = isShare ? min(number, 1) : number
  }
}

extension String {

  var trimmed: String {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    guard utf8.first.map(isSpace) == true || utf8.last.map(isSpace) == true else { return self }
    var bytes = Array(utf8)[...]
    while bytes.last.map(isSpace) == true { bytes.removeLast() }
    return String(decoding: bytes.drop(while: isSpace), as: UTF8.self)
  }
}
