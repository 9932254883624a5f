import Foundation
import KeyboardDrawing
import KeyboardViews
import SourceText

/// A text in lines of like length, in the largest size in which it fits.
struct Headline {

  let lines: [String]
  let font: Font
  let lineHeight: Double

  var height: Double { Double(lines.count) * lineHeight }

  /// The smallest size as a share of the wanted one.
  private static let smallest = 0.66

  /// Throws if the text is too long in its smallest size; leading is a multiple of the size.
  init(
    _ text: String, font wanted: Font, maximumLines: Int, width: Double, leading: Double,
    measuring measure: TextMeasure, place: Diagnostic.Place
  ) throws(Diagnostics) {
    var best: [String] = []
    for step in 0...17 {
      let factor = 1 - Double(step) * 0.02
      let font = wanted.scaled(by: max(factor, Self.smallest))
      let lines = Self.lines(of: text, font: font, width: width, measure)
      best = lines ?? best
      guard let lines, lines.count <= maximumLines else { continue }
      self.lines = Self.balanced(text, count: lines.count, font: font, width: width, measure)
      self.font = font
      lineHeight = font.size * leading
      return
    }
    let reason =
      best.isEmpty
      ? "a word of it is wider than the image"
      : "it takes \(best.count) lines of \(maximumLines)"
    throw Diagnostics([
      Diagnostic(
        code: .textFit, message: "The text \(text.quoted) doesn't fit: \(reason)", place: place,
        hints: ["Make it shorter, or break its lines by \\n where they may break."])
    ])
  }

  /// Returns nil if a word is wider than a line.
  private static func lines(
    of text: String, font: Font, width: Double, _ measure: TextMeasure
  ) -> [String]? {
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.allSatisfy({ measure.width(of: String($0), font: font) <= width }) else {
      return nil
    }
    return TextWrapping(measure, font: font, width: width).lines(of: text)
  }

  /// Returns as many lines in the smallest width that they fit.
  private static func balanced(
    _ text: String, count: Int, font: Font, width: Double, _ measure: TextMeasure
  ) -> [String] {
    var (low, high) = (width / 3, width)
    var best = lines(of: text, font: font, width: width, measure) ?? [text]
    for _ in 0..<7 where count > 1 {
      let middle = (low + high) / 2
      if let lines = lines(of: text, font: font, width: middle, measure), lines.count <= count {
        (best, high) = (lines, middle)
      } else {
        low = middle
      }
    }
    return best
  }

  func draw(
    at origin: CGPoint, width: Double, alignment: TextRun.Alignment, color: Color.Resolved,
    into builder: inout SceneBuilder
  ) {
    for (index, line) in lines.enumerated() {
      builder.text(
        line, font: font, color: color,
        box: CGRect(
          x: origin.x, y: origin.y + Double(index) * lineHeight, width: width,
          height: lineHeight), alignment: alignment, minimumScale: 0.95)
    }
  }
}
