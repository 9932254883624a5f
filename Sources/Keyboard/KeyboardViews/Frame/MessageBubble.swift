package import Foundation
package import KeyboardDrawing

/// A message with its lines and its place among its neighbors.
package struct MessageBubble {

  package let lines: [String]
  package let isOwn: Bool
  package let isRightToLeft: Bool

  package static let font = Font.system(size: 17)
  private static let lineHeight = 22.0
  private static let padding = CGSize(width: 13, height: 8)
  private let textWidth: Double

  package init(
    _ message: MessageThread.Message, longest: Double, isRightToLeft: Bool,
    measuring measure: TextMeasure
  ) {
    let wrapping = TextWrapping(
      measure, font: Self.font, width: longest - 2 * Self.padding.width)
    lines = wrapping.lines(of: message.text)
    isOwn = message.sender == nil
    self.isRightToLeft = message.text.isRightToLeft ?? isRightToLeft
    textWidth = lines.map { measure.width(of: $0, font: Self.font) }.max() ?? 0
  }

  package var size: CGSize {
    CGSize(
      width: max(textWidth.rounded(.up) + 2 * Self.padding.width, 38),
      height: Double(lines.count) * Self.lineHeight + 2 * Self.padding.height)
  }

  /// Draw the bubble, whose tail is at the right or at the left.
  package func draw(
    in box: CGRect, hasTail: Bool, isAtRight: Bool, fill: Paint, ink: Color.Resolved,
    into builder: inout SceneBuilder
  ) {
    let shape = Path(continuousRoundedRect: box, cornerRadius: 18)
    builder.fill(hasTail ? shape.adding(tail(of: box, isAtRight: isAtRight)) : shape, fill)
    for (index, line) in lines.enumerated() {
      builder.text(
        line, font: Self.font, color: ink,
        box: CGRect(
          x: box.minX + Self.padding.width,
          y: box.minY + Self.padding.height + Double(index) * Self.lineHeight,
          width: box.width - 2 * Self.padding.width + 1, height: Self.lineHeight),
        alignment: isRightToLeft ? .right : .left, minimumScale: 0.9)
    }
  }

  private func tail(of box: CGRect, isAtRight: Bool) -> Path {
    let (edge, side) = isAtRight ? (box.maxX, 1.0) : (box.minX, -1.0)
    let point = { (x: Double, y: Double) in CGPoint(x: edge + side * x, y: box.maxY + y) }
    let outline = Path {
      $0.move(to: point(0, -17))
      $0.addCurve(to: point(5.5, -0.2), control1: point(0, -7), control2: point(1.5, -2.2))
      $0.addCurve(to: point(-7, -3.6), control1: point(1, 0.6), control2: point(-4, -0.6))
      $0.addLine(to: point(-12, -12))
      $0.closeSubpath()
    }
    // Both parts of the shape wind in one direction, so that none is a hole in the other.
    return isAtRight ? outline : outline.reversed()
  }
}
