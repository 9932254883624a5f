import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// The rules of the standard handler and behavior, one row per rule.
@Suite struct GestureRuleTests {

  /// A step of a rule.
  enum Step {
    case press(KeyboardAction), release(KeyboardAction), longPress(KeyboardAction)
    case repeatPress(KeyboardAction), end(KeyboardAction)
    case wait(TimeInterval), drag(Double), take(Autocomplete.Suggestion)
  }

  /// A keyboard, the steps taken on it, and the changes other than feedback.
  struct Rule: CustomTestStringConvertible {
    var name: String
    var text = ""
    var locale = "en"
    var capitals = Keyboard.AutocapitalizationType.none
    var layoutType: Keyboard.LayoutType?
    var type = Keyboard.KeyboardType.alphabetic
    var letterCase = Keyboard.KeyboardCase.lowercased
    var suggests = false
    var steps: [Step]
    var outcome: String

    var testDescription: String { name }
  }

  static let rules: [Rule] = [
    // Replacing
    Rule(
      name: "a mark opens", text: "a ", locale: "de", steps: [.release(.character("“"))],
      outcome: "a „|"),
    Rule(
      name: "a mark closes", text: "„a", locale: "de", steps: [.release(.character("“"))],
      outcome: "„a“|"),
    Rule(
      name: "pressing replaces nothing", locale: "de", steps: [.press(.character("“"))], outcome: ""
    ),
    Rule(
      name: "text keys aren't replaced", locale: "de", steps: [.release(.text("“"))], outcome: "“|"),
    Rule(
      name: "a letter of Sorani", locale: "ckb", steps: [.release(.character("ھ"))], outcome: "ه|"),
    Rule(
      name: "TELEX", text: "tie", locale: "vi", steps: [.release(.character("e"))], outcome: "tiê|"),
    Rule(
      name: "VIQR takes the point as a tone", text: "toi", locale: "vi",
      layoutType: .vietnamese_viqr(.qwerty), steps: [.release(.character("."))], outcome: "tọi|"),
    // Dragging
    Rule(
      name: "the end of a drag types no space", text: "ab",
      steps: [.press(.space), .longPress(.space), .release(.space), .end(.space)], outcome: ""),
    Rule(
      name: "a drag moves the cursor", text: "ab",
      steps: [.press(.space), .longPress(.space), .drag(0), .drag(-6), .release(.space)],
      outcome: "a|b"),
    Rule(
      name: "a drag moves the other way from right to left", text: "אב", locale: "he_IL",
      steps: [.press(.space), .longPress(.space), .drag(0), .drag(6), .release(.space)],
      outcome: "א|ב"),
    Rule(
      name: "an emoji is one step", text: "a👨‍👩‍👧",
      steps: [.press(.space), .longPress(.space), .drag(0), .drag(-6), .release(.space)],
      outcome: "a|👨‍👩‍👧"),
    Rule(
      name: "no drag without a long press", text: "ab", steps: [.drag(0), .drag(-6)], outcome: ""),
    // Suggestions and their spaces
    Rule(
      name: "a suggestion brings a space", text: "hel", steps: [.take(.init(text: "hello"))],
      outcome: "hello |"),
    Rule(
      name: "the space goes behind a comma", text: "hel",
      steps: [.take(.init(text: "hello")), .release(.character(","))], outcome: "hello, |"),
    Rule(
      name: "the space stays before a letter", text: "hel",
      steps: [.take(.init(text: "hello")), .release(.character("x"))], outcome: "hello x|"),
    Rule(
      name: "space corrects", text: "tow", suggests: true, steps: [.release(.space)],
      outcome: "Two |"),
    Rule(
      name: "a point corrects", text: "tow", suggests: true, steps: [.release(.character("."))],
      outcome: "Two.|"),
    Rule(
      name: "return corrects", text: "tow", suggests: true, steps: [.release(.primary(.return))],
      outcome: "Two\n|"),
    Rule(
      name: "done doesn't correct", text: "tow", suggests: true,
      steps: [.release(.primary(.done))], outcome: "tow\n|"),
    Rule(
      name: "a bracket doesn't correct", text: "tow", suggests: true,
      steps: [.release(.character("("))],
      outcome: "tow(|"),
    Rule(
      name: "nothing corrects behind a word", text: "tow ", suggests: true,
      steps: [.wait(9), .release(.space)], outcome: "tow  |"),
    // Sentences
    Rule(
      name: "two quick spaces end a sentence", text: "hej", capitals: .sentences,
      steps: [.release(.space), .wait(1), .release(.space)], outcome: "hej. | uppercased"),
    Rule(
      name: "two slow spaces don't", text: "hej",
      steps: [.release(.space), .wait(3.1), .release(.space)], outcome: "hej  |"),
    Rule(
      name: "a sentence ends once", text: "hej.",
      steps: [.release(.space), .wait(1), .release(.space)], outcome: "hej.  |"),
    Rule(
      name: "spaces of characters don't end it", text: "hej",
      steps: [.release(.character(" ")), .release(.character(" "))], outcome: "hej  |"),
    // Case
    Rule(
      name: "a capital is followed by small letters", capitals: .sentences,
      letterCase: .uppercased, steps: [.release(.character("A"))], outcome: "A| lowercased"),
    Rule(
      name: "a sentence begins after its space", text: "a.", capitals: .sentences,
      steps: [.release(.space)], outcome: "a. | uppercased"),
    Rule(
      name: "words begin after a space", text: "a", capitals: .words, steps: [.release(.space)],
      outcome: "a | uppercased"),
    Rule(
      name: "all characters", capitals: .allCharacters, letterCase: .uppercased,
      steps: [.release(.character("A"))], outcome: "A|"),
    Rule(
      name: "locked capitals stay", capitals: .sentences, letterCase: .capsLocked,
      steps: [.release(.character("A")), .release(.space)], outcome: "A |"),
    Rule(
      name: "shift is for one letter", letterCase: .uppercased, steps: [.release(.character("A"))],
      outcome: "A| lowercased"),
    Rule(
      name: "backspace leads back to the capital", text: "A", capitals: .sentences,
      steps: [.press(.backspace)], outcome: "| uppercased"),
    Rule(name: "shift", steps: [.release(.shift(.lowercased))], outcome: "uppercased"),
    Rule(
      name: "two quick shifts lock",
      steps: [.release(.shift(.lowercased)), .wait(0.3), .release(.shift(.uppercased))],
      outcome: "capsLocked"),
    Rule(
      name: "two slow shifts don't",
      steps: [.release(.shift(.lowercased)), .wait(0.6), .release(.shift(.uppercased))],
      outcome: ""),
    Rule(
      name: "a third shift unlocks", letterCase: .lowercased,
      steps: [
        .release(.shift(.lowercased)), .wait(0.1), .release(.shift(.uppercased)), .wait(0.1),
        .release(.shift(.capsLocked)),
      ], outcome: ""),
    Rule(
      name: "shift out of automatic case does what one sees", letterCase: .auto,
      steps: [.release(.shift(.auto))], outcome: "uppercased"),
    // Type
    Rule(
      name: "space leads back to letters", text: "1", type: .numeric, steps: [.release(.space)],
      outcome: "1 | alphabetic"),
    Rule(
      name: "two spaces don't", text: "1 ", type: .symbolic, steps: [.wait(9), .release(.space)],
      outcome: "1  |"),
    Rule(
      name: "return after a sentence does", text: "1.", type: .numeric,
      steps: [.release(.primary(.return))], outcome: "1.\n| alphabetic"),
    Rule(
      name: "return within one doesn't", text: "1", type: .numeric,
      steps: [.release(.primary(.return))], outcome: "1\n|"),
    Rule(
      name: "an apostrophe does", text: "don", type: .numeric, steps: [.release(.character("’"))],
      outcome: "don’| alphabetic"),
    Rule(name: "digits don't", type: .numeric, steps: [.release(.character("1"))], outcome: "1|"),
    Rule(name: "pressing doesn't", text: "1", type: .numeric, steps: [.press(.space)], outcome: ""),
    Rule(
      name: "a search for emojis ends", type: .emojiSearch, steps: [.release(.primary(.search))],
      outcome: "\n| alphabetic"),
    Rule(
      name: "emojis stay", type: .emojis, steps: [.release(.emoji("👍"))], outcome: "👍|"),
    // Deleting
    Rule(
      name: "backspace deletes a character", text: "ab 👨‍👩‍👧", steps: [.press(.backspace)],
      outcome: "ab |"),
    Rule(
      name: "repeating deletes characters", text: "abc",
      steps: [.press(.backspace), .repeatPress(.backspace)], outcome: "a|"),
    Rule(
      name: "releasing deletes nothing", text: "abc", steps: [.release(.backspace)], outcome: ""),
  ]

  @Test(arguments: rules)
  func holds(rule: Rule) {
    let keyboard = ObservedKeyboard(
      rule.text, locale: rule.locale, autocapitalization: rule.capitals,
      layoutType: rule.layoutType, type: rule.type, letterCase: rule.letterCase)
    let typist = keyboard.typist
    if rule.suggests {
      typist.controller.services.autocompleteService = .disabled(suggestions: .preview)
      typist.controller.performAutocomplete()
    }
    for step in rule.steps { Self.take(step, with: typist) }
    #expect(keyboard.changes == rule.outcome)
  }

  private static func take(_ step: Step, with typist: Typist) {
    switch step {
    case .press(let action): typist.handler.handle(.press, on: action)
    case .release(let action): typist.handler.handle(.release, on: action)
    case .longPress(let action): typist.handler.handle(.longPress, on: action)
    case .repeatPress(let action): typist.handler.handle(.repeatPress, on: action)
    case .end(let action): typist.handler.handle(.end, on: action)
    case .wait(let seconds): typist.clock.advance(by: seconds)
    case .drag(let x):
      typist.handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: x, y: 0))
    case .take(let suggestion): typist.handler.handle(suggestion)
    }
  }
}
