package import KeyboardDocuments
import KeyboardStyling

package struct SyntaxEditor: Sendable {

  package let file: SourceFile
  package let syntax: JSONSyntax

  package init(_ file: SourceFile) {
    self.file = file
    syntax = JSONSyntax(file, options: ThemeLimits.json)
  }

  package var objects: [(keys: [String], object: JSONValue)] {
    var found: [(keys: [String], object: JSONValue)] = []
    func add(_ value: JSONValue, _ keys: [String]) {
      if value.isObject { found.append((keys, value)) }
      for item in value.items {
        if let inner = item.value { add(inner, keys + (item.key.map { [$0.text] } ?? [])) }
      }
    }
    if let root = syntax.root { add(root, []) }
    return found
  }

  package func renaming(_ key: String, to name: String, in object: JSONValue) -> [SourceEdit] {
    object.items.compactMap { item in
      guard let found = item.key, found.text == key else { return nil }
      return SourceEdit(found.span, of: file, with: JSONText.string(name).text)
    }
  }

  /// The closure returns nil for values that stay.
  package func replacing(
    _ key: String, in object: JSONValue, by text: (JSONValue) -> String?
  ) -> [SourceEdit] {
    object.items.compactMap { item in
      guard item.key?.text == key, let value = item.value, let new = text(value) else { return nil }
      return SourceEdit(value.span, of: file, with: new)
    }
  }

  package func removing(_ key: String, from object: JSONValue) -> [SourceEdit] {
    object.items.indices.filter { object.items[$0].key?.text == key }
      .flatMap { removing(itemAt: $0, of: object) }
  }

  /// An item that is alone on its lines is removed with them, and with a comment behind it; the last one takes the
  /// comma before it along.
  package func removing(itemAt index: Int, of value: JSONValue) -> [SourceEdit] {
    let items = value.items
    let start = items[index].span.lowerBound
    let comma = syntax.offset(of: ",", after: items[index].span.upperBound)
    var end = comma.map { $0 + 1 } ?? items[index].span.upperBound
    let lineStart = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    if let comment = syntax.comments(in: end..<lineEnd).first,
      file.bytes[comment].starts(with: "//".utf8), isSpace(end..<comment.lowerBound)
    {
      end = comment.upperBound
    }
    let isAlone =
      isSpace(lineStart..<start) && isSpace(end..<lineEnd) && lineStart > 0
      && lineEnd < file.bytes.count
    let before =
      index > 0 && comma == nil
      ? syntax.offset(of: ",", after: items[index - 1].span.upperBound) : nil
    if let before, !isAlone, isSpace(before + 1..<start) {
      return [SourceEdit(before..<end, of: file, with: "")]
    }
    if !isAlone { end += file.bytes[end..<lineEnd].prefix { $0 == 0x20 || $0 == 0x09 }.count }
    let span = isAlone ? lineStart..<lineEnd + 1 : start..<end
    return (before.map { [SourceEdit($0..<$0 + 1, of: file, with: "")] } ?? [])
      + [SourceEdit(span, of: file, with: "")]
  }

  private func isSpace(_ span: Range<Int>) -> Bool {
    file.bytes[span].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
  }
}
