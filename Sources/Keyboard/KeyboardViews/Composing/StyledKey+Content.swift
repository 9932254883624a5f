package import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

// Upstream truncates text below 0.8; a truncated word on a key is useless.
private let minimumTextScale = 0.25

/// The space between a word and the edges of its key, in points, up to a share of narrow keys.
private let marginOfWords = 6.0
private let maximumMarginRatio = 1.0 / 8

/// The space beside an Arabic letter in points; standard insets leave too little for wide ones.
private let marginOfLetters = 1.5
private let standardInset = 3.0
private let maximumFontRatio = 0.9

/// The side of the smallest key with full content insets, in points.
private let sideOfFullInsets = 24.0

/// The minimum height of a key with Arabic letters on the standard baseline, in points.
private let heightOfStandardBaseline = 40.0

/// In points, for lowercase letters (source: KeyboardKit 9.5.3 and pictures of it).
private let fullRaise = 2.0

/// The minimum height of a key with fully raised letters, in points.
private let heightOfFullRaise = 28.0

extension StyledKey {

  var isLetter: Bool {
    guard case .text(let text, _) = content, case .character = action else { return false }
    return text.count == 1
  }

  var shownContent: Content {
    guard let textCase = style.textCase, case .text(let text, _) = plainContent else {
      return plainContent
    }
    return .text(textCase.applied(to: text, language: language), of: action)
  }

  private var plainContent: Content {
    guard case .custom(let icon) = content else { return content }
    return switch icon.source {
    case .standard(let standard): .icon(standard.rawValue, scale: icon.scale)
    case .text(let text): .text(text, isRaised: false)
    case .drawing: content
    }
  }

  private var isClip: Bool { alignment != .center && action.clipboardKey != nil }

  mutating func truncateClip(measuring measure: TextMeasure) {
    guard isClip, case .text(let text, let isRaised) = content else { return }
    content = .text(
      measure.truncated(text, font: contentFont, toWidth: contentBox.width), isRaised: isRaised)
  }

  /// Returns 1 for keys that aren't letters, and for signs: beside or around a dotted circle, these
  /// are up to three letters wide, and shrink on their own.
  func fittingLetterScale(measuring measure: TextMeasure) -> Double {
    isLetter && !isSign ? fittingTextScale(measuring: measure) : 1
  }

  /// Letters of other than European scripts may be deeper than low keys, or have their ink beside
  /// their advance.
  private var inkArea: CGRect? {
    guard isLetter, case .text(let text, _) = content, TextRun.mayLeaveItsBox(text) else {
      return nil
    }
    return isSign ? frame.insetBy(dx: 1.5, dy: 1) : frame
  }

  private var isSign: Bool {
    guard case .text(let text, _) = content, let scalar = text.unicodeScalars.first else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return scalar == "\u{25CC}"
    }
  }

  func fittingTextScale(measuring measure: TextMeasure) -> Double {
    guard case .text(let text, _) = shownContent, !isClip else { return 1 }
    let font = contentFont
    let width = measure.width(of: text, font: font, language: language)
    let room = textArea.width
    let scale = min(width > room ? room / width : 1, frame.height * maximumFontRatio / font.size)
    return min(max(scale, minimumTextScale), 1)
  }

  private var textArea: CGRect {
    let box = contentBox
    guard alignment.horizontal == .center, case .text(let text, _) = content,
      !action.isEmojiAction, !isLetter || Self.isArabic(text)
    else { return box }
    func edge(_ inset: Double) -> Double {
      guard isLetter else {
        return max(inset, min(marginOfWords, frame.width * maximumMarginRatio))
      }
      return inset > standardInset + 1e-3 ? inset : min(inset, marginOfLetters)
    }
    let (left, right) = (edge(box.minX - frame.minX), edge(frame.maxX - box.maxX))
    return CGRect(
      x: frame.minX + left, y: box.minY, width: max(frame.width - left - right, 0),
      height: box.height)
  }

  private var customIcon: Keyboard.KeyIcon? {
    if case .custom(let icon) = content { icon } else { nil }
  }

  private var contentFont: Font {
    guard let icon = customIcon else { return style.drawnFont }
    var font = style.drawnFont
    if let weight = icon.weight { font.weight = weight.fontWeight }
    if case .text = icon.source { font.size *= icon.scale }
    return font
  }

  private func fittingIconSize(_ size: Double) -> Double {
    let room = min(contentBox.width, frame.height * maximumFontRatio)
    // The widest icons fill their canvas.
    return min(size, room / Icon.side(fontSize: 1))
  }

  func drawContent(textScale: Double, into builder: inout SceneBuilder) {
    let effects = [ContentEffect](
      shadows: style.textShadows, outlineColor: style.textOutlineColor,
      outlineWidth: style.textOutlineWidth, isDark: isDark)
    if effects.isEmpty { return drawPlainContent(textScale: textScale, into: &builder) }
    builder.withEffects(effects) { drawPlainContent(textScale: textScale, into: &$0) }
  }

  private func drawPlainContent(textScale: Double, into builder: inout SceneBuilder) {
    guard let foreground = style.foregroundColor else { return }
    let color = resolved(foreground)
    let font = contentFont
    switch shownContent {
    case .nothing: break
    case .icon(let name, let scale):
      if let (file, size) = Image(name).asset {
        let fit = min(1, contentBox.width / size.width, contentBox.height / size.height)
        let box = CGRect(
          center: contentBox.center, width: size.width * fit, height: size.height * fit)
        return builder.image(Scene.Image(file, box: box, clip: Path(box)))
      }
      let size = fittingIconSize(font.size * scale)
      guard let icon = Icon.reported(name, in: design) else { break }
      let canvas =
        design.styling.alignsInk && alignment != .center
        ? icon.inkBox(weight: font.weight)
        : CGRect(x: 0, y: 0, width: Icon.canvasSize, height: Icon.canvasSize)
      let center = iconCenter(of: canvas, scale: size / 20).moved(by: customIcon?.offset)
      icon.draw(
        in: &builder, centeredAt: center, fontSize: size, weight: font.weight, color: color,
        gradient: foregroundGradient(height: Icon.side(fontSize: size), middle: center.y))
    case .custom(let icon): draw(icon, color: color, weight: font.weight, into: &builder)
    case .text(let text, let isRaised):
      let font = pairFont(font).scaled(
        by: min(textScale, frame.height * maximumFontRatio / font.size))
      let box = textBox(font: font).offsetBy(
        dx: 0,
        dy: (isRaised ? -raise : lowKeyOffset(of: text)) + offsetBelowSwipeDownText
          - offsetAboveLetters
          - (style.baselineOffset ?? 0) + (isLetter ? rowOffset : 0)
      ).moved(by: customIcon?.offset)
      var run = TextRun(
        text, font: font, color: color, box: box, alignment: alignment.horizontal.textAlignment,
        minimumScale: isClip ? 1 : minimumTextScale, language: language)
      run.inkArea = inkArea
      run.gradient = foregroundGradient(height: font.lineHeight, middle: box.midY)
      run.isUnderlined = style.textDecoration == .underline
      builder.text(run)
    }
  }

  private func draw(
    _ icon: Keyboard.KeyIcon, color: Color.Resolved, weight: Font.Weight,
    into builder: inout SceneBuilder
  ) {
    guard case .drawing(let image) = icon.source else { return }
    let size = fittingIconSize(style.drawnFont.size * icon.scale)
    let side = Icon.side(fontSize: size)
    let canvas = CGRect(x: 0, y: 0, width: Icon.canvasSize, height: Icon.canvasSize)
    let alignsInk = design.styling.alignsInk && alignment != .center && !image.ink.isNull
    let center = iconCenter(
      of: alignsInk ? image.fitting(canvas).of(image.ink) : canvas, scale: size / 20)
    let frame = CGRect(center: center.moved(by: icon.offset), width: side, height: side)
    icon.draw(
      image, in: frame, color: color,
      gradient: foregroundGradient(height: side, middle: center.y), weight: weight, into: &builder)
  }

  /// The gradient covers the width of the key's content, and the height of the text or icon itself.
  private func foregroundGradient(height: Double, middle: Double) -> Paint? {
    guard let gradient = style.foregroundGradient else { return nil }
    let box = contentBox
    let area = CGRect(x: box.minX, y: middle - height / 2, width: box.width, height: height)
    return gradient.paint(in: area, isDark: isDark)
  }

  private var raise: Double { fullRaise * min(frame.height / heightOfFullRaise, 1) }

  /// Arabic letters have deep descenders and high marks.
  private func lowKeyOffset(of text: String) -> Double {
    guard isLetter, frame.height < heightOfStandardBaseline, Self.isArabic(text) else { return 0 }
    let isMarked = text.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark }
    return isMarked ? raise : -raise
  }

  private static func isArabic(_ text: String) -> Bool {
    text.unicodeScalars.contains { arabic.contains($0) && $0.properties.isAlphabetic }
  }

  private static let arabic: ClosedRange<Unicode.Scalar> = "\u{620}"..."\u{77F}"

  package var contentBox: CGRect {
    let insets = style.contentInsets ?? contentInsets
    // On keys too small for the insets, these shrink with the key.
    let share = min(frame.width, frame.height) / sideOfFullInsets
    return frame.inset(by: share < 1 ? insets.scaled(by: share) : insets)
  }

  /// Returns the center of an icon's canvas, with its part aligned like a text.
  private func iconCenter(of part: CGRect, scale: Double) -> CGPoint {
    let box = contentBox
    let middle = Icon.canvasSize / 2
    let x =
      switch alignment.horizontal {
      case .leading: box.minX + (middle - part.minX) * scale
      case .center: box.midX
      case .trailing: box.maxX + (middle - part.maxX) * scale
      }
    let y =
      switch alignment.vertical {
      case .top: box.minY + (middle - part.minY) * scale
      case .center: box.midY
      case .bottom: box.maxY + (middle - part.maxY) * scale
      }
    return CGPoint(x: x, y: y)
  }

  /// Returns the content's box, reduced to a line height unless the text is vertically centered.
  private func textBox(font: Font) -> CGRect {
    let box = textArea
    let line = font.lineHeight
    switch alignment.vertical {
    case .top: return CGRect(x: box.minX, y: box.minY, width: box.width, height: line)
    case .center: return box
    case .bottom: return CGRect(x: box.minX, y: box.maxY - line, width: box.width, height: line)
    }
  }
}

extension HorizontalAlignment {

  var textAlignment: TextRun.Alignment {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}
