import Foundation
import SourceText

/// A reader of SVG 2 that reports what it can't draw; gradients may follow their uses.
struct SVGReader {

  typealias Element = XMLReader.Element
  typealias Problem = XMLReader.Problem

  let file: SourceFile
  private(set) var problems: [Problem] = []
  var gradients: [String: SVGGradient] = [:]
  private(set) var viewBox = CGRect.zero
  private(set) var segments = InputBudget.vector.steps
  private static let maximumProblems = 20

  /// Hints are searched for as long as they are shown.
  mutating func report(
    _ message: @autoclosure () -> String, at span: Range<Int>,
    hint: @autoclosure () -> String? = nil
  ) {
    guard problems.count < Self.maximumProblems, !problems.contains(where: { $0.span == span })
    else { return }
    problems.append(Problem(message(), at: span, hint: hint()))
  }

  /// Returns a length in pixels; percentages refer to the side of the view box along the
  /// attribute, or to its diagonal (SVG 2, section 7.10).
  func length(_ text: String, of attribute: String) -> Double? {
    guard text.trimmed.hasSuffix("%") else { return SVGLength.pixels(text) }
    let (width, height) = (viewBox.width, viewBox.height)
    let whole =
      switch attribute {
      case "x", "width", "cx", "rx", "x1", "x2": width
      case "y", "height", "cy", "ry", "y1", "y2": height
      default: ((width * width + height * height) / 2).squareRoot()
      }
    return SVGLength.pixelsOrShare(text.trimmed).map { $0 * whole }
  }

  mutating func image() throws(Diagnostics) -> VectorImage {
    let image: VectorImage?
    do throws(Problem) {
      try readGradients()
      image = try root()
    } catch {
      report(error.message, at: error.span, hint: error.hint)
      image = nil
    }
    guard problems.isEmpty, let image else {
      throw Diagnostics(
        problems.map {
          Diagnostic(
            code: .invalidImage, message: $0.message, place: file.place(of: $0.span),
            hints: $0.hint.map { [$0] } ?? [])
        })
    }
    return image
  }

  private mutating func root() throws(Problem) -> VectorImage? {
    var xml = try XMLReader(file, budget: .vector)
    guard case .start(let root)? = try xml.next() else { return nil }
    guard root.name == "svg" else {
      throw Problem(
        "A drawing begins with an element “svg”, not \(root.name.quoted)", at: root.span)
    }
    let frame = SVGFrame(root, reporting: &self)
    viewBox = frame?.viewBox ?? .zero
    var style = SVGStyle()
    style.read(root, isRoot: true, reporting: &self)
    let nodes = try content(of: &xml, style, .identity)
    guard let frame, problems.isEmpty else { return nil }
    let (box, reach) = (frame.viewBox, Self.largestReach)
    let image = VectorImage(.file(Data(file.bytes)), viewBox: box, size: frame.size, nodes: nodes)
    if !nodes.isEmpty,
      !box.insetBy(dx: -reach * box.width, dy: -reach * box.height).contains(image.ink)
    {
      report("The drawing reaches far beyond its “viewBox”", at: root.span)
    }
    if image.crossesTooOften {
      report(
        VectorImage.crossingMessage, at: root.span,
        hint: "Simplify the paths, or split those that cross themselves.")
    }
    return image
  }

  /// Maximum size of a drawing, as a multiple of its visible area.
  private static let largestReach = 20.0

  private mutating func content(
    of xml: inout XMLReader, _ style: SVGStyle, _ transform: Affine
  ) throws(Problem) -> [VectorImage.Node] {
    var nodes: [VectorImage.Node] = []
    while let event = try xml.next() {
      guard case .start(let element) = event else { return nodes }
      if SVGNames.isIgnored(element.name) || SVGNames.definitions.contains(element.name) {
        try skip(&xml)
        continue
      }
      guard element.name == "g" || SVGNames.shapes[element.name] != nil else {
        report(
          "The element \(element.name.quoted) can't be drawn", at: element.span,
          hint: SVGNames.advice[element.name]
            ?? NearestNames.hint(for: element.name, among: SVGNames.shapes.keys.sorted() + ["g"]))

        try skip(&xml)
        continue
      }
      var inner = style
      inner.read(element, isRoot: false, reporting: &self)
      let own = self.transform(of: element, named: "transform")
      let whole = transform.applied(after: own)
      var drawn: [VectorImage.Node]
      if element.name == "g" {
        drawn = try content(of: &xml, inner, whole)
      } else {
        drawn = shape(element, inner, whole)
        try skip(&xml)
      }
      if inner.isHidden || inner.opacity <= 0 { drawn = [] }
      if inner.opacity < 1, !drawn.isEmpty { drawn = [.group(drawn, opacity: inner.opacity)] }
      nodes += drawn
    }
    return nodes
  }

  private mutating func shape(
    _ element: Element, _ style: SVGStyle, _ transform: Affine
  ) -> [VectorImage.Node] {
    guard let path = SVGShape(element, reporting: &self).path(limit: segments) else { return [] }
    segments -= path.count
    guard segments > 0 else {
      report(
        "The drawing has more than \(InputBudget.vector.steps) segments of paths", at: element.span)
      return []
    }
    guard !path.isEmpty else { return [] }
    return nodes(of: path, style, transform, at: element)
  }

  private func skip(_ xml: inout XMLReader) throws(Problem) {
    var depth = 1
    while depth > 0, let event = try xml.next() {
      if case .start = event { depth += 1 } else { depth -= 1 }
    }
  }

  private mutating func readGradients() throws(Problem) {
    var xml = try XMLReader(file, budget: .vector)
    var latest: String?
    while let event = try xml.next() {
      guard case .start(let element) = event else { continue }
      switch element.name {
      case "linearGradient", "radialGradient":
        latest = nil
        guard let gradient = SVGGradient(element, reporting: &self) else { continue }
        gradients[gradient.identifier] = gradient
        latest = gradient.identifier
      case "stop":
        guard let latest, var gradient = gradients[latest] else { continue }
        gradient.addStop(element, reporting: &self)
        gradients[latest] = gradient
      default: break
      }
    }
  }
}
