import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The metrics of the text, relative to the key's height, and its maximum size in points.
///
/// Source: estimated from pictures of iPads with iOS 17.
private let fontShare = 0.25
private let largestFontSize = 16.0
private let topShare = 0.06
private let contentShare = 0.11

/// The minimum height of a key with two texts above each other, in points.
private let lowestKey = 40.0

/// The default opacity of the text, in the key's color.
private let opacity = 0.5

extension StyledKey {

  /// Whether the key has a swipe-down text and is high enough for it.
  var showsSwipeDownText: Bool { swipeDownText != nil && frame.height >= lowestKey }

  /// The offset of the content below the swipe-down text, in points.
  var offsetBelowSwipeDownText: Double {
    isLowered && frame.height >= lowestKey ? frame.height * contentShare : 0
  }

  /// Draw the swipe-down text above the content.
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
