extension KeyboardAction.Row {

  /// The invisible area before the row, which belongs to its first input key.
  public var leadingCharacterMarginAction: KeyboardAction {
    characterMarginAction(for: first { $0.isInputAction })
  }

  /// The invisible area after the row, which belongs to its last input key.
  public var trailingCharacterMarginAction: KeyboardAction {
    characterMarginAction(for: last { $0.isInputAction })
  }

  /// The invisible area of a key: only a character key has one that can be pressed.
  public func characterMarginAction(for action: KeyboardAction?) -> KeyboardAction {
    guard case .character(let text) = action else { return .none }
    return .characterMargin(text)
  }
}
