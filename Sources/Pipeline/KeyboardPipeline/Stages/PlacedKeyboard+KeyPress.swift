package import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
package import KeyboardViews
package import SourceText

extension PlacedKeyboard {

  func pressed(by request: RenderRequest) throws(Diagnostics) -> PlacedKeyboard {
    var disabled: Set<KeyboardAction> = []
    for name in request.disabledKeys { disabled.insert(try key(named: name)) }
    guard !disabled.isEmpty || request.movesCursor else { return try touched(by: request) }
    return try with {
      $0.disabledActions.formUnion(disabled)
      if request.movesCursor { $0.isSpaceDragGestureActive = true }
    }.touched(by: request)
  }

  private func with(_ change: (inout KeyboardTraits) -> Void) -> PlacedKeyboard {
    let context = keyboard.keyboardContext.with(change)
    var placed = self
    placed.keyboard.keyboardContext = context
    if let appearance = keyboard.appearance as? KeyboardThemeAppearance {
      placed.keyboard.appearance = KeyboardThemeAppearance(
        theme: appearance.theme, keyboardContext: context)
    }
    return placed
  }

  private func touched(by request: RenderRequest) throws(Diagnostics) -> PlacedKeyboard {
    if request.movesCursor { return showing(nil, pressing: [.space]) }
    guard let keyPress = request.keyPress else { return self }
    let action = try key(named: keyPress.key)
    guard case .longPress(_, let index) = keyPress else {
      return showing(.input(action), pressing: [action])
    }
    let context = request.viewContext(measuring: .fixedAdvance)
    let count = calloutActions(for: action, in: context).count
    guard count > 0 else { throw noCallout(keyPress.key, in: context) }
    guard (0..<count).contains(index) else {
      throw Diagnostics(
        code: .outOfRange,
        "“\(keyPress.key.shortened)” has \(count) actions, so the number after the colon must be "
          + (count == 1 ? "0" : "from 0 to \(count - 1)") + ", not \(index)")
    }
    return showing(.actions(of: action, selectedIndex: index), pressing: [action])
  }

  /// The name ignores case, `-` and `_`, and may be one of rules or other versions.
  package func key(named name: String) throws(Diagnostics) -> KeyboardAction {
    let actions = keys.map(\.item.action)
    if let action = actions.first(where: { $0.keyName == name }) { return action }
    let names = actions.uniqueKeyNames
    guard name.count > 1 else {
      throw Diagnostics(
        code: .unknownName,
        "This keyboard has no key “\(name)”; it has \(names.joined(separator: ", "))")
    }
    if let action = actions.first(where: { action in
      NearestNames.match(for: name, among: action.keyNames.filter { $0.count > 1 }) != nil
    }) {
      return action
    }
    let other = KeyNames.others[name.lowercased()].flatMap { names.contains($0) ? [$0] : nil }
    throw Diagnostics([.unknownName(name, kind: "key", among: names, meaning: other)])
  }

  private func noCallout(_ name: String, in context: ViewContext) -> Diagnostics {
    let others = keys.map(\.item.action)
      .filter { !calloutActions(for: $0, in: context).isEmpty }.uniqueKeyNames
    let help =
      others.isEmpty
      ? "no key of this keyboard has one"
      : "the keys that have one are \(others.joined(separator: ", "))"
    return Diagnostics(code: .noCallout, "“\(name.shortened)” has no callout; \(help)")
  }
}

extension [KeyboardAction] {

  fileprivate var uniqueKeyNames: [String] {
    compactMap(\.keyName).filter { !$0.isEmpty }.uniqued(by: \.self)
  }
}
