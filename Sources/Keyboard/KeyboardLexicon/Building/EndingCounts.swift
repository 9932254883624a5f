/// The endings that take each other's place in the words of a list.
///
/// "talossa" and "talona" are both Finnish words, as are many pairs of "a" with "ssa" and "na": a form that no list
/// has is likely one if the list has its stem with another such ending. Both endings follow the same letter, and
/// begin with different ones.
struct EndingCounts {

  /// In letters.
  static let shortestStem = 3
  static let longestEnding = 6

  /// The words of a list that an ending has in place of another one.
  private static let leastPairs = 5

  /// The most frequent others of an ending.
  ///
  /// Four others would take a third less room, and know a tenth fewer of the forms that lexicons lack; all would take
  /// three times as much.
  static let mostOthers = 8

  /// The endings of a stem; beginnings of more words are hardly stems.
  private static let mostWords = 200

  private let keys: [[Unicode.Scalar]]

  /// The endings with the letter before them, and their numbers.
  private var endings: [ArraySlice<Unicode.Scalar>] = []
  private var numbers: [ArraySlice<Unicode.Scalar>: UInt32] = [:]
  private var stems: [UInt32] = []

  /// The number of stems by the numbers of both endings.
  private var pairs: [UInt64: Int] = [:]

  /// The endings of the keys of words.
  init(_ keys: some Sequence<String>) {
    let keys = keys.map { Array($0.unicodeScalars) }
    self.keys = keys.sorted { $0.lexicographicallyPrecedes($1) }
    forEachStem { counts, range, length in
      for key in counts.keys[range] { counts.countStem(of: key[(length - 1)...]) }
    }
    forEachStem { counts, range, length in counts.countPairs(of: range, length: length) }
  }

  /// The lines that `WordEndings` reads: an ending after the last letter of its stem, a slash, and the others, most
  /// frequent first.
  var lines: [String] {
    var others: [UInt32: [(count: Int, ending: String)]] = [:]
    for (pair, count) in pairs where count >= Self.leastPairs {
      let other = Self.text(endings[Int(UInt32(truncatingIfNeeded: pair))].dropFirst())
      others[UInt32(pair >> 32), default: []].append((count, other))
    }
    return others.map { number, others in
      let frequent = others.sorted { ($1.count, $0.ending) < ($0.count, $1.ending) }
      return Self.text(endings[Int(number)]) + "/"
        + frequent.prefix(Self.mostOthers).map(\.ending).joined(separator: ",")
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(letters))
  }

  /// Call a closure with the sorted keys of each stem of several words, and the stem's length.
  private mutating func forEachStem(_ body: (inout Self, Range<Int>, Int) -> Void) {
    for length in Self.shortestStem...LexiconSections.longestWord {
      var start = 0
      while start < keys.count {
        let stem = keys[start].prefix(length)
        var end = start + 1
        // A shorter key begins others, too.
        while stem.count == length, end < keys.count, keys[end].starts(with: stem) { end += 1 }
        if end - start > 1 { body(&self, start..<end, length) }
        start = end
      }
    }
  }

  private mutating func countStem(of ending: ArraySlice<Unicode.Scalar>) {
    guard ending.count <= Self.longestEnding + 1 else { return }
    if let number = numbers[ending] {
      stems[Int(number)] += 1
    } else {
      numbers[ending] = UInt32(endings.count)
      endings.append(ending)
      stems.append(1)
    }
  }

  private mutating func countPairs(of range: Range<Int>, length: Int) {
    let present = keys[range].compactMap { numbers[$0[(length - 1)...]] }
      .filter { stems[Int($0)] >= Self.leastPairs }
    guard present.count <= Self.mostWords else { return }
    for first in present {
      let letter = endings[Int(first)].dropFirst().first
      for second in present where endings[Int(second)].dropFirst().first != letter {
        pairs[UInt64(first) << 32 | UInt64(second), default: 0] += 1
      }
    }
  }
}
