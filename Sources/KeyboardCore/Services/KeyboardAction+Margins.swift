extension KeyboardAction.Row {

  /// The invisible margin before the row, which belongs to its first input key.
  public var leadingCharacterMarginAction: KeyboardAction {
    characterMarginAction(for: first { $0.isInputAction })
  }

  /// The invisible margin after the row, which belongs to its last input key.
  public var trailingCharacterMarginAction: KeyboardAction {
    characterMarginAction(for: last { $0.isInputAction })
  }

  /// Return the invisible margin of a key; only that of a character key can be pressed.
  public func characterMarginAction(for action: KeyboardAction?) -> KeyboardAction {
    guard case .character(let text) = action else { return .none }
    return .characterMargin(text)
  }
}
