import SourceText
import Testing

@Suite struct NotationTests {

  @Test(arguments: [
    (26.0, "26", "26", "26.00"), (0.5, "0.5", ".5", "0.50"), (-0.25, "-0.25", "-.25", "-0.25"),
    (1.0 / 3, "0.3333333333333333", ".333", "0.33"), (0, "0", "0", "0.00"),
    (1e15, "1000000000000000.0", "1000000000", "1000000000000000.00"),
  ])
  func numbersAreWritten(number: Double, plain: String, shortest: String, fixed: String) {
    #expect(number.plainText == plain)
    #expect(number.shortestText() == shortest)
    #expect(number.fixed(2) == fixed)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
  func anyNumberHasANotation(number: Double) {
    #expect(!number.plainText.isEmpty && !number.shortestText().isEmpty && !number.fixed(2).isEmpty)
  }

  @Test func onlyCopiesChange() {
    let names = ["a"]
    #expect(changing(names) { $0.append("b") } == ["a", "b"])
    #expect(names == ["a"])
  }

  @Test func theFirstElementOfEachKeyRemains() {
    #expect(["b", "A", "a", "B", "c"].uniqued { $0.lowercased() } == ["b", "A", "c"])
    #expect([String]().uniqued(by: \.self).isEmpty)
  }

  @Test func longTextsAreShortened() {
    let sixty = String(repeating: "x", count: 60)
    #expect(sixty.shortened == sixty)
    #expect((sixty + "x").shortened == String(repeating: "x", count: 59) + "…")
  }

  @Test func shorteningIsBoundedInBytes() {
    let accents = "a" + String(repeating: "\u{301}", count: 50_000)
    #expect(accents.shortened.utf8.count < 600 && accents.shortened.hasSuffix("…"))
    let flags = String(repeating: "🇸🇪", count: 60)
    #expect(flags.shortened == flags)
    #expect("é\u{85}ß\u{9F}".withoutControls == "é\u{FFFD}ß\u{FFFD}")
    #expect("naïve ÂÃ".firstControl == nil && "a\u{1}".firstControl == "\u{1}")
  }

  @Test func textsAreEscapedForXML() {
    #expect("a<b> & \"c\"\n\u{1}\u{FFFE}".escapedForXML == "a&lt;b&gt; &amp; &quot;c&quot;&#10;")
  }

  @Test func quotedTextIsTruncatedAndOnOneLine() {
    #expect("tron".quoted == "“tron”")
    #expect("a\nb\u{7F}".quoted == "“a\u{FFFD}b\u{FFFD}”")
    #expect(String(repeating: "x", count: 61).quoted == "“\(String(repeating: "x", count: 59))…”")
    #expect("abcdef".shortened(to: 4) == "abc…")
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func alternativesAreJoined(names: [String], text: String) {
    #expect(names.joinedAsAlternatives == text)
  }

  @Test(arguments: [
    ("2026-01-31", true), ("2024-02-29", true), ("2000-02-29", true), ("2026-02-29", false),
    ("1900-02-29", false), ("2026-13-01", false), ("2026-00-01", false), ("2026-01-00", false),
    ("26-01-01", false), ("2026-1-1", false), ("", false), ("2026-01-01T00:00:00Z", false),
    ("२०२६-०१-०१", false), ("-2026-01-", false), ("+026-01-01", false),
  ])
  func datesAreThoseOfTheCalendar(text: String, isDate: Bool) {
    #expect((CalendarDate.problem(of: text) == nil) == isDate)
  }

  /// Schemas accept the same dates as readers, and February 29 in every year.
  @Test func thePatternOfDatesFitsTheCalendar() throws {
    let pattern = try Regex(CalendarDate.pattern)
    for (year, month, day) in (0..<10_000).map({ (2023 + $0 / 5000, $0 / 100 % 50, $0 % 100) }) {
      let digits = [month, day].map { ($0 < 10 ? "0" : "") + "\($0)" }
      let date = "\(year)-\(digits[0])-\(digits[1])"
      let isDate = CalendarDate.problem(of: date) == nil || date == "2023-02-29"
      #expect((date.wholeMatch(of: pattern) != nil) == isDate, "\(date)")
    }
  }
}
