import KeyboardCore
import KeyboardLexicon
import TestSupport
import Testing

@Suite struct ColonSearchTests {

  static let rows: [(text: String, query: String?)] = [
    ("Well done :smi", "smi"), (":smi", "smi"), (":s", nil), ("10:30", nil), (":smile ", nil),
    ("a:bc", nil), (": ab", nil), (":", nil), ("", nil), (":thumbs_up", "thumbs_up"),
    (":" + String(repeating: "a", count: 100), String(repeating: "a", count: 100)),
    (":" + String(repeating: "a", count: 101), nil),
  ]

  @Test(arguments: rows.indices)
  func findsTheQueryAtTheEnd(index: Int) {
    let (text, query) = Self.rows[index]
    #expect(Emoji.ColonSearch(text: text)?.query == query)
  }

  @Test("The time of a search doesn't depend on the length of the text")
  func looksAtTheEndOnly() {
    let text = { String(repeating: "hello ", count: $0) }
    let growth = ProcessorTime.growth(from: text(1_000), to: text(64_000)) { text in
      for _ in 0..<20 { #expect(Emoji.ColonSearch(text: text) == nil) }
    }
    #expect(growth < 8)
  }
}
