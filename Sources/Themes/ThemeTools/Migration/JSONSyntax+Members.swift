package import KeyboardDocuments

// What steps of migrations change.
extension JSONSyntax {

  package var objects: [(keys: [String], object: JSONValue)] {
    var found: [(keys: [String], object: JSONValue)] = []
    func add(_ value: JSONValue, _ keys: [String]) {
      if value.isObject { found.append((keys, value)) }
      for item in value.items {
        if let inner = item.value { add(inner, keys + (item.key.map { [$0.text] } ?? [])) }
      }
    }
    if let root { add(root, []) }
    return found
  }

  package func renaming(_ key: String, to name: String, in object: JSONValue) -> [TextEdit] {
    object.items.compactMap(\.key).filter { $0.text == key }.map {
      TextEdit($0.span, JSONText.string(name).text)
    }
  }

  /// The closure returns nil for values that stay.
  package func replacing(
    _ key: String, in object: JSONValue, by text: (JSONValue) -> String?
  ) -> [TextEdit] {
    object.items.compactMap { item in
      guard item.key?.text == key, let value = item.value, let new = text(value) else { return nil }
      return TextEdit(value.span, new)
    }
  }

  package func removing(_ key: String, from object: JSONValue) -> [TextEdit] {
    object.items.filter { $0.key?.text == key }
      .flatMap { source.removal(ofPartAt: $0.span.lowerBound, in: object) ?? [] }
  }
}
