import KeyboardKit
import Testing

@testable import KeyboardViews

/// Drawing and asking leave the user's context alone.
@Suite struct UnchangedContextTests {

  private let context = WatchedContext(device: .standard, locale: Locale(identifier: "de"))

  /// The states that a keyboard is drawn in.
  enum State: CaseIterable {
    case plain, pressed, inputCallout, actionCallout, emojis, emojiSearch, numberPad, collapsed
    case movingCursor

    var type: Keyboard.KeyboardType {
      switch self {
      case .emojis: .emojis
      case .emojiSearch: .emojiSearch
      case .numberPad: .numberPad
      default: .alphabetic
      }
    }
  }

  private func view(_ state: State) -> KeyboardView {
    context.keyboardType = state.type
    context.keyboardCase = .lowercased
    context.isKeyboardCollapsed = state == .collapsed
    context.isSpaceDragGestureActive = state == .movingCursor
    var view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: .tron, keyboardContext: context))
    let letter = KeyboardAction.character("e")
    if state == .pressed { view.pressedActions = [letter, .space] }
    if state == .inputCallout { view.callout = .input(letter) }
    if state == .actionCallout { view.callout = .actions(of: letter, selectedIndex: 1) }
    return view
  }

  @Test(arguments: State.allCases)
  func drawing(state: State) {
    let view = view(state)
    context.changes = 0
    #expect(!view.scene.nodes.isEmpty)
    #expect(!view.touchableKeys.isEmpty)
    #expect(context.changes == 0)
  }

  @Test func planning() {
    let view = view(.plain)
    context.changes = 0
    let map = KeyMap(view: { view }, in: ViewContext.fixedAdvance)
    let path = map.path { $0.inputs["€"].map { $0.cost } }
    #expect(path?.steps.map(\.item.action) == [.keyboardType(.numeric)])
    #expect(context.changes == 0)
  }

  @Test func appearancesAnswerForTheLayerThatIsAskedFor() {
    let appearance = LayerAppearance(keyboardContext: context)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    let map = KeyMap(view: { view }, in: ViewContext.fixedAdvance)
    let letters = map.layer(of: .init(keyboardType: .alphabetic, keyboardCase: .lowercased))
    let numbers = map.layer(of: .init(keyboardType: .numeric, keyboardCase: .lowercased))
    let edges = [letters, numbers].map { ($0.keys.first?.frame.minX ?? -1).rounded() }
    #expect(edges == [0, 20])
    #expect(appearance.keyboardContext === context)
  }
}

/// A context that counts the changes of its traits.
private final class WatchedContext: KeyboardContext {

  var changes = 0

  override var traits: KeyboardTraits {
    didSet { changes += 1 }
  }
}

/// An appearance whose edges depend on the layer.
private final class LayerAppearance: StandardKeyboardAppearance {

  override var keyboardEdgeInsets: EdgeInsets {
    EdgeInsets(all: keyboardContext.keyboardType == .numeric ? 20 : 0)
  }
}
