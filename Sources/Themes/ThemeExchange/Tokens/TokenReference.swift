import KeyboardDocuments

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
      return part.contains("%") ? part.decodingPercents : part
    }
  }
}

extension String {

  fileprivate var decodingPercents: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// Following references.
extension TokenFile {

  /// The names for hints, of which a hostile file has too many to compare, and too often.
  private mutating func hints(for name: String, among known: [String]) -> [String] {
    unknownNames += 1
    guard unknownNames <= 20 else { return [] }
    return NearestNames.hint(for: name, among: known).map { [$0] } ?? []
  }

  private var knownNames: [String] { tokens.prefix(1000).map(\.name) }

  mutating func token(_ path: [String], at use: JSONValue) -> Token? {
    if let index = index(of: path) { return tokens[index] }
    let name = path.joined(separator: ".")
    let isGroup = groupNames.contains(name)
    let hints =
      isGroup
      ? ["It is a group; a group's own value is its token “$root”."]
      : hints(for: name, among: knownNames)
    reader.report(
      isGroup ? "\(name.quoted) is not a token" : "There is no token \(name.quoted)",
      code: .unknownToken, at: use.span, file: use.file, hints: hints)
    return nil
  }

  mutating func type(of token: Token, trail: [String] = []) -> TokenType? {
    if let type = token.ownType { return type }
    if let path = TokenReference.path(in: token.value) {
      guard let trail = extend(trail, with: token, at: token.value),
        let target = self.token(path, at: token.value)
      else { return nil }
      return type(of: target, trail: trail)
    }
    if let text = token.value["$ref"]?.string, let pointer = TokenReference.pointer(text),
      let (target, rest) = place(of: pointer), rest.isEmpty || rest == ["$value"]
    {
      guard let trail = extend(trail, with: token, at: token.value) else { return nil }
      return type(of: target, trail: trail)
    }
    if token.otherType == nil, let type = token.groupType { return type }
    if let type = TokenType(of: token.value) { return type }
    reader.report(
      token.otherType.map { "A theme has no values of the type \($0.shortened.quoted)" }
        ?? "The token \(token.name.quoted) has no type", code: .missingKey, at: token.object.span,
      file: token.object.file)
    return nil
  }

  mutating func extend(
    _ trail: [String], with token: Token, at use: JSONValue
  ) -> [String]? {
    let name = token.name
    guard !trail.contains(name) else {
      let members = trail.drop { $0 != name } + [name]
      let cycle = members.prefix(12).map { "{\($0.shortened)}" }.joined(separator: " → ")
      reader.report(
        "Tokens refer to each other in a cycle: \(cycle)", code: .tokenCycle, at: use.span,
        file: use.file)
      return nil
    }
    guard mayContinue(at: use) else { return nil }
    guard trail.count < Self.references.depth else {
      reader.report(
        "A token refers to its value through more than \(Self.references.depth) others",
        code: .jsonLimit, at: use.span, file: use.file)
      return nil
    }
    return trail + [name]
  }

  func place(of pointer: [String]) -> (Token, rest: [String])? {
    for count in stride(from: min(pointer.count, Self.references.depth), to: 0, by: -1) {
      if let index = indices[pointer.prefix(count).joined(separator: ".")],
        tokens[index].path == Array(pointer.prefix(count))
      {
        return (tokens[index], Array(pointer.dropFirst(count)))
      }
    }
    return nil
  }

  /// An expected type is that of the token at each reference.
  mutating func followed(
    _ value: JSONValue, expecting type: TokenType?, trail: [String]
  ) -> (value: JSONValue, trail: [String])? {
    if let path = TokenReference.path(in: value) {
      guard let token = token(path, at: value), let trail = extend(trail, with: token, at: value)
      else { return nil }
      return followed(token, expecting: type, at: value, trail: trail)
    }
    guard let reference = value["$ref"] else { return (value, trail) }
    guard let text = reader.string(reference, named: "$ref") else { return nil }
    guard let pointer = TokenReference.pointer(text) else {
      reader.report(
        "$ref must be a JSON pointer into this file", code: .invalidValue, at: reference.span,
        file: reference.file,
        hints: ["It is written as \"#/group/token/$value\"."])
      return nil
    }
    guard let (token, rest) = place(of: pointer) else {
      let known = unknownNames < 20 ? knownNames.map { "#/" + $0.replacing(".", with: "/") } : []
      reader.report(
        "\(text.quoted) leads to no token", code: .unknownToken, at: reference.span,
        file: reference.file,
        hints: hints(for: text, among: known))
      return nil
    }
    guard let trail = extend(trail, with: token, at: reference) else { return nil }
    if rest.isEmpty || rest == ["$value"] {
      return followed(token, expecting: type, at: reference, trail: trail)
    }
    return part(Array(rest), of: token, at: reference, expecting: type, trail: trail)
  }

  private mutating func followed(
    _ token: Token, expecting type: TokenType?, at use: JSONValue, trail: [String]
  ) -> (value: JSONValue, trail: [String])? {
    if let type {
      guard let own = self.type(of: token) else { return nil }
      guard own == type || own.isReadable(as: type) else {
        reader.report(
          "The token \(token.name.quoted) is \(own.withArticle), not \(type.withArticle)",
          code: .wrongType, at: use.span, file: use.file)
        return nil
      }
    }
    return followed(token.value, expecting: type, trail: trail)
  }

  private mutating func part(
    _ path: [String], of token: Token, at use: JSONValue, expecting type: TokenType?,
    trail: [String]
  ) -> (value: JSONValue, trail: [String])? {
    guard path.first == "$value" else {
      reader.report(
        "A part of the token \(token.name.quoted) begins with “$value”", code: .invalidValue,
        at: use.span, file: use.file)
      return nil
    }
    var place = (value: token.value, trail: trail)
    for key in path.dropFirst() {
      guard let whole = followed(place.value, expecting: nil, trail: place.trail) else {
        return nil
      }
      place = whole
      let part = whole.value.array.flatMap { list in
        Int(key).flatMap { list.indices.contains($0) ? list[$0] : nil }
      }
      guard let next = part ?? whole.value[key] else {
        reader.report(
          "The value of \(token.name.quoted) has no part \(key.quoted)", code: .unknownToken,
          at: use.span, file: use.file,
          hints: NearestNames.hint(
            for: key, among: whole.value.object?.members.map(\.key) ?? []
          ).map { [$0] } ?? [])
        return nil
      }
      place.value = next
    }
    return followed(place.value, expecting: nil, trail: place.trail)
  }
}

extension TokenFile {

  /// The token that the whole value of another stands for.
  func target(of token: Token) -> Token? {
    TokenReference.path(in: token.value).flatMap { index(of: $0) }.map { tokens[$0] }
  }

  /// The place of a token by its path, by that of its group, or by that without the name of a set.
  private func index(of path: [String]) -> Int? {
    let name = path.joined(separator: ".")
    return indices[name] ?? indices["\(name).\(Self.rootName)"]
      ?? indices[path.dropFirst().joined(separator: ".")]
  }

  /// The token at the end of a chain of references.
  func origin(of token: Token) -> Token? {
    var token = token
    for _ in 0..<Self.references.depth {
      guard let next = target(of: token) else { return token }
      token = next
    }
    return nil
  }
}
