import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// Random gestures on random keys, which must neither trap nor corrupt the document.
@Suite struct RandomGestureTests {

  struct Seed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static let texts =
    "abcdeosfrxjzw AÄßéİı.,:;!?'\"’‘“”„«»()[]{}\\^`~+*0123456789\n\t\u{301}\u{200D}🏽👍👨‍👩‍👧‍👦🇸🇪אבج नि"
    .unicodeScalars.map { String($0) } + ["", "kr", "🇸", "\r\n", "👨‍👩‍👧‍👦", "ế"]

  static func action(_ seed: inout Seed) -> KeyboardAction {
    let text = texts.randomElement(using: &seed) ?? ""
    let actions: [KeyboardAction] = [
      .backspace, .capsLock, .character(text), .character(text), .character(text),
      .characterMargin(text), .text(text), .space, .space, .tab, .primary(.return), .primary(.done),
      .diacritic(
        Keyboard.Diacritic(char: text, replacements: ["e": "é", text + "b": "x", "": "y"])),
      .emoji(text), .keyboardType(.numeric), .keyboardType(.symbolic), .keyboardType(.alphabetic),
      .moveCursorBackward, .moveCursorForward, .nextLocale, .shift(.lowercased), .dismissKeyboard,
      .dictation, .none, .url("x"), .nextKeyboard,
    ]
    return actions.randomElement(using: &seed) ?? .none
  }

  @Test(arguments: ["en", "vi", "he_IL", "tr"])
  func keepsTheDocumentSound(locale: String) {
    var seed = Seed(state: UInt64(locale.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let typist = Typist(locale: locale, autocapitalization: .sentences)
    typist.context.locales = ["en", "vi", "ar", "de"].map { Locale(identifier: $0) }
    let types: [Keyboard.LayoutType?] = [
      nil, .vietnamese_vni(.qwerty), .vietnamese_viqr(.azerty), .vietnamese_telex(.qwertz), .qwerty,
    ]
    for step in 0..<5_000 {
      let action = Self.action(&seed)
      let gesture = Keyboard.Gesture.allCases.randomElement(using: &seed) ?? .press
      typist.handler.handle(gesture, on: action)
      typist.handler.handle(.release, on: action)
      typist.clock.advance(by: Double.random(in: 0...1, using: &seed))
      switch step % 50 {
      case 0: typist.handler.handle(Autocomplete.Suggestion(text: "👍x", additionalDeleteCount: 2))
      case 10:
        typist.handler.handleDrag(
          on: .space, from: .zero, to: CGPoint(x: Double.random(in: -99...99, using: &seed), y: 0))
      case 20: typist.document.select(0..<Int.random(in: 0...5, using: &seed))
      case 30:
        typist.document.setMarkedText("né", selectedRange: NSRange(location: 1, length: 9))
      case 40: typist.context.keyboardLayoutType = types.randomElement(using: &seed) ?? nil
      default: break
      }
      if step % 20 == 0 { check(typist.document) }
      if typist.document.text.utf8.count > 2_000 {
        typist.document.select(0..<9_999)
        typist.handler.handle(.press, on: .backspace)
      }
    }
  }

  /// The characters of the whole text are those before, in and after the selection.
  private func check(_ document: InMemoryTextDocument) {
    guard document.selection.isEmpty, document.markedText == nil else { return }
    #expect(document.textBefore.count + document.textAfter.count == document.text.count)
  }
}
