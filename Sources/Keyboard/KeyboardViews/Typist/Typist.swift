public import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput
import SourceText

/// Types texts on a running keyboard by pressing its keys.
///
/// It switches layers and shift, holds keys for secondary actions, adds diacritics, and compensates
/// automatic changes by the keyboard except for autocorrections, if they are enabled.
///
/// ```swift
/// let typist = Typist(controller: controller)
/// var presses = 0
/// typist.observer = { event in if event.kind == .gesture(.press) { presses += 1 } }
/// try typist.type("Hello 😀")
/// controller.textDocumentProxy.documentContextBeforeInput  // → "Hello 😀"
/// ```
public final class Typist {

  /// The controller of the keyboard.
  public let controller: KeyboardInputViewController

  /// The pace of the typist.
  public let pace: TypingPace

  /// Called after each event is handled.
  public var observer: ((TypingEvent) -> Void)?

  /// Called after simultaneous events, when the keyboard keeps its state until the next ones.
  public var settled: (() -> Void)?

  /// Whether the typist takes suggestions that complete a word of the text.
  public var acceptsSuggestions = false

  /// Whether time is passing; then no event is caused by a moving touch.
  var isWaiting = false

  /// Whether the typist is stopped; the keyboard keeps its state, with the touch on its key.
  public private(set) var isStopped = false

  let touchHandler: KeyTouchHandler
  let map: KeyMap
  let start: Date
  var lastShift = Date.distantPast
  var lastSpace: Date

  /// Creates a typist for the keyboard of a controller, by default the standard one.
  public init(
    controller: KeyboardInputViewController, pace: TypingPace = .natural,
    view: (() -> KeyboardView)? = nil, context: ViewContext? = nil
  ) {
    self.controller = controller
    self.pace = pace
    controller.services.clock.makeVirtual()
    controller.loadViewIfNeeded()
    touchHandler = KeyTouchHandler(state: controller.state, services: controller.services)
    map = KeyMap(
      view: view ?? { controller.standardKeyboardView },
      in: context ?? ViewContext(text: .fixedAdvance))
    start = controller.services.clock.now
    lastSpace = start
    controller.state.calloutContext.availableWidth = map.width
    touchHandler.observer = { [weak self] in self?.report($0) }
    showCalloutsAsTheyGo()
  }

  /// The actions of the pressed keys.
  public var pressedActions: Set<KeyboardAction> {
    Set([touchHandler.pressedAction].compactMap { $0 })
  }

  /// The touched suggestion, if any.
  public var pressedSuggestion: Autocomplete.Suggestion? { touchHandler.pressedSuggestion }

  /// The time since the start, in seconds.
  public var time: TimeInterval { controller.services.clock.now.timeIntervalSince(start) }

  /// Stops typing, permanently.
  public func stop() { isStopped = true }

  /// Type a text at the cursor; any line break is typed with the return key.
  ///
  /// - Throws: ``TypingError`` if no key types a character of the text.
  public func type(_ text: String) throws(TypingError) {
    let characters = Array(text.replacing("\r\n", with: "\n"))
    var position = 0
    while position < characters.count && !isStopped {
      let rest = characters[position...]
      if let taken = takeSuggestion(completing: rest) {
        position += taken
        continue
      }
      let before = textBefore
      let correction = correction
      let error = TypingError(character: characters[position], position: position + 1)
      guard characters[position].unicodeScalars.count <= Self.maximumScalarCount,
        let plan = plan(for: rest)
      else { throw error }
      for step in plan.steps {
        guard take(step) || isStopped else { throw error }
        if isStopped { return }
      }
      position += plan.count
      let typed = String(rest.prefix(plan.count))
      let next = characters[position...].first
      guard isTyped(typed, after: before, followedBy: next, correcting: correction) else {
        throw error
      }
    }
  }

  /// Natural text has at most 30 marks per letter (source: Unicode Standard Annex #15).
  private static let maximumScalarCount = 32

  var textBefore: String { controller.textDocumentProxy.documentContextBeforeInput ?? "" }

  private var correction: String? {
    let context = controller.state.autocompleteContext
    guard context.isAutocorrectEnabled else { return nil }
    return context.suggestionsFromService.first(where: \.isAutocorrect)?.text
  }

  private func isTyped(
    _ text: String, after before: String, followedBy next: Character?,
    correcting correction: String?
  ) -> Bool {
    let now = textBefore
    let font = controller.state.fontContext
    let goal = before + font.typed(text)
    if now == goal { return true }
    if text == "-", now == before.dropLast() + "—" { return true }
    if let correction, now.hasSuffix(font.typed(correction + text)) { return true }
    // A correction is taken back where its word is a part of an address.
    if now.hasSuffix(text), now.tokenAtEnd.isAddress { return true }
    // The form of a final sigma depends on the next character.
    if let next, now.dropLast() + (now.sigma(before: next) ?? "") == goal { return true }
    guard let first = text.first, let sigma = before.sigma(before: first) else { return false }
    return now == before.dropLast() + sigma + text
  }

  private func showCalloutsAsTheyGo() {
    let callouts = controller.state.calloutContext
    let clock = controller.services.clock
    callouts.scheduler = { [weak self] seconds, action in
      clock.perform(after: seconds) {
        action()
        self?.settled?()
      }
    }
  }

  private func report(_ event: KeyTouchHandler.Event) {
    // The end of a touch takes several steps at once; stop after any of them.
    guard !isStopped else { return }
    let context = controller.state.keyboardContext
    let (kind, action): (TypingEvent.Kind, KeyboardAction) =
      switch event {
      case .gesture(let gesture, let action): (.gesture(gesture), action)
      case .drag(let action): (.drag, action)
      case .suggestion(let gesture, _): (.gesture(gesture), .none)
      }
    let suggestion: Autocomplete.Suggestion? =
      if case .suggestion(_, let suggestion) = event { suggestion } else { nil }
    observer?(
      TypingEvent(
        kind: kind, action: action, suggestion: suggestion, time: time,
        translation: kind == .drag ? touchHandler.translation : .zero,
        selectedAction: controller.state.calloutContext.selectedSecondaryAction,
        keyboardType: context.keyboardType, keyboardCase: context.keyboardCase))
    if isWaiting { settled?() }
  }
}

/// An error for a text with a character that no key types.
public struct TypingError: LocalizedError, Hashable, Sendable, CustomStringConvertible {

  /// The character without a key.
  public let character: Character

  /// The position of the character in the text, starting at 1.
  public let position: Int

  /// Creates an error for a character at a position.
  public init(character: Character, position: Int) {
    self.character = character
    self.position = position
  }

  /// The message.
  public var errorDescription: String? { description }

  private static let maximumListedScalars = 8

  /// A sentence with the character, its code points and its position.
  public var description: String {
    let scalars = character.unicodeScalars
    let points = scalars.prefix(Self.maximumListedScalars).map(\.notation)
    let rest = scalars.count - points.count
    let list = points.joined(separator: " ") + (rest > 0 ? " and \(rest) more code points" : "")
    let isVisible = rest == 0 && !character.isWhitespace && scalars.first?.isGraphic == true
    let name = isVisible ? "“\(character)” (\(list))" : list
    return "No key types \(name), character \(position) of the text"
  }
}

extension Unicode.Scalar {

  fileprivate var isGraphic: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .surrogate, .privateUse, .nonspacingMark: false
    default: true
    }
  }
}
