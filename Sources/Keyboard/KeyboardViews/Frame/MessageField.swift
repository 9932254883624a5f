import Foundation
import KeyboardCore
import KeyboardDrawing

/// The field with the message being written.
struct MessageField {

  let screen: DeviceScreen
  let area: CGRect

  private static let font = Font.system(size: 17)
  private static let lineHeight = 22.0
  private static let margin = 8.0
  private static let maximumLineCount = 4

  /// The gray text of an empty field, whose button for sending is hidden.
  private var placeholder: String? { screen.text.isEmpty ? screen.messages?.placeholder : nil }

  func top(measuring measure: TextMeasure) -> Double {
    box(lines: lines(measuring: measure).count).minY - Self.margin
  }

  func draw(measuring measure: TextMeasure, into builder: inout SceneBuilder) {
    let lines = lines(measuring: measure)
    let box = box(lines: lines.count)
    builder.fill(
      Path(continuousRoundedRect: box, cornerRadius: 18),
      screen.isDark ? Color.Resolved(hex: 0x1C1C1E) : Color.Resolved(hex: 0xFFFFFF))
    builder.stroke(
      Path(continuousRoundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 17.5),
      .color(screen.resolved(.screenLine)), StrokeStyle(lineWidth: 1))
    for (index, line) in lines.enumerated() {
      builder.text(
        line, font: Self.font, color: screen.resolved(.screenText),
        box: textBox(of: box, line: index),
        alignment: screen.isRightToLeft ? .right : .left, minimumScale: 0.5)
    }
    if let placeholder {
      builder.text(
        placeholder, font: Self.font, color: screen.resolved(.screenPlaceholder),
        box: textBox(of: box, line: 0).insetBy(dx: 5, dy: 0),
        alignment: screen.isRightToLeft ? .right : .left, minimumScale: 0.5)
    }
    if let (line, start) = cursorPlace(in: lines) {
      drawCursor(after: start, in: textBox(of: box, line: line), measure, into: &builder)
    }
    let y = box.maxY - 18
    if placeholder == nil { drawSendButton(in: box, y: y, into: &builder) }
    drawAddButton(beside: box, y: y, into: &builder)
    builder.element(
      .frame, name: "textField", box: box,
      style: .text(screen.text, color: screen.resolved(.screenText), fontSize: Self.font.size))
  }

  private func box(lines: Int) -> CGRect {
    let side: CGFloat = screen.device.type.isPad ? 24 : 12
    let height: CGFloat = Double(max(lines, 1)) * Self.lineHeight + 14
    // The add button is at the leading edge.
    return CGRect(
      x: area.minX + side + (screen.isRightToLeft ? 0 : 44), y: area.maxY - Self.margin - height,
      width: max(area.width - 2 * side - 44, 40), height: height)
  }

  private func textBox(of box: CGRect, line: Int) -> CGRect {
    CGRect(
      x: box.minX + (screen.isRightToLeft ? 38 : 14),
      y: box.minY + 7 + Double(max(line, 0)) * Self.lineHeight, width: max(box.width - 52, 10),
      height: Self.lineHeight)
  }

  /// Returns the line of the cursor and its text before it, or nil if that line isn't shown.
  private func cursorPlace(in lines: [String]) -> (line: Int, start: String)? {
    let text = screen.text
    var end = text.endIndex
    var rest = screen.lengthAfterCursor
    for (index, line) in lines.enumerated().reversed() {
      if rest <= line.count { return (index, String(line.dropLast(rest))) }
      rest -= line.count
      guard let start = text.index(end, offsetBy: -line.count, limitedBy: text.startIndex),
        start > text.startIndex
      else { return nil }
      // A line ends at a space or a line break, which it doesn't contain, or within a word.
      let before = text.index(before: start)
      let isBreak = text[before] == " " || text[before].isNewline
      if isBreak { rest -= 1 }
      end = isBreak ? before : start
    }
    return nil
  }

  private func drawCursor(
    after line: String, in box: CGRect, _ measure: TextMeasure, into builder: inout SceneBuilder
  ) {
    let width = min(measure.width(of: line, font: Self.font), box.width)
    let x = screen.isRightToLeft ? box.maxX - width - 2.5 : box.minX + width + 0.5
    let cursor = CGRect(x: x, y: box.minY, width: 2, height: Self.lineHeight)
    builder.fill(Path(roundedRect: cursor, cornerRadius: 1), screen.resolved(.blue))
    builder.element(.frame, name: "cursor", box: cursor)
  }

  private func drawSendButton(in box: CGRect, y: Double, into builder: inout SceneBuilder) {
    let send = CGPoint(x: screen.isRightToLeft ? box.minX + 18 : box.maxX - 18, y: y)
    builder.fill(Path(circleAt: send, radius: 14), screen.resolved(.blue))
    builder.stroke(
      Path {
        $0.lines((send.x, send.y + 7), (send.x, send.y - 6.5))
        $0.lines((send.x - 5.5, send.y - 1), (send.x, send.y - 6.5), (send.x + 5.5, send.y - 1))
      }, .color(Color.Resolved(hex: 0xFFFFFF)),
      StrokeStyle(lineWidth: 2.4, cap: .round, join: .round))
  }

  private func drawAddButton(beside box: CGRect, y: Double, into builder: inout SceneBuilder) {
    let add = CGPoint(x: screen.isRightToLeft ? box.maxX + 26 : box.minX - 26, y: y)
    builder.fill(Path(circleAt: add, radius: 17), screen.resolved(.screenGray))
    builder.stroke(
      Path {
        $0.lines((add.x - 6.5, add.y), (add.x + 6.5, add.y))
        $0.lines((add.x, add.y - 6.5), (add.x, add.y + 6.5))
      }, .color(screen.resolved(Color(light: 0x7C7C82, dark: 0xA6A6AC))),
      StrokeStyle(lineWidth: 2.2, cap: .round))
  }

  private func lines(measuring measure: TextMeasure) -> [String] {
    let wrapping = TextWrapping(measure, font: Self.font, width: box(lines: 1).width - 56)
    // Only the last thousand characters can be visible.
    return wrapping.lines(of: screen.text.suffix(1000)).suffix(Self.maximumLineCount)
  }
}

/// A conversation with its texts, on the screen of a device.
package struct MessageThread: Hashable, Sendable {

  package struct Message: Hashable, Sendable {

    /// Nil for one's own messages.
    package var sender: String?

    package var text: String
    package var time: String?

    package init(_ text: String, from sender: String? = nil, at time: String? = nil) {
      (self.text, self.sender, self.time) = (text, sender, time)
    }
  }

  /// The name of the other one, or of the group.
  package var title: String
  package var messages: [Message]

  /// The text of the field as long as nothing is typed.
  package var draft: String
  package var placeholder: String?

  package init(title: String, messages: [Message], draft: String = "", placeholder: String? = nil) {
    self.title = title
    self.messages = messages
    self.draft = draft
    self.placeholder = placeholder
  }

  var isGroup: Bool { Set(messages.compactMap(\.sender)).count > 1 }
}

extension String {

  /// Whether the first letter is of a script that is written from right to left; nil without letters.
  package var isRightToLeft: Bool? {
    let letter = unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { scalar in
      [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
        .contains { $0.contains(Int(scalar.value)) }
    }
  }
}
