package import KeyboardDocuments
package import KeyboardStyling

package struct ValueForm: Sendable {

  /// The form itself: neither alternatives nor a reference to a definition.
  package let shape: ThemeFormat.Shape

  package private(set) var names: [String] = []
  package private(set) var meaning: KeyMeaning?

  package static let theme = ValueForm(shape: .object(ThemeFormat.theme))

  /// Forms of variables depend on the value; without a value, all count.
  private static func forms(of key: ThemeFormat.Key, for value: JSONValue?) -> [ValueForm] {
    var forms = forms(of: key.shape, for: value)
    guard let meaning = key.meaning else { return forms }
    for index in forms.indices { forms[index].meaning = meaning }
    return forms
  }

  private static func forms(of shape: ThemeFormat.Shape, for value: JSONValue?) -> [ValueForm] {
    switch shape {
    case .either(let shapes): return shapes.flatMap { forms(of: $0, for: value) }
    case .named(let name):
      var forms = ThemeFormat.target(of: shape).map { self.forms(of: $0, for: value) } ?? []
      for index in forms.indices { forms[index].names.insert(name, at: 0) }
      return forms
    case .key: return ThemeFormat.target(of: shape).map { forms(of: $0, for: value) } ?? []
    case .variables(let type):
      return [ValueForm(shape: .variables(value?.declaredType ?? type))]
    case .variable(let type):
      return type.forms(ofVariable: value).flatMap { forms(of: $0, for: value) }
    case .text(let text): return [ValueForm(shape: shape, meaning: text.meaning)]
    case .map(_, let meaning): return [ValueForm(shape: shape, meaning: meaning)]
    default: return [ValueForm(shape: shape)]
    }
  }
}

extension ValueForm {

  package var keys: [String] {
    switch shape {
    case .object(let object): object.names
    case .variables: [ThemeFormat.variableType.name]
    default: []
    }
  }

  package var requiredKeys: [String] {
    if case .object(let object) = shape { object.required } else { [] }
  }

  package var isOpen: Bool {
    switch shape {
    case .map, .variables: true
    default: false
    }
  }

  package var isAnything: Bool { if case .anything = shape { true } else { false } }

  package var isGroup: Bool { if case .variables = shape { true } else { false } }

  package var choices: [JSONText] { if case .names(let names) = shape { names } else { [] } }

  package func forms(of item: JSONItem) -> [ValueForm] {
    item.key.map { forms(of: $0.text, for: item.value) } ?? forms(ofElement: item.value)
  }

  package func forms(ofElement value: JSONValue?) -> [ValueForm] {
    guard case .list(let element, _) = shape else { return [] }
    return Self.forms(of: element, for: value)
  }

  package func forms(of key: String, for value: JSONValue?) -> [ValueForm] {
    if ThemeFormat.isReserved(key) { return [] }
    return shape.member(key).map { Self.forms(of: $0, for: value) } ?? []
  }
}

extension [ValueForm] {

  package func forms(of item: JSONItem) -> [ValueForm] { flatMap { $0.forms(of: item) } }
}

package struct FormedValue: Sendable {

  package let node: JSONValue
  package let forms: [ValueForm]

  /// The keys from the outermost object to the value; elements of lists have none.
  package let keys: [String]

  package func isA(_ name: String) -> Bool { forms.contains { $0.names.contains(name) } }

  package static func walk(_ root: JSONValue, visit: (FormedValue) -> Void) {
    FormedValue(node: root, forms: [.theme], keys: []).walk(visit)
  }

  private func walk(_ visit: (FormedValue) -> Void) {
    visit(self)
    for item in node.items {
      guard let child = item.value else { continue }
      let forms = forms.forms(of: item).fitting(child)
      let keys = keys + (item.key.map { [$0.text] } ?? [])
      FormedValue(node: child, forms: forms, keys: keys).walk(visit)
    }
  }
}
