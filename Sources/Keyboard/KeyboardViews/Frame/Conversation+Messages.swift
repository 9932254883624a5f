import Foundation
import KeyboardCore
import KeyboardDrawing

extension Conversation {

  private static let note = Font.system(size: 11)
  private static let noteHeight = 17.0

  /// Draw the messages that fit, from the last one up.
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

  /// Draw the initial of a name and the name, or only the name in a low bar, and the way back.
  func drawTitle(
    of thread: MessageThread, in bar: CGRect, isLow: Bool, into builder: inout SceneBuilder
  ) {
    let name = CGRect(
      x: bar.minX + 80, y: isLow ? bar.midY - 10 : bar.maxY - 25, width: bar.width - 160,
      height: 20)
    let size = isLow ? 15.0 : 11.5
    if !isLow {
      let circle = CGRect(
        center: CGPoint(x: bar.midX, y: bar.minY + 24), width: 40, height: 40)
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
        $0.lines(
          (back.x + side * 9, back.y - 9), (back.x, back.y), (back.x + side * 9, back.y + 9))
      }, .color(screen.resolved(.blue)), StrokeStyle(lineWidth: 2.6, cap: .round, join: .round))
    builder.element(.frame, name: "title", box: name)
  }
}
