import KeyboardDocuments

/// Source: Design Tokens Format Module 2025.10, sections 5 to 7.
struct TokenFile {

  struct Token {

    var path: [String]
    var value: JSONValue
    var object: JSONValue
    var ownType: TokenType?
    var groupType: TokenType?

    var name: String { path.joined(separator: ".") }
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

  static let options = JSONOptions(allowsComments: true, budget: .tokens)

  static let references = InputBudget.tokenReferences

  private(set) var work = 0

  var reader = JSONReader(isOncePerPlace: true)
  private(set) var root: Group
  var tokens: [Token] = []
  var indices: [String: Int] = [:]

  init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.options)
    root = Group(path: [], object: document.root)
    _ = reader.open(file)
    reader.add(document.warnings, file: 0)
    root = group(document.root, path: [], type: nil) ?? root
    try reader.finish()
    extendGroups()
    try reader.finish()
  }
}

extension TokenFile {

  /// Return whether there is work left, or report that the file has none.
  mutating func mayContinue(at value: JSONValue) -> Bool {
    work += 1
    if work == Self.references.steps {
      reader.report(
        "The groups and tokens refer to each other more than \(Self.references.steps) times",
        code: .jsonLimit, at: value.span)
    }
    return work < Self.references.steps
  }
}

// Reading groups as they are written.
extension TokenFile {

  private static let groupKeys = [
    "$type", "$description", "$extends", "$deprecated", "$extensions", "$root", "$schema",
  ]
  private static let tokenKeys = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
  ]

  private mutating func group(_ value: JSONValue, path: [String], type: TokenType?) -> Group? {
    guard let object = reader.object(value, named: name(of: path)) else { return nil }
    var group = Group(path: path, object: value, base: value["$extends"])
    checkProperties(of: object, named: name(of: path), keys: Self.groupKeys)
    group.type = object["$type"].flatMap { reader.choice($0, named: "$type") }
    for member in object.members where !member.key.hasPrefix("$") || member.key == "$root" {
      guard isName(member.key) else {
        reader.report(
          "The name of a token has no “.”, “{” or “}”", code: .invalidValue, at: member.keySpan)
        continue
      }
      if let node = node(member.value, path: path + [member.key]) {
        group.members.append((member.key, node))
      }
    }
    return group
  }

  private mutating func node(_ value: JSONValue, path: [String]) -> Node? {
    guard let object = reader.object(value, named: name(of: path)) else { return nil }
    guard let content = object["$value"] ?? (object["$ref"].map { _ in value }) else {
      if path.last == "$root" {
        reader.report(
          "$root is a token and needs a key “$value”", code: .missingKey, at: value.span)
        return nil
      }
      return group(value, path: path, type: nil).map { .group($0) }
    }
    checkProperties(of: object, named: name(of: path), keys: Self.tokenKeys)
    for member in object.members where !member.key.hasPrefix("$") {
      reader.report(
        "\(name(of: path)) is a token and can't have members", code: .unknownKey,
        at: member.keySpan,
        hints: ["Make it a group, with the value in a token “$root”."])
    }
    return .token(
      Token(
        path: path, value: content, object: value,
        ownType: object["$type"].flatMap { reader.choice($0, named: "$type") }))
  }

  private mutating func checkProperties(of object: JSONObject, named name: String, keys: [String]) {
    for member in object.members where member.key.hasPrefix("$") {
      let value = member.value
      switch member.key {
      case _ where !keys.contains(member.key):
        reader.report(
          "\(name) has no key \(member.key.quoted)", code: .unknownKey, at: member.keySpan,
          hints: NearestNames.hint(for: member.key, among: keys).map { [$0] } ?? [])
      case "$description" where value.string == nil:
        _ = reader.string(value, named: "$description") as String?
      case "$extensions": _ = reader.object(value, named: "$extensions")
      case "$deprecated" where value.bool == nil && value.string == nil:
        _ = reader.bool(value, named: "$deprecated")
      default: break
      }
    }
  }

  private func isName(_ key: String) -> Bool {
    !key.isEmpty && !key.utf8.contains { [0x2E, 0x7B, 0x7D].contains($0) }
  }

  private func name(of path: [String]) -> String {
    path.isEmpty ? "The file" : path.joined(separator: ".").quoted
  }
}
