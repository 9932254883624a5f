import KeyboardDocuments

// Extending groups, and the tokens of all of them.
extension TokenFile {

  private struct Visit {
    var written: [String: Group] = [:]
    var results: [String: Group] = [:]
    var trail: [String] = []

    /// Find the groups of a group, as they are written.
    mutating func add(_ group: Group) {
      written[group.path.joined(separator: ".")] = group
      for case .group(let child) in group.members.map(\.node) { add(child) }
    }
  }

  mutating func extendGroups() {
    var visit = Visit()
    visit.add(root)
    guard let root = extended(root, &visit), !reader.hasErrors else { return }
    list(root, type: nil)
  }

  private mutating func extended(_ group: Group, _ visit: inout Visit) -> Group? {
    let name = group.path.joined(separator: ".")
    if let result = visit.results[name] { return result }
    if reader.hasErrors { return nil }
    guard !visit.trail.contains(name) else {
      reportCycle(through: name, in: visit.trail, at: group.base ?? group.object)
      return nil
    }
    guard visit.trail.count < Self.references.depth else {
      reader.report(
        "A group extends more than \(Self.references.depth) others", code: .jsonLimit,
        at: (group.base ?? group.object).span,
        file: (group.base ?? group.object).file)
      return nil
    }
    visit.trail.append(name)
    defer { visit.trail.removeLast() }
    var result = group
    if let base = group.base {
      if let target = target(of: base, in: visit), let inherited = extended(target, &visit),
        let merged = merge(group, over: inherited)
      {
        result = merged
      } else if !dismissErrors(of: group.path + ["$extends"]) {
        return nil
      }
    }
    for (index, member) in result.members.enumerated() {
      guard case .group(let child) = member.node else { continue }
      guard let extended = extended(child, &visit) else { return nil }
      result.members[index].node = .group(extended)
    }
    guard count(result) <= Self.references.values else {
      reader.report(
        "The groups extend each other to more than \(Self.references.values) tokens",
        code: .jsonLimit, at: (group.base ?? group.object).span,
        file: (group.base ?? group.object).file)
      return nil
    }
    visit.results[name] = result
    return result
  }

  private mutating func reportCycle(through name: String, in trail: [String], at place: JSONValue) {
    let members = trail.drop { $0 != name } + [name]
    let cycle = members.map { "{\($0.shortened)}" }.joined(separator: " → ")
    reader.report(
      "Groups extend each other in a cycle: \(cycle)", code: .tokenCycle, at: place.span,
      file: place.file)
  }

  private mutating func target(of value: JSONValue, in visit: Visit) -> Group? {
    guard let path = groupPath(value) else { return nil }
    if let group = visit.written[path.joined(separator: ".")], group.path == path { return group }
    var group = root
    for (index, name) in path.enumerated() {
      switch group.members.first(where: { $0.name == name })?.node {
      case .group(let next): group = next
      case .token:
        reader.report(
          "\(path.joined(separator: ".").quoted) is a token; only a group can be extended",
          code: .wrongType, at: value.span, file: value.file)
        return nil
      case nil:
        let known = group.members.compactMap { member -> String? in
          guard case .group = member.node else { return nil }
          return (path.prefix(index) + [member.name]).joined(separator: ".")
        }
        let wanted = path.prefix(index + 1).joined(separator: ".")
        reader.report(
          "There is no group \(wanted.quoted)", code: .unknownToken, at: value.span,
          file: value.file,
          hints: NearestNames.hint(for: wanted, among: known).map { [$0] } ?? [])
        return nil
      }
    }
    return group
  }

  private mutating func groupPath(_ value: JSONValue) -> [String]? {
    if let path = TokenReference.path(in: value) { return path }
    let pointer = value["$ref"] ?? value
    if let path = pointer.string.flatMap({ TokenReference.pointer($0) }) { return path }
    reader.report(
      "$extends must be a reference to a group", code: .invalidValue, at: value.span,
      file: value.file,
      hints: ["A reference is written as \"{group.name}\"."])
    return nil
  }

  private mutating func merge(_ group: Group, over base: Group) -> Group? {
    var result = group
    result.type = group.type ?? base.type
    guard let inherited = moved(base.members, to: group) else { return nil }
    result.members = inherited
    let places = Dictionary(
      uniqueKeysWithValues: result.members.enumerated().map { ($1.name, $0) })
    for member in group.members {
      guard let index = places[member.name] else {
        result.members.append(member)
        continue
      }
      if case .group(let own) = member.node, case .group(let inherited) = result.members[index].node
      {
        guard let merged = merge(own, over: inherited) else { return nil }
        result.members[index].node = .group(merged)
      } else {
        result.members[index].node = member.node
      }
    }
    return result
  }

  private mutating func moved(
    _ members: [(name: String, node: Node)], to group: Group
  ) -> [(name: String, node: Node)]? {
    var result: [(name: String, node: Node)] = []
    for member in members {
      guard let node = moved(member.node, to: group.path + [member.name], of: group) else {
        return nil
      }
      result.append((member.name, node))
    }
    return result
  }

  private mutating func moved(_ node: Node, to path: [String], of group: Group) -> Node? {
    guard mayContinue(at: group.object) else { return nil }
    switch node {
    case .token(var token):
      token.path = path
      return .token(token)
    case .group(var inner):
      guard path.count < Self.references.depth else {
        reader.report(
          "The groups extend each other to more than \(Self.references.depth) levels",
          code: .jsonLimit, at: group.object.span, file: group.object.file)
        return nil
      }
      inner.path = path
      inner.base = nil
      guard let members = moved(inner.members, to: inner) else { return nil }
      inner.members = members
      return .group(inner)
    }
  }

  private func count(_ group: Group) -> Int {
    group.members.reduce(0) { total, member in
      guard case .group(let child) = member.node else { return total + 1 }
      return total + count(child)
    }
  }

  private mutating func list(_ group: Group, type: TokenType?) {
    let type = group.type ?? type
    groupNames.insert(group.path.joined(separator: "."))
    for (_, node) in group.members {
      switch node {
      case .group(let child): list(child, type: type)
      case .token(var token):
        token.groupType = type
        indices[token.name] = tokens.count
        tokens.append(token)
      }
    }
  }
}
