import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct PipelineTests {

  private let typist = Typist()

  /// A handler that records the steps of a gesture.
  final class RecordingHandler: KeyboardAction.StandardActionHandler {
    var steps: [String] = []

    override func tryHandleReplacementAction(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      steps.append("replace")
      return super.tryHandleReplacementAction(before: gesture, on: action)
    }
    override func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio) {
      steps.append("audio \(audio)")
    }
    override func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic) {
      steps.append("haptic \(haptic)")
    }
    override func tryUpdateSpaceDragState(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("drag") }
    override func tryRemoveAutocompleteInsertedSpace(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("remove space") }
    override func tryAutocompleteIgnoreCurrentWord(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("ignore") }
    override func tryApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("correct") }
    override func tryReinsertAutocompleteRemovedSpace(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("reinsert space") }
    override func tryEndCurrentSentence(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("end sentence") }
    override func tryChangeKeyboardCase(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("case") }
    override func tryChangeKeyboardType(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("type") }
    override func tryPerformAutocomplete(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) { steps.append("autocomplete") }
    override func tryRegisterEmoji(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      steps.append("emoji")
    }
  }

  @Test func takesTheStepsInOrder() {
    let handler = RecordingHandler(controller: typist.controller)
    handler.handle(.release, on: .character("a"))
    #expect(
      handler.steps == [
        "replace", "drag", "remove space", "ignore", "correct", "reinsert space", "end sentence",
        "case", "type", "autocomplete", "emoji",
      ])
    handler.steps = []
    handler.handle(.press, on: .character("a"))
    #expect(handler.steps == ["replace", "audio input", "haptic selectionChanged", "drag"])
    handler.steps = []
    handler.handle(.longPress, on: .space)
    #expect(handler.steps.prefix(3) == ["replace", "haptic mediumImpact", "drag"])
  }

  @Test(
    arguments: [
      (.press, .backspace, .delete), (.repeatPress, .backspace, .delete),
      (.release, .backspace, nil),
      (.press, .character("a"), .input), (.release, .character("a"), nil), (.press, .space, .input),
      (.longPress, .space, nil), (.press, .shift(.lowercased), .system), (.press, .none, nil),
      (.press, .primary(.return), .system), (.press, .primary(.done), nil),
    ] as [(Keyboard.Gesture, KeyboardAction, KeyboardFeedback.Audio?)])
  func knowsTheSound(
    gesture: Keyboard.Gesture, action: KeyboardAction, audio: KeyboardFeedback.Audio?
  ) {
    let handler = KeyboardAction.StandardActionHandler(controller: Typist().controller)
    #expect(handler.audioFeedback(for: gesture, on: action) == audio)
  }

  @Test(
    arguments: [
      (.press, .character("a"), true, false), (.release, .character("a"), false, false),
      (.longPress, .space, true, true), (.press, .backspace, true, false),
      (.repeatPress, .backspace, true, false), (.press, .none, false, false),
      (.longPress, .character("a"), false, false),
    ] as [(Keyboard.Gesture, KeyboardAction, Bool, Bool)])
  func triggersHapticFeedback(
    gesture: Keyboard.Gesture, action: KeyboardAction, isTriggered: Bool, isTriggeredDisabled: Bool
  ) {
    let handler = KeyboardAction.StandardActionHandler(controller: typist.controller)
    #expect(handler.shouldTriggerHapticFeedback(for: gesture, on: action) == isTriggered)
    typist.controller.settings.feedbackSettings.isHapticFeedbackEnabled = false
    #expect(handler.shouldTriggerHapticFeedback(for: gesture, on: action) == isTriggeredDisabled)
  }

  @Test func customFeedbackWins() {
    let context = typist.controller.state.feedbackContext
    context.registerCustomFeedback(.audio(.customId(1), for: .release, on: .space))
    context.registerCustomFeedback(.audio(.customId(2), for: .release, on: .space))
    context.registerCustomFeedback(.haptic(.error, for: .release, on: .space))
    var events: [String] = []
    typist.controller.services.feedbackService = KeyboardFeedback.StandardFeedbackService(
      audioEngine: { events.append("\($0)") }, hapticEngine: { events.append("\($0)") })
    typist.release(.space)
    #expect(events == ["customId(1)", "error"])
  }

  @Test(arguments: [
    ("de", "before ", "“", "before „"), ("de", "before", "“", "before“"), ("de", "„a", "“", "„a“"),
    ("en", "", "”", "“"),
    ("sv", "", "‘", "’"), ("en", "", "‘", "‘"), ("ckb", "", "ھ", "ه"),
  ])
  func replacesCharacters(locale: String, before: String, key: String, text: String) {
    let typist = Typist(before, locale: locale)
    typist.type(key)
    #expect(typist.document.text == text)
  }

  @Test(
    arguments: [
      (nil, "vi", "tieengs Vieejt", "tiếng Việt"),
      (.vietnamese_vni(.qwerty), "vi", "d9u7o7ng2", "đường"),
      (.vietnamese_viqr(.qwertz), "vi", "toi\\. A.", "toi. Ạ"),
      (.vietnamese_telex(.azerty), "en", "DDAAJ", "ĐẬ"),
      (.qwerty, "vi", "aa", "aa"), (nil, "vi", "w W TW AAA", "ư Ư TƯ AA"),
    ] as [(Keyboard.LayoutType?, String, String, String)])
  func composesVietnamese(
    layoutType: Keyboard.LayoutType?, locale: String, keys: String, text: String
  ) {
    let typist = Typist(locale: locale, layoutType: layoutType)
    typist.type(keys)
    #expect(typist.document.text == text)
  }

  @Test func movesTheSpaceOfASuggestionBehindADelimiter() {
    let typist = Typist("hel")
    typist.handler.handle(Autocomplete.Suggestion(text: "hello"))
    typist.type(",")
    #expect(typist.document.text == "hello, ")
    typist.type("x.")
    #expect(typist.document.text == "hello, x.")
  }

  @Test func remembersEmojis() {
    typist.release(.emoji("👍"), .emoji("🎉"), .emoji("👍"))
    let store = typist.controller.state.settingsStorage
    #expect(EmojiCategory.Persisted.recent.getEmojis(in: store).map(\.char) == ["👍", "🎉"])
  }

  @Test func previewsDoNothing() {
    let handler: any KeyboardActionHandler = .preview
    #expect(!handler.canHandle(.press, on: .backspace))
  }
}
