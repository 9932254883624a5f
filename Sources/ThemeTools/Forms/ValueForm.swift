package import KeyboardDocuments

/// One of the forms that a value of a theme file may have, such as a color or an object of keys.
package struct ValueForm: Sendable {

  /// The schemas that all apply, as indices.
  var parts: [Int]

  /// The names of the definitions that led here, the outermost first, such as `color`.
  package var names: [String] = []

  /// The documentation, from the outermost schema that has one.
  package var meaning: JSONText?
}

extension FormatSchema {

  /// Return the forms of a theme file.
  package func rootForms(for value: JSONNode?) -> [ValueForm] { forms(of: root, for: value) }

  /// Return the forms that a schema accepts.
  ///
  /// Schemas that depend on the value are decided by it; without a value, both branches count.
  func forms(of index: Int, for value: JSONNode?, depth: Int = 0) -> [ValueForm] {
    let node = nodes[index]
    var found: [ValueForm]
    if let (name, target) = node.reference {
      found = forms(of: target, for: value, depth: depth)
      for form in found.indices { found[form].names.insert(name, at: 0) }
    } else if !node.isForm, !node.alternatives.isEmpty {
      found = node.alternatives.flatMap { forms(of: $0, for: value, depth: depth) }
    } else if !node.isForm, node.condition != nil {
      found = branches(of: node, for: value, depth: depth).flatMap {
        forms(of: $0, for: value, depth: depth)
      }
    } else {
      found = [ValueForm(parts: [index] + furtherParts(of: node, for: value, depth: depth))]
    }
    if node.source["description"] != nil {
      for form in found.indices { found[form].meaning = node.source }
    }
    return found
  }

  /// Return the schemas that apply besides one with members of its own.
  private func furtherParts(of node: Node, for value: JSONNode?, depth: Int) -> [Int] {
    let others = node.conditionals.flatMap { branches(of: nodes[$0], for: value, depth: depth) }
    return (others + branches(of: node, for: value, depth: depth)).map { index in
      nodes[index].reference?.index ?? index
    }
  }

  private func branches(of node: Node, for value: JSONNode?, depth: Int) -> [Int] {
    guard let (test, then, otherwise) = node.condition else { return [] }
    guard let value else { return [then, otherwise].compactMap(\.self) }
    let holds = mismatch(of: value, with: test, depth: depth + 1) == 0
    return [holds ? then : otherwise].compactMap(\.self)
  }

  // MARK: Parts of a form

  /// Return the keys of a form in the canonical order.
  package func keys(of form: ValueForm) -> [String] {
    var keys: [String] = []
    for key in form.parts.flatMap({ nodes[$0].keys }) where !keys.contains(key) { keys.append(key) }
    return keys
  }

  /// Return the keys that a form needs.
  package func requiredKeys(of form: ValueForm) -> [String] {
    form.parts.flatMap { nodes[$0].required }
  }

  /// Return the forms of the value of a key; none if the form has no such key.
  package func forms(of key: String, in form: ValueForm, for value: JSONNode?) -> [ValueForm] {
    schema(of: key, in: form).map { forms(of: $0, for: value) } ?? []
  }

  /// Return the schema of the value of a key.
  func schema(of key: String, in form: ValueForm) -> Int? {
    let known = form.parts.compactMap { nodes[$0].properties[key] }
    // A part that only lists the key leaves its values to another one.
    if let schema = known.first(where: { nodes[$0].source != .boolean(true) }) ?? known.first {
      return schema
    }
    for part in form.parts { if case .values(let schema) = nodes[part].further { return schema } }
    return nil
  }

  /// Whether the keys of a form are names that the author chooses.
  package func isOpen(_ form: ValueForm) -> Bool {
    form.parts.contains { if case .values = nodes[$0].further { true } else { false } }
  }

  /// Whether a form accepts any value, as that of a variable without a type.
  package func isAnything(_ form: ValueForm) -> Bool {
    form.parts.allSatisfy { nodes[$0].source == .boolean(true) }
  }

  /// Return the forms of the elements of a list.
  package func elementForms(of form: ValueForm, for value: JSONNode?) -> [ValueForm] {
    form.parts.compactMap { nodes[$0].items }.flatMap { forms(of: $0, for: value) }
  }

  /// Return a keyword of the schema of a form, such as `enum`.
  package func keyword(_ name: String, of form: ValueForm) -> JSONText? {
    form.parts.lazy.compactMap { nodes[$0].source[name] }.first
  }
}
