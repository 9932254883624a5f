import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

// Upstream lets text shrink to 0.8 and cuts what is still too long. A cut word on a key is of no use to
// anybody, so text goes on shrinking here.
private let minimumTextScale = 0.5

/// How far lower-case letters are raised, in points.
///
/// Source: KeyboardKit 9.5.3 and the pictures of it.
private let raise = 2.0

extension StyledKey {

  /// Whether the key shows a single character that it types.
  var isLetter: Bool {
    guard case .text(let text, _) = content, case .character = action else { return false }
    return text.count == 1
  }

  /// The largest scale, at most 1, at which the text fits the key.
  func fittingTextScale(measuring measure: TextMeasure) -> Double {
    guard case .text(let text, _) = content else { return 1 }
    let width = measure.width(of: text, font: style.drawnFont)
    return width > contentBox.width ? max(contentBox.width / width, minimumTextScale) : 1
  }

  /// Draws the icon or the text, the text in a share of its size.
  func drawContent(textScale: Double, into builder: inout SceneBuilder) {
    guard let foreground = style.foregroundColor else { return }
    let color = resolved(foreground)
    let font = style.drawnFont
    switch content {
    case .nothing: break
    case .icon(let name, let scale):
      let size = font.size * scale
      Icon.named(name)?.draw(
        in: &builder, centeredAt: iconCenter(size: size), fontSize: size, weight: font.weight,
        color: color)
    case .text(let text, let isRaised):
      var font = font
      font.size *= textScale
      let box = textBox(font: font).offsetBy(dx: 0, dy: isRaised ? -raise : 0)
      builder.text(
        TextRun(
          text, font: font, color: color, box: box, alignment: alignment.horizontal.textAlignment,
          minimumScale: minimumTextScale, language: language))
    }
  }

  private var contentBox: CGRect { frame.inset(by: style.contentInsets ?? contentInsets) }

  /// A canvas of 24 units lies in the box like a text would.
  private func iconCenter(size: Double) -> CGPoint {
    let box = contentBox
    let half = 12 * size / 20
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

  fileprivate var textAlignment: TextRun.Alignment {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}
