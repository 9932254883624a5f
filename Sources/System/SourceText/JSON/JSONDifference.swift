/// A value of a document that another version of the document has not, or otherwise.
package struct JSONDifference: Hashable, Sendable {

  package let path: JSONPath
  package let before: JSONValue?
  package let after: JSONValue?

  /// Place in the later version: the value around it, and the index or, if removed, the previous.
  package struct Place: Hashable, Sendable {
    package let container: JSONValue
    package let index: Int?
  }

  /// Nil for the root.
  package let place: Place?

  /// Returns the differences between two versions, from top to bottom of the later one.
  package static func all(from before: JSONValue, to after: JSONValue) -> [JSONDifference] {
    var comparison = Comparison()
    comparison.compare(before, after, at: JSONPath(), in: nil)
    return comparison.differences
  }

  /// The difference in words, such as `weight 400 → 500`; of plain values, with both of them.
  package func text(before: String?, after: String?) -> String {
    let isWhole = [self.before, self.after].contains { $0?.isContainer == true }
    guard !isWhole || before != nil && after != nil else {
      return "\(path.name) \(after == nil ? "removed" : "added")"
    }
    let values = "\(before ?? "none") → \(after ?? "none")"
    return path.name.isEmpty ? values : "\(path.name) \(values)"
  }
}

/// Comparison of two JSON values, from the outside in.
private struct Comparison {

  // Of longer lists, no elements belong together.
  private static let maximumPairs = 1 << 22

  private(set) var differences: [JSONDifference] = []

  mutating func compare(
    _ before: JSONValue, _ after: JSONValue, at path: JSONPath, in place: JSONDifference.Place?
  ) {
    guard !before.says(after) else { return }
    switch (before.content, after.content) {
    case (.object(let old), .object(let new)): compare(old, new, in: after, at: path)
    case (.array(let old), .array(let new)): compare(old, new, in: after, at: path)
    default: add(path, before, after, in: place)
    }
  }

  private mutating func add(
    _ path: JSONPath, _ before: JSONValue?, _ after: JSONValue?, in place: JSONDifference.Place?
  ) {
    differences.append(JSONDifference(path: path, before: before, after: after, place: place))
  }

  private mutating func compare(
    _ before: JSONObject, _ after: JSONObject, in object: JSONValue, at path: JSONPath
  ) {
    let former = Dictionary(before.members.map { ($0.key, $0.value) }) { first, _ in first }
    let now = Set(after.members.map(\.key))
    for (index, member) in after.members.enumerated() {
      let inner = path.appending(.key(member.key))
      let place = JSONDifference.Place(container: object, index: index)
      if let value = former[member.key] {
        compare(value, member.value, at: inner, in: place)
      } else {
        add(inner, nil, member.value, in: place)
      }
    }
    let last = after.members.indices.last
    for member in before.members where !now.contains(member.key) {
      add(
        path.appending(.key(member.key)), member.value, nil,
        in: .init(container: object, index: last))
    }
  }

  /// Equal elements at both ends stay; of the others, those with the same conditions are compared.
  private mutating func compare(
    _ before: [JSONValue], _ after: [JSONValue], in list: JSONValue, at path: JSONPath
  ) {
    let start = zip(before, after).prefix { $0.says($1) }.count
    let most = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0.says($1) }.count
    let rest = (start..<before.count - end, start..<after.count - end)
    var left = Array(rest.0)
    let isAligned = rest.0.count == rest.1.count
    let isSearched = rest.0.count * rest.1.count <= Self.maximumPairs
    for index in rest.1 {
      let inner = path.appending(.element(index))
      let place = JSONDifference.Place(container: list, index: index)
      let partner =
        isAligned
        ? 0 : isSearched ? left.firstIndex { after[index].isAlike(before[$0]) } : nil
      if let partner {
        compare(before[left.remove(at: partner)], after[index], at: inner, in: place)
      } else {
        add(inner, nil, after[index], in: place)
      }
    }
    for index in left {
      let last = index > 0 && !after.isEmpty ? min(index, after.count) - 1 : nil
      add(
        path.appending(.element(index)), before[index], nil,
        in: .init(container: list, index: last))
    }
  }
}

extension JSONValue {

  /// Whether two values say the same, wherever they are written.
  package func says(_ other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.says($1) }
    case (.object(let own), .object(let others)):
      own.members.count == others.members.count
        && zip(own.members, others.members).allSatisfy { member, other in
          member.key == other.key && member.value.says(other.value)
        }
    default: content == other.content
    }
  }

  /// Whether two elements of lists are the same, or rules with the same conditions.
  fileprivate func isAlike(_ other: JSONValue) -> Bool {
    says(other) || self["match"].map { other["match"]?.says($0) == true } ?? false
  }
}
