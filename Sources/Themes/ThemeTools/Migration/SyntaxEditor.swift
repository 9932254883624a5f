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

  /// A member that is alone on its lines is removed with them, and with a comment behind it; a
  /// comma before the last member may remain, which theme files accept.
  package func removing(_ key: String, from object: JSONValue) -> [SourceEdit] {
    object.items.compactMap { item in
      guard item.key?.text == key else { return nil }
      let start = item.span.lowerBound
      var end =
        syntax.offset(of: ",", after: item.span.upperBound).map { $0 + 1 } ?? item.span.upperBound
      let lineStart = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let isFirst = file.bytes[lineStart..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      let lineEnd = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
      if let comment = syntax.comments(in: end..<lineEnd).first,
        file.bytes[comment].starts(with: "//".utf8),
        file.bytes[end..<comment.lowerBound].allSatisfy({ $0 <= 0x20 })
      {
        end = comment.upperBound
      }
      let isLast = file.bytes[end..<lineEnd].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      let isAlone = isFirst && isLast && lineStart > 0 && lineEnd < file.bytes.count
      return SourceEdit(isAlone ? lineStart..<lineEnd + 1 : start..<end, of: file, with: "")
    }
  }
}
