import KeyboardDocuments
import KeyboardKit

extension RenderPipeline {

  /// Disables and touches the keys that a request names.
  static func press(
    _ placed: PlacedKeyboard, for request: RenderRequest
  ) throws(CommandFailure) -> PlacedKeyboard {
    for name in request.disabledKeys {
      let action = try key(named: name, on: placed)
      placed.keyboard.keyboardContext.disabledActions.insert(action)
    }
    if request.movesCursor {
      placed.keyboard.keyboardContext.isSpaceDragGestureActive = true
      return placed.showing(nil, pressing: [.space])
    }
    guard let keyPress = request.keyPress else { return placed }
    let action = try key(named: keyPress.key, on: placed)
    guard case .longPress(_, let index) = keyPress else {
      return placed.showing(.input(action), pressing: [action])
    }
    let context = viewContext(for: request, text: .fixedAdvance)
    let count = placed.calloutActions(for: action, in: context).count
    guard count > 0 else { throw noCallout(keyPress.key, on: placed, in: context) }
    guard index < count else {
      throw CommandFailure(
        .invalidInput, code: "select-range",
        "“\(keyPress.key.shortened)” has \(count) actions, so --select is "
          + (count == 1 ? "0" : "a number from 0 to \(count - 1)") + ", not \(index)")
    }
    return placed.showing(.actions(of: action, selectedIndex: index), pressing: [action])
  }

  /// The key of a name, which is its character, or a word in which case, `-` and `_` don't matter.
  private static func key(
    named name: String, on placed: PlacedKeyboard
  ) throws(CommandFailure) -> KeyboardAction {
    let actions = placed.keys.map(\.item.action)
    if let action = actions.first(where: { $0.keyName == name }) { return action }
    let isWord = name.count > 1
    let words = actions.compactMap(\.keyName).filter { $0.count > 1 }
    if isWord, let word = NearestNames.match(for: name, among: words),
      let action = actions.first(where: { $0.keyName == word })
    {
      return action
    }
    let names = actions.uniqueKeyNames
    guard isWord else {
      throw CommandFailure(
        .invalidInput, code: "unknown-key",
        "This keyboard has no key “\(name)”; it has \(names.joined(separator: ", "))")
    }
    throw CommandFailure(.invalidInput, [.unknownName(name, kind: "key", among: names)])
  }

  private static func noCallout(
    _ name: String, on placed: PlacedKeyboard, in context: ViewContext
  ) -> CommandFailure {
    let others = placed.keys.map(\.item.action)
      .filter { !placed.calloutActions(for: $0, in: context).isEmpty }.uniqueKeyNames
    let help =
      others.isEmpty
      ? "no key of this keyboard has one"
      : "the keys that have one are \(others.joined(separator: ", "))"
    return CommandFailure(
      .invalidInput, code: "no-callout", "“\(name.shortened)” has no callout; \(help)")
  }
}

extension [KeyboardAction] {

  /// The names of the keys, each once, in their order.
  fileprivate var uniqueKeyNames: [String] {
    var seen: Set<String> = []
    return compactMap(\.keyName).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
