/// Finds the names a user may have meant.
public enum NearestNames {
  /// The candidates nearest to a name, the nearest first, without those that are too different.
  ///
  /// Nearness is the Damerau–Levenshtein distance (optimal string alignment) of the names without
  /// case, `-`, `_` and spaces; up to a third of the letters may differ, and at least one. A
  /// candidate that begins with the name (three letters or more) is near too.
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
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// A hint that offers the nearest names; nil when none is near.
  public static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = suggestions(for: name, among: candidates).map { "“\($0)”" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
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
