/// The keys and the indices of elements from the root of a document to a value.
package struct JSONPath: Hashable, Sendable {

  package enum Step: Hashable, Sendable {
    case key(String)

    /// Counted from 0.
    case element(Int)
  }

  package private(set) var steps: [Step] = []

  package init() {}

  package func appending(_ step: Step) -> JSONPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The texts of the steps.
  package var keys: [String] {
    steps.map { step in
      switch step {
      case .key(let key): key
      case .element(let index): "\(index)"
      }
    }
  }

  /// The name beside the line of a value, as short as it says enough: `weight`, `stop 2`,
  /// `backgroundColor dark`; the value of a token has the name of the token.
  package var name: String {
    let steps = steps.filter { $0 != .key("$value") }
    var start = max(steps.count - 1, 0)
    while start > 0, !Self.isTelling(start, of: steps) { start -= 1 }
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

  private static func isTelling(_ index: Int, of steps: [Step]) -> Bool {
    guard case .key(let key) = steps[index], !sides.contains(key) else { return false }
    if case .element = steps[index - 1] { return false }
    return true
  }
}
