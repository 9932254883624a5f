public import KeyboardCore

extension KeyboardTheme {

  /// A state that a key can be in, alone or together with others.
  public enum ButtonState: String, CaseIterable, KeyboardModel {

    /// A finger is on the key.
    case pressed

    /// The key stands for what is shown: shift while it is on, or the shown type of keyboard.
    case selected

    /// The key stays on until it is pressed again: caps lock.
    case locked

    /// The key does nothing at the moment.
    case disabled
  }
}

extension KeyboardAction {

  /// The states that a key of this action is in, as far as action and surroundings tell.
  package func themeStates(
    for traits: KeyboardTraits, isPressed: Bool
  ) -> Set<KeyboardTheme.ButtonState> {
    var states: Set<KeyboardTheme.ButtonState> = isPressed ? [.pressed] : []
    switch self {
    case .shift, .capsLock:
      if traits.keyboardCase == .capsLocked { states.formUnion([.selected, .locked]) }
      if isShiftAction, traits.keyboardCase == .uppercased { states.insert(.selected) }
    case .keyboardType(traits.keyboardType): states.insert(.selected)
    default: break
    }
    if traits.disabledActions.contains(self) { states.insert(.disabled) }
    return states
  }
}
