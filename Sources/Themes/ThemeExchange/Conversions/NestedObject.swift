import KeyboardDocuments

/// A JSON object that is built from values at paths, with keys in the order of their insertion.
struct NestedObject {

  private var value: JSONText?
  private var keys: [String] = []
  private var children: [String: NestedObject] = [:]
  private let rootKey: String?

  /// A value whose path others continue is written under a key, and dropped without one.
  init(rootKey: String? = nil) {
    self.rootKey = rootKey
  }

  mutating func insert(_ value: JSONText, at path: some Collection<String>) {
    guard let first = path.first else {
      self.value = value
      return
    }
    if children[first] == nil {
      keys.append(first)
      children[first] = NestedObject(rootKey: rootKey)
    }
    children[first]?.insert(value, at: path.dropFirst())
  }

  mutating func insert(_ value: JSONText, at path: String) {
    insert(value, at: path.split(separator: ".").map { String($0) })
  }

  var isEmpty: Bool { value == nil && keys.isEmpty }

  var members: [(String, JSONText)] {
    keys.compactMap { key in children[key].map { (key, $0.json) } }
  }

  var json: JSONText {
    guard let value else { return .object(members) }
    if keys.isEmpty { return value }
    return .object((rootKey.map { [($0, value)] } ?? []) + members)
  }
}

extension JSONText {

  init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONText($0) })
    case .object(let object): self = .object(object.members.map { ($0.key, JSONText($0.value)) })
    }
  }
}
