import KeyboardCore
import KeyboardInput

/// What a keyboard shows in one of its states, and which texts its keys give.
struct KeyLayer {

  /// What decides the keys of a keyboard that is otherwise the same.
  struct State: Hashable {
    var keyboardType: Keyboard.KeyboardType
    var keyboardCase: Keyboard.KeyboardCase
  }

  /// How a text is had from a key.
  struct Way {

    /// The key.
    var key: KeyboardLayout.PlacedItem

    /// The secondary action of the key, or `nil` for the key itself.
    var secondaryAction: KeyboardAction?

    /// How long it takes, compared with a tap.
    var cost: Int { secondaryAction == nil ? 1 : 2 }
  }

  /// The keys.
  let keys: [KeyboardLayout.PlacedItem]

  /// The ways to texts.
  private(set) var ways: [String: Way] = [:]

  /// The marks with a key of their own.
  private(set) var diacritics: [Keyboard.Diacritic] = []

  /// The keys that lead to other states, with these.
  private(set) var exits: [(key: KeyboardLayout.PlacedItem, state: State)] = []

  /// The layer of a state.
  init(
    _ keys: [KeyboardLayout.PlacedItem], state: State,
    secondaryActions: (KeyboardAction) -> [KeyboardAction]
  ) {
    self.keys = keys
    for key in keys {
      let action = key.item.action
      if case .diacritic(let diacritic) = action { diacritics.append(diacritic) }
      if let next = state.next(after: action) { exits.append((key, next)) }
      if let text = action.typedText, ways[text] == nil { ways[text] = Way(key: key) }
    }
    for key in keys where key.item.action.typedText != nil {
      for action in secondaryActions(key.item.action) {
        guard let text = action.typedText, ways[text] == nil else { continue }
        ways[text] = Way(key: key, secondaryAction: action)
      }
    }
  }

  /// The key of an action, or `nil` if there is none.
  func key(for action: KeyboardAction) -> KeyboardLayout.PlacedItem? {
    keys.first { $0.item.action.isSameKey(as: action) }
  }
}

extension KeyLayer.State {

  /// The state that a key leads to, or `nil` if it leads nowhere.
  fileprivate func next(after action: KeyboardAction) -> Self? {
    var next = self
    switch action {
    // What is typed there is searched for.
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

  /// The text that a person types with the key; gaps beside keys don't count as keys.
  var typedText: String? {
    if case .characterMargin = self { return nil }
    return insertedText
  }

  /// Whether a key is meant by another action: shift is shift, whatever case it shows.
  fileprivate func isSameKey(as other: KeyboardAction) -> Bool {
    switch (self, other) {
    case (.shift, .shift), (.primary, .primary): true
    default: self == other
    }
  }
}
