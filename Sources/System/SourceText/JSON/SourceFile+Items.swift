// Edits that add and remove items of lists and objects, and keep comments and layout.
extension SourceFile {

  /// Returns edits that remove an item, its comment and comma, or nil if none begins at the offset.
  package func removal(ofPartAt offset: Int, in root: JSONValue) -> [TextEdit]? {
    guard let items = root.parent(ofPartAt: offset)?.items,
      let index = items.firstIndex(where: { $0.begins(at: offset) })
    else { return nil }
    let span = items[index].span
    let comma = self.offset(of: ",", after: span.upperBound)
    let end = endWithComment(comma.map { $0 + 1 } ?? span.upperBound)
    let before =
      index > 0 && comma == nil
      ? self.offset(of: ",", after: items[index - 1].span.upperBound) : nil
    let lines = lines(span.lowerBound..<end)
    if lines == nil, let before, isBlank(before + 1..<span.lowerBound) {
      return [TextEdit(before..<end, "")]
    }
    let rest = lines ?? span.lowerBound..<spaces(from: end)
    return (before.map { [TextEdit($0..<$0 + 1, "")] } ?? []) + [TextEdit(rest, "")]
  }

  /// Returns edits that insert an item first or after another one and its comment.
  package func insertion(
    of text: String, behind index: Int?, in container: JSONValue
  ) -> [TextEdit] {
    let items = container.items
    guard let first = items.first else {
      let start = container.span.lowerBound + 1
      let isTight = start < bytes.count && bytes[start] == UInt8(ascii: "}")
      return [TextEdit(at: start, " \(text)" + (isTight ? " " : ""))]
    }
    guard let index, items.indices.contains(index) else {
      let start = first.span.lowerBound
      return [TextEdit(at: start, "\(text)," + separator(ofItemAt: start))]
    }
    let (start, end) = (items[index].span.lowerBound, items[index].span.upperBound)
    let comma = self.offset(of: ",", after: end)
    let comment = comment(behind: comma.map { $0 + 1 } ?? end)
    let place = comment?.upperBound ?? comma.map { $0 + 1 } ?? end
    let endsLine = comment.map { bytes[$0].starts(with: "//".utf8) } ?? false
    let new = (endsLine ? newLine(likeThatOf: start) : separator(ofItemAt: start)) + text
    if comma != nil { return [TextEdit(at: place, new + ",")] }
    return place == end
      ? [TextEdit(at: end, "," + new)] : [TextEdit(at: end, ","), TextEdit(at: place, new)]
  }

  // MARK: Comments

  private func endWithComment(_ end: Int) -> Int {
    let comment = bytes[spaces(from: end)...]
    guard comment.starts(with: "//".utf8) else { return end }
    let line = comment.prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
  }

  /// Returns the last of the comments with which a line ends.
  private func comment(behind offset: Int) -> Range<Int>? {
    let line = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }
    var last: Range<Int>?
    var rest = line.drop(while: Self.isBlank)
    while let start = rest.indices.first {
      if rest.starts(with: "//".utf8) { return start..<line.endIndex }
      guard rest.starts(with: "/*".utf8), let end = rest.dropFirst(2).firstRange(of: "*/".utf8)
      else { return nil }
      last = start..<end.upperBound
      rest = rest[end.upperBound...].drop(while: Self.isBlank)
    }
    return last
  }

  // MARK: Lines

  /// Returns the lines that a span takes up as a whole, if it does.
  private func lines(_ span: Range<Int>) -> Range<Int>? {
    let start = start(ofLineAt: span.lowerBound)
    guard let end = bytes[span.upperBound...].firstIndex(of: UInt8(ascii: "\n")),
      isBlank(start..<span.lowerBound), isBlank(span.upperBound..<end)
    else { return nil }
    return start..<end + 1
  }

  /// Returns what is between an item and the next one: a space, or a new line like its own.
  private func separator(ofItemAt offset: Int) -> String {
    let start = start(ofLineAt: offset)
    return start > 0 && isBlank(start..<offset) ? newLine(likeThatOf: offset) : " "
  }

  private func newLine(likeThatOf offset: Int) -> String {
    let start = start(ofLineAt: offset)
    let hasReturn = start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
    return (hasReturn ? "\r\n" : "\n")
      + String(decoding: bytes[start..<min(spaces(from: start), offset)], as: UTF8.self)
  }

  private func start(ofLineAt offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func spaces(from offset: Int) -> Int {
    offset + bytes[offset...].prefix { $0 == UInt8(ascii: " ") || $0 == 0x09 }.count
  }

  private func isBlank(_ span: Range<Int>) -> Bool { bytes[span].allSatisfy(Self.isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == 0x09 || byte == 0x0D
  }
}

extension JSONValue {

  /// Returns the list or object with an item that, or whose value, begins at an offset.
  package func parent(ofPartAt offset: Int) -> JSONValue? {
    guard span.contains(offset) else { return nil }
    let items = items
    if items.contains(where: { $0.begins(at: offset) }) { return self }
    return items.lazy.compactMap { $0.value?.parent(ofPartAt: offset) }.first
  }
}

extension JSONItem {

  fileprivate func begins(at offset: Int) -> Bool {
    span.lowerBound == offset || value?.span.lowerBound == offset
  }
}
