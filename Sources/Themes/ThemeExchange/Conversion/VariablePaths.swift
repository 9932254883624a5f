import SourceText

/// Unique names of theme variables for the paths of design tokens.
struct VariablePaths {

  private(set) var paths: [String: String] = [:]
  private var used: Set<String> = []
  private var groups: Set<String> = []

  init(_ tokens: [[String]]) {
    let pairs = Self.groupsOfSchemes(tokens)
    for path in tokens {
      let names = path.enumerated().map { index, name in
        let isPair = pairs.contains(Array(path.prefix(index)))
        return Self.variableName(isPair ? "\(name)-scheme" : name)
      }
      let free = free(names)
      paths[path.joined(separator: ".")] = free
      used.insert(free)
    }
  }

  private mutating func free(_ names: [String]) -> String {
    let parents = (1..<max(names.count, 1)).map { names.prefix($0).joined(separator: ".") }
    // A group can't have the path of a variable; the last name says which one it was.
    let isBlocked = parents.contains { used.contains($0) }
    let path = isBlocked ? names.joined(separator: "-") : names.joined(separator: ".")
    var candidate = path
    var number = 2
    while used.contains(candidate) || groups.contains(candidate) {
      candidate = "\(path)-\(number)"
      number += 1
    }
    if !isBlocked { groups.formUnion(parents) }
    return candidate
  }

  /// Returns the groups with members for color schemes only, which would be taken for colors.
  private static func groupsOfSchemes(_ tokens: [[String]]) -> Set<[String]> {
    var others: Set<[String]> = [[]]
    var all: Set<[String]> = []
    for path in tokens {
      for (index, name) in path.enumerated() {
        all.insert(Array(path.prefix(index)))
        if name != "light" && name != "dark" { others.insert(Array(path.prefix(index))) }
      }
    }
    return all.subtracting(others)
  }

  static func variableName(_ name: String) -> String {
    if name == "$root" { return "root" }
    let scalars = name.unicodeScalars.prefix(80).map { scalar -> Unicode.Scalar in
      switch scalar {
      case "-", "_", "0"..."9", "A"..."Z", "a"..."z": scalar
      case "\u{1680}", "\u{2000}"..."\u{206F}", "\u{3000}", "\u{FEFF}": "-"
      default: scalar.value > 0xA0 ? scalar : "-"
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    // Keys that begin with "x-" are comments.
    return text.hasPrefix("x-") ? "x_" + text.dropFirst(2) : text
  }
}

typealias JSONMembers = [(String, JSONText)]

extension JSONMembers {

  init(present members: [(String, JSONText?)]) {
    self = members.compactMap { key, value in value.map { (key, $0) } }
  }

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
  init(rootKey: String? = nil) { self.rootKey = rootKey }

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

  var members: JSONMembers {
    keys.compactMap { key in children[key].map { (key, $0.json) } }
  }

  var json: JSONText {
    guard let value else { return .object(members) }
    if keys.isEmpty { return value }
    return .object((rootKey.map { [($0, value)] } ?? []) + members)
  }
}
