import Testing

@testable import Terminal

/// The output of another program is as untrusted as a file.
@Suite struct WordCountsTests {

  @Test func othersThanCountsOfWordsAreLeftOut() {
    let counts = WordCounts(lines: [
      "3.1.1", "die 12.5", "a nan", "b inf", "c -1", "d 1e300", "\u{1B}[2J 1", "e", "f 1 1",
      "\(String(repeating: "g", count: 201)) 1", "",
    ])
    #expect(counts.version == "3.1.1" && counts.words == ["die"] && counts.counts == ["die": 12.5])
  }

  @Test(arguments: [[], ["\u{1B}[2J"], ["1\u{0}"], [String(repeating: "1", count: 41)]])
  func versionsAreShortAndPlain(lines: [String]) {
    #expect(WordCounts(lines: lines).version.isEmpty)
  }
}
