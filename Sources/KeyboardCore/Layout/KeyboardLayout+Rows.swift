extension KeyboardLayout {

  /// The index of the last row, or −1 if there are none.
  public var bottomRowIndex: Int { itemRows.count - 1 }

  /// The last row.
  public var bottomRow: ItemRow? { itemRows.last }

  /// Return the row at an index, or nil if the index is out of range.
  public func itemRow(at index: Int) -> ItemRow? { itemRows.row(at: index) }

  /// A layout with the last row only.
  public var bottomRowLayout: KeyboardLayout {
    var layout = self
    layout.itemRows = bottomRow.map { [$0] } ?? []
    return layout
  }

  /// The system keys of the last row.
  public var bottomRowSystemItems: ItemRow {
    bottomRow?.filter(\.action.isSystemAction) ?? []
  }

  /// The width of the first system key of the last row.
  public var bottomRowSystemItemWidth: ItemWidth? {
    bottomRow?.first { $0.action.isSystemAction }?.size.width
  }

  /// Return the first character key.
  public func firstCharacterItem() -> Item? {
    itemRows.lazy.joined().first { $0.action.isCharacterAction }
  }

  /// Return the first key with an action.
  public func firstItem(with action: KeyboardAction) -> Item? {
    itemRows.lazy.joined().first { $0.action == action }
  }

  /// Whether a key switches to a keyboard type.
  public func hasKeyboardSwitcher(_ type: Keyboard.KeyboardType) -> Bool {
    itemRows.contains { $0.contains { $0.action.isKeyboardTypeAction(type) } }
  }

  /// Whether a key switches to a keyboard type.
  public func hasKeyboardSwitcher(for type: Keyboard.KeyboardType) -> Bool {
    hasKeyboardSwitcher(type)
  }
}
