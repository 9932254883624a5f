/// The edits that remove an element of a list, or a member of an object.
///
/// A member alone on its lines goes with them and a comment behind it; the last one takes along the comma before it.
package struct Removal {

  package let file: SourceFile

  private let spans: [Range<Int>]

  package init(from value: JSONValue, of file: SourceFile) {
    self.file = file
    spans = value.items.map(\.span)
  }

  /// Return the edits that remove what begins at an offset, or `nil` if nothing does.
  package func edits(at offset: Int) -> [SourceEdit]? {
    guard let index = spans.firstIndex(where: { $0.lowerBound == offset }) else { return nil }
    let span = spans[index]
    let comma = file.offset(of: ",", after: span.upperBound)
    let end = endWithComment(comma.map { $0 + 1 } ?? span.upperBound)
    let before =
      index > 0 && comma == nil ? file.offset(of: ",", after: spans[index - 1].upperBound) : nil
    let lines = lines(span.lowerBound..<end)
    if lines == nil, let before, isSpace(before + 1..<span.lowerBound) {
      return [removal(before..<end)]
    }
    let rest = lines ?? span.lowerBound..<spaces(from: end)
    return (before.map { [removal($0..<$0 + 1)] } ?? []) + [removal(rest)]
  }

  private func removal(_ span: Range<Int>) -> SourceEdit { SourceEdit(span, of: file, with: "") }

  private func endWithComment(_ end: Int) -> Int {
    let comment = file.bytes[spaces(from: end)...]
    guard comment.starts(with: "//".utf8) else { return end }
    let line = comment.prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
  }

  /// Return the lines that a span takes up as a whole, if it does.
  private func lines(_ span: Range<Int>) -> Range<Int>? {
    let bytes = file.bytes
    let start = bytes[..<span.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard let end = bytes[span.upperBound...].firstIndex(of: UInt8(ascii: "\n")),
      isSpace(start..<span.lowerBound), isSpace(span.upperBound..<end)
    else { return nil }
    return start..<end + 1
  }

  private func spaces(from offset: Int) -> Int {
    offset + file.bytes[offset...].prefix { $0 == UInt8(ascii: " ") || $0 == 0x09 }.count
  }

  private func isSpace(_ span: Range<Int>) -> Bool {
    file.bytes[span].allSatisfy { [UInt8(ascii: " "), 0x09, 0x0D].contains($0) }
  }
}

extension JSONValue {

  /// Return the list or object within this value with an element or a member, by the offset at
  /// which that begins.
  package func parent(ofPartAt offset: Int) -> JSONValue? {
    guard span.contains(offset) else { return nil }
    let items = items
    if items.contains(where: { $0.span.lowerBound == offset }) { return self }
    return items.lazy.compactMap { $0.value?.parent(ofPartAt: offset) }.first
  }
}
