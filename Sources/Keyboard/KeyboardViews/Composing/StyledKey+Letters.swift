import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

struct NumberPadLetters: Hashable, Sendable {

  /// The letters, or an empty text for a digit that is aligned with others.
  var text: String

  var style: Keyboard.LabelStyle
}

/// Offsets are shares of the key's height (source: measured in a picture of an iPhone with iOS 26).
private let standardFont = Font(size: 9.5, weight: .medium, tracking: 2)
private let digitRatio = 0.14
private let topRatio = 0.64
private let maximumFontRatio = 0.4

extension StyledKey {

  var offsetAboveLetters: Double { letters == nil ? 0 : frame.height * digitRatio }

  func drawLetters(into builder: inout SceneBuilder) {
    guard let letters = letters?.value, !letters.text.isEmpty, let key = style.foregroundColor
    else { return }
    let look = letters.style
    var font = look.font?.font ?? standardFont
    font.size = min(font.size, frame.height * maximumFontRatio)
    let color = resolved((look.foregroundColor ?? key).opacity(look.opacity ?? 1))
    let box = CGRect(
      x: frame.minX, y: frame.minY + frame.height * topRatio, width: frame.width,
      height: font.lineHeight
    ).offsetBy(dx: look.offset?.x ?? 0, dy: look.offset?.y ?? 0)
    builder.text(letters.text, font: font, color: color, box: box, minimumScale: 0.5)
    builder.element(
      .label, name: "\(name) \(letters.text)", box: box,
      style: look.fieldTexts(isDark: isDark).map { Scene.Property($0.name, .text($0.text)) })
  }
}
