extension KeyboardLayout {

  /// A key of a layout.
  public struct Item: KeyboardModel {

    /// The action of the key.
    public var action: KeyboardAction

    /// The size of the key's area, insets included.
    public var size: ItemSize

    /// The alignment of the content in the key.
    public var alignment: Alignment

    /// The insets of the face in the key's area, in points.
    public var edgeInsets: EdgeInsets

    /// The action of a swipe down, shown above the key's own label on pads; nil for none.
    public var swipeDownAction: KeyboardAction?

    /// A key with an action and a size.
    public init(
      action: KeyboardAction, size: ItemSize, alignment: Alignment = .center,
      edgeInsets: EdgeInsets = .zero, swipeDownAction: KeyboardAction? = nil
    ) {
      self.action = action
      self.size = size
      self.alignment = alignment
      self.edgeInsets = edgeInsets
      self.swipeDownAction = swipeDownAction
    }

    /// Returns the key with another action, without the swipe action.
    public func copy(withAction action: KeyboardAction) -> Item {
      Item(action: action, size: size, alignment: alignment, edgeInsets: edgeInsets)
    }

    /// Returns the width of the key's area, or nil if it depends on the other keys.
    public func width(forRowWidth rowWidth: Double, inputWidth: Double) -> Double? {
      size.width.width(forRowWidth: rowWidth, inputWidth: inputWidth)
    }

    /// Returns the width of the key without its horizontal insets, or nil if nothing is left.
    public func width(
      forRowWidth rowWidth: Double, inputWidth: Double, edgeInsets: Double
    ) -> Double? {
      guard let width = width(forRowWidth: rowWidth, inputWidth: inputWidth) else { return nil }
      return width > edgeInsets ? width - edgeInsets : nil
    }
  }

  /// The size of a key's area.
  public struct ItemSize: KeyboardModel {

    /// The width, which depends on the row.
    public var width: ItemWidth

    /// The height of the whole row in points, insets included.
    public var height: Double

    /// A size with a width and the height in points.
    public init(width: ItemWidth, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The width of a key's area.
  public enum ItemWidth: KeyboardModel {

    /// An equal share of the remaining width of the row.
    case available

    /// The width of an input key, which is the same in all rows.
    case input

    /// A fraction of the width of an input key.
    case inputPercentage(Double)

    /// A fraction of the width of the row.
    case percentage(Double)

    /// A width in points.
    case points(Double)

    /// Returns the width in points, or nil if it depends on the other keys of the row.
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

  /// The sum of the heights of the rows, in points.
  public var totalHeight: Double { itemRows.totalHeight }
}

extension [KeyboardLayout.Item] {

  /// Whether a key of the row has the width of an input key.
  public var hasInputKey: Bool { contains { $0.size.width == .input } }

  /// Returns the possible width of input keys in this row, or nil if it has none.
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
  public var totalHeight: Double { reduce(0) { Swift.max($0, $1.size.height) } }
}

extension [[KeyboardLayout.Item]] {

  /// Returns the width of input keys: the minimum of all rows, or 0 if there are none.
  public func inputWidth(for totalWidth: Double) -> Double {
    lazy.compactMap { $0.suggestedInputWidth(for: totalWidth) }.min() ?? 0
  }

  /// The sum of the heights of the rows.
  public var totalHeight: Double { reduce(0) { $0 + $1.totalHeight } }
}
