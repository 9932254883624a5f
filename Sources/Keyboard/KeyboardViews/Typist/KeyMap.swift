import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardStyling

final class KeyMap {

  private let makeView: () -> KeyboardView
  private let viewContext: ViewContext
  private var layers: [KeyLayer.State: KeyLayer] = [:]
  private var cacheKey: CacheKey?

  init(view: @escaping () -> KeyboardView, in context: ViewContext) {
    makeView = view
    viewContext = context
  }

  private struct CacheKey: Equatable {
    var locale: String
    var layoutType: Keyboard.LayoutType?
    var emojiKeyboard: EmojiKeyboard
  }

  var state: KeyLayer.State {
    let traits = makeView().keyboardContext.traits
    return KeyLayer.State(keyboardType: traits.keyboardType, keyboardCase: traits.keyboardCase)
  }

  var current: KeyLayer { layer(of: state) }

  func layer(of state: KeyLayer.State) -> KeyLayer {
    var view = makeView()
    let traits = view.keyboardContext.traits
    let key = CacheKey(
      locale: traits.locale.identifier, layoutType: traits.keyboardLayoutType,
      emojiKeyboard: view.emojiKeyboard)
    if key != cacheKey {
      cacheKey = key
      layers = [:]
    }
    if let known = layers[state] { return known }
    let context = view.keyboardContext.with {
      $0.keyboardType = state.keyboardType
      $0.keyboardCase = state.keyboardCase
    }
    view.keyboardContext = context
    view.calloutContext = nil
    let layer = view.appearance.withContext(context) {
      let placed = view.placed(in: viewContext)
      let allowsSwipes = context.traits.isSwipeDownActionsEnabled
      return KeyLayer(placed.keys, state: state, allowsSwipes: allowsSwipes) {
        placed.calloutActions(for: $0, in: viewContext)
      }
    }
    layers[state] = layer
    return layer
  }

  /// The keys and suggestions of the keyboard as it is now.
  var touchable: [TouchableKey] {
    makeView().placed(in: viewContext).touchableKeys(in: viewContext)
  }

  var suggestions: [TouchableKey] { touchable.filter { $0.suggestion != nil } }

  var width: Double { makeView().placed(in: viewContext).size.width }

  /// Each accepted layer has its own cost.
  func path(
    costing cost: (KeyLayer) -> Int?
  ) -> (steps: [KeyboardLayout.PlacedItem], cost: Int)? {
    var queue: [(state: KeyLayer.State, steps: [KeyboardLayout.PlacedItem])] = [(state, [])]
    var seen: Set = [state]
    var best: (steps: [KeyboardLayout.PlacedItem], cost: Int)?
    var index = 0
    while index < queue.count {
      let (state, steps) = queue[index]
      index += 1
      if let best, best.cost <= steps.count { break }
      let layer = layer(of: state)
      if let cost = cost(layer), steps.count + cost < best?.cost ?? .max {
        best = (steps, steps.count + cost)
      }
      for transition in layer.transitions where seen.insert(transition.state).inserted {
        queue.append((transition.state, steps + [transition.key]))
      }
    }
    return best
  }
}
