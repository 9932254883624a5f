import KeyboardCore
import KeyboardInput

struct KeyLayer {

  struct State: Hashable {
    var keyboardType: Keyboard.KeyboardType
    var keyboardCase: Keyboard.KeyboardCase
  }

  struct Input {

    var key: KeyboardLayout.PlacedItem
    var secondaryAction: KeyboardAction?

    /// Whether a swipe down types it.
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

extension KeyLayer.State {

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

extension KeyboardAction {

  /// The text that a key types; empty areas beside keys don't count as keys.
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
