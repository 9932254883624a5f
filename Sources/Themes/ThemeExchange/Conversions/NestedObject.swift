import KeyboardDocuments

extension [(String, JSONText)] {

  /// Add an object, unless it is empty.
  mutating func add(_ key: String, _ members: Self) {
    if !members.isEmpty { append((key, .object(members))) }
  }
}

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
