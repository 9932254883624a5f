import KeyboardCore
import Testing

@Suite struct DelimitersTests {

  @Test func lineBreaksOfTwoCodePointsCount() {
    #expect(Delimiters.lineBreak.contains("\r\n") && Delimiters.word.contains("\r\n"))
    #expect(!Delimiters.sentence.contains("\r\n") && !Delimiters.space.contains("\r\n"))
  }

  @Test func onlyTheCodePointItselfCounts() {
    #expect(Delimiters.autocorrect.contains(";"))
    // Canonically equivalent to a semicolon.
    #expect(!Delimiters.autocorrect.contains("\u{37E}"))
    #expect(!Delimiters.sentence.contains(".\u{301}"))
  }

  @Test func setsDiffer() {
    #expect(Delimiters.word.contains("(") && !Delimiters.autocorrect.contains("("))
    #expect(Delimiters.word.contains("\u{0F0B}"))
    #expect(!Delimiters.latinWord.texts.contains("\u{0F0B}"))
    #expect(!Delimiters.latinWord.texts.contains(" "))
  }
}
