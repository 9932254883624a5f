import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The metrics of the text, relative to the key's height, and its maximum size in points.
///
/// Source: estimated from pictures of iPads with iOS 17.
private let fontRatio = 0.25
private let maximumFontSize = 16.0
private let topRatio = 0.06
private let contentRatio = 0.11

/// The minimum height of a key with two texts above each other, in points.
private let minimumKeyHeight = 40.0

/// The default opacity of the text, in the key's color.
private let opacity = 0.5

extension StyledKey {

  /// Whether the key has a swipe-down text and is high enough for it.
  var showsSwipeDownText: Bool { swipeDownText != nil && frame.height >= minimumKeyHeight }

  /// The offset of the content below the swipe-down text, in points.
  var offsetBelowSwipeDownText: Double {
    isLowered && frame.height >= minimumKeyHeight ? frame.height * contentRatio : 0
  }

  /// Draw the swipe-down text above the content.
  func drawSwipeDownText(into builder: inout SceneBuilder) {
    guard showsSwipeDownText, let text = swipeDownText, let foreground = style.foregroundColor
    else { return }
    var font = style.drawnFont
    font.size = min(frame.height * fontRatio, maximumFontSize)
    let color = resolved(foreground.opacity(style.foregroundSecondaryOpacity ?? opacity))
    let box = CGRect(
      x: frame.minX, y: frame.minY + frame.height * topRatio, width: frame.width,
      height: font.lineHeight)
    builder.text(text, font: font, color: color, box: box, minimumScale: 0.5, language: language)
  }
}

/// A small text of low opacity in a lower corner of a key.
struct CornerLabelLook {

  let text: String
  let alignment: HorizontalAlignment
  let color: Color

  /// The opacity of the text, or `nil` for the default.
  let opacity: Double?

  // The metrics of the label in points.
  //
  // Source: KeyboardKit 9.5.3.
  static let font = Font.system(size: 12)
  static let insets = CGSize(width: 7, height: 5)
  private static let opacity = 0.4

  /// Draw the text into a frame in points, scaled down to fit.
  func draw(
    in frame: CGRect, name: String, language: String?, isDark: Bool,
    into builder: inout SceneBuilder
  ) {
    let area = frame.insetBy(
      dx: min(Self.insets.width, frame.width / 4), dy: min(Self.insets.height, frame.height / 8))
    let font = Font.system(size: min(Self.font.size, area.height / TextRun.lineHeight))
    let line = font.lineHeight
    let box = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
    let color = color.opacity(opacity ?? Self.opacity).resolved(isDark: isDark)
    builder.text(
      text, font: font, color: color, box: box, alignment: alignment.textAlignment,
      minimumScale: 0.5, language: language)
    builder.element(
      .label, name: name, box: box, style: .text(text, color: color, fontSize: font.size))
  }
}

extension StyledKey {

  /// Draw the corner label.
  func drawCornerLabel(into builder: inout SceneBuilder) {
    guard let label = cornerLabel, let foreground = style.foregroundColor else { return }
    CornerLabelLook(
      text: label.text, alignment: label.alignment, color: foreground,
      opacity: style.foregroundSecondaryOpacity
    ).draw(
      in: frame, name: "\(name) \(label.text)", language: language, isDark: isDark, into: &builder)
  }
}
