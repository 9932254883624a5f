package struct Removal {

  package let file: SourceFile

  /// The byte offsets of the list's elements, or of the object's members with their keys.
  private let spans: [Range<Int>]

  package init(from value: JSONValue, of file: SourceFile) {
    self.file = file
    let members = value.object?.members.map { $0.keySpan.lowerBound..<$0.value.span.upperBound }
    spans = members ?? value.array?.map(\.span) ?? []
  }

  /// Return the edits that remove what begins at an offset, or `nil` if nothing does.
  package func edits(at offset: Int) -> [SourceEdit]? {
    guard let index = spans.firstIndex(where: { $0.lowerBound == offset }) else { return nil }
    let span = spans[index]
    if let comma = file.offset(of: ",", after: span.upperBound) {
      return [SourceEdit(wholeLines(span.lowerBound..<comma + 1), of: file, with: "")]
    }
    var edits: [SourceEdit] = []
    if index > 0, let comma = file.offset(of: ",", after: spans[index - 1].upperBound) {
      if file.bytes[comma + 1..<span.lowerBound].allSatisfy(Self.isSpace) {
        return [SourceEdit(comma..<span.upperBound, of: file, with: "")]
      }
      edits.append(SourceEdit(comma..<comma + 1, of: file, with: ""))
    }
    return edits + [SourceEdit(wholeLines(span), of: file, with: "")]
  }

  /// Lines that the span takes up as a whole go with their indentation and line break; otherwise
  /// the spaces after it go.
  private func wholeLines(_ span: Range<Int>) -> Range<Int> {
    let bytes = file.bytes
    var (start, end) = (span.lowerBound, span.upperBound)
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A
    if beginsLine, end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if beginsLine, end < bytes.count, bytes[end] == 0x0A { return start..<end + 1 }
    return span.lowerBound..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }
}

extension JSONValue {

  /// Return the list or object within this value with an element or a member, by the offset at
  /// which that begins.
  package func parent(ofPartAt offset: Int) -> JSONValue? {
    guard span.contains(offset) else { return nil }
    if let array {
      if array.contains(where: { $0.span.lowerBound == offset }) { return self }
      return array.lazy.compactMap { $0.parent(ofPartAt: offset) }.first
    }
    guard let members = object?.members else { return nil }
    if members.contains(where: { $0.keySpan.lowerBound == offset }) { return self }
    return members.lazy.compactMap { $0.value.parent(ofPartAt: offset) }.first
  }
}
