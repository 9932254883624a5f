public import KeyboardCore

extension KeyboardTheme {

  /// A state of a key; several can apply at once.
  public enum ButtonState: String, CaseIterable, KeyboardModel {

    /// The key is being touched.
    case pressed

    /// The key represents the current state: an active shift key, or the current keyboard type.
    case selected

    /// The key stays active until it is pressed again: caps lock.
    case locked

    /// The key is disabled.
    case disabled
  }
}

extension KeyboardAction {

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

extension KeyboardTheme {

  /// The types of keys in themes.
  public enum ButtonType: String, CaseIterable, CodingKeyRepresentable, KeyboardModel {

    /// A key that inputs text, usually light.
    case input

    /// A key that acts on the text or the keyboard, usually darker.
    case system

    /// The return key, usually colored.
    case primary
  }
}

extension KeyboardAction {

  /// The type of a key of this action in themes; all return key types are primary.
  public var keyboardThemeButtonType: KeyboardTheme.ButtonType {
    isPrimaryAction ? .primary : isInputAction ? .input : .system
  }
}
