package import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

// Upstream lets text shrink to 0.8 and cuts what is still too long. A cut word on a key is of no use to
// anybody, so text goes on shrinking here.
private let minimumTextScale = 0.25

/// The largest size of a font in a share of a key's height: nothing sticks out of low keys.
private let largestFontShare = 0.9

/// The side in points of the smallest key whose content keeps its full distance from the edges.
private let smallestKeyWithFullInsets = 24.0

/// The height in points of the lowest key that has room for Arabic letters on the usual line.
private let smallestKeyForDeepLetters = 40.0

/// How far lower-case letters are raised on all but very low keys, in points.
///
/// Source: KeyboardKit 9.5.3 and the pictures of it.
private let fullRaise = 2.0

/// The height in points of the lowest key on which they are.
private let smallestKeyWithFullRaise = 28.0

extension StyledKey {

  /// Whether the key shows a single character that it types.
  var isLetter: Bool {
    guard case .text(let text, _) = content, case .character = action else { return false }
    return text.count == 1
  }

  /// The largest scale, at most 1, at which the text fits the key.
  func fittingTextScale(measuring measure: TextMeasure) -> Double {
    guard case .text(let text, _) = content else { return 1 }
    let font = style.drawnFont
    let width = measure.width(of: text, font: font)
    let scale = min(
      width > contentBox.width ? contentBox.width / width : 1,
      frame.height * largestFontShare / font.size)
    return min(max(scale, minimumTextScale), 1)
  }

  /// The largest size, at most the one asked for, at which an icon fits the key.
  private func fittingIconSize(_ size: Double) -> Double {
    let room = min(contentBox.width, frame.height * largestFontShare)
    // The widest icons take up their whole canvas.
    return min(size, room * 20 / Icon.canvasSize)
  }

  /// Draws the icon or the text, the text in a share of its size.
  func drawContent(textScale: Double, into builder: inout SceneBuilder) {
    guard let foreground = style.foregroundColor else { return }
    let color = resolved(foreground)
    let font = style.drawnFont
    switch content {
    case .nothing: break
    case .icon(let name, let scale):
      let size = fittingIconSize(font.size * scale)
      Icon.named(name)?.draw(
        in: &builder, centeredAt: iconCenter(size: size), fontSize: size, weight: font.weight,
        color: color)
    case .text(let text, let isRaised):
      var font = font
      font.size *= min(textScale, frame.height * largestFontShare / font.size)
      let box = textBox(font: font).offsetBy(
        dx: 0, dy: (isRaised ? -raise : lowKeyOffset(of: text)) + offsetBelowSwipeDownText)
      builder.text(
        TextRun(
          text, font: font, color: color, box: box, alignment: alignment.horizontal.textAlignment,
          minimumScale: minimumTextScale, language: language))
    }
  }

  /// How far lower-case letters are raised, in points.
  private var raise: Double { fullRaise * min(frame.height / smallestKeyWithFullRaise, 1) }

  /// How far a letter moves so that it doesn't stick out of a low key: Arabic ones reach far below
  /// the line, and their marks far above.
  private func lowKeyOffset(of text: String) -> Double {
    guard isLetter, frame.height < smallestKeyForDeepLetters,
      text.unicodeScalars.contains(where: { Self.arabic.contains($0) && $0.properties.isAlphabetic }
      )
    else { return 0 }
    let isMarked = text.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark }
    return isMarked ? raise : -raise
  }

  /// The letters of Arabic and of the languages that write with them, with their marks.
  private static let arabic: ClosedRange<Unicode.Scalar> = "\u{620}"..."\u{77F}"

  /// The key less the distance of its content from the edges.
  package var contentBox: CGRect {
    var insets = style.contentInsets ?? contentInsets
    // On keys too small for the insets, these shrink with the key.
    let share = min(frame.width, frame.height) / smallestKeyWithFullInsets
    if share < 1 {
      insets = EdgeInsets(
        top: insets.top * share, leading: insets.leading * share, bottom: insets.bottom * share,
        trailing: insets.trailing * share)
    }
    return frame.inset(by: insets)
  }

  /// A canvas of 24 units lies in the box like a text would.
  private func iconCenter(size: Double) -> CGPoint {
    let box = contentBox
    let half = Icon.canvasSize / 2 * size / 20
    let x =
      switch alignment.horizontal {
      case .leading: box.minX + half
      case .center: box.midX
      case .trailing: box.maxX - half
      }
    let y =
      switch alignment.vertical {
      case .top: box.minY + half
      case .center: box.midY
      case .bottom: box.maxY - half
      }
    return CGPoint(x: x, y: y)
  }

  /// The content's box, as high as a line where the text doesn't stand in the middle.
  private func textBox(font: Font) -> CGRect {
    let box = contentBox
    let line = font.size * TextRun.lineHeight
    switch alignment.vertical {
    case .top: return CGRect(x: box.minX, y: box.minY, width: box.width, height: line)
    case .center: return box
    case .bottom: return CGRect(x: box.minX, y: box.maxY - line, width: box.width, height: line)
    }
  }
}

extension HorizontalAlignment {

  /// Where a text with this alignment stands in its box.
  var textAlignment: TextRun.Alignment {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}
