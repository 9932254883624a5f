/// A search for names similar to a misspelled one.
public enum NearestNames {
  /// Returns the candidates nearest to a name, the nearest first, excluding those too different.
  ///
  /// The measure is the optimal string alignment distance without case, `-`, `_` and spaces: up to a
  /// third of the letters may differ, and at least one. Candidates that begin with the name (from three
  /// letters) or end with it (from four) follow.
  public static func suggestions(
    for name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    ranked(for: name, among: candidates).prefix(max(limit, 0)).map(\.name)
  }

  /// Returns the nearest candidate if the name is probably a misspelling of it, and of no other one.
  package static func misspelled(_ name: String, among candidates: some Sequence<String>) -> String?
  {
    let near = ranked(for: name, among: candidates)
    guard let best = near.first, best.distance <= max(1, best.name.utf8.count / 4),
      near.count == 1 || near[1].distance > best.distance
    else { return nil }
    return best.name
  }

  private static func ranked(
    for name: String, among candidates: some Sequence<String>
  ) -> [(distance: Int, name: String)] {
    guard name.utf8.count <= 256 else { return [] }
    let wanted = LetterRow(name).letters
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    var found: [(distance: Int, name: String)] = []
    var other = LetterRow("")
    var distance = EditDistance()
    for candidate in candidates where candidate.utf8.count <= 256 {
      other.set(candidate)
      let allowed = max(1, max(wanted.count, min(other.letters.count, 64)) / 3)
      if let distance = distance.between(wanted, other.letters, atMost: allowed) {
        found.append((distance, candidate))
      } else if wanted.count >= 3, other.letters.starts(with: wanted) {
        found.append((allowed + 1, candidate))
      } else if wanted.count >= 4, other.letters.suffix(wanted.count) == wanted[...] {
        found.append((allowed + 2, candidate))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    // Installed themes may have the names of built-in ones.
    return found.reduce(into: []) { if $0.last?.name != $1.name { $0.append($1) } }
  }

  /// Returns the candidate equal to a name, or the first equal without case, `-`, `_` and spaces.
  public static func match(for name: String, among candidates: some Sequence<String>) -> String? {
    match(for: name, among: Array(candidates))
  }

  /// To search a generic sequence, the Swift runtime would look through all conformances of the process.
  package static func match(for name: String, among candidates: [String]) -> String? {
    if candidates.contains(name) { return name }
    guard name.utf8.count <= 256 else { return nil }
    let letters = LetterRow(name).letters
    return candidates.first { LetterRow($0).letters == letters }
  }

  /// Returns what names that match have in common: the letters without case, `-`, `_` and spaces.
  package static func letters(of name: String) -> [UInt32] { LetterRow(name).letters }

  /// Returns a hint with the nearest names or all of up to a dozen, or nil if none is near.
  public static func hint(for name: String, among candidates: some Collection<String>) -> String? {
    let near = suggestions(for: name, among: candidates)
    if !near.isEmpty { return "Did you mean \(near.quoted.joinedAsAlternatives)?" }
    switch candidates.count {
    case 1: return "There is only \(candidates.quoted.joined())."
    case 2...12: return "There are \(candidates.quoted.joined(last: "and"))."
    default: return nil
    }
  }
}

/// Letters of a name without case and separators, in reused memory.
private struct LetterRow {
  private(set) var letters: [UInt32] = []

  init(_ name: String) { set(name) }

  mutating func set(_ name: String) {
    letters.removeAll(keepingCapacity: true)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(UInt32(byte) + 32)
      case ..<0x80: letters.append(UInt32(byte))
      default:
        letters = name.lowercased().unicodeScalars.filter { !"-_ ".unicodeScalars.contains($0) }
          .map(\.value)
        return
      }
    }
  }
}

/// Optimal string alignment (a transposition counts once), in reused rows.
struct EditDistance {
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// Returns the distance of two names, or nil if it exceeds a limit.
  mutating func between(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    let far = limit + 1
    clear(width: second.count + 1, far: far)
    var nearestBefore = 0
    for row in 1...first.count {
      // Cells further from the diagonal than the limit exceed the limit.
      let columns = max(1, row - limit)...min(second.count, row + limit)
      let nearest = fill(columns, ofRow: row, first, second, far: far)
      // A transposition reaches back over one row.
      if min(nearest, nearestBefore) > limit { return nil }
      nearestBefore = nearest
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = previous[second.count]
    return distance <= limit ? distance : nil
  }

  private mutating func clear(width: Int, far: Int) {
    beforePrevious.removeAll(keepingCapacity: true)
    beforePrevious.append(contentsOf: repeatElement(far, count: width))
    current.removeAll(keepingCapacity: true)
    current.append(contentsOf: repeatElement(far, count: width))
    previous.removeAll(keepingCapacity: true)
    previous.append(contentsOf: (0..<width).lazy.map { min($0, far) })
  }

  private mutating func fill(
    _ columns: ClosedRange<Int>, ofRow row: Int, _ first: [UInt32], _ second: [UInt32], far: Int
  ) -> Int {
    let letter = first[row - 1]
    current[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(row, far) : far
    if columns.upperBound < second.count { current[columns.upperBound + 1] = far }
    var nearest = current[columns.lowerBound - 1]
    for column in columns {
      let other = second[column - 1]
      var best = min(
        previous[column - 1] + (letter == other ? 0 : 1), previous[column] + 1,
        current[column - 1] + 1)
      if row > 1, column > 1, letter == second[column - 2], first[row - 2] == other {
        best = min(best, beforePrevious[column - 2] + 1)
      }
      current[column] = min(best, far)
      nearest = min(nearest, best)
    }
    return nearest
  }
}

/// The looks of a theme file by their choices: variations, and combinations of the choices of axes.
package struct LookChoices: Hashable, Sendable {

  package static let limit = 100

  package var variations: [String] = []

  /// In file order, without those that equal the default under another name.
  package var axes: [[String]] = []

  /// Whether the default style of the file is one of its variations under another name.
  package var defaultIsVariation = false

  package init() {}

  /// The default has no choices, unless it is a variation.
  ///
  /// The variations with the defaults of all axes come first, then those with a choice of one axis,
  /// of two, and so on. Beyond the variations, there are up to ``limit`` in total.
  package var selectable: [[String]] {
    var looks = own
    var names = Set(own.map(Self.name))
    for count in 1..<(axes.count + 1) {
      for choices in combinations(of: count, from: 0) {
        for variation in own where looks.count < Self.limit {
          let look = variation + choices
          // The name of a variation with a plus sign is no combination.
          if names.insert(Self.name(of: look)).inserted { looks.append(look) }
        }
      }
    }
    return looks
  }

  /// Those for lists: all without a choice of an axis, and the last one, which differs most.
  package var listed: [[String]] {
    let others = selectable.dropFirst(own.count)
    return own + others.suffix(1)
  }

  private var own: [[String]] { (defaultIsVariation ? [] : [[]]) + variations.map { [$0] } }

  package static func name(of choices: [String]) -> String { choices.joined(separator: "+") }

  private func combinations(of count: Int, from start: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    var found: [[String]] = []
    for axis in axes.indices.dropFirst(start) {
      guard found.count < Self.limit else { break }
      let others = combinations(of: count - 1, from: axis + 1)
      for choice in axes[axis].prefix(Self.limit) {
        found += others.map { [choice] + $0 }
        if found.count >= Self.limit { break }
      }
    }
    return found
  }
}
