import Foundation

extension Path {

  /// Add an arc of an ellipse from the current point, in pieces of at most a quarter turn.
  ///
  /// The axes of the ellipse are turned clockwise; of two arcs in a direction, the longer one is the
  /// large one. Radii that are too small are enlarged, and without one, the arc is a line. Source:
  /// SVG 2, appendix B.2.
  mutating func addArc(
    to end: CGPoint, radii: CGSize, degrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    let start = currentPoint ?? .zero
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
    // In the coordinates in which the ellipse is a circle of radius 1.
    let turned = Affine.rotation(degrees: -degrees)
    let toCircle = Affine.scale(1 / radii.width, 1 / radii.height).applied(after: turned)
    let (first, last) = (toCircle.of(start), toCircle.of(end))
    let chord = CGPoint(x: last.x - first.x, y: last.y - first.y)
    let half = (chord.x * chord.x + chord.y * chord.y).squareRoot() / 2
    guard half > 0, half.isFinite else { return addLine(to: end) }
    let radius = max(half, 1)
    let height = max(radius * radius - half * half, 0).squareRoot()
    let side = isLarge == isClockwise ? -1.0 : 1.0
    let center = CGPoint(
      x: (first.x + last.x) / 2 - side * height * chord.y / (2 * half),
      y: (first.y + last.y) / 2 + side * height * chord.x / (2 * half))
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let fromCircle = Affine.rotation(degrees: degrees)
      .applied(after: .scale(radii.width, radii.height))
    addArc(of: (center, radius), from: from, sweep: sweep, end: end, in: fromCircle)
  }

  private mutating func addArc(
    of circle: (center: CGPoint, radius: Double), from: Double, sweep: Double, end: CGPoint,
    in map: Affine
  ) {
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      map.of(
        CGPoint(
          x: circle.center.x + circle.radius * (cos(angle) - tangent * sin(angle)),
          y: circle.center.y + circle.radius * (sin(angle) + tangent * cos(angle))))
    }
    for index in 0..<pieces {
      let angle = from + Double(index) * step
      addCurve(
        to: index == pieces - 1 ? end : point(angle + step, 0), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }
}
