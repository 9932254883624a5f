import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

private let maximumFontRatio = 0.5

/// The minimum height of a key with two texts above each other, in points.
private let minimumKeyHeight = 40.0

/// The minimum height of a key with a hint in a corner, beside its own text, in points.
private let minimumHeightOfCorners = 28.0

/// The distance of hints in corners from the sides of the key, as a share of its width.
private let marginRatioOfHints = 0.09

extension StyledKey {

  var showsSwipeDownText: Bool {
    swipeDownText != nil
      && frame.height >= (hintPlace == .top ? minimumKeyHeight : minimumHeightOfCorners)
  }

  private var hintPlace: KeyboardHintPosition { labelStyle?.value.hintPlace ?? .top }

  var pair: SecondCharacters.Pair? {
    isPair && showsSwipeDownText && hintPlace == .top ? secondCharacters?.value.pair : nil
  }

  var offsetBelowSwipeDownText: Double {
    guard frame.height >= minimumKeyHeight, let second = secondCharacters?.value else { return 0 }
    if let pair { return pair.drop.value(onKeyOf: frame.height) }
    return isLowered ? second.contentDrop.value(onKeyOf: frame.height) : 0
  }

  func drawSwipeDownText(into builder: inout SceneBuilder) {
    guard showsSwipeDownText, let text = swipeDownText, let second = secondCharacters?.value,
      let color = style.labelColor(labelStyle?.value, opacity: pair == nil ? second.opacity : 1)
    else { return }
    var font = labelStyle?.value.font?.font ?? style.drawnFont
    font.size =
      labelStyle?.value.font == nil
      ? min(second.fontSize.value(onKeyOf: frame.height), second.maximumFontSize)
      : min(font.size, frame.height * maximumFontRatio)
    if labelStyle?.value.font == nil { font = pairFont(font) }
    let place = hintPlace
    let inset = second.top.value(onKeyOf: frame.height)
    let isAtBottom = place == .bottomLeading || place == .bottomTrailing
    let top =
      pair.map { frame.midY - $0.rise.value(onKeyOf: frame.height) - font.lineHeight / 2 }
      ?? (isAtBottom ? frame.maxY - inset - font.lineHeight : frame.minY + inset)
    let margin = place == .top ? 0 : frame.width * marginRatioOfHints
    let box = CGRect(
      x: frame.minX + margin, y: top, width: frame.width - 2 * margin, height: font.lineHeight)
    builder.text(
      text, font: font, color: resolved(color), box: box.moved(by: labelStyle?.value.offset),
      alignment: place.alignment.textAlignment, minimumScale: 0.5, language: language)
  }

  func pairFont(_ font: Font) -> Font {
    guard let pair else { return font }
    var font = font
    font.size = pair.fontSize.value(onKeyOf: frame.height)
    return font
  }

  var swipeDownProperties: [Scene.Property] {
    guard showsSwipeDownText, let labelStyle = labelStyle?.value else { return [] }
    return labelStyle.fieldTexts(isDark: isDark).map { field in
      let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
      return Scene.Property("swipeDown\(name)", .text(field.text))
    }
  }

  func drawCornerLabel(into builder: inout SceneBuilder) {
    guard let label = cornerLabel else { return }
    CornerLabelStyle(text: label.text, alignment: label.alignment, style: labelStyle?.value).draw(
      in: frame, on: style, name: "\(name) \(label.text)", language: language, isDark: isDark,
      into: &builder)
  }
}

/// Label in a corner of a key, such as its second character.
struct CornerLabelStyle {

  let text: String
  let alignment: HorizontalAlignment
  let style: Keyboard.LabelStyle?

  // In points (source: KeyboardKit 9.5.3).
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

extension Keyboard.LabelStyle {

  fileprivate var hintPlace: KeyboardHintPosition {
    place ?? (content == .longPress ? .topTrailing : .top)
  }

  /// Whether a hint stands above the key's own character, which is lowered for it.
  var isAbove: Bool { content != .nothing && hintPlace == .top }
}

extension KeyboardHintPosition {

  fileprivate var alignment: HorizontalAlignment {
    switch self {
    case .top: .center
    case .topLeading, .bottomLeading: .leading
    case .topTrailing, .bottomTrailing: .trailing
    }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate func labelColor(_ label: Keyboard.LabelStyle?, opacity: Double) -> Color? {
    (label?.foregroundColor ?? foregroundColor)?
      .opacity(label?.opacity ?? foregroundSecondaryOpacity ?? opacity)
  }
}

extension CGRect {

  func moved(by offset: CGPoint?) -> CGRect { offset.map { offsetBy(dx: $0.x, dy: $0.y) } ?? self }
}

extension CGPoint {

  func moved(by offset: CGPoint?) -> CGPoint {
    CGPoint(x: x + (offset?.x ?? 0), y: y + (offset?.y ?? 0))
  }
}
