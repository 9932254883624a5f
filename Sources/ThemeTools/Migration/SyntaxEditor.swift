package import KeyboardDocuments

/// Edits of the syntax of a file, which leave everything else as it is written.
package struct SyntaxEditor: Sendable {

  /// The file.
  package let file: SourceFile

  /// Its syntax.
  package let syntax: JSONSyntax

  /// Edit a file.
  package init(_ file: SourceFile) {
    self.file = file
    syntax = JSONSyntax(file.bytes)
  }

  /// Return all objects with the keys that lead to them; elements of lists have none.
  package var objects: [(keys: [String], object: JSONNode)] {
    var found: [(keys: [String], object: JSONNode)] = []
    func add(_ node: JSONNode, _ keys: [String]) {
      if node.kind == .object { found.append((keys, node)) }
      for item in node.items {
        if let value = item.value { add(value, keys + (item.key.map { [$0.text] } ?? [])) }
      }
    }
    if let root = syntax.root { add(root, []) }
    return found
  }

  /// Return the edits that rename the members of an object with a key.
  package func renaming(_ key: String, to name: String, in object: JSONNode) -> [SourceEdit] {
    object.items.compactMap { item in
      guard let found = item.key, found.text == key else { return nil }
      return SourceEdit(found.span, of: file, with: JSONText.string(name).text)
    }
  }

  /// Return the edits that replace the values of a key by JSON.
  ///
  /// The function returns `nil` for values that stay.
  package func replacing(
    _ key: String, in object: JSONNode, by text: (JSONNode) -> String?
  ) -> [SourceEdit] {
    object.items.compactMap { item in
      guard item.key?.text == key, let value = item.value, let new = text(value) else { return nil }
      return SourceEdit(value.span, of: file, with: new)
    }
  }

  /// Return the edits that remove the members of an object with a key.
  ///
  /// A member that is alone on its lines is removed with them, and with a comment behind it. A comma
  /// before the last member may remain, which theme files accept.
  package func removing(_ key: String, from object: JSONNode) -> [SourceEdit] {
    object.items.compactMap { item in
      guard item.key?.text == key, let tokens = item.tokens else { return nil }
      let last = item.comma ?? tokens.upperBound
      let start = syntax.tokens[tokens.lowerBound].span.lowerBound
      var end = syntax.tokens[last].span.upperBound
      let lineStart = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let isFirst = file.bytes[lineStart..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      if last + 1 < syntax.tokens.count, syntax.tokens[last + 1].kind == .lineComment,
        !file.bytes[end..<syntax.tokens[last + 1].span.lowerBound].contains(UInt8(ascii: "\n"))
      {
        end = syntax.tokens[last + 1].span.upperBound
      }
      let lineEnd = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
      let isLast = file.bytes[end..<lineEnd].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      let isAlone = isFirst && isLast && lineStart > 0 && lineEnd < file.bytes.count
      return SourceEdit(isAlone ? lineStart..<lineEnd + 1 : start..<end, of: file, with: "")
    }
  }
}
