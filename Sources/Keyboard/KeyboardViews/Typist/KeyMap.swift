import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardStyling

/// Layers of a keyboard with the shortest ways between them, cached by state.
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

  var touchable: [TouchableKey] {
    makeView().placed(in: viewContext).touchableKeys(in: viewContext)
  }

  var width: Double { makeView().placed(in: viewContext).size.width }

  func hides(_ emoji: Emoji) -> Bool { viewContext.hides(emoji) }

  /// Each accepted layer has its own cost.
  func path(costing cost: (KeyLayer) -> Int?) -> (steps: [KeyboardLayout.PlacedItem], cost: Int)? {
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

/// Keys of one keyboard type and case, with the texts that each can type.
struct KeyLayer {

  /// Keyboard type and case that identify a layer.
  struct State: Hashable {
    var keyboardType: Keyboard.KeyboardType
    var keyboardCase: Keyboard.KeyboardCase

    fileprivate func next(after action: KeyboardAction) -> Self? {
      var next = self
      switch action {
      // Typing there edits the search query.
      case .keyboardType(.emojiSearch): return nil
      case .keyboardType(let type): next.keyboardType = type
      case .shift:
        next.keyboardCase = keyboardCase.isUppercasedOrCapslocked ? .lowercased : .uppercased
      case .capsLock: next.keyboardCase = .capsLocked
      default: return nil
      }
      return next == self ? nil : next
    }
  }

  /// Way to type a text: a key, a secondary action of it or a swipe.
  struct Input {

    var key: KeyboardLayout.PlacedItem
    var secondaryAction: KeyboardAction?
    var isSwipe = false

    var cost: Int { secondaryAction == nil && !isSwipe ? 1 : 2 }
  }

  let keys: [KeyboardLayout.PlacedItem]
  private(set) var inputs: [String: Input] = [:]
  private(set) var diacritics: [Keyboard.Diacritic] = []
  private(set) var transitions: [(key: KeyboardLayout.PlacedItem, state: State)] = []

  init(
    _ keys: [KeyboardLayout.PlacedItem], state: State, allowsSwipes: Bool,
    secondaryActions: (KeyboardAction) -> [KeyboardAction]
  ) {
    self.keys = keys
    for key in keys {
      let action = key.item.action
      if case .diacritic(let diacritic) = action { diacritics.append(diacritic) }
      if let next = state.next(after: action) { transitions.append((key, next)) }
      if let text = action.typedText, inputs[text] == nil { inputs[text] = Input(key: key) }
    }
    for key in keys where allowsSwipes {
      guard let text = key.item.swipeDownAction?.typedText, inputs[text] == nil else { continue }
      inputs[text] = Input(key: key, isSwipe: true)
    }
    for key in keys where key.item.action.typedText != nil {
      for action in secondaryActions(key.item.action) {
        guard let text = action.typedText, inputs[text] == nil else { continue }
        inputs[text] = Input(key: key, secondaryAction: action)
      }
    }
  }

  func key(for action: KeyboardAction) -> KeyboardLayout.PlacedItem? {
    keys.first { $0.item.action.isSameKey(as: action) }
  }
}

extension KeyboardAction {

  /// Text of a key; empty areas beside keys don't count as keys.
  var typedText: String? {
    if case .characterMargin = self { return nil }
    return insertedText
  }

  fileprivate func isSameKey(as other: KeyboardAction) -> Bool {
    switch (self, other) {
    case (.shift, .shift), (.primary, .primary): true
    default: self == other
    }
  }
}
