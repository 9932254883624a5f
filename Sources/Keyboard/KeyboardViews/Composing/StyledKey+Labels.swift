import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// Relative to the key's height, and in points (source: estimated from pictures of iPads with iOS
/// 17).
private let fontRatio = 0.25
private let maximumFontSize = 16.0
private let maximumFontRatio = 0.5
private let topRatio = 0.06
private let contentRatio = 0.11

/// The minimum height of a key with two texts above each other, in points.
private let minimumKeyHeight = 40.0

private let opacity = 0.5

extension StyledKey {

  var showsSwipeDownText: Bool { swipeDownText != nil && frame.height >= minimumKeyHeight }

  var offsetBelowSwipeDownText: Double {
    if isPair { return offsetInPair }
    return isLowered && frame.height >= minimumKeyHeight ? frame.height * contentRatio : 0
  }

  func drawSwipeDownText(into builder: inout SceneBuilder) {
    guard showsSwipeDownText, let text = swipeDownText,
      let color = style.labelColor(labelStyle?.value, opacity: isPair ? 1 : opacity)
    else { return }
    var font = labelStyle?.value.font?.font ?? style.drawnFont
    font.size =
      labelStyle?.value.font == nil
      ? min(frame.height * fontRatio, maximumFontSize)
      : min(font.size, frame.height * maximumFontRatio)
    if isPair, labelStyle?.value.font == nil { font = pairFont(font) }
    let top =
      isPair ? upperMiddleInPair - font.lineHeight / 2 : frame.minY + frame.height * topRatio
    let box = CGRect(x: frame.minX, y: top, width: frame.width, height: font.lineHeight)
    builder.text(
      text, font: font, color: resolved(color), box: box.moved(by: labelStyle?.value.offset),
      minimumScale: 0.5, language: language)
  }

  var swipeDownProperties: [Scene.Property] {
    guard showsSwipeDownText, let labelStyle = labelStyle?.value else { return [] }
    return labelStyle.fieldTexts(isDark: isDark).map { field in
      let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
      return Scene.Property("swipeDown\(name)", .text(field.text))
    }
  }
}

struct CornerLabelLook {

  let text: String
  let alignment: HorizontalAlignment
  let style: Keyboard.LabelStyle?

  // The metrics of the label in points.
  //
  // Source: KeyboardKit 9.5.3.
  private static let font = Font.system(size: 12)
  static let insets = CGSize(width: 7, height: 5)
  private static let opacity = 0.4

  var font: Font { style?.font?.font ?? Self.font }

  func draw(
    in frame: CGRect, on key: Keyboard.ButtonStyle, name: String, language: String?, isDark: Bool,
    into builder: inout SceneBuilder
  ) {
    guard let color = key.labelColor(style, opacity: Self.opacity)?.resolved(isDark: isDark)
    else { return }
    let area = frame.insetBy(
      dx: min(Self.insets.width, frame.width / 4), dy: min(Self.insets.height, frame.height / 8))
    var font = font
    font.size = min(font.size, area.height / TextRun.lineHeight)
    let line = font.lineHeight
    let box = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
      .moved(by: style?.offset)
    builder.text(
      text, font: font, color: color, box: box, alignment: alignment.textAlignment,
      minimumScale: 0.5, language: language)
    let ownFont = style?.fieldTexts(isDark: isDark).first { $0.name == "font" }
    builder.element(
      .label, name: name, box: box,
      style: .text(text, color: color, fontSize: font.size)
        + (ownFont.map { [Scene.Property($0.name, .text($0.text))] } ?? []))
  }
}

extension StyledKey {

  func drawCornerLabel(into builder: inout SceneBuilder) {
    guard let label = cornerLabel else { return }
    CornerLabelLook(text: label.text, alignment: label.alignment, style: labelStyle?.value).draw(
      in: frame, on: style, name: "\(name) \(label.text)", language: language, isDark: isDark,
      into: &builder)
  }
}

extension Keyboard.ButtonStyle {

  fileprivate func labelColor(_ label: Keyboard.LabelStyle?, opacity: Double) -> Color? {
    (label?.foregroundColor ?? foregroundColor)?
      .opacity(label?.opacity ?? foregroundSecondaryOpacity ?? opacity)
  }
}

extension CGRect {

  fileprivate func moved(by offset: CGPoint?) -> CGRect {
    offset.map { offsetBy(dx: $0.x, dy: $0.y) } ?? self
  }
}
