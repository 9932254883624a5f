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

    /// Return the key with another action, without the swipe action.
    public func copy(withAction action: KeyboardAction) -> Item {
      Item(action: action, size: size, alignment: alignment, edgeInsets: edgeInsets)
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
  }
}
