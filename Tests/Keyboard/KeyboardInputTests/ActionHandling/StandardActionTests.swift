import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// The effects of every gesture on every key: on the text, on the type and case of the keyboard, on
/// the app, and as feedback.
@Suite struct StandardActionTests {

  static let diacritic = Keyboard.Diacritic(char: "´", replacements: ["e": "é"])

  /// The effects of gestures as texts: a changed text with its cursor, the new type or case, the
  /// request to the app, then the audio and the haptic feedback.
  typealias Outcomes = [Keyboard.Gesture: String]

  /// A key that types on release, with feedback on press.
  static func typing(_ text: String) -> Outcomes {
    [.press: "♪ input ~ selectionChanged", .release: text]
  }

  /// A system key that acts when it is released.
  static func releasing(_ outcome: String) -> Outcomes {
    [.press: "♪ system ~ selectionChanged", .release: outcome]
  }

  /// A system key that acts when it is pressed.
  static func pressing(_ outcome: String) -> Outcomes {
    [
      .press: [outcome, "♪ system ~ selectionChanged"].filter { !$0.isEmpty }.joined(separator: " ")
    ]
  }

  static func clicking(_ sound: String) -> Outcomes { [.press: "♪ \(sound)"] }

  /// Every action with the effects of its gestures on "one ab|c" in lowercase; gestures that aren't
  /// listed have none.
  static let table: [(KeyboardAction, Outcomes)] = [
    (
      .backspace,
      [
        .press: "one a|c ♪ delete ~ selectionChanged",
        .repeatPress: "one a|c ♪ delete ~ selectionChanged",
      ]
    ),
    (.capsLock, pressing("capsLocked")),
    (.character("x"), typing("one abx|c")), (.character("kr"), typing("one abkr|c")),
    (.character(""), typing("")), (.character("ñ"), typing("one abñ|c")),
    (.characterMargin("x"), typing("one abx|c")),
    (.command, clicking("system")), (.control, clicking("system")),
    (.custom(named: "x"), [:]),
    (.diacritic(diacritic), typing("one ab´|c")),
    (.diacritic(Keyboard.Diacritic(char: "´", replacements: ["ab": "áb"])), typing("one áb|c")),
    (.dictation, releasing("dictation")), (.dismissKeyboard, releasing("dismiss")),
    (.emoji("👍🏽"), typing("one ab👍🏽|c")),
    (.escape, clicking("system")), (.function, clicking("system")),
    (.image(description: "", keyboardImageName: "", imageName: ""), clicking("input")),
    // The type stays where it is already.
    (.keyboardType(.alphabetic), pressing("")), (.keyboardType(.numeric), pressing("numeric")),
    (.keyboardType(.symbolic), pressing("symbolic")), (.keyboardType(.emojis), pressing("emojis")),
    (.keyboardType(.custom(named: "x")), pressing("x")),
    (.moveCursorBackward, releasing("one a|bc")), (.moveCursorForward, releasing("one abc|")),
    // The system has its own handler for this key.
    (.nextKeyboard, clicking("system")),
    (.nextLocale, releasing("sv")), (.none, [:]), (.option, clicking("system")),
    (.primary(.return), releasing("one ab\n|c")), (.primary(.newLine), releasing("one ab\n|c")),
    // Other return keys are no system keys, so they make no sound.
    (.primary(.done), [.press: "~ selectionChanged", .release: "one ab\n|c"]),
    (.primary(.custom(title: "x")), [.press: "~ selectionChanged", .release: "one ab\n|c"]),
    (.settings, clicking("system")),
    (.shift(.lowercased), releasing("uppercased")),
    // The case of the keyboard counts, not that of the key.
    (.shift(.capsLocked), releasing("uppercased")),
    (
      .space,
      [
        .press: "♪ input ~ selectionChanged", .release: "one ab |c",
        .longPress: "drag ~ mediumImpact",
      ]
    ),
    (.systemImage(description: "", keyboardImageName: "", imageName: ""), clicking("input")),
    (.systemSettings, [.press: "~ selectionChanged", .release: "open app-settings:"]),
    (.tab, releasing("one ab\t|c")), (.text(".com"), typing("one ab.com|c")),
    (.url("https://a.b"), releasing("open https://a.b")), (.url(nil, id: nil), releasing("")),
  ]

  @Test func leavesNoActionOut() {
    #expect(Set(Self.table.map(\.0.kind)) == Set(KeyboardAction.Kind.allCases))
    #expect(Keyboard.Gesture.allCases.count == 6)
  }

  @Test(arguments: table.indices, Keyboard.Gesture.allCases)
  func doesWhatItIsFor(row: Int, gesture: Keyboard.Gesture) {
    let (action, outcomes) = Self.table[row]
    let keyboard = ObservedKeyboard("one ab", after: "c")
    keyboard.typist.handler.handle(gesture, on: action)
    #expect(keyboard.outcome == outcomes[gesture] ?? "")
  }

  @Test(arguments: table.indices, Keyboard.Gesture.allCases)
  func canBeHandledIfItDoesSomething(row: Int, gesture: Keyboard.Gesture) {
    let (action, outcomes) = Self.table[row]
    let acts = outcomes[gesture].map { !$0.hasPrefix("♪") && !$0.hasPrefix("~") } ?? false
    // Switching to the letters changes nothing here.
    let hasAction = acts || gesture == .press && action == .keyboardType(.alphabetic)
    let handler = Typist().handler
    #expect(handler.canHandle(gesture, on: action) == hasAction)
    #expect((action.standardAction(for: gesture) != nil) == hasAction)
    let named =
      switch gesture {
      case .press: action.standardPressAction
      case .release: action.standardReleaseAction
      case .longPress: action.standardLongPressAction
      case .repeatPress: action.standardRepeatAction
      case .doubleTap: action.standardDoubleTapAction
      case .end: nil as KeyboardAction.GestureAction?
      }
    #expect((named != nil) == hasAction)
  }

  @Test(arguments: table.indices)
  func isTheReleaseActionOrThePressAction(row: Int) {
    let (action, outcomes) = Self.table[row]
    let keyboard = ObservedKeyboard("one ab", after: "c")
    keyboard.typist.handler.handle(action)
    // Performing an action has no feedback and no side effects.
    let silent = [outcomes[.release], outcomes[.press]].lazy.compactMap { $0 }
      .map { $0.components(separatedBy: "♪")[0].components(separatedBy: "~")[0] }
      .map { $0.trimmingCharacters(in: .init(charactersIn: " ")) }.first { !$0.isEmpty }
    #expect(keyboard.outcome == silent ?? "")
  }
}
