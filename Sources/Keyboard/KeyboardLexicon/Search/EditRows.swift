/// The distances between the letters of a path and all prefixes of a typed key, in raw memory,
/// because the walk of one key fills tens of thousands of rows.
final class EditRows {

  private struct Match {

    let column: Int

    /// The distance of the row and column before both groups of letters.
    let offset: Int

    /// The letters of the word, as in the path's recent letters.
    let meant: UInt64
    let mask: UInt64

    let cost: Int32
  }

  /// The difference of typed and meant letters the rows cover.
  static let band = 4

  /// A cost that no sum of others reaches.
  static let infinity = Int32.max / 4

  private let typed: [UInt8]
  private let width: Int
  private let costs: EditCosts

  /// The rows from the root on, and an unreachable one before them, which the first letter reads.
  private let start: UnsafeMutablePointer<Int32>
  private let memory: UnsafeMutablePointer<Int32>
  private let extras: [Int32]
  private let matches: [Match]
  private let matchEnds: [Int]

  /// The last eight labels of the path at each depth, one more than theirs in each byte.
  private let recent: UnsafeMutablePointer<UInt64>

  init(_ typed: [UInt8], costs: EditCosts) {
    self.typed = typed
    self.costs = costs
    width = typed.count + 1
    extras = costs.extras(of: typed)
    let depths = typed.count + Self.band + 2
    recent = .allocate(capacity: depths)
    recent.initialize(repeating: 0, count: depths)
    let cells = depths * width
    start = .allocate(capacity: width + cells)
    start.initialize(repeating: Self.infinity, count: width + cells)
    memory = start + width
    memory[0] = 0
    for index in typed.indices { memory[index + 1] = memory[index] + extras[index] }
    (matches, matchEnds) = Self.matches(of: typed, costs: costs)
  }

  deinit {
    start.deallocate()
    recent.deallocate()
  }

  var maximumDepth: Int { typed.count + Self.band }

  func cost(atDepth depth: Int) -> Int32 { memory[depth * width + typed.count] }

  private static func matches(of typed: [UInt8], costs: EditCosts) -> ([Match], [Int]) {
    var matches: [Match] = []
    let ends = costs.rules.map { rules in
      for rule in rules where rule.typed.count <= typed.count && rule.meant.count <= 8 {
        for column in rule.typed.count...typed.count
        where typed[column - rule.typed.count..<column].elementsEqual(rule.typed) {
          let meant = rule.meant.reduce(UInt64(0)) { $0 << 8 | UInt64($1) + 1 }
          let bits = UInt64(rule.meant.count * 8)
          matches.append(
            Match(
              column: column, offset: rule.meant.count * (typed.count + 1) + rule.typed.count,
              meant: meant, mask: bits == 64 ? .max : (1 << bits) - 1, cost: rule.cost))
        }
      }
      return matches.count
    }
    return (matches, ends)
  }

  func fill(_ depth: Int, letter: UInt8) -> Int32 {
    let before = recent[depth - 1]
    recent[depth] = before << 8 | UInt64(letter) + 1
    // The root has no letter, and no label is that of foreign letters.
    let previous = before == 0 ? Lexicon.foreign : UInt8(truncatingIfNeeded: before & 0xFF) - 1
    let surcharge = depth == 1 ? costs.weights.first : 0
    let missing = costs.missing(letter, after: previous) + surcharge
    let (low, high) = (max(0, depth - Self.band), min(typed.count, depth + Self.band))
    let (row, above) = (memory + depth * width, memory + (depth - 1) * width)
    if low > 0 { row[low - 1] = Self.infinity }
    if high < typed.count { row[high + 1] = Self.infinity }
    fillRules(depth, letter: letter, low: low, high: high)
    let replacements = costs.replacements(for: letter)
    let transposition = costs.weights.transposition
    var least = Self.infinity
    for column in low...high {
      var cost = min(row[column], above[column] + missing)
      if column > 0 {
        let last = typed[column - 1]
        let replaced = replacements[min(Int(last), costs.lastRow)]
        cost = min(
          cost, above[column - 1] + replaced + (replaced > 0 && column == 1 ? surcharge : 0))
        cost = min(cost, row[column - 1] + extras[column - 1])
        if column > 1, last == previous, last != letter, typed[column - 2] == letter {
          cost = min(cost, (above - width)[column - 2] + transposition)
        }
      }
      row[column] = cost
      least = min(least, cost)
    }
    return least
  }

  private func fillRules(_ depth: Int, letter: UInt8, low: Int, high: Int) {
    let row = memory + depth * width
    for column in low...high { row[column] = Self.infinity }
    let start = letter == 0 ? 0 : matchEnds[Int(letter) - 1]
    for index in start..<matchEnds[Int(letter)] {
      let match = matches[index]
      guard match.column >= low, match.column <= high, recent[depth] & match.mask == match.meant
      else { continue }
      row[match.column] = min(
        row[match.column], (row + match.column - match.offset)[0] + match.cost)
    }
  }
}
