extension SourceFile {

  /// Returns the changed lines in the unified format of `diff`, with up to three lines around them.
  package func unifiedDifference(to other: SourceFile) -> String {
    let rows = Self.rows(lines, other.lines)
    let changed = rows.indices.filter { rows[$0].sign != " " }
    guard let first = changed.first else { return "" }
    var hunks = [first...first]
    for index in changed.dropFirst() {
      let last = hunks.removeLast()
      hunks += index - last.upperBound > 6 ? [last, index...index] : [last.lowerBound...index]
    }
    return "--- \(name)\n+++ \(name)\n"
      + hunks.map { hunk in
        let start = max(hunk.lowerBound - 3, 0)
        let shown = rows[start..<min(hunk.upperBound + 4, rows.count)]
        func range(_ sign: Character) -> String {
          let count = shown.count { $0.sign != sign }
          return "\(rows[..<start].count { $0.sign != sign } + (count > 0 ? 1 : 0)),\(count)"
        }
        return "@@ -\(range("+")) +\(range("-")) @@\n"
          + shown.map { "\($0.sign)\($0.text)\n" }.joined()
      }.joined()
  }

  private var lines: [String] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  private static func rows(_ old: [String], _ new: [String]) -> [(sign: Character, text: String)] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(sign: Character, text: String)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        rows.append(("-", old[before]))
        before += 1
      } else if inserted.contains(after) {
        rows.append(("+", new[after]))
        after += 1
      } else {
        rows.append((" ", old[before]))
        (before, after) = (before + 1, after + 1)
      }
    }
    return rows
  }
}
