import Foundation
import KeyboardDrawing
import KeyboardViews
import SourceText

extension StoreCanvas {

  /// The device rises from the bottom up to its last row of keys, unless all of it is to be seen.
  mutating func drawRising(_ shown: Shown, isWhole: Bool = false) throws(Diagnostics) {
    guard !isWide else { return try drawBeside(shown) }
    let top = try drawHeadline()
    let height = size.height - top - (isWhole ? margin * 0.9 : 0)
    let whole = shown.scene.size
    let visible = whole.height - shown.overflow
    let share = whole.width > whole.height ? 0.94 : isWhole ? 0.86 : 0.88
    let scale = min(height / visible, size.width * share / whole.width)
    draw(
      shown,
      at: CGPoint(x: size.width / 2 - whole.width * scale / 2, y: top + height - visible * scale),
      scale: scale)
  }

  mutating func drawHanging(_ shown: Shown) throws(Diagnostics) {
    guard !isWide else { return try drawBeside(shown) }
    let block = try block(width: size.width - 2 * margin, isCentered: false)
    let height = max(block.height, usualBlockHeight)
    let top = size.height - height - margin * 1.15
    draw(block, at: CGPoint(x: margin, y: top))
    let scale = size.width * (size.height < size.width ? 0.84 : 0.93) / shown.scene.size.width
    let bottom = top - margin * 0.95
    draw(
      shown,
      at: CGPoint(
        x: (size.width - shown.scene.size.width * scale) / 2,
        y: bottom - shown.scene.size.height * scale), scale: scale)
  }

  mutating func drawTwo(_ back: Shown, _ front: Shown) throws(Diagnostics) {
    guard !isWide else { return try drawBeside(front, behind: back) }
    let top = try drawHeadline()
    let isUpright = size.height > size.width
    let scale = min(
      size.width * (isPad && isUpright ? 0.84 : 0.66) / front.scene.size.width,
      (size.height * 0.95 - top) / (front.scene.size.height - front.overflow))
    let width = front.scene.size.width * scale
    let bottom = size.height + front.overflow * scale
    let height = front.scene.size.height * scale
    let lower = bottom - height
    let step = isPad && isUpright ? height * 0.5 : size.height * 0.075
    let upper = max(min(lower - step, size.height), top)
    let near = margin * 0.55
    let (left, right) = (near, size.width - near - width)
    draw(back, at: CGPoint(x: isRightToLeft ? right : left, y: upper), scale: scale)
    draw(front, at: CGPoint(x: isRightToLeft ? left : right, y: lower), scale: scale)
  }

  mutating func drawCloseup(_ shown: Shown) throws(Diagnostics) {
    let inset = margin * 0.5
    let column = isLow ? size.width * 0.56 : size.width
    let scale = (column - 2 * inset) / shown.scene.size.width
    let keyboard = CGSize(
      width: shown.scene.size.width * scale, height: shown.scene.size.height * scale)
    let isFirst = isLow && !isRightToLeft
    let x = isFirst ? size.width - inset - keyboard.width : inset
    let y = isLow ? (size.height - keyboard.height) / 2 : size.height - inset - keyboard.height
    let textX = isLow ? (isRightToLeft ? keyboard.width + 2 * inset : margin) : margin
    let width = isLow ? size.width - keyboard.width - 2 * inset - margin : size.width - 2 * margin
    let block = try block(
      width: width, factor: !isScreen ? 1.35 : isLow ? 1 : isPad ? 1.15 : 1.28,
      lines: isLow ? 4 : 3,
      isCentered: false)
    let top = isLow ? (size.height - block.height) / 2 : margin * 1.9
    draw(block, at: CGPoint(x: textX, y: top))
    draw(
      Shown(
        scene: shown.scene, isDevice: false, cornerRadius: 22 / scale * side / 440, overflow: 0),
      at: CGPoint(x: x, y: y), scale: scale)
    guard !isLow else { return }
    drawMessages(above: y - margin * 0.7, below: top + block.height + margin * 0.6)
  }

  private mutating func drawMessages(above start: Double, below end: Double) {
    guard let thread = texts.messages else { return }
    let scale = isPad ? 1.75 : 1.16
    let isDark = colors.ink.luma > 0.5
    let other =
      isDark ? Color.Resolved(hex: 0xFFFFFF, opacity: 0.16) : Color.Resolved(hex: 0xFFFFFF)
    var bottom = start
    var next: MessageThread.Message?
    for message in thread.messages.reversed().prefix(5) {
      let bubble = MessageBubble(
        message, longest: (size.width - 2 * margin) * 0.8 / scale, isRightToLeft: isRightToLeft,
        measuring: measure)
      let height = bubble.size.height * scale
      if let next { bottom -= next.sender == message.sender ? 4 * scale : 11 * scale }
      guard bottom - height > end else { return }
      let isAtRight = bubble.isOwn != isRightToLeft
      let width = bubble.size.width * scale
      draw(
        bubble,
        in: CGRect(
          x: isAtRight ? size.width - margin - width : margin, y: bottom - height, width: width,
          height: height), scale: scale, hasTail: next?.sender != message.sender || next == nil,
        isAtRight: isAtRight, fill: bubble.isOwn ? colors.ownMessage.face : other,
        ink: bubble.isOwn
          ? colors.ownMessage.text : isDark ? colors.ink : Color.Resolved(hex: 0x0B0B0F))
      bottom -= height
      next = message
    }
  }

  /// Draws the headline at the top, and returns where the next thing may begin.
  private mutating func drawHeadline() throws(Diagnostics) -> Double {
    let block = try block(width: size.width - 2 * margin)
    let top = (margin * (isBroad ? 1.15 : 2.0)).rounded()
    let height = max(block.height, usualBlockHeight)
    draw(block, at: CGPoint(x: margin, y: top + (height - block.height) * 0.6))
    return top + height + margin * (isBroad ? 0.8 : 0.95)
  }

  /// Draws the headline at the leading edge, and what is shown at the other one; of an upright
  /// device the lower part, which has the keyboard.
  private mutating func drawBeside(_ shown: Shown, behind back: Shown? = nil) throws(Diagnostics) {
    let whole = shown.scene.size
    if whole.height > whole.width * 1.6 { return try drawLowerPart(shown, behind: back) }
    let width = size.width * 0.33
    let block = try block(width: width - margin * 0.5, factor: 1.02, lines: 4, isCentered: false)
    let x = isRightToLeft ? size.width - margin * 1.4 - width + margin * 0.5 : margin * 1.4
    draw(block, at: CGPoint(x: x, y: (size.height - block.height) / 2))
    let shift = back == nil ? 0 : margin * 0.9
    let room = size.width - width - margin * 2.2 - shift
    let scale = min(room / whole.width, (size.height - margin * 2) / whole.height)
    let left = isRightToLeft ? margin * 0.8 : size.width - margin * 0.8 - whole.width * scale
    let top = (size.height - whole.height * scale) / 2
    if let back { draw(back, at: CGPoint(x: left - shift, y: top - shift), scale: scale) }
    draw(shown, at: CGPoint(x: left, y: top + shift), scale: scale)
  }

  /// The share of an upright device from its last row of keys up to some messages.
  private static let lowerShare = 0.6

  private mutating func drawLowerPart(_ shown: Shown, behind back: Shown?) throws(Diagnostics) {
    let whole = shown.scene.size
    let scale = min(size.height / (whole.height * Self.lowerShare), size.width * 0.36 / whole.width)
    let shift = back == nil ? 0 : whole.width * scale * 0.34
    let width = size.width - whole.width * scale - shift - margin * 3.6
    let factor = size.width > size.height * 2 ? 1.6 : 1.3
    let block = try block(width: width, factor: factor, lines: 4, isCentered: false)
    draw(
      block,
      at: CGPoint(
        x: isRightToLeft ? size.width - margin * 1.4 - width : margin * 1.4,
        y: (size.height - block.height) / 2))
    let left =
      isRightToLeft ? margin * 1.2 + shift : size.width - margin * 1.2 - whole.width * scale
    let bottom = shown.isDevice ? 0 : margin
    let top = size.height - bottom - (whole.height - shown.overflow) * scale
    if let back { draw(back, at: CGPoint(x: left - shift, y: top - margin), scale: scale) }
    draw(shown, at: CGPoint(x: left, y: top), scale: scale)
  }
}
