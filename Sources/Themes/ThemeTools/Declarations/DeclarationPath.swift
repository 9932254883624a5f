import KeyboardDocuments

/// The keys and the indices of elements from the root of a theme file to a declaration.
package struct DeclarationPath: Hashable, Sendable {

  package enum Step: Hashable, Sendable {
    case key(String)

    /// Counted from 0.
    case element(Int)
  }

  package private(set) var steps: [Step] = []

  func appending(_ step: Step) -> DeclarationPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The path in the notation of `theme get` and `theme set`.
  package var path: ThemePath {
    ThemePath(
      keys: steps.map { step in
        switch step {
        case .key(let key): key
        case .element(let index): "\(index)"
        }
      })
  }

  /// The name beside the line of the declaration, as short as it says enough: `weight`, `stop 2`,
  /// `backgroundColor dark`.
  package var name: String {
    var start = max(steps.count - 1, 0)
    while start > 0, !isTelling(start) { start -= 1 }
    var words: [String] = []
    for step in steps[start...] {
      switch step {
      case .key(let key): words.append(key)
      case .element(let index):
        if let last = words.last, last.hasSuffix("s") { words[words.count - 1].removeLast() }
        words.append("\(index + 1)")
      }
    }
    return words.joined(separator: " ")
  }

  // The two colors of a pair say nothing alone.
  private static let sides: Set = ["light", "dark"]

  private func isTelling(_ index: Int) -> Bool {
    guard case .key(let key) = steps[index], !Self.sides.contains(key) else { return false }
    if case .element = steps[index - 1] { return false }
    return true
  }
}

extension JSONValue {

  /// Whether two values say the same, wherever they are written.
  func says(_ other: JSONValue) -> Bool {
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
}
