/// Lines of a word, a slash and flags, which a search finds by the word's key.
struct SortedLines {

  private let bytes: [UInt8]
  private let letterCase: LetterCase

  init(_ bytes: [UInt8], letterCase: LetterCase) {
    self.bytes = bytes
    self.letterCase = letterCase
  }

  func entries(_ key: [Unicode.Scalar]) -> [(stem: [Unicode.Scalar], flags: String)] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: key)
    let key = String(text)
    var (low, high) = (0, bytes.count)
    // The first line whose key isn't smaller starts in the range.
    while low < high {
      let start = self.start(ofLineAt: (low + high) / 2)
      let end = self.end(ofLineAt: start)
      if self.key(start..<end).utf8.lexicographicallyPrecedes(key.utf8) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    var entries: [(stem: [Unicode.Scalar], flags: String)] = []
    while low < bytes.count, entries.count < Self.mostEntries {
      let end = self.end(ofLineAt: low)
      guard self.key(low..<end) == key else { break }
      let slash = bytes[low..<end].firstIndex(of: Self.slash) ?? end
      entries.append(
        (Array(self.text(low..<slash).unicodeScalars), self.text(min(slash + 1, end)..<end)))
      low = end + 1
    }
    return entries
  }

  private static let slash = UInt8(ascii: "/")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Of one key; dictionaries have up to ten.
  private static let mostEntries = 100

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func key(_ line: Range<Int>) -> String {
    let slash = bytes[line].firstIndex(of: Self.slash) ?? line.upperBound
    return letterCase.key(of: text(line.lowerBound..<slash))
  }

  private func start(ofLineAt index: Int) -> Int {
    bytes[..<index].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
  }

  private func end(ofLineAt start: Int) -> Int {
    bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.count
  }
}
