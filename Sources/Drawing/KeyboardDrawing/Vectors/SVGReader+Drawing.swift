import Foundation
import SourceText

extension SVGReader {

  mutating func nodes(
    of path: Path, _ style: SVGStyle, _ transform: Affine, at element: Element
  ) -> [VectorImage.Node] {
    let placed = transform.of(path)
    guard placed.points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else {
      report("The shape is too large", at: element.span)
      return []
    }
    var nodes: [VectorImage.Node] = []
    if let ink = ink(style.fill, style.fillOpacity, of: path, transform, at: element) {
      if !style.isEvenOdd {
        nodes.append(.fill(placed, ink))
      } else if let filled = placed.windingAsEvenOdd {
        nodes.append(.fill(filled, ink))
      } else {
        report(
          "The interior of a path that crosses itself can't be “evenodd”", at: element.span,
          hint: "Write fill-rule=\"nonzero\", or unite the parts of the path.")
      }
    }
    guard style.line.lineWidth > 0,
      let ink = ink(style.stroke, style.strokeOpacity, of: path, transform, at: element)
    else { return nodes }
    guard transform.isSimilarity else {
      report("A line can't be drawn in a transform that stretches or skews it", at: element.span)
      return nodes
    }
    var line = style.line
    line.scale(by: transform.lengthFactor)
    // A segment is shorter than the sides of the box that its control points have.
    let length = Double(placed.count) * 2 * (placed.tightBox.width + placed.tightBox.height)
    let period = line.dash.reduce(0, +)
    guard line.dash.isEmpty || length / period < Double(InputBudget.vector.steps) else {
      report("The dashes are too short", at: element.span)
      return nodes
    }
    nodes.append(.stroke(placed, ink, line))
    return nodes
  }

  private mutating func ink(
    _ paint: SVGStyle.Paint, _ opacity: Double, of path: Path, _ transform: Affine,
    at element: Element
  ) -> VectorImage.Ink? {
    guard opacity > 0 else { return nil }
    switch paint {
    case .none: return nil
    case .current: return .current(opacity: opacity)
    case .color(let color): return .paint(.color(color.opacity(opacity)))
    case .gradient(let name, let span):
      let gradients = gradients
      guard let gradient = gradients[name]?.complete(gradients) else {
        report(
          "There is no gradient \(name.quoted)", at: span,
          hint: NearestNames.hint(for: name, among: gradients.keys.sorted()))
        return nil
      }
      do throws(Problem) {
        return try gradient.paint(box: path.tightBox, opacity: opacity, in: transform)
          .map { .paint($0) }
      } catch {
        report(error.message, at: error.span, hint: error.hint)
        return nil
      }
    }
  }

  mutating func transform(of element: Element, named name: String) -> Affine {
    guard let attribute = element.attributes.first(where: { $0.name == name }) else {
      return .identity
    }
    var result = Affine.identity
    var rest = attribute.value[...]
    var count = 0
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let function = String(rest[..<open].filter { $0.isLetter })
      let text = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      count += 1
      guard count <= Self.maximumTransforms, let numbers = try? PathData.numbers(text, limit: 6),
        let own = Affine(function, numbers)
      else {
        report(
          "The transform \(function.quoted) can't be read", at: attribute.span,
          hint: "There are matrix, translate, scale, rotate, skewX and skewY, with numbers.")
        return .identity
      }
      result = result.applied(after: own)
    }
    guard rest.allSatisfy({ $0.isWhitespace || $0 == "," }), result.isFinite else {
      report("The transform can't be read", at: attribute.span)
      return .identity
    }
    return result
  }

  private static let maximumTransforms = 20
}

extension Affine {

  fileprivate init?(_ function: String, _ numbers: [Double]) {
    switch (function, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1...2): self = .translation(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): self = .scale(numbers[0], numbers.last ?? 1)
    case ("rotate", 1): self = .rotation(degrees: numbers[0])
    case ("rotate", 3):
      self = .rotation(degrees: numbers[0], about: CGPoint(x: numbers[1], y: numbers[2]))
    case ("skewX", 1): self.init(c: tan(numbers[0] * .pi / 180))
    case ("skewY", 1): self.init(b: tan(numbers[0] * .pi / 180))
    default: return nil
    }
  }
}
