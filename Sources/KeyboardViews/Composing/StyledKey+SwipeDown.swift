import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The looks of the text, estimated from pictures of iPads with iOS 17: shares of the key's height,
/// and the largest size in points.
private let fontShare = 0.25
private let largestFontSize = 16.0
private let topShare = 0.06
private let contentShare = 0.11

/// The height in points of the lowest key that has room for two texts above each other.
private let lowestKey = 40.0

/// How much of the key's color the text has, where the style doesn't say so.
private let opacity = 0.5

extension StyledKey {

  /// Whether the key has a text for its swipe, and room for it.
  var showsSwipeDownText: Bool { swipeDownText != nil && frame.height >= lowestKey }

  /// How far the content moves down to make room.
  var offsetBelowSwipeDownText: Double {
    isLowered && frame.height >= lowestKey ? frame.height * contentShare : 0
  }

  /// Draws the text above the content.
  func drawSwipeDownText(into builder: inout SceneBuilder) {
    guard showsSwipeDownText, let text = swipeDownText, let foreground = style.foregroundColor
    else { return }
    var font = style.drawnFont
    font.size = min(frame.height * fontShare, largestFontSize)
    let color = resolved(foreground.opacity(style.foregroundSecondaryOpacity ?? opacity))
    let box = CGRect(
      x: frame.minX, y: frame.minY + frame.height * topShare, width: frame.width,
      height: font.size * TextRun.lineHeight)
    builder.text(
      TextRun(
        text, font: font, color: color, box: box, minimumScale: 0.5,
        language: language))
  }
}
