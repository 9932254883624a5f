extension KeyboardLayout.ItemRows {

  /// Return the rows with invisible margins beside the input keys of narrower rows.
  ///
  /// Rows with a key of width `available` are always as wide as the keyboard.
  func filledWithMargins() -> Self {
    let inputWidth = inputWidth(for: 1)
    return map { row in
      var taken = 0.0
      for item in row {
        guard let width = item.width(forRowWidth: 1, inputWidth: inputWidth) else { return row }
        taken += width
      }
      // Fractions that sum up to the whole width can miss it by a rounding error.
      return taken < 1 - 1e-6 ? row.withMargins() : row
    }
  }
}

extension KeyboardLayout.ItemRow {

  /// Return the row with an invisible margin on each side of its input keys.
  fileprivate func withMargins() -> Self {
    guard let first = firstIndex(where: { $0.action.isInputAction }),
      let last = lastIndex(where: { $0.action.isInputAction })
    else { return self }
    let actions = map(\.action)
    let size = KeyboardLayout.ItemSize(width: .available, height: self[first].size.height)
    var row = self
    row.insert(.init(action: actions.trailingCharacterMarginAction, size: size), at: last + 1)
    row.insert(.init(action: actions.leadingCharacterMarginAction, size: size), at: first)
    return row
  }
}
