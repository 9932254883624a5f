import Foundation
import KeyboardKit
import RandomNumbers

struct RandomKeyboard {

  let document = InMemoryTextDocument(
    documentIdentifier: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
  let controller: KeyboardInputController
  private var numbers: SeededNumbers
  private var actions: [KeyboardAction] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    controller = KeyboardInputController(
      textDocumentProxy: document,
      state: Keyboard.State(settingsStorage: InMemorySettingsStore()),
      clock: KeyboardClock())
    changeSurroundings()
  }

  /// Texts that no key types by itself, but that make documents difficult.
  private static let texts =
    "\u{301}\u{200D}🏽👍👨‍👩‍👧‍👦🇸🇪אנिσς\\`~^’‘“”„«»".unicodeScalars.map { String($0) }
    + ["", "kr", "🇸", "\r\n", "👨‍👩‍👧‍👦", "ế"]

  mutating func changeSurroundings() {
    let context = controller.state.keyboardContext
    let identifier = LocaleProfile.supportedIdentifiers.randomElement(using: &numbers) ?? "en"
    context.use(Device.all.randomElement(using: &numbers) ?? .standard)
    context.selectLocale(
      Locale(identifier: identifier),
      layoutType: Bool.random(using: &numbers)
        ? nil : Keyboard.LayoutType.allCases.randomElement(using: &numbers))
    context.locales = [context.locale, Locale(identifier: "en"), Locale(identifier: "vi")]
    context.keyboardType =
      [.alphabetic, .numeric, .symbolic].randomElement(using: &numbers) ?? .url
    context.keyboardCase = Keyboard.KeyboardCase.allCases.randomElement(using: &numbers) ?? .auto
    document.autocapitalizationType =
      Keyboard.AutocapitalizationType.allCases.randomElement(using: &numbers) ?? .none
    context.syncTextField()
    let layout = controller.services.layoutService.completeLayout(for: context)
    let keys = layout.itemRows.flatMap { $0.map(\.action) }
    actions = keys + keys + Self.otherActions
    controller.services.autocompleteService =
      Bool.random(using: &numbers) ? .disabled : .disabled(suggestions: .preview)
  }

  private static let otherActions: [KeyboardAction] =
    texts.map { .character($0) } + texts.suffix(8).map { .emoji($0) } + [
      .backspace, .backspace, .backspace, .space, .space, .space, .capsLock, .tab, .nextLocale,
      .moveCursorBackward, .moveCursorForward, .dismissKeyboard, .dictation, .none, .nextKeyboard,
      .diacritic(Keyboard.Diacritic(char: "´", replacements: ["e": "é", "": "x", "na": "ñä"])),
    ]

  mutating func play() {
    let action = actions.randomElement(using: &numbers) ?? .none
    let kind = UInt8.random(in: .min ... .max, using: &numbers)
    let handler = controller.services.actionHandler
    controller.services.clock.advance(by: Double(kind) / 128)
    switch kind {
    case 0: handler.handle(Autocomplete.Suggestion(text: "👍x", additionalDeleteCount: 2))
    case 1:
      handler.handle(.longPress, on: .space)
      let place = CGPoint(x: Double.random(in: -99...99, using: &numbers), y: 0)
      handler.handleDrag(on: .space, from: .zero, to: .zero)
      handler.handleDrag(on: .space, from: .zero, to: place)
    case 2: document.select(0..<Int.random(in: 0...5, using: &numbers))
    case 3: document.setMarkedText("né", selectedRange: NSRange(location: 1, length: 9))
    case 4..<120: handler.handle(.release, on: action)
    case 120..<180: handler.handle(.press, on: action)
    default:
      let gesture = Keyboard.Gesture.allCases.randomElement(using: &numbers) ?? .end
      handler.handle(gesture, on: action)
    }
    if document.textBefore.utf8.count + document.textAfter.utf8.count > 500 {
      document.select(0..<9_999)
      handler.handle(.press, on: .backspace)
    }
  }

  var isSound: Bool {
    guard document.selection.isEmpty, document.markedText == nil else { return true }
    return document.textBefore.count + document.textAfter.count == document.text.count
  }
}
