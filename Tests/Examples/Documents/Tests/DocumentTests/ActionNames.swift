// Names of KeyboardKit for actions, handlers and texts, used from an outside package.
import Foundation
import KeyboardKit
import Testing

@Suite struct ActionNames {

  private let controller: KeyboardInputViewController = KeyboardInputViewController().onPhone()

  @Test func actionsAndTheirKinds() {
    let row = KeyboardAction.Row(characters: "ab")
    #expect(row == [.character("a"), .character("b")])
    #expect(KeyboardAction.Row(characters: ["kr"]) == [.character("kr")])
    #expect(KeyboardAction.Rows(characters: [["a"], ["b"]]).count == 2)
    let mark = Keyboard.Diacritic(char: "´", replacements: ["e": "é"])
    #expect(KeyboardAction.accent(mark) == .diacritic(mark))
    #expect(mark.insertionResult(whenAppendedTo: "e").textInsertion == "é")
    #expect(Keyboard.DiacriticInsertionResult.noMatch(for: "´").deleteBackwardsCount == 0)
    #expect(mark.sortedReplacementKeys == ["e"])
    #expect(KeyboardAction.url("https://a.b") == .url(URL(string: "https://a.b"), id: nil))
    #expect(KeyboardAction.emoji("👍") == .emoji(Emoji("👍")))
    let action = KeyboardAction.character("a")
    #expect(action.isInputAction && action.isCharacterAction && action.isCharacterAction(for: "a"))
    #expect(!action.isSystemAction && !action.isPrimaryAction && !action.isShiftAction)
    #expect(!action.isEmojiAction && !action.isSpacer && action.inputCalloutText == "a")
    #expect(KeyboardAction.keyboardType(.alphabetic).isAlphabeticKeyboardTypeAction)
    #expect(KeyboardAction.keyboardType(.numeric).isKeyboardTypeAction(.numeric))
    #expect(KeyboardAction.space.shouldApplyAutocorrectSuggestion)
    #expect(KeyboardAction.character(".").shouldRemoveAutocompleteInsertedSpace)
    #expect(KeyboardAction.character(".").shouldReinsertAutocompleteInsertedSpace)
    #expect(Keyboard.Gesture.repeat == .repeatPress && Keyboard.Gesture.allCases.count == 6)
    #expect(
      Keyboard.ReturnKeyType.allCases.count == 12
        && Keyboard.KeyboardType.numeric.isNumericOrSymbolic)
    #expect(Keyboard.SpaceDragSensitivity.custom(points: 7).points == 7)
  }

  @Test func looksOfActions() {
    let context = controller.keyboardContext
    let action = KeyboardAction.backspace
    #expect(
      action.hasStandardButtonImage(for: context) && !action.hasStandardButtonText(for: context))
    #expect(action.standardButtonImage(for: context) == .keyboardBackspace)
    #expect(action.standardButtonImageScale(for: context) == 1)
    #expect(KeyboardAction.primary(.done).standardButtonText(for: context) == "done")
    #expect(Keyboard.KeyboardType.numeric.standardButtonText(for: context) == "123")
    #expect(Keyboard.ReturnKeyType.done.standardButtonText(for: .swedish) == "klar")
    let newLine = Keyboard.ReturnKeyType.newLine
    #expect(newLine.standardButtonImage(for: .english) == .keyboardNewline(for: .english))
    #expect(Keyboard.ReturnKeyType.done.standardButtonImage(for: .english) == nil)
    let symbol = KeyboardAction.systemImage(
      description: "", keyboardImageName: "a", imageName: "star")
    #expect(symbol.image == Image(systemName: "star") && action.image == nil)
    #expect(action.accessibilityLabel == "Backspace")
    let letter = KeyboardAction.character("a")
    #expect(letter.standardButtonFontSize(for: context) == 26)
    #expect(letter.standardButtonFontWeight(for: context) == .light)
    #expect(letter.standardButtonContentInsets(for: context).top == 3)
    let style = letter.standardButtonStyle(for: context, isPressed: false)
    #expect(style.cornerRadius == letter.standardButtonCornerRadius(for: context))
    #expect(style.backgroundColor == letter.standardButtonBackgroundColor(for: context))
    #expect(style.foregroundColor == letter.standardButtonForegroundColor(for: context))
    _ = letter.standardButtonBorderStyle(for: context)
    _ = letter.standardButtonShadowStyle(for: context)
    _ = letter.standardButtonLayoutConfiguration(for: context)
    #expect(Image.keyboardShiftCapslocked == Image.keyboardShiftCapslockActive)
    #expect(Image.keyboardAudioFeedback(enabled: true) == .keyboardAudioFeedbackEnabled)
    #expect(Image.keyboardShift(.uppercased) == .keyboardShiftUppercased)
    #expect(KKL10n.space.text(for: .german) == "Leerzeichen" && KKL10n.go.key == "go")
    #expect(KKL10n.text(forKey: "abra.kadabra", locale: .english) == "abra.kadabra")
  }

  @Test func handlersAndTheirSteps() {
    let handler = Recording(controller: controller)
    handler.handle(.release, on: .character("a"))
    handler.handle(action: .backspace)
    handler.handle(suggestion: .init(text: "b"))
    #expect(handler.steps.prefix(3) == ["replace a", "action a", "feedback a"])
    #expect(
      handler.canHandle(.press, on: .backspace) && !handler.canHandle(.doubleTap, on: .backspace))
    #expect(handler.spaceDragGestureStartPoint == nil && handler.vietnameseInputEngine != nil)
    #expect(handler.backspaceRange == .character && handler.endSentenceText == ". ")
    let handlers: [any KeyboardActionHandler] = [.standard(for: controller), .preview]
    #expect(handlers.map { $0.canHandle(.release, on: .space) } == [true, false])
    var steps = 0
    let drag: any DragGestureHandler = .spaceDrag(sensitivity: .high, verticalThreshold: 50) {
      steps += $0
    }
    drag.handleDragGesture(from: .zero, to: CGPoint(x: 4, y: 0))
    #expect(steps == 2)
    let timer = GestureButtonTimer(interval: 0.1)
    timer.start {}
    #expect(timer.isActive && timer.duration != nil)
    timer.modifyStartDate(to: .distantPast)
    timer.stop()
    #expect(timer.duration == nil)
    let behavior: any KeyboardBehavior = .standard(keyboardContext: controller.keyboardContext)
    #expect(behavior.preferredKeyboardType(after: .press, on: .space) == .alphabetic)
    #expect(Keyboard.StandardBehavior.self == Keyboard.StandardKeyboardBehavior.self)
  }

  @Test func textsAndTextFields() {
    let proxy: any TextDocumentProxy = InMemoryTextDocument("One two. thr", textAfter: "ee four")
    #expect(proxy.currentWord == "three" && proxy.currentWordPreCursorPart == "thr")
    #expect(proxy.currentWordPostCursorPart == "ee" && proxy.hasCurrentWord)
    #expect(!proxy.isCursorAtNewWord && !proxy.isCursorAtTheEndOfTheCurrentWord)
    #expect(proxy.wordBeforeInput == nil && proxy.sentenceBeforeInput == "thr")
    #expect(!proxy.isCursorAtNewSentence && !proxy.isCursorAtNewSentenceWithTrailingWhitespace)
    #expect(!proxy.isCursorAtNewLine && proxy.documentContext == "One two. three four")
    #expect(proxy.wordDelimiters == String.wordDelimiters && !proxy.isReadingFullDocumentContext)
    #expect(proxy.sentenceDelimiters == [".", ":", "!", "¡", "?", "¿"])
    proxy.replaceCurrentWord(with: "3")
    proxy.deleteBackward(times: 1)
    proxy.insertDiacritic(Keyboard.Diacritic(char: "´", replacements: ["e": "é"]))
    proxy.deleteBackward(range: .word)
    proxy.insertAutocompleteSuggestion(.init(text: "x"), tryInsertSpace: false)
    proxy.tryInsertSpaceAfterAutocomplete()
    proxy.tryRemoveAutocompleteInsertedSpace()
    proxy.tryReinsertAutocompleteRemovedSpace()
    #expect(!proxy.hasAutocompleteInsertedSpace && !proxy.hasAutocompleteRemovedSpace)
    #expect(proxy.preferredQuotationReplacement(whenInserting: "“", for: .german) == "„")
    #expect(!proxy.hasUnclosedQuotationBeforeInput(for: .english))
    #expect(!proxy.hasUnclosedAlternateQuotationBeforeInput(for: .english))
    let text = "foo bar baz"
    #expect(text.wordFragmentAtStart == "foo" && text.wordFragmentAtEnd == "baz")
    #expect(text.word(at: 4) == "bar" && text.wordFragment(before: 5) == "b")
    #expect(text.wordFragment(after: 5) == "ar" && text.lastSentence == text)
    #expect("a.".isLastSentenceEnded && !"a.".isLastSentenceEndedWithTrailingWhitespace)
    #expect("a.".hasSentenceDelimiterSuffix && "a.".hasWordDelimiterSuffix)
    #expect("a".quoted(for: .swedish) == "”a”" && "a".alternateQuoted(for: .swedish) == "’a’")
    #expect("ab".chars == ["a", "b"] && "a".charActions == [.character("a")])
    #expect("a b".charActions(removeSpaces: true) == "ab".charActions)
    #expect("a b".charActions(removeSpaces: false) == "a b".charActions)
    #expect(".".isSentenceDelimiter && ",".isWordDelimiter && ",".isAutocorrectTrigger)
    #expect("’".isAlphabeticAccentSwitch && "A".isUppercasedWithLowercaseVariant)
    #expect("a".isLowercasedWithUppercaseVariant && !"1".isLowercasedWithUppercaseVariant)
    // Foundation has this one.
    #expect(Locale.german.quotationBeginDelimiter == "„")
  }
}

private final class Recording: KeyboardAction.StandardActionHandler {
  var steps: [String] = []

  override func tryHandleReplacementAction(
    before gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Bool {
    steps.append("replace \(action.inputCalloutText ?? "")")
    return super.tryHandleReplacementAction(before: gesture, on: action)
  }

  override func action(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    steps.append("action \(action.inputCalloutText ?? "")")
    return super.action(for: gesture, on: action)
  }

  override func tryTriggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
    steps.append("feedback \(action.inputCalloutText ?? "")")
    super.tryTriggerFeedback(for: gesture, on: action)
  }
}
