import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct StandardKeyboardBehaviorTests {

  private let typist = Typist()

  @Test func endsASentenceByTwoQuickSpaces() {
    let typist = Typist(autocapitalization: .sentences)
    typist.type("hej  ")
    #expect(typist.document.text == "hej. ")
    #expect(typist.context.keyboardCase == .uppercased)
    typist.type("  ")
    #expect(typist.document.text == "hej.   ")
  }

  @Test(arguments: [(2.9, "hej. "), (3.1, "hej  ")])
  func needsQuickSpaces(pause: TimeInterval, text: String) {
    typist.type("hej ")
    typist.type(" ", pause: pause)
    #expect(typist.document.text == text)
  }

  @Test(arguments: [
    "hej. ", "hej.  ", "  ", "hej,  ", "hej –  ", "hej “  ", "“hej.”  ", "(  ", "😀  ",
  ])
  func endsNoSentenceThatHasEnded(text: String) {
    let typist = Typist(text)
    let behavior = Keyboard.StandardKeyboardBehavior(keyboardContext: typist.context)
    #expect(!behavior.shouldEndCurrentSentence(after: .release, on: .space))
  }

  @Test(arguments: ["hej  ", "5  ", "(hej)  ", "“5%”  ", "hej’  "])
  func endsASentenceRightAfterItWasMade(text: String) {
    let typist = Typist(text)
    let behavior = Keyboard.StandardKeyboardBehavior(keyboardContext: typist.context)
    #expect(!behavior.shouldEndCurrentSentence(after: .release, on: .character(" ")))
    #expect(!behavior.shouldEndCurrentSentence(after: .press, on: .space))
    #expect(behavior.shouldEndCurrentSentence(after: .release, on: .space))
  }

  @Test func locksCapitalsByADoubleTap() {
    typist.release(.shift(.lowercased))
    #expect(typist.context.keyboardCase == .uppercased)
    typist.clock.advance(by: 0.4)
    typist.release(.shift(.uppercased))
    #expect(typist.context.keyboardCase == .capsLocked)
    typist.clock.advance(by: 0.1)
    typist.release(.shift(.capsLocked))
    #expect(typist.context.keyboardCase == .lowercased)
    typist.clock.advance(by: 0.6)
    typist.release(.shift(.lowercased))
    #expect(typist.context.keyboardCase == .uppercased)
    typist.type("A")
    #expect(typist.context.keyboardCase == .lowercased)
  }

  @Test(
    arguments: [
      (.sentences, "", .uppercased), (.sentences, "foo", .lowercased),
      (.sentences, "foo. ", .uppercased), (.sentences, "foo. (“", .uppercased),
      (.sentences, "foo (", .lowercased), (.sentences, "¿", .uppercased),
      (.sentences, "foo.", .lowercased), (.sentences, "foo\n", .uppercased),
      (.sentences, "foo\n\n“", .uppercased), (.sentences, "“foo.” ", .uppercased),
      (.sentences, "(foo.)\t", .uppercased), (.sentences, "„foo!“ ", .uppercased),
      (.sentences, "foo.)", .lowercased), (.sentences, "foo) ", .lowercased),
      (.sentences, "foo.” (", .uppercased), (.sentences, "i.e. ", .lowercased),
      (.sentences, "(e.g. ", .lowercased), (.sentences, "foo e. ", .uppercased),
      (.words, "foo ", .uppercased),
      (.words, "foo", .lowercased), (.words, "foo.", .lowercased), (.words, "a@foo.", .lowercased),
      (.words, "foo. ", .uppercased), (.words, "(", .uppercased),
      (.allCharacters, "foo", .uppercased),
      (.none, "", .lowercased),
    ] as [(Keyboard.AutocapitalizationType, String, Keyboard.KeyboardCase)])
  func prefersACase(
    type: Keyboard.AutocapitalizationType, text: String, preferred: Keyboard.KeyboardCase
  ) {
    let typist = Typist(text, autocapitalization: type)
    typist.context.keyboardCase = .auto
    #expect(typist.context.preferredKeyboardCase == preferred)
    typist.context.keyboardCase = .capsLocked
    #expect(typist.context.preferredKeyboardCase == .capsLocked)
  }

  @Test func keepsTheCaseWithoutATextField() {
    let context = KeyboardContext()
    #expect(context.keyboardCase == .auto && context.preferredKeyboardCase == .auto)
  }

  @Test func prefersLowerCaseWhereThereIsNoOther() {
    let arabic = Typist("", locale: "ar", autocapitalization: .sentences)
    #expect(arabic.context.preferredKeyboardCase == .lowercased)
    let off = Typist("", autocapitalization: .sentences)
    off.controller.settings.keyboardSettings.isAutocapitalizationEnabled = false
    off.context.keyboardCase = .lowercased
    #expect(off.context.autocapitalizationType == Keyboard.AutocapitalizationType.none)
    #expect(off.context.preferredKeyboardCase == .lowercased)
    off.controller.settings.keyboardSettings.isAutocapitalizationEnabled = true
    #expect(off.context.preferredKeyboardCase == .uppercased)
    let greek = Typist("τι; ", locale: "el", autocapitalization: .sentences)
    #expect(greek.context.preferredKeyboardCase == .uppercased)
  }

  @Test(
    arguments: [
      (.numeric, "a", .space, .alphabetic), (.symbolic, "a ", .space, .numeric),
      (.numeric, "a. ", .primary(.return), .alphabetic),
      (.numeric, "a", .primary(.return), .numeric),
      (.numeric, "", .character("’"), .alphabetic), (.numeric, "", .character("`"), .alphabetic),
      (.numeric, "", .character("1"), .numeric), (.emojiSearch, "", .primary(.search), .alphabetic),
      (.emojis, "", .space, .emojis),
    ] as [(Keyboard.KeyboardType, String, KeyboardAction, Keyboard.KeyboardType)])
  func returnsToTheLetters(
    type: Keyboard.KeyboardType, text: String, action: KeyboardAction,
    preferred: Keyboard.KeyboardType
  ) {
    let typist = Typist(text + (action == .space ? " " : action.isPrimaryAction ? "\n" : ""))
    typist.context.keyboardType = type
    let behavior = Keyboard.StandardKeyboardBehavior(keyboardContext: typist.context)
    let expected = type == .symbolic && preferred == .numeric ? .symbolic : preferred
    #expect(behavior.preferredKeyboardType(after: .release, on: action) == expected)
    #expect(behavior.preferredKeyboardType(after: .press, on: action) == type)
  }

  @Test(arguments: [(2.9, Keyboard.BackspaceRange.character), (3.1, .word)])
  func deletesWordsAfterAWhile(duration: TimeInterval, range: Keyboard.BackspaceRange) {
    let services = typist.controller.services
    services.repeatGestureTimer.start {}
    typist.clock.advance(by: duration)
    #expect(services.keyboardBehavior.backspaceRange == range)
    services.repeatGestureTimer.stop()
    #expect(services.keyboardBehavior.backspaceRange == .character)
  }
}
