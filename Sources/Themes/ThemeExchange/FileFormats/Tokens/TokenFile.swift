import SourceText

/// Design tokens as they are in the wild: a token that can't be read is skipped with a reason.
///
/// Source: Design Tokens Format Module 2025.10, sections 5 to 7. Older files have `value` and `type`
/// in place of `$value` and `$type`, as those of Tokens Studio and Style Dictionary 3.
struct TokenFile {

  /// A token by the keys of the standard.
  struct Token {

    var path: [String]
    var object: JSONValue
    var groupType: TokenType?

    var name: String { path.joined(separator: ".") }
    var value: JSONValue { object["$value"] ?? object }
    var typeName: String? { object["$type"]?.string }
    var ownType: TokenType? { typeName.flatMap { TokenType(anyName: $0) } }
    var hints: JSONValue? { object["$extensions"]?[TokenExtension.vendor] }
    var modifier: JSONValue? { object["$extensions"]?["studio.tokens"]?["modify"] }
  }

  static let references = InputBudget.tokenReferences
  static let rootName = "$root"

  let source: JSONValue
  let mode: TokenMode

  /// Members that are neither tokens nor groups, and errors of groups.
  private(set) var skipped: [(name: String, reason: String)] = []

  private(set) var problems: [Diagnostic] = []
  private(set) var work = 0

  /// The unknown names so far, since near names are only looked for a few times.
  var unknownNames = 0
  var reader: JSONReader
  private let emptyReader: JSONReader
  private(set) var tokens: [Token] = []
  private(set) var indices: [String: Int] = [:]
  private(set) var groupNames: Set<String> = []

  /// Tokens on the way to the current value, and the theme's differences from the values so far.
  var trail: [String] = []
  var differences: [String] = []

  init(_ files: TokenSource, mode: TokenMode) throws(Diagnostics) {
    source = files.root(in: mode)
    self.mode = mode
    emptyReader = files.reader
    reader = emptyReader
    if let root = extended(group(source, path: [])) { list(root, path: [], type: nil) }
    try reader.finish()
  }

  mutating func reading(_ token: Token) -> (value: TokenValue?, reason: String?) {
    reader = emptyReader
    (trail, differences) = ([token.name], [])
    var value = type(of: token).flatMap { type in
      content(of: token, expecting: type).flatMap {
        self.value($0, as: type, named: token.name.quoted)
      }
    }
    let problem = reader.diagnostics.first { $0.severity == .error }
    reader = emptyReader
    guard let problem else {
      value?.differences = differences
      value?.suit((target(of: token).flatMap { origin(of: $0) } ?? token).hints)
      return (value, nil)
    }
    problems.append(problem)
    return (nil, ([problem.message] + problem.hints.prefix(1)).joined(separator: "; "))
  }

  private mutating func skip(_ path: [String], _ reason: String) {
    skipped.append((path.joined(separator: "."), reason))
  }

  /// Takes the errors so far as reasons for skipping a part, unless the file costs too much.
  mutating func dismissErrors(of path: [String]) -> Bool {
    let errors = reader.diagnostics
    if errors.contains(where: { $0.code == .jsonLimit }) { return false }
    for error in errors { skip(path, error.message) }
    problems += errors
    reader = emptyReader
    return true
  }

  mutating func mayContinue(at value: JSONValue, after steps: Int = 1) -> Bool {
    work += steps
    if work >= Self.references.steps {
      reader.report(
        "The groups and tokens refer to each other more than \(Self.references.steps) times",
        code: .jsonLimit, at: value.span, file: value.file)
    }
    return work < Self.references.steps
  }

  private mutating func list(_ group: JSONValue, path: [String], type: TokenType?) {
    let type = group["$type"]?.string.flatMap { TokenType(anyName: $0) } ?? type
    groupNames.insert(path.joined(separator: "."))
    for member in group.tokenMembers {
      let path = path + [member.key]
      if TokenSource.content(of: member.value) == nil {
        list(member.value, path: path, type: type)
      } else {
        let token = Token(path: path, object: member.value, groupType: type)
        indices[token.name] = tokens.count
        tokens.append(token)
      }
    }
  }

  // MARK: Groups and tokens by the keys of the standard

  private mutating func group(_ value: JSONValue, path: [String]) -> JSONValue {
    var nodes: [(names: ArraySlice<String>, node: JSONValue)] = []
    for member in value.tokenMembers {
      let names = member.key.split(separator: ".").map { String($0) }
      guard !names.isEmpty, !member.key.utf8.contains(where: { [0x7B, 0x7D].contains($0) }) else {
        skip(path + [member.key], "a name has letters and no braces")
        continue
      }
      guard names.count == 1 || !names.contains(where: { $0.hasPrefix("$") && $0 != Self.rootName })
      else {
        skip(path + [member.key], "a name has no “$” at its start")
        continue
      }
      guard path.count + names.count <= Self.references.depth else { continue }
      if let node = node(member.value, path: path + names) { nodes.append((names[...], node)) }
    }
    let type = (value["$type"] ?? value["type"]).flatMap { $0.string == nil ? nil : $0 }
    return value.with([("$type", type), ("$extends", value["$extends"])] + Self.nested(nodes))
  }

  /// Puts nodes into groups by their names: one with dots is a path, as in flat files.
  private static func nested(
    _ nodes: [(names: ArraySlice<String>, node: JSONValue)]
  ) -> [(String, JSONValue?)] {
    var order: [String] = []
    var parts: [String: [(names: ArraySlice<String>, node: JSONValue)]] = [:]
    for (names, node) in nodes {
      guard let name = names.first else { continue }
      if parts[name] == nil { order.append(name) }
      parts[name, default: []].append((names.dropFirst(), node))
    }
    return order.map { name in
      let parts = parts[name] ?? []
      if parts.count == 1, parts[0].names.isEmpty { return (name, parts[0].node) }
      if let fact = parts.last(where: { !$0.node.isObject }) { return (name, fact.node) }
      let inner = parts.flatMap { names, node in
        if !names.isEmpty { return [(names, node)] }
        if TokenSource.content(of: node) != nil { return [([rootName][...], node)] }
        return node.members.map { ([$0.key][...], $0.value) }
      }
      return (name, parts[0].node.with(nested(inner)))
    }
  }

  private mutating func node(_ value: JSONValue, path: [String]) -> JSONValue? {
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
      return group(value, path: path)
    }
    let isStandard = object["$value"] != nil
    let token = value.with([
      ("$type", object["$type"] ?? (isStandard ? nil : object["type"])),
      ("$value", mode.content(of: value) ?? content),
      ("$description", object["$description"] ?? object["description"]),
      ("$deprecated", object["$deprecated"]), ("$extensions", object["$extensions"]),
    ])
    guard isStandard, value.tokenMembers.contains(where: \.value.isObject) else { return token }
    // The standard has such a value in a token of the group.
    let group = group(value, path: path)
    let members = group.members.map { ($0.key, JSONValue?.some($0.value)) }
    return group.with([(Self.rootName, token)] + members)
  }
}

extension JSONValue {

  var tokenMembers: [JSONObject.Member] {
    members.filter { !$0.key.hasPrefix("$") || $0.key == TokenFile.rootName }
  }

  func with(_ members: [(String, JSONValue?)]) -> JSONValue {
    var copy = self
    copy.content = .object(
      JSONObject(
        members: members.compactMap { key, value in
          value.map { JSONObject.Member(key: key, keySpan: span, value: $0) }
        }))
    return copy
  }
}

/// A color scheme for which files of design tokens are read.
enum TokenMode: String, CaseIterable {
  case light, dark

  private var otherNames: Set<String> { self == .light ? ["light", "day"] : ["dark", "night"] }

  static func named(_ name: String) -> (mode: TokenMode, rest: [String])? {
    let words = NameWords.words(of: name)
    let found = allCases.filter { !$0.otherNames.isDisjoint(with: words) }
    guard found.count == 1 else { return nil }
    return (found[0], words.filter { !found[0].otherNames.contains($0) })
  }

  /// The value for dark colors in the extensions of any program, as `dark` or `mode.dark`.
  func content(of token: JSONValue) -> JSONValue? {
    guard self == .dark, let extensions = token["$extensions"] else { return nil }
    for vendor in extensions.members.map(\.value) {
      for part in [vendor] + vendor.members.map(\.value) {
        guard let value = part.members.first(where: { Self.isDark($0.key) })?.value
        else { continue }
        return TokenSource.content(of: value) ?? value
      }
    }
    return nil
  }

  private static func isDark(_ key: String) -> Bool {
    ["dark", "darkmode"].contains(key.lowercased().filter(\.isLetter))
  }
}
