import Foundation
import KeyboardCore
import KeyboardDrawing

/// Messages above a keyboard on the screen of a device.
struct Conversation {

  let screen: DeviceScreen
  let bottom: Double

  /// A message bubble, with the lengths of its lines as fractions of the longest.
  private struct Bubble {
    var isOwn: Bool
    var lines: [Double]
  }

  /// From the bottom up.
  private static let bubbles = [
    Bubble(isOwn: false, lines: [0.62]), Bubble(isOwn: true, lines: [1, 0.46]),
    Bubble(isOwn: true, lines: [0.38]), Bubble(isOwn: false, lines: [1, 0.9, 0.32]),
    Bubble(isOwn: true, lines: [0.74]), Bubble(isOwn: false, lines: [0.5]),
    Bubble(isOwn: false, lines: [0.95, 0.7]), Bubble(isOwn: true, lines: [1, 0.84, 0.6]),
    Bubble(isOwn: false, lines: [0.44]), Bubble(isOwn: true, lines: [0.66]),
    Bubble(isOwn: false, lines: [1, 0.58]), Bubble(isOwn: true, lines: [0.35]),
  ]

  private static let lineHeight = 20.0
  private static let padding = CGSize(width: 15, height: 9)
  private static let gap = 9.0

  var area: CGRect { screen.safeArea.insetBy(dx: screen.device.type.isPad ? 24 : 16, dy: 0) }

  func draw(measuring measure: TextMeasure, into builder: inout SceneBuilder) {
    let head = drawHeader(into: &builder)
    if let thread = screen.messages {
      return draw(thread, below: head, measuring: measure, into: &builder)
    }
    let longest = min(area.width * 0.62, 330)
    var bottom = bottom - Self.gap
    for bubble in Self.bubbles {
      let height = Double(bubble.lines.count) * Self.lineHeight + 2 * Self.padding.height
      guard bottom - height > head + Self.gap else { return }
      let width = (bubble.lines.max() ?? 1) * longest + 2 * Self.padding.width
      let isRight = bubble.isOwn != screen.isRightToLeft
      let box = CGRect(
        x: isRight ? area.maxX - width : area.minX, y: bottom - height, width: width,
        height: height)
      draw(bubble, in: box, longest: longest, into: &builder)
      bottom -= height + Self.gap
    }
  }

  private func draw(
    _ bubble: Bubble, in box: CGRect, longest: Double, into builder: inout SceneBuilder
  ) {
    let color = bubble.isOwn ? screen.resolved(.blue) : screen.resolved(.screenGray)
    builder.fill(Path(continuousRoundedRect: box, cornerRadius: 18), color)
    let bar =
      bubble.isOwn
      ? Color.Resolved(hex: 0xFFFFFF, opacity: 0.55) : screen.resolved(.screenDetail)
    for (index, share) in bubble.lines.enumerated() {
      let width = share * longest
      let line = CGRect(
        x: screen.isRightToLeft
          ? box.maxX - Self.padding.width - width : box.minX + Self.padding.width,
        y: box.minY + Self.padding.height + Double(index) * Self.lineHeight + 6.5, width: width,
        height: 7)
      builder.fill(Path(roundedRect: line, cornerRadius: 3.5), bar)
    }
  }

  private func drawHeader(into builder: inout SceneBuilder) -> Double {
    let status = StatusBar(screen: screen).height
    let area = screen.screen
    let isLow = screen.isLandscape && screen.device.type.isPhone
    let height = isLow ? 40.0 : screen.messages == nil ? 56 : 74
    let bottom = area.minY + status + height
    // Small landscape screens only fit the message field.
    guard self.bottom - bottom > 30 else { return bottom }
    let box = CGRect(x: area.minX, y: area.minY, width: area.width, height: status + height)
    builder.fill(
      Path(box), screen.isDark ? Color.Resolved(hex: 0x161618) : Color.Resolved(hex: 0xF7F7F8))
    builder.fill(
      Path(CGRect(x: box.minX, y: box.maxY - 0.5, width: box.width, height: 0.5)),
      screen.resolved(.screenLine))
    let bar = CGRect(x: area.minX, y: area.minY + status, width: area.width, height: height)
    if let thread = screen.messages {
      drawTitle(of: thread, in: bar, isLow: isLow, into: &builder)
    } else {
      drawFace(at: CGPoint(x: area.midX, y: bar.midY - (status > 0 ? 3 : 0)), into: &builder)
    }
    return bottom
  }

  private func drawFace(at center: CGPoint, into builder: inout SceneBuilder) {
    let circle = CGRect(center: center, width: 34, height: 34)
    fillFace(circle, into: &builder)
    builder.group(clip: Path(ellipseIn: circle)) {
      let white = Color.Resolved(hex: 0xFFFFFF)
      let head = CGRect(center: CGPoint(x: center.x, y: center.y - 4), width: 12, height: 13)
      $0.fill(Path(ellipseIn: head), white)
      $0.fill(Path(circleAt: CGPoint(x: center.x, y: center.y + 16.5), radius: 12), white)
    }
  }

  func fillFace(_ circle: CGRect, into builder: inout SceneBuilder) {
    builder.fill(
      Path(ellipseIn: circle),
      .linearGradient(
        .stops([(0xA5ABB8, 0), (0x858B99, 1)]),
        from: CGPoint(x: circle.midX, y: circle.minY), to: CGPoint(x: circle.midX, y: circle.maxY)))
  }

  private static let note = Font.system(size: 11)
  private static let noteHeight = 17.0

  func draw(
    _ thread: MessageThread, below head: Double, measuring measure: TextMeasure,
    into builder: inout SceneBuilder
  ) {
    let area = area
    let longest = min(area.width * 0.76, 430)
    var bottom = bottom - 8
    for (index, message) in thread.messages.enumerated().reversed() {
      let next = thread.messages.dropFirst(index + 1).first
      let isLast = next.map { $0.sender != message.sender || $0.time != nil } ?? true
      let isFirst =
        index == 0 || thread.messages[index - 1].sender != message.sender || message.time != nil
      let name = thread.isGroup && isFirst ? message.sender : nil
      let bubble = MessageBubble(
        message, longest: longest, isRightToLeft: screen.isRightToLeft, measuring: measure)
      let size = bubble.size
      if next != nil { bottom -= isLast ? 9 : 2.5 }
      let notes = (name == nil ? 0 : Self.noteHeight) + (message.time == nil ? 0 : 26)
      guard bottom - size.height - notes > head + 4 else { return }
      let isAtRight = bubble.isOwn != screen.isRightToLeft
      let box = CGRect(
        x: isAtRight ? area.maxX - size.width : area.minX, y: bottom - size.height,
        width: size.width, height: size.height)
      bubble.draw(
        in: box, hasTail: isLast, isAtRight: isAtRight,
        fill: .color(screen.resolved(bubble.isOwn ? .blue : .screenGray)),
        ink: bubble.isOwn ? Color.Resolved(hex: 0xFFFFFF) : screen.resolved(.screenText),
        into: &builder)
      builder.element(
        .frame, name: bubble.isOwn ? "ownMessage" : "message", box: box,
        style: .text(
          message.text, color: screen.resolved(.screenText), fontSize: MessageBubble.font.size))
      bottom = box.minY
      if let name {
        bottom -= Self.noteHeight
        draw(
          note: name, in: CGRect(x: area.minX + 13, y: bottom, width: area.width - 26, height: 15),
          alignment: isAtRight ? .right : .left, into: &builder)
      }
      if let time = message.time {
        bottom -= 26
        draw(
          note: time, in: CGRect(x: area.minX, y: bottom + 2, width: area.width, height: 18),
          alignment: .center, into: &builder)
      }
    }
  }

  private func draw(
    note text: String, in box: CGRect, alignment: TextRun.Alignment,
    into builder: inout SceneBuilder
  ) {
    builder.text(
      text, font: Self.note, color: screen.resolved(.screenNote), box: box, alignment: alignment,
      minimumScale: 0.5)
  }

  func drawTitle(
    of thread: MessageThread, in bar: CGRect, isLow: Bool, into builder: inout SceneBuilder
  ) {
    let name = CGRect(
      x: bar.minX + 80, y: isLow ? bar.midY - 10 : bar.maxY - 25, width: bar.width - 160,
      height: 20)
    let size = isLow ? 15.0 : 11.5
    if !isLow {
      let circle = CGRect(center: CGPoint(x: bar.midX, y: bar.minY + 24), width: 40, height: 40)
      fillFace(circle, into: &builder)
      builder.text(
        thread.title.prefix(1).uppercased(), font: .system(size: 19, weight: .semibold),
        color: Color.Resolved(hex: 0xFFFFFF), box: circle, minimumScale: 0.5)
    }
    builder.text(
      thread.title, font: .system(size: size, weight: isLow ? .semibold : .regular),
      color: screen.resolved(.screenText), box: name, minimumScale: 0.5)
    let side = screen.isRightToLeft ? -1.0 : 1
    let back = CGPoint(
      x: screen.isRightToLeft ? area.maxX - 2 : area.minX + 2, y: isLow ? bar.midY : bar.minY + 24)
    builder.stroke(
      Path {
        $0.lines((back.x + side * 9, back.y - 9), (back.x, back.y), (back.x + side * 9, back.y + 9))
      }, .color(screen.resolved(.blue)), StrokeStyle(lineWidth: 2.6, cap: .round, join: .round))
    builder.element(.frame, name: "title", box: name)
  }
}
