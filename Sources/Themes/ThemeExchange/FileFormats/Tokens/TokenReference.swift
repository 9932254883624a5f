import Foundation
import SourceText

/// Parser of references to design tokens, as `{path}` or JSON Pointer.
enum TokenReference {

  static func path(in value: JSONValue) -> [String]? {
    guard let text = value.string, text.utf8.first == 0x7B, text.utf8.last == 0x7D,
      text.utf8.count > 2
    else { return nil }
    return text.dropFirst().dropLast()
      .split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Source: RFC 6901, sections 3 and 6.
  static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      let part = String($0).replacing("~1", with: "/").replacing("~0", with: "~")
      return part.removingPercentEncoding ?? part
    }
  }
}

extension TokenFile {

  /// Reads a value, or the one that it refers to; each reference expects the type of its token.
  mutating func following<Result>(
    _ value: JSONValue, expecting type: TokenType?,
    _ read: (inout Self, JSONValue) -> Result?
  ) -> Result? {
    let outer = trail
    defer { trail = outer }
    guard let value = followed(value, expecting: type) else { return nil }
    return read(&self, value)
  }

  private mutating func followed(_ value: JSONValue, expecting type: TokenType?) -> JSONValue? {
    if let path = TokenReference.path(in: value) {
      return token(path, at: value).flatMap { followed($0, expecting: type, at: value) }
    }
    guard let reference = value["$ref"] else { return value }
    guard let text = reader.string(reference, named: "$ref") else { return nil }
    guard let pointer = TokenReference.pointer(text) else {
      return report(
        "$ref must be a JSON pointer into this file", code: .invalidValue, at: reference,
        hints: ["It is written as \"#/group/token/$value\"."])
    }
    guard let (token, rest) = place(of: pointer) else {
      let known = unknownNames < 20 ? knownNames.map { "#/" + $0.replacing(".", with: "/") } : []
      return report(
        "\(text.quoted) leads to no token", code: .unknownToken, at: reference,
        hints: hints(for: text, among: known))
    }
    if rest.isEmpty || rest == ["$value"] {
      return followed(token, expecting: type, at: reference)
    }
    return part(rest, of: token, at: reference)
  }

  private mutating func followed(
    _ token: Token, expecting type: TokenType?, at use: JSONValue
  ) -> JSONValue? {
    guard let longer = extend(trail, with: token, at: use) else { return nil }
    trail = longer
    if let type {
      guard let own = self.type(of: token) else { return nil }
      guard own == type || own.isReadable(as: type) else {
        return report(
          "The token \(token.name.quoted) is a \(own.rawValue), not a \(type.rawValue)",
          code: .wrongType, at: use)
      }
    }
    return content(of: token, expecting: type).flatMap { followed($0, expecting: type) }
  }

  private mutating func part(_ path: [String], of token: Token, at use: JSONValue) -> JSONValue? {
    guard let longer = extend(trail, with: token, at: use) else { return nil }
    trail = longer
    guard path.first == "$value" else {
      return report(
        "A part of the token \(token.name.quoted) begins with “$value”", code: .invalidValue,
        at: use)
    }
    var value = token.value
    for key in path.dropFirst() {
      guard let whole = followed(value, expecting: nil) else { return nil }
      let element = whole.array.flatMap { list in
        Int(key).flatMap { list.indices.contains($0) ? list[$0] : nil }
      }
      guard let next = element ?? whole[key] else {
        let known = whole.members.map(\.key)
        return report(
          "The value of \(token.name.quoted) has no part \(key.quoted)", code: .unknownToken,
          at: use, hints: NearestNames.hint(for: key, among: known).map { [$0] } ?? [])
      }
      value = next
    }
    return followed(value, expecting: nil)
  }

  private mutating func extend(
    _ trail: [String], with token: Token, at use: JSONValue
  ) -> [String]? {
    let name = token.name
    guard !trail.contains(name) else {
      let members = trail.drop { $0 != name } + [name]
      let cycle = members.prefix(12).map { "{\($0.shortened)}" }.joined(separator: " → ")
      return report("Tokens refer to each other in a cycle: \(cycle)", code: .tokenCycle, at: use)
    }
    guard mayContinue(at: use) else { return nil }
    guard trail.count < Self.references.depth else {
      return report(
        "A token refers to its value through more than \(Self.references.depth) others",
        code: .jsonLimit, at: use)
    }
    return trail + [name]
  }

  /// Candidate names for hints, up to a limit, because a hostile file can contain millions.
  private mutating func hints(for name: String, among known: [String]) -> [String] {
    unknownNames += 1
    guard unknownNames <= 20 else { return [] }
    return NearestNames.hint(for: name, among: known).map { [$0] } ?? []
  }

  private var knownNames: [String] { tokens.prefix(1000).map(\.name) }

  private mutating func token(_ path: [String], at use: JSONValue) -> Token? {
    if let index = index(of: path) { return tokens[index] }
    let name = path.joined(separator: ".")
    guard !groupNames.contains(name) else {
      return report(
        "\(name.quoted) is not a token", code: .unknownToken, at: use,
        hints: ["It is a group; a group's own value is its token “$root”."])
    }
    return report(
      "There is no token \(name.quoted)", code: .unknownToken, at: use,
      hints: hints(for: name, among: knownNames))
  }

  mutating func type(of token: Token, trail: [String] = []) -> TokenType? {
    if let type = token.ownType { return type }
    let value = token.value
    if let path = TokenReference.path(in: value) {
      guard let trail = extend(trail, with: token, at: value),
        let target = self.token(path, at: value)
      else { return nil }
      return type(of: target, trail: trail)
    }
    if let text = value["$ref"]?.string, let pointer = TokenReference.pointer(text),
      let (target, rest) = place(of: pointer), rest.isEmpty || rest == ["$value"]
    {
      return extend(trail, with: token, at: value).flatMap { type(of: target, trail: $0) }
    }
    if token.typeName == nil, let type = token.groupType { return type }
    return TokenType(of: value)
      ?? report(
        token.typeName.map { "A theme has no values of the type \($0.shortened.quoted)" }
          ?? "The token \(token.name.quoted) has no type", code: .missingKey, at: token.object)
  }

  private func place(of pointer: [String]) -> (Token, rest: [String])? {
    for count in stride(from: min(pointer.count, Self.references.depth), to: 0, by: -1) {
      if let index = indices[pointer.prefix(count).joined(separator: ".")],
        tokens[index].path == Array(pointer.prefix(count))
      {
        return (tokens[index], Array(pointer.dropFirst(count)))
      }
    }
    return nil
  }

  private func index(of path: [String]) -> Int? {
    let name = path.joined(separator: ".")
    return indices[name] ?? indices["\(name).\(Self.rootName)"]
      ?? indices[path.dropFirst().joined(separator: ".")]
  }

  func target(of token: Token) -> Token? {
    TokenReference.path(in: token.value).flatMap { index(of: $0) }.map { tokens[$0] }
  }

  func origin(of token: Token) -> Token? {
    var token = token
    for _ in 0..<Self.references.depth {
      guard let next = target(of: token) else { return token }
      token = next
    }
    return nil
  }
}
