import KeyboardCore
import KeyboardInput
import Testing

@Suite struct SentenceTests {

  @Test(arguments: [
    ("", true), ("some text", false), ("some text. ", true), ("foo\n", false), ("foo!\n", true),
    ("foo.", true), ("  \n", true),
  ])
  func knowsWhetherTheSentenceHasEnded(text: String, isEnded: Bool) {
    #expect(text.isLastSentenceEnded == isEnded)
  }

  @Test(arguments: [
    ("", true), (" \n", true), ("foo.", false), ("foo. ", true), ("foo\n", false),
    ("foo!\n\n", true),
    ("foo", false), ("foo ", false),
  ])
  func knowsWhetherASpaceFollowsTheSentence(text: String, isEnded: Bool) {
    #expect(text.isLastSentenceEndedWithTrailingWhitespace == isEnded)
  }

  @Test(
    arguments: [
      ("", nil), ("sentence", "sentence"), (" sentence .", "sentence."), ("sentence. ", nil),
      ("sentence. a", "a"), ("sentence.a", "a"), ("a. b!?", "b?"),
    ] as [(String, String?)])
  func findsTheLastSentence(text: String, sentence: String?) {
    #expect(text.lastSentence == sentence)
  }

  @Test(
    arguments: [
      ("abc ", .word, "abc "), ("abc 123 ", .word, "123 "), ("abc 123. ", .sentence, "abc 123. "),
      ("foo bar! abc 123. ", .sentence, " abc 123. "), ("abc 123", .word, "123 "), ("", .word, ""),
      ("", .character, nil), ("a👨‍👩‍👧", .character, "👨‍👩‍👧"), ("", .sentence, ""),
    ] as [(String, Keyboard.BackspaceRange, String?)])
  func knowsWhatABackspaceDeletes(text: String, range: Keyboard.BackspaceRange, deleted: String?) {
    #expect(text.deleteBackwardText(for: range) == deleted)
  }
}
