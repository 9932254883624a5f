import SourceText

extension TokenFile {

  private struct Visit {
    var written: [String: (group: JSONValue, path: [String])] = [:]
    var results: [String: JSONValue] = [:]
    var trail: [String] = []

    mutating func add(_ group: JSONValue, path: [String]) {
      written[path.joined(separator: ".")] = (group, path)
      for child in group.tokenMembers where TokenSource.content(of: child.value) == nil {
        add(child.value, path: path + [child.key])
      }
    }
  }

  mutating func extended(_ root: JSONValue) -> JSONValue? {
    var visit = Visit()
    visit.add(root, path: [])
    return extended(root, path: [], &visit)
  }

  private mutating func extended(
    _ group: JSONValue, path: [String], _ visit: inout Visit
  ) -> JSONValue? {
    let name = path.joined(separator: ".")
    if let result = visit.results[name] { return result }
    if reader.hasErrors { return nil }
    let base = group["$extends"]
    guard !visit.trail.contains(name) else {
      let members = visit.trail.drop { $0 != name } + [name]
      let cycle = members.map { "{\($0.shortened)}" }.joined(separator: " → ")
      return report(
        "Groups extend each other in a cycle: \(cycle)", code: .tokenCycle, at: base ?? group)
    }
    guard visit.trail.count < Self.references.depth else {
      return report(
        "A group extends more than \(Self.references.depth) others", code: .jsonLimit,
        at: base ?? group)
    }
    visit.trail.append(name)
    defer { visit.trail.removeLast() }
    var result = group
    if let base {
      if let (target, place) = target(of: base, in: visit),
        let inherited = extended(target, path: place, &visit),
        mayContinue(at: group, after: Self.count(inherited))
      {
        result = TokenSource.merged(inherited, group)
      } else if !dismissErrors(of: path + ["$extends"]) {
        return nil
      }
    }
    var members = result.members.filter { $0.key != "$extends" }
    for (index, member) in members.enumerated()
    where member.value.isObject && TokenSource.content(of: member.value) == nil {
      guard let child = extended(member.value, path: path + [member.key], &visit)
      else { return nil }
      members[index].value = child
    }
    result.content = .object(JSONObject(members: members))
    guard Self.count(result) <= Self.references.values else {
      return report(
        "The groups extend each other to more than \(Self.references.values) tokens",
        code: .jsonLimit, at: base ?? group)
    }
    visit.results[name] = result
    return result
  }

  private mutating func target(
    of value: JSONValue, in visit: Visit
  ) -> (group: JSONValue, path: [String])? {
    let pointer = value["$ref"] ?? value
    guard
      let path = TokenReference.path(in: value)
        ?? pointer.string.flatMap({ TokenReference.pointer($0) })
    else {
      return report(
        "$extends must be a reference to a group", code: .invalidValue, at: value,
        hints: ["A reference is written as \"{group.name}\"."])
    }
    if let known = visit.written[path.joined(separator: ".")], known.path == path { return known }
    for index in path.indices {
      let parent = visit.written[path.prefix(index).joined(separator: ".")]?.group
      let wanted = path.prefix(index + 1).joined(separator: ".")
      if visit.written[wanted]?.path.count == index + 1 { continue }
      if parent?[path[index]] != nil {
        return report(
          "\(path.joined(separator: ".").quoted) is a token; only a group can be extended",
          code: .wrongType, at: value)
      }
      let known = (parent?.tokenMembers ?? []).filter { TokenSource.content(of: $0.value) == nil }
        .map { (path.prefix(index) + [$0.key]).joined(separator: ".") }
      return report(
        "There is no group \(wanted.quoted)", code: .unknownToken, at: value,
        hints: NearestNames.hint(for: wanted, among: known).map { [$0] } ?? [])
    }
    return nil
  }

  private static func count(_ group: JSONValue) -> Int {
    group.tokenMembers.reduce(0) {
      $0 + (TokenSource.content(of: $1.value) == nil ? count($1.value) : 1)
    }
  }

  mutating func report<Value>(
    _ message: String, code: DiagnosticCode, at value: JSONValue, hints: [String] = []
  ) -> Value? {
    reader.report(message, code: code, at: value.span, file: value.file, hints: hints)
    return nil
  }
}
