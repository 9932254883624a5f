import Foundation
import SourceText

/// Gradient of a file, which inherits missing parts from another one.
struct SVGGradient {

  let identifier: String
  private let element: XMLReader.Element
  private let isRadial: Bool
  private var numbers: [String: Double] = [:]
  private var isUserSpace: Bool?
  private var transform: Affine?
  private var reference: String?
  private(set) var stops: [Paint.Stop] = []

  private static let radial = ["cx", "cy", "r", "fx", "fy", "fr"]
  private static let linear = ["x1", "y1", "x2", "y2"]
  private static let maximumStops = 64
  private static let longestChain = 8

  /// Returns nil for a gradient without an identifier, which nothing can use.
  init?(_ element: XMLReader.Element, reporting reader: inout SVGReader) {
    guard let name = element.attributes.first(where: { $0.name == "id" }) else { return nil }
    identifier = name.value
    self.element = element
    isRadial = element.name == "radialGradient"
    for attribute in element.attributes { read(attribute, &reader) }
  }

  private mutating func read(_ attribute: XMLReader.Attribute, _ reader: inout SVGReader) {
    let (name, value) = (attribute.name, attribute.value.trimmed)
    switch name {
    case "gradientUnits": isUserSpace = value == "userSpaceOnUse"
    case "gradientTransform": transform = reader.transform(of: element, named: name)
    case "href", "xlink:href":
      guard value.hasPrefix("#") else {
        return reader.report("Only gradients of the same file are drawn", at: attribute.span)
      }
      reference = String(value.dropFirst())
    case "spreadMethod":
      if value != "pad" { reader.report("“spreadMethod” can only be “pad”", at: attribute.span) }
    case _ where (isRadial ? Self.radial : Self.linear).contains(name):
      guard let number = SVGLength.pixelsOrShare(value) else {
        return reader.report("\(name.quoted) isn't a length", at: attribute.span)
      }
      numbers[name] = number
    case _ where SVGNames.isIgnoredAttribute(name): break
    default:
      reader.report("The attribute \(name.quoted) of a gradient can't be drawn", at: attribute.span)
    }
  }

  mutating func addStop(_ element: XMLReader.Element, reporting reader: inout SVGReader) {
    guard stops.count < Self.maximumStops else {
      return reader.report("A gradient has more than \(Self.maximumStops) stops", at: element.span)
    }
    var values: [String: String] = [:]
    for attribute in element.attributes {
      values[attribute.name] = attribute.value.trimmed
      guard attribute.name == "style" else { continue }
      for part in attribute.value.split(separator: ";") {
        let pair = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
        if pair.count == 2 { values[pair[0]] = pair[1] }
      }
    }
    func share(_ name: String, _ standard: Double) -> Double? {
      guard let text = values[name] else { return standard }
      return SVGLength.pixelsOrShare(text).map { min(max($0, 0), 1) }
    }
    guard let offset = share("offset", 0), let opacity = share("stop-opacity", 1),
      let color = Color.Resolved(svg: values["stop-color"] ?? "black")
    else {
      return reader.report(
        "The place or color of the stop can't be read", at: element.span,
        hint: "“offset” and “stop-opacity” are numbers from 0 to 1, “stop-color” is a color.")
    }
    stops.append(Paint.Stop(color.opacity(opacity), at: max(offset, stops.last?.location ?? 0)))
  }

  /// Returns the gradient with what it lacks from those that it refers to.
  func complete(_ others: [String: SVGGradient]) -> SVGGradient {
    var (result, next) = (self, reference)
    for _ in 0..<Self.longestChain {
      guard let name = next, let other = others[name] else { break }
      if result.stops.isEmpty { result.stops = other.stops }
      if other.isRadial == isRadial { result.numbers.merge(other.numbers) { own, _ in own } }
      result.isUserSpace = result.isUserSpace ?? other.isUserSpace
      result.transform = result.transform ?? other.transform
      next = other.reference
    }
    return result
  }

  func paint(box: CGRect, opacity: Double, in transform: Affine) throws(XMLReader.Problem) -> Paint?
  {
    let stops = stops.map { Paint.Stop($0.color.opacity(opacity), at: $0.location) }
    guard let last = stops.last else { return nil }
    var whole = transform
    if isUserSpace != true {
      // A shape without an area has no gradient, by SVG.
      guard box.width > 0, box.height > 0 else { return nil }
      whole = whole.applied(after: Affine(a: box.width, d: box.height, e: box.minX, f: box.minY))
    }
    if let own = self.transform { whole = whole.applied(after: own) }
    guard stops.count > 1, abs(whole.determinant) > 1e-12 else { return .color(last.color) }
    return isRadial ? try radial(stops, in: whole) : linear(stops, in: whole)
  }

  /// Lines of equal color keep their direction, which may not stay orthogonal to the gradient.
  private func linear(_ stops: [Paint.Stop], in whole: Affine) -> Paint {
    func number(_ name: String, _ standard: Double) -> Double { numbers[name] ?? standard }
    let start = CGPoint(x: number("x1", 0), y: number("y1", 0))
    let end = CGPoint(x: number("x2", 1), y: number("y2", 0))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let from = whole.of(start)
    let along = (x: whole.a * dx + whole.c * dy, y: whole.b * dx + whole.d * dy)
    let across = (x: whole.c * dx - whole.a * dy, y: whole.d * dx - whole.b * dy)
    let length = across.x * across.x + across.y * across.y
    guard length > 0, let last = stops.last else {
      return .color(stops.last?.color ?? Color.Resolved(hex: 0))
    }
    let share = (along.x * across.x + along.y * across.y) / length
    let to = CGPoint(x: from.x + along.x - share * across.x, y: from.y + along.y - share * across.y)
    return from == to ? .color(last.color) : .linearGradient(stops, from: from, to: to)
  }

  private func radial(_ stops: [Paint.Stop], in whole: Affine) throws(XMLReader.Problem) -> Paint {
    let center = CGPoint(x: numbers["cx"] ?? 0.5, y: numbers["cy"] ?? 0.5)
    let isCentered =
      (numbers["fx"] ?? center.x) == center.x && (numbers["fy"] ?? center.y) == center.y
    guard isCentered, numbers["fr"] ?? 0 == 0 else {
      throw .init("A radial gradient can only begin in its center", at: element.span)
    }
    guard whole.isSimilarity else {
      throw .init(
        "A radial gradient can only be a circle", at: element.span,
        hint: "Write gradientUnits=\"userSpaceOnUse\" with “cx”, “cy” and “r”.")
    }
    let radius = (numbers["r"] ?? 0.5) * whole.lengthFactor
    guard radius > 0 else { return .color(stops[stops.count - 1].color) }
    return .radialGradient(stops, center: whole.of(center), radius: radius)
  }
}
