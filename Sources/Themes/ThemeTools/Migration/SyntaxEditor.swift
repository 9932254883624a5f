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

  package func removing(itemAt index: Int, of value: JSONValue) -> [SourceEdit] {
    Removal(from: value, of: file).edits(at: value.items[index].span.lowerBound) ?? []
  }
}
