extension KeyboardLayout.ItemWidth {

  /// Return the width in points, or nil if it depends on the other keys of the row.
  @inlinable
  public func width(forRowWidth rowWidth: Double, inputWidth: Double) -> Double? {
    switch self {
    case .available: nil
    case .input: inputWidth
    case .inputPercentage(let factor): factor * inputWidth
    case .percentage(let factor): factor * rowWidth
    case .points(let points): points
    }
  }
}

extension KeyboardLayout.Item {

  /// Return the width of the key's area, or nil if it depends on the other keys.
  public func width(forRowWidth rowWidth: Double, inputWidth: Double) -> Double? {
    size.width.width(forRowWidth: rowWidth, inputWidth: inputWidth)
  }

  /// Return the width of the key without its horizontal insets, or nil if nothing is left.
  public func width(
    forRowWidth rowWidth: Double, inputWidth: Double, edgeInsets: Double
  ) -> Double? {
    guard let width = width(forRowWidth: rowWidth, inputWidth: inputWidth) else { return nil }
    return width > edgeInsets ? width - edgeInsets : nil
  }
}

extension [KeyboardLayout.Item] {

  /// Whether a key of the row has the width of an input key.
  public var hasInputKey: Bool {
    contains { $0.size.width == .input }
  }

  /// Return the possible width of input keys in this row, or nil if it has none.
  public func suggestedInputWidth(for totalWidth: Double) -> Double? {
    var taken = 0.0
    var share = 0.0
    var hasInput = false
    for item in self {
      switch item.size.width {
      case .available: break
      case .input:
        share += 1
        hasInput = true
      case .inputPercentage(let factor): share += factor
      case .percentage(let factor): taken += factor * totalWidth
      case .points(let points): taken += points
      }
    }
    return hasInput ? (totalWidth - taken) / share : nil
  }

  /// The height of the tallest key.
  public var totalHeight: Double {
    reduce(0) { Swift.max($0, $1.size.height) }
  }
}

extension [[KeyboardLayout.Item]] {

  /// Return the width of input keys: the minimum of all rows, or 0 if there are none.
  public func inputWidth(for totalWidth: Double) -> Double {
    lazy.compactMap { $0.suggestedInputWidth(for: totalWidth) }.min() ?? 0
  }

  /// The sum of the heights of the rows.
  public var totalHeight: Double {
    reduce(0) { $0 + $1.totalHeight }
  }
}

extension KeyboardLayout {

  /// Return the width of input keys: the minimum of all rows, or 0 if there are none.
  public func inputWidth(for totalWidth: Double) -> Double {
    itemRows.inputWidth(for: totalWidth)
  }

  /// The sum of the heights of the rows, in points.
  public var totalHeight: Double { itemRows.totalHeight }
}
