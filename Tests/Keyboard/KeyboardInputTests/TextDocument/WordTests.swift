import KeyboardCore
import KeyboardInput
import KeyboardStyling
import Testing

@Suite struct WordTests {

  @Test(arguments: [
    ("foo bar baz", "foo", "baz"), (".foo.", "", ""), ("", "", ""),
    ("Objective-C", "Objective-C", "Objective-C"),
    ("foo\nbar", "foo", "bar"), ("don't", "don't", "don't"),
  ])
  func findsFragmentsAtBothEnds(text: String, start: String, end: String) {
    #expect(text.wordFragmentAtStart == start)
    #expect(text.wordFragmentAtEnd == end)
  }

  @Test(
    arguments: [
      ("foo bar baz", 1, "foo"), ("foo bar baz", 3, "foo"), ("foo bar baz", 4, "bar"),
      ("foo  bar baz", 4, nil), ("foo", 99, "foo"), ("foo", -5, "foo"), ("", 0, nil),
    ] as [(String, Int, String?)])
  func findsTheWordAtAPlace(text: String, index: Int, word: String?) {
    #expect(text.word(at: index) == word)
  }

  @Test(arguments: [(1, "f", "oo"), (3, "foo", ""), (4, "", "bar")])
  func findsTheFragmentsAtAPlace(index: Int, before: String, after: String) {
    #expect("foo bar baz".wordFragment(before: index) == before)
    #expect("foo bar baz".wordFragment(after: index) == after)
  }

  @Test(arguments: [
    ("a", true, false), ("A", false, true), ("1", false, false), ("$", false, false),
    ("Foobar", false, false), ("ß", true, false),
  ])
  func knowsLettersWithAnotherCase(text: String, isLower: Bool, isUpper: Bool) {
    #expect(text.isLowercasedWithUppercaseVariant == isLower)
    #expect(text.isUppercasedWithLowercaseVariant == isUpper)
  }

  @Test func delimitersAreInTheOrderOfTheSource() {
    let word = String.wordDelimiters.joined()
    let triggers = String.autocorrectTriggers.joined()
    #expect(word.hasPrefix(".,:;!¡?¿()[]{}<>«»\u{0F0B}\u{0F0D} \t\n\u{B}\u{C}\r\u{85}\u{A0}"))
    #expect(triggers.hasPrefix(".,:;!¡?¿{}<>«» \t\n\u{B}\u{C}\r\u{85}\u{A0}"))
    #expect(String.sentenceDelimiters.joined() == ".:!¡?¿")
  }

  @Test func listsAgreeWithPredicates() {
    for text in String.wordDelimiters { #expect(text.isWordDelimiter) }
    for text in String.sentenceDelimiters { #expect(text.isSentenceDelimiter) }
    for text in String.autocorrectTriggers { #expect(text.isAutocorrectTrigger) }
    for text in String.alphabeticAccentSwitches { #expect(text.isAlphabeticAccentSwitch) }
    for text in ["(", ")", "[", "]", "\u{0F0B}", "\u{0F0D}"] {
      #expect(text.isWordDelimiter && !text.isAutocorrectTrigger)
    }
    for text in ["a", "'", "-", "’", "", ". ", "€"] { #expect(!text.isWordDelimiter) }
  }

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
