public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

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
    let wrapping = TextWrapping(measure, font: Self.font, width: longest - 2 * Self.padding.width)
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
    // Both parts wind in one direction: neither is a hole in the other.
    return isAtRight ? outline : outline.reversed()
  }
}

/// A view with something behind it that is seen through its materials and beside it.
///
/// ```swift
/// let scene = BackdropView(.color(.purple)) {
///   KeyboardView(keyboardContext: context)
/// }.scene(measuring: .fixedAdvance)
/// scene.size.width  // → 390
/// ```
public struct BackdropView<Content: View>: PrimitiveView {

  /// The layers behind the view, which fill its frame.
  public var backdrop: Keyboard.Background

  /// The view.
  public var content: Content

  /// Creates a view over a backdrop.
  public init(_ backdrop: Keyboard.Background, @ViewBuilder content: () -> Content) {
    self.backdrop = backdrop
    self.content = content()
  }

  /// Returns the size of the view.
  public func size(in context: ViewContext) -> CGSize { content.size(in: context) }

  /// Returns the height of the view's callouts above it.
  public func overhang(in context: ViewContext) -> Double { content.overhang(in: context) }

  /// Draws the backdrop and the view.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    backdrop.draw(in: Path(frame), area: frame, isDark: context.environment.isDark, into: &builder)
    content.draw(in: frame, context: context, into: &builder)
  }
}

/// Lines of a text that fit a width.
package struct TextWrapping {

  private let fits: (String) -> Bool

  package init(_ measure: TextMeasure, font: Font, width: Double) {
    fits = { measure.width(of: $0, font: font) <= width }
  }

  /// Returns the lines of a text, wrapped between words, or within words that are longer than a line.
  package func lines(of text: some StringProtocol) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        let longer = index == 0 ? String(word) : "\(line) \(word)"
        if fits(longer) {
          line = longer
        } else {
          if index > 0 { lines.append(line) }
          var pieces = pieces(of: String(word))
          line = pieces.removeLast()
          lines += pieces
        }
      }
      lines.append(line)
    }
    return lines
  }

  private func pieces(of word: String) -> [String] {
    guard !fits(word) else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      let longer = piece + String(character)
      if piece.isEmpty || fits(longer) {
        piece = longer
      } else {
        pieces.append(piece)
        piece = String(character)
      }
    }
    return pieces + [piece]
  }
}
