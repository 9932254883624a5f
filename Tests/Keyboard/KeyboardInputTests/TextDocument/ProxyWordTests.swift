import KeyboardCore
import KeyboardInput
import Testing

@Suite struct ProxyWordTests {

  @Test(
    arguments: [
      ("word ", "word"), ("word,", "word"), ("word", nil), ("word. ", nil), ("word...", nil),
      ("word,,,", nil), ("word, ", nil), ("one two . three ", "three"), ("", nil),
    ] as [(String, String?)])
  func findsTheWordThatWasEnded(text: String, word: String?) {
    #expect(InMemoryTextDocument(text).wordBeforeInput == word)
  }

  @Test(arguments: [
    ("foo", "bar", "foobar", false, false), ("foo", "", "foo", false, true),
    ("foo ", "bar", "bar", true, false), ("", "", "", true, true), ("foo.", "", "", true, true),
    ("foo€", " bar", "foo€", false, true),
  ])
  func knowsTheWordAtTheCursor(
    before: String, after: String, word: String, isNew: Bool, isEnd: Bool
  ) {
    let document = InMemoryTextDocument(before, textAfter: after)
    #expect(document.currentWord == word)
    #expect(document.isCursorAtNewWord == isNew)
    #expect(document.isCursorAtTheEndOfTheCurrentWord == isEnd)
  }

  @Test(arguments: [
    ("this is díacrïtics", "", "this is new"), ("foo", "bar baz", "new baz"), ("", "", "new"),
    ("a 👨‍👩‍👧x", "y", "a new"), ("e\u{301}a", "", "new"),
  ])
  func replacesTheWord(before: String, after: String, text: String) {
    let document = InMemoryTextDocument(before, textAfter: after)
    document.replaceCurrentWord(with: "new")
    #expect(document.text == text)
  }

  /// The context of a minimal field doesn't follow the cursor.
  @Test(arguments: [("I think Objective", "I think Swift"), ("x", "Swift"), ("", "Swift")])
  func replacesTheWordInAMinimalField(text: String, expected: String) {
    let document = MinimalTextDocument(text)
    document.replaceCurrentWord(with: "Swift")
    #expect(document.text == expected)
    let later = LaterTextDocument()
    later.replaceCurrentWord(with: "Swift")
    #expect(later.deletions == 8)
  }

  @Test(arguments: [("hej  ", "hej. "), ("hej", "hej. "), ("hej", "hej. "), ("", ". ")])
  func endsASentence(text: String, ended: String) {
    let document = InMemoryTextDocument(text)
    document.endSentence()
    #expect(document.text == ended)
  }

  @Test func endsNoSentenceInsideAWord() {
    let document = InMemoryTextDocument("he", textAfter: "j")
    document.endSentence()
    #expect(document.text == "hej")
  }

  @Test(
    arguments: [
      ("abc 123 ", .word, "abc "), ("abc 123", .word, "abc"),
      ("foo bar! abc 123. ", .sentence, "foo bar!"),
      ("abc", .character, "ab"), ("", .word, ""),
    ] as [(String, Keyboard.BackspaceRange, String)])
  func deletesARange(text: String, range: Keyboard.BackspaceRange, rest: String) {
    let document = InMemoryTextDocument(text)
    document.deleteBackward(range: range)
    #expect(document.text == rest)
  }
}
