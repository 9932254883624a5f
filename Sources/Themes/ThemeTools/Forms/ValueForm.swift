package import KeyboardStyling
package import SourceText

/// Form that the format allows for a value, for tools.
package struct ValueForm: Sendable {

  /// The form itself: neither alternatives nor a reference to a definition.
  package let shape: ThemeFormat.Shape
  package private(set) var names: [String] = []
  package private(set) var meaning: KeyMeaning?

  package static let theme = ValueForm(shape: .object(ThemeFormat.theme))

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

/// Value in a theme file, with its forms and the keys that lead to it.
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

// The choice among alternatives. It is a comparison and no check, so that it also works for values
// with errors, and for those that are being typed: what is missing fits everything.
extension [ValueForm] {

  package func fitting(_ value: JSONValue?) -> [ValueForm] {
    guard count > 1, let value else { return self }
    let ranked = map { ($0, $0.shape.mismatch(of: value, depth: 0)) }
    let least = ranked.map(\.1).min()
    return ranked.filter { $0.1 == least }.map(\.0)
  }
}

extension ThemeFormat.Shape {

  /// A rule is known by its element rather than by its fields.
  private enum Weight {
    static let kind = 10_000
    static let constant = 300
    static let missing = 300
    static let key = 1
  }

  private static let maximumDepth = 5
  private static let comparedElements = 8

  /// 0 is a perfect fit.
  fileprivate func mismatch(of value: JSONValue?, depth: Int) -> Int {
    guard let value, depth < Self.maximumDepth else { return 0 }
    switch self {
    case .either(let shapes):
      return shapes.lazy.map { $0.mismatch(of: value, depth: depth) }.min() ?? 0
    case .named, .key:
      return ThemeFormat.target(of: self)?.shape.mismatch(of: value, depth: depth) ?? 0
    case .variable(let type):
      return type.forms(ofVariable: value).lazy.map { $0.mismatch(of: value, depth: depth) }.min()
        ?? 0
    case .constant(let constant): return value.equals(constant) ? 0 : Weight.constant
    case .names(let names): return names.contains(where: value.equals) ? 0 : Weight.constant
    case .integer where value.number == 0: return Weight.kind
    case .null: return value.isNull ? 0 : Weight.kind
    default: break
    }
    if let type, !value.isA(type) { return Weight.kind }
    switch self {
    case .list(let element, _):
      return value.items.prefix(Self.comparedElements).reduce(0) {
        $0 + element.mismatch(of: $1.value, depth: depth + 1)
      }
    case .object, .map, .variables: return mismatch(ofMembersOf: value, depth: depth)
    default: return 0
    }
  }

  private func mismatch(ofMembersOf value: JSONValue, depth: Int) -> Int {
    var sum = 0
    let shape: Self =
      if case .variables(let type) = self { .variables(value.declaredType ?? type) } else { self }
    for item in value.items {
      guard let key = item.key?.text, !ThemeFormat.isReserved(key) else { continue }
      sum += shape.member(key)?.shape.mismatch(of: item.value, depth: depth + 1) ?? Weight.key
    }
    guard case .object(let object) = self else { return sum }
    let missing = object.keys.count { $0.isRequired && value[$0.name] == nil }
    let isEmpty = object.isSingle && value.items.isEmpty
    return sum + Weight.missing * (missing + (isEmpty ? 1 : 0))
  }

  func member(_ key: String) -> ThemeFormat.Key? {
    switch self {
    case .object(let object): object[key]
    case .map(let value, _): ThemeFormat.Key(key, value)
    case .variables(let type):
      key == ThemeFormat.variableType.name
        ? ThemeFormat.variableType : ThemeFormat.Key(key, .variable(type))
    default: nil
    }
  }
}

extension ThemeVariableType? {

  func forms(ofVariable value: JSONValue?) -> [ThemeFormat.Shape] {
    let token = { type in ThemeFormat.Shape.object(ThemeFormat.token(of: type)) }
    let group = ThemeFormat.Shape.variables(self)
    guard let value else { return [token(self), group, ThemeFormat.value(of: self)] }
    guard value.isObject else { return [ThemeFormat.value(of: self)] }
    if value["$value"] != nil { return [token(value.declaredType ?? self)] }
    let keys = (self ?? .color).objectKeys
    let isValue = value.items.allSatisfy { item in
      item.key.map { keys.contains($0.text) || ThemeFormat.isReserved($0.text) } ?? true
    }
    return [isValue && !value.items.isEmpty ? ThemeFormat.value(of: self) : group]
  }
}

extension JSONValue {

  var declaredType: ThemeVariableType? {
    self[ThemeFormat.variableType.name]?.string.flatMap(ThemeVariableType.init)
  }

  fileprivate func isA(_ type: ThemeFormat.ValueType) -> Bool {
    switch content {
    case .object: type == .object
    case .array: type == .list
    case .string: type == .text
    case .bool: type == .boolean
    case .number: type == .number
    case .null: false
    }
  }

  fileprivate func equals(_ constant: JSONText) -> Bool {
    switch constant {
    case .string(let name): string == name
    case .integer(let number): self.number == Double(number)
    case .number(let number): self.number == number
    case .boolean(let isTrue): bool == isTrue
    default: false
    }
  }
}
