extension KeyboardLayout {

  /// Create a key with the ideal height and insets of the layout.
  public func createIdealItem(
    for action: KeyboardAction, width: ItemWidth = .available, alignment: Alignment = .center
  ) -> Item {
    Item(
      action: action, size: ItemSize(width: width, height: idealItemHeight), alignment: alignment,
      edgeInsets: idealItemInsets)
  }

  /// Create a key for the last row, or return nil if there is no key to copy the size from.
  ///
  /// The insets and the default size are those of the first system key of the last row, or of its
  /// first key without system keys.
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

  /// Insert a key into the last row before another one, if present.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, before target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.insert(item, before: target, inRow: bottomRowIndex)
  }

  /// Insert a key into the last row after another one, if present.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, after target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.insert(item, after: target, inRow: bottomRowIndex)
  }

  /// Replace a key of the last row, if present.
  public mutating func tryReplaceBottomRowAction(
    _ target: KeyboardAction, with action: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.replace(target, with: item, inRow: bottomRowIndex)
  }
}
