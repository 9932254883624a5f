import Foundation
import KeyboardCore
import KeyboardInput
import Testing

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
    var text: String
    var locale: String
    var capitals: Keyboard.AutocapitalizationType
    var layoutType: Keyboard.LayoutType?
    var type: Keyboard.KeyboardType
    var letterCase: Keyboard.KeyboardCase
    var suggests: Bool
    var steps: [Step]
    var outcome: String

    var testDescription: String { name }

    init(
      _ name: String, text: String = "", locale: String = "en",
      capitals: Keyboard.AutocapitalizationType = .none, layoutType: Keyboard.LayoutType? = nil,
      type: Keyboard.KeyboardType = .alphabetic, letterCase: Keyboard.KeyboardCase = .lowercased,
      suggests: Bool = false, _ steps: [Step], _ outcome: String
    ) {
      (self.name, self.text, self.locale, self.capitals) = (name, text, locale, capitals)
      (self.layoutType, self.type, self.letterCase) = (layoutType, type, letterCase)
      (self.suggests, self.steps, self.outcome) = (suggests, steps, outcome)
    }
  }

  static let rules: [Rule] = [
    // Replacing
    Rule("a mark opens", text: "a ", locale: "de", [.release(.character("“"))], "a „|"),
    Rule("a mark closes", text: "„a", locale: "de", [.release(.character("“"))], "„a“|"),
    Rule("pressing replaces nothing", locale: "de", [.press(.character("“"))], ""),
    Rule("text keys aren't replaced", locale: "de", [.release(.text("“"))], "“|"),
    Rule("a letter of Sorani", locale: "ckb", [.release(.character("ھ"))], "ه|"),
    Rule("TELEX", text: "tie", locale: "vi", [.release(.character("e"))], "tiê|"),
    Rule(
      "VIQR takes the point as a tone", text: "toi", locale: "vi",
      layoutType: .vietnamese_viqr(.qwerty), [.release(.character("."))], "tọi|"),
    // Dragging
    Rule(
      "the end of a drag types no space", text: "ab",
      [.press(.space), .longPress(.space), .release(.space), .end(.space)], ""),
    Rule(
      "a drag moves the cursor", text: "ab",
      [.press(.space), .longPress(.space), .drag(0), .drag(-6), .release(.space)], "a|b"),
    Rule(
      "a drag moves the other way from right to left", text: "אב", locale: "he_IL",
      [.press(.space), .longPress(.space), .drag(0), .drag(6), .release(.space)], "א|ב"),
    Rule(
      "an emoji is one step", text: "a👨‍👩‍👧",
      [.press(.space), .longPress(.space), .drag(0), .drag(-6), .release(.space)], "a|👨‍👩‍👧"),
    Rule("no drag without a long press", text: "ab", [.drag(0), .drag(-6)], ""),
    // Suggestions and their spaces
    Rule("a suggestion brings a space", text: "hel", [.take(.init(text: "hello"))], "hello |"),
    Rule(
      "the space goes behind a comma", text: "hel",
      [.take(.init(text: "hello")), .release(.character(","))], "hello, |"),
    Rule(
      "the space stays before a letter", text: "hel",
      [.take(.init(text: "hello")), .release(.character("x"))], "hello x|"),
    Rule("space corrects", text: "tow", suggests: true, [.release(.space)], "Two |"),
    Rule("a point corrects", text: "tow", suggests: true, [.release(.character("."))], "Two.|"),
    Rule("return corrects", text: "tow", suggests: true, [.release(.primary(.return))], "Two\n|"),
    Rule(
      "done doesn't correct", text: "tow", suggests: true, [.release(.primary(.done))], "tow\n|"),
    Rule(
      "a bracket doesn't correct", text: "tow", suggests: true, [.release(.character("("))],
      "tow(|"),
    Rule(
      "nothing corrects behind a word", text: "tow ", suggests: true, [.wait(9), .release(.space)],
      "tow  |"),
    // Sentences
    Rule(
      "two quick spaces end a sentence", text: "hej", capitals: .sentences,
      [.release(.space), .wait(1), .release(.space)], "hej. | uppercased"),
    Rule(
      "two slow spaces don't", text: "hej", [.release(.space), .wait(3.1), .release(.space)],
      "hej  |"),
    Rule(
      "a sentence ends once", text: "hej.", [.release(.space), .wait(1), .release(.space)],
      "hej.  |"),
    Rule(
      "spaces of characters don't end it", text: "hej",
      [.release(.character(" ")), .release(.character(" "))], "hej  |"),
    // Case
    Rule(
      "a capital is followed by small letters", capitals: .sentences, letterCase: .uppercased,
      [.release(.character("A"))], "A| lowercased"),
    Rule(
      "a sentence begins after its space", text: "a.", capitals: .sentences, [.release(.space)],
      "a. | uppercased"),
    Rule(
      "words begin after a space", text: "a", capitals: .words, [.release(.space)],
      "a | uppercased"),
    Rule(
      "all characters", capitals: .allCharacters, letterCase: .uppercased,
      [.release(.character("A"))], "A|"),
    Rule(
      "locked capitals stay", capitals: .sentences, letterCase: .capsLocked,
      [.release(.character("A")), .release(.space)], "A |"),
    Rule(
      "shift is for one letter", letterCase: .uppercased, [.release(.character("A"))],
      "A| lowercased"),
    Rule(
      "backspace leads back to the capital", text: "A", capitals: .sentences, [.press(.backspace)],
      "| uppercased"),
    Rule("shift", [.release(.shift(.lowercased))], "uppercased"),
    Rule(
      "two quick shifts lock",
      [.release(.shift(.lowercased)), .wait(0.3), .release(.shift(.uppercased))], "capsLocked"),
    Rule(
      "two slow shifts don't",
      [.release(.shift(.lowercased)), .wait(0.6), .release(.shift(.uppercased))], ""),
    Rule(
      "a third shift unlocks", letterCase: .lowercased,
      [
        .release(.shift(.lowercased)), .wait(0.1), .release(.shift(.uppercased)), .wait(0.1),
        .release(.shift(.capsLocked)),
      ], ""),
    Rule(
      "shift out of automatic case does what one sees", letterCase: .auto,
      [.release(.shift(.auto))], "uppercased"),
    // Type
    Rule(
      "space leads back to letters", text: "1", type: .numeric, [.release(.space)],
      "1 | alphabetic"),
    Rule("two spaces don't", text: "1 ", type: .symbolic, [.wait(9), .release(.space)], "1  |"),
    Rule(
      "return after a sentence does", text: "1.", type: .numeric, [.release(.primary(.return))],
      "1.\n| alphabetic"),
    Rule(
      "return within one doesn't", text: "1", type: .numeric, [.release(.primary(.return))], "1\n|"),
    Rule(
      "an apostrophe does", text: "don", type: .numeric, [.release(.character("’"))],
      "don’| alphabetic"),
    Rule("digits don't", type: .numeric, [.release(.character("1"))], "1|"),
    Rule("pressing doesn't", text: "1", type: .numeric, [.press(.space)], ""),
    Rule(
      "a search for emojis ends", type: .emojiSearch, [.release(.primary(.search))],
      "\n| alphabetic"),
    Rule("emojis stay", type: .emojis, [.release(.emoji("👍"))], "👍|"),
    // Deleting
    Rule("backspace deletes a character", text: "ab 👨‍👩‍👧", [.press(.backspace)], "ab |"),
    Rule(
      "repeating deletes characters", text: "abc", [.press(.backspace), .repeatPress(.backspace)],
      "a|"),
    Rule("releasing deletes nothing", text: "abc", [.release(.backspace)], ""),
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
