/// Finds the names a user may have meant.
public enum NearestNames {
  /// The candidates nearest to a name, the nearest first, without those that are too different.
  ///
  /// Nearness is the Damerau–Levenshtein distance (optimal string alignment) of the names without
  /// case, `-`, `_` and spaces; up to a third of the letters may differ, and at least one. A
  /// candidate that begins with the name (three letters or more) is near too, and after those one
  /// that ends with it (four letters or more).
  public static func suggestions(
    for name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    guard name.utf8.count <= 256, limit > 0 else { return [] }
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate.utf8.count <= 256 {
      let other = folded(candidate)
      let allowed = max(1, max(wanted.count, min(other.count, 64)) / 3)
      if let distance = distance(wanted, other, atMost: allowed) {
        found.append((distance, candidate))
      } else if wanted.count >= 3, other.starts(with: wanted) {
        found.append((allowed + 1, candidate))
      } else if wanted.count >= 4, other.reversed().starts(with: wanted.reversed()) {
        found.append((allowed + 2, candidate))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// A hint that offers the nearest names, or all of them when none is near and they are few (up to
  /// a dozen); nil when they are many.
  public static func hint(for name: String, among candidates: some Collection<String>) -> String? {
    let near = suggestions(for: name, among: candidates)
    if !near.isEmpty { return "Did you mean \(list(near, last: "or"))?" }
    switch candidates.count {
    case 1: return "There is only \(list(Array(candidates), last: "and"))."
    case 2...12: return "There are \(list(Array(candidates), last: "and"))."
    default: return nil
    }
  }

  private static func list(_ names: [String], last word: String) -> String {
    let quoted = names.map { "“\($0)”" }
    let others = quoted.dropLast().joined(separator: ", ")
    return others.isEmpty ? quoted.joined() : "\(others) \(word) \(quoted[quoted.count - 1])"
  }

  private static func folded(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// The distance of two names, nil when it is more than a limit.
  private static func distance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    if first.isEmpty { return second.count }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > limit }) { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
