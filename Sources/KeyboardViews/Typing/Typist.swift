public import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput

/// Types texts on a running keyboard by pressing its keys, as a person does.
///
/// The typist finds every character on the keys, switching layers and shift, holding keys for their
/// secondary actions and adding marks with their keys. It knows what the keyboard does by itself and
/// sees to it that the text comes out as it was given.
public final class Typist {

  /// The keyboard.
  public let controller: KeyboardInputViewController

  /// How fast the typist is.
  public let pace: TypingPace

  /// Told of everything that a finger has done, after it was handled.
  public var observer: ((TypingEvent) -> Void)?

  /// Told after everything that happens at the same moment, when the keyboard has become what it is
  /// until the next one.
  public var settled: (() -> Void)?

  /// Whether time passes right now, so that what happens doesn't come from a moving finger.
  var isWaiting = false

  /// Whether the typist has left off; the keyboard stays as it was then, with the finger on its key.
  public private(set) var isStopped = false

  let finger: KeyTouchHandler
  let map: KeyMap
  let start: Date

  /// When shift and space were last released.
  var lastShift = Date.distantPast
  var lastSpace: Date

  /// Somebody who types on the keyboard of a controller.
  ///
  /// The keys are those of the view that a function makes; by default, the standard keyboard.
  public init(
    controller: KeyboardInputViewController, pace: TypingPace = .natural,
    view: (() -> KeyboardView)? = nil, context: ViewContext? = nil
  ) {
    self.controller = controller
    self.pace = pace
    controller.loadViewIfNeeded()
    finger = KeyTouchHandler(state: controller.state, services: controller.services)
    map = KeyMap(
      view: view ?? { controller.standardKeyboardView },
      in: context ?? ViewContext(text: .fixedAdvance))
    start = controller.services.clock.now
    lastSpace = start
    controller.state.calloutContext.availableWidth = map.width
    finger.observer = { [weak self] in self?.report($0) }
    showCalloutsAsTheyGo()
  }

  /// The keys that are pressed.
  public var pressedActions: Set<KeyboardAction> { Set([finger.pressedAction].compactMap { $0 }) }

  /// How long the typist has been at it, in seconds.
  public var time: TimeInterval { controller.services.clock.now.timeIntervalSince(start) }

  /// Leave off, at once and for good.
  public func stop() { isStopped = true }

  /// Type a text at the cursor; every kind of line break is that of the return key.
  public func type(_ text: String) throws(TypingError) {
    let characters = Array(text.replacing("\r\n", with: "\n"))
    var position = 0
    while position < characters.count && !isStopped {
      let rest = characters[position...]
      let before = textBefore
      let error = TypingError(character: characters[position], position: position + 1)
      guard characters[position].unicodeScalars.count <= Self.longestCharacter,
        let plan = plan(for: rest)
      else { throw error }
      for step in plan.steps {
        guard take(step) || isStopped else { throw error }
        if isStopped { return }
      }
      position += plan.count
      let typed = String(rest.prefix(plan.count))
      guard isTyped(typed, after: before, followedBy: characters[position...].first) else {
        throw error
      }
    }
  }

  /// The most code points of a character that is typed; texts of people have no more than 30 marks on a
  /// letter (source: Unicode Standard Annex #15, Stream-Safe Text Format).
  private static let longestCharacter = 32

  /// The text before the cursor.
  var textBefore: String { controller.textDocumentProxy.documentContextBeforeInput ?? "" }

  /// Whether a text stands before the cursor, or will as soon as the next character is typed.
  private func isTyped(_ text: String, after before: String, followedBy next: Character?) -> Bool {
    let now = textBefore
    let goal = before + text
    if now == goal { return true }
    // The last sigma of a word and of the text before get their form from what comes next.
    if let next, now.dropLast() + (now.sigma(before: next) ?? "") == goal { return true }
    guard let first = text.first, let sigma = before.sigma(before: first) else { return false }
    return now == before.dropLast() + sigma + text
  }

  /// Tell when the callout of a key goes, which is a little after the finger has gone.
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
    // Lifting a finger is several steps at once; nobody wants those after the last one.
    guard !isStopped else { return }
    let context = controller.state.keyboardContext
    let (kind, action): (TypingEvent.Kind, KeyboardAction) =
      switch event {
      case .gesture(let gesture, let action): (.gesture(gesture), action)
      case .drag(let action): (.drag, action)
      }
    observer?(
      TypingEvent(
        kind: kind, action: action,
        time: time,
        selectedAction: controller.state.calloutContext.selectedSecondaryAction,
        keyboardType: context.keyboardType, keyboardCase: context.keyboardCase))
    if isWaiting { settled?() }
  }
}
