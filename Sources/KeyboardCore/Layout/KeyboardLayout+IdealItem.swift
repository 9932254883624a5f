extension KeyboardLayout {

  /// A key with the height and insets that fit the layout.
  public func createIdealItem(
    for action: KeyboardAction, width: ItemWidth = .available, alignment: Alignment = .center
  ) -> Item {
    Item(
      action: action, size: ItemSize(width: width, height: idealItemHeight), alignment: alignment,
      edgeInsets: idealItemInsets)
  }

  /// A key that fits the last row, or nil if there is no key to take the size from.
  ///
  /// The size, unless given, and the insets are those of the first system key of the last row, or
  /// of its first key if it has no system key.
  public func tryCreateBottomRowItem(
    for action: KeyboardAction, size: ItemSize? = nil
  ) -> Item? {
    guard let row = bottomRow,
      let template = row.first(where: { $0.action.isSystemAction }) ?? row.first
    else { return nil }
    return Item(
      action: action, size: size ?? template.size, alignment: .center,
      edgeInsets: template.edgeInsets)
  }

  /// Inserts a key into the last row before another one, if that is there.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, before target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.insert(item, before: target, inRow: bottomRowIndex)
  }

  /// Inserts a key into the last row after another one, if that is there.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, after target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.insert(item, after: target, inRow: bottomRowIndex)
  }

  /// Replaces a key of the last row, if it is there.
  public mutating func tryReplaceBottomRowAction(
    _ target: KeyboardAction, with action: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.replace(target, with: item, inRow: bottomRowIndex)
  }
}
