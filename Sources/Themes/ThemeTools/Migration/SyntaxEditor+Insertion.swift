package import KeyboardDocuments

extension SyntaxEditor {

  /// Return the edits that insert a member behind another one, or as the first one.
  ///
  /// A comment behind the other one stays with it.
  package func inserting(
    _ member: String, behind index: Int?, of object: JSONValue
  ) -> [SourceEdit] {
    let items = object.items
    guard let first = items.first else {
      let start = object.span.lowerBound + 1
      let isTight = start < file.bytes.count && file.bytes[start] == UInt8(ascii: "}")
      return [insertion(" \(member)" + (isTight ? " " : ""), at: start)]
    }
    guard let index, items.indices.contains(index) else {
      let start = first.span.lowerBound
      return [insertion("\(member)," + separator(ofItemAt: start), at: start)]
    }
    let end = items[index].span.upperBound
    let comma = syntax.offset(of: ",", after: end)
    let comment = comment(behind: comma.map { $0 + 1 } ?? end)
    let place = comment?.upperBound ?? comma.map { $0 + 1 } ?? end
    let endsLine = comment.map { file.bytes[$0].starts(with: "//".utf8) } ?? false
    let start = items[index].span.lowerBound
    let text =
      (endsLine ? line(at: start) : separator(ofItemAt: start)) + member + (comma == nil ? "" : ",")
    if comma != nil { return [insertion(text, at: place)] }
    return place == end
      ? [insertion("," + text, at: end)] : [insertion(",", at: end), insertion(text, at: place)]
  }

  private func insertion(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(offset..<offset, of: file, with: text)
  }

  /// Return the last of the comments with which a line ends.
  private func comment(behind offset: Int) -> Range<Int>? {
    let end = file.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    var position = offset
    var last: Range<Int>?
    for comment in syntax.comments(in: offset..<end) {
      guard isBlank(position..<comment.lowerBound), comment.upperBound <= end else { return nil }
      (last, position) = (comment, comment.upperBound)
    }
    return isBlank(position..<end) ? last : nil
  }

  /// Return what is between an item and the next one: a space, or a new line like its own.
  private func separator(ofItemAt offset: Int) -> String {
    let start = start(ofLineAt: offset)
    return start > 0 && isBlank(start..<offset) ? line(at: offset) : " "
  }

  private func line(at offset: Int) -> String {
    let start = start(ofLineAt: offset)
    let indent = file.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    let hasReturn = start > 1 && file.bytes[start - 2] == UInt8(ascii: "\r")
    return (hasReturn ? "\r\n" : "\n") + String(decoding: indent, as: UTF8.self)
  }

  private func start(ofLineAt offset: Int) -> Int {
    file.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func isBlank(_ span: Range<Int>) -> Bool {
    file.bytes[span].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
  }
}
