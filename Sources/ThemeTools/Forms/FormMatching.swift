package import KeyboardDocuments
import KeyboardStyling

// The choice among alternatives. It is a comparison and no check, so that it also works for values
// with errors, and for those that are being typed: what is missing fits everything.
extension FormatSchema {

  /// The weights of differences.
  ///
  /// A rule is known by its element rather than by its fields.
  private enum Weight {
    static let kind = 10_000
    static let constant = 300
    static let missing = 300
    static let key = 1
  }

  /// The nesting depth to which values are compared.
  private static let maximumDepth = 5

  /// The number of elements of a list that are compared.
  private static let comparedElements = 8

  /// Return the forms that fit a value best.
  package func bestForms(_ forms: [ValueForm], for value: JSONNode?) -> [ValueForm] {
    guard forms.count > 1, let value else { return forms }
    let ranked = forms.map { ($0, mismatch(of: value, with: $0, depth: 0)) }
    let least = ranked.map(\.1).min()
    return ranked.filter { $0.1 == least }.map(\.0)
  }

  /// Return how badly a value fits a schema; 0 is a perfect fit.
  func mismatch(of value: JSONNode?, with index: Int, depth: Int) -> Int {
    guard let value, depth < Self.maximumDepth else { return 0 }
    let node = nodes[index]
    if node.reference == nil, node.alternatives.isEmpty, node.condition == nil,
      node.conditionals.isEmpty
    {
      return mismatch(of: value, with: ValueForm(parts: [index]), depth: depth)
    }
    return forms(of: index, for: value, depth: depth).map {
      mismatch(of: value, with: $0, depth: depth)
    }.min() ?? 0
  }

  private func mismatch(of value: JSONNode, with form: ValueForm, depth: Int) -> Int {
    if let kind = keyword("type", of: form)?.content, !value.isKind(kind) { return Weight.kind }
    if let constant = keyword("const", of: form), !value.equals(constant) { return Weight.constant }
    if let names = keyword("enum", of: form)?.elements, !names.contains(where: value.equals) {
      return Weight.constant
    }
    for part in form.parts {
      if let excluded = nodes[part].excluded, mismatch(of: value, with: excluded, depth: depth) == 0
      {
        return Weight.kind
      }
    }
    switch value.kind {
    case .object: return mismatch(ofObject: value, with: form, depth: depth)
    case .array:
      let schemas = form.parts.compactMap { nodes[$0].items }
      return value.items.prefix(Self.comparedElements).reduce(0) { sum, item in
        schemas.reduce(sum) { $0 + mismatch(of: item.value, with: $1, depth: depth + 1) }
      }
    case .string, .word: return 0
    }
  }

  private func mismatch(ofObject value: JSONNode, with form: ValueForm, depth: Int) -> Int {
    let isClosed = form.parts.contains {
      if case .forbidden = nodes[$0].further { true } else { false }
    }
    var sum = 0
    for item in value.items {
      guard let key = item.key?.text else { continue }
      if let schema = schema(of: key, in: form) {
        sum += mismatch(of: item.value, with: schema, depth: depth + 1)
      } else if isClosed, !ThemeSchema.isReserved(key) {
        sum += Weight.key
      }
      if let names = keyword("propertyNames", of: form), !Self.accepts(key, names) {
        sum += Weight.constant
      }
    }
    if let least = keyword("minProperties", of: form), least != .integer(0), value.items.isEmpty {
      sum += Weight.missing
    }
    for key in requiredKeys(of: form) where !value.items.contains(where: { $0.key?.text == key }) {
      sum += Weight.missing
    }
    return sum
  }
}

extension FormatSchema {

  /// Whether the name of a member fits a schema of names; patterns other than that of reserved names
  /// are not compared.
  private static func accepts(_ name: String, _ schema: JSONText) -> Bool {
    if let names = schema["enum"]?.elements { return names.contains(.string(name)) }
    if schema == ThemeSchema.reservedNames { return ThemeSchema.isReserved(name) }
    let alternatives = schema["anyOf"]?.elements ?? []
    return alternatives.isEmpty || alternatives.contains { accepts(name, $0) }
  }
}

extension JSONNode {

  /// Whether the value is of a kind of JSON Schema.
  fileprivate func isKind(_ name: String) -> Bool {
    switch kind {
    case .object: name == "object"
    case .array: name == "array"
    case .string: name == "string"
    case .word:
      switch text {
      case "true", "false": name == "boolean"
      case "null": name == "null"
      default: name == "number" || name == "integer"
      }
    }
  }

  /// Whether the value is a string or word equal to a constant.
  fileprivate func equals(_ constant: JSONText) -> Bool {
    switch constant {
    case .string(let name): kind == .string && text == name
    default: kind == .word && text == constant.text
    }
  }
}
