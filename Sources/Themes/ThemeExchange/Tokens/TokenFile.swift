import KeyboardDocuments

/// Design tokens as they are in the wild: a token that can't be read is skipped with a reason.
///
/// Source: Design Tokens Format Module 2025.10, sections 5 to 7. Older files have `value` and `type`
/// in place of `$value` and `$type`, as those of Tokens Studio and Style Dictionary 3.
struct TokenFile {

  struct Token {

    var path: [String]
    var value: JSONValue
    var object: JSONValue
    var ownType: TokenType?
    var groupType: TokenType?

    /// The name of a type that the standard doesn't have.
    var otherType: String?

    var name: String { path.joined(separator: ".") }

    var description: String? { (object["$description"] ?? object["description"])?.string }
  }

  struct Group {
    var path: [String]
    var object: JSONValue
    var type: TokenType?
    var base: JSONValue?
    var members: [(name: String, node: Node)] = []
  }

  indirect enum Node {
    case token(Token)
    case group(Group)
  }

  static let references = InputBudget.tokenReferences

  let mode: TokenMode

  /// Members that are neither tokens nor groups, and errors of groups.
  private(set) var skipped: [(name: String, reason: String)] = []

  /// The errors that made parts be skipped.
  private(set) var problems: [Diagnostic] = []

  private(set) var work = 0

  /// The unknown names so far, since near names are only looked for a few times.
  var unknownNames = 0

  var reader: JSONReader
  private let emptyReader: JSONReader
  private(set) var root: Group
  var tokens: [Token] = []
  var indices: [String: Int] = [:]
  var groupNames: Set<String> = []

  init(_ source: TokenSource, mode: TokenMode) throws(Diagnostics) {
    let content = source.root(in: mode)
    self.mode = mode
    root = Group(path: [], object: content)
    emptyReader = source.reader
    reader = emptyReader
    root = group(content, path: [])
    extendGroups()
    try reader.finish()
  }
}

extension TokenFile {

  /// Read the value of a token, or say why it can't be read.
  mutating func reading(_ token: Token) -> (value: TokenValue?, reason: String?) {
    reader = emptyReader
    let value = value(of: token)
    let problem = reader.diagnostics.first { $0.severity == .error }
    reader = emptyReader
    guard let problem else { return (value, nil) }
    problems.append(problem)
    return (nil, ([problem.message] + problem.hints.prefix(1)).joined(separator: "; "))
  }

  mutating func skip(_ path: [String], _ reason: String) {
    skipped.append((path.joined(separator: "."), reason))
  }

  /// Take the errors so far as reasons for skipping a part, unless the file costs too much.
  mutating func dismissErrors(of path: [String]) -> Bool {
    let errors = reader.diagnostics
    if errors.contains(where: { $0.code == .jsonLimit }) { return false }
    for error in errors { skip(path, error.message) }
    problems += errors
    reader = emptyReader
    return true
  }

  /// Return whether there is work left, or report that the file has none.
  mutating func mayContinue(at value: JSONValue) -> Bool {
    work += 1
    if work >= Self.references.steps {
      reader.report(
        "The groups and tokens refer to each other more than \(Self.references.steps) times",
        code: .jsonLimit, at: value.span, file: value.file)
    }
    return work < Self.references.steps
  }
}

// Reading groups as they are written.
extension TokenFile {

  private mutating func group(_ value: JSONValue, path: [String]) -> Group {
    var group = Group(path: path, object: value, base: value["$extends"])
    group.type = (value["$type"] ?? value["type"])?.string.flatMap { TokenType(anyName: $0) }
    for member in value.object?.members ?? []
    where !member.key.hasPrefix("$") || member.key == "$root" {
      // A name with dots is a path, as in flat files.
      let names = member.key.split(separator: ".").map { String($0) }
      guard !names.isEmpty, !member.key.utf8.contains(where: { [0x7B, 0x7D].contains($0) }) else {
        skip(path + [member.key], "a name has letters and no braces")
        continue
      }
      guard path.count + names.count <= Self.references.depth else { continue }
      add(member.value, named: names, to: &group)
    }
    return group
  }

  private mutating func add(_ value: JSONValue, named names: [String], to group: inout Group) {
    let path = group.path + [names[0]]
    guard names.count > 1 else {
      if let node = node(value, path: path) { group.members.append((names[0], node)) }
      return
    }
    let known = group.members.firstIndex { $0.name == names[0] }
    var child = Group(path: path, object: group.object)
    if let known {
      switch group.members[known].node {
      case .group(let group): child = group
      case .token(var token):
        token.path.append(Self.rootName)
        child.members = [(Self.rootName, .token(token))]
      }
    }
    add(value, named: Array(names.dropFirst()), to: &child)
    if let known {
      group.members[known].node = .group(child)
    } else {
      group.members.append((names[0], .group(child)))
    }
  }

  static let rootName = "$root"

  private mutating func node(_ value: JSONValue, path: [String]) -> Node? {
    guard let object = value.object else {
      // Facts such as the version of a file are no tokens either.
      skip(path, "it is neither a token nor a group, but \(value.kind)")
      return nil
    }
    guard let content = TokenSource.content(of: value) else {
      if object["$type"] != nil, object.members.allSatisfy({ $0.key.hasPrefix("$") }) {
        skip(path, "it has a type but no value")
        return nil
      }
      return .group(group(value, path: path))
    }
    let type = (object["$type"] ?? (object["$value"] == nil ? object["type"] : nil))?.string
    var token = Token(
      path: path, value: mode.content(of: value) ?? content, object: value,
      ownType: type.flatMap { TokenType(anyName: $0) })
    if token.ownType == nil { token.otherType = type }
    let isGroup =
      object["$value"] != nil
      && object.members.contains { !$0.key.hasPrefix("$") && $0.value.isObject }
    guard isGroup else { return .token(token) }
    // The standard has such a value in a token of the group.
    var group = group(value, path: path)
    token.path.append(Self.rootName)
    group.type = token.ownType ?? group.type
    group.members.insert((Self.rootName, .token(token)), at: 0)
    return .group(group)
  }
}
