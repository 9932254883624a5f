extension KeyboardLayout {

  /// One key of a layout.
  public struct Item: KeyboardModel {

    /// What the key is.
    public var action: KeyboardAction

    /// The size of the area that belongs to the key, insets included.
    public var size: ItemSize

    /// Where the content is placed in the key.
    public var alignment: Alignment

    /// The space between the area that belongs to the key and the key that is drawn.
    public var edgeInsets: EdgeInsets

    /// What a swipe down on the key does, which pads show above the key's own text; nil for nothing.
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

    /// The same key with another action; what a swipe did belongs to the old one.
    public func copy(withAction action: KeyboardAction) -> Item {
      Item(action: action, size: size, alignment: alignment, edgeInsets: edgeInsets)
    }
  }

  /// The size of the area that belongs to a key.
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

  /// The width of the area that belongs to a key.
  public enum ItemWidth: KeyboardModel {

    /// An equal share of what the other keys of the row leave.
    case available

    /// The width of an input key, which is the same in all rows.
    case input

    /// A part of the width of an input key.
    case inputPercentage(Double)

    /// A part of the width of the row.
    case percentage(Double)

    /// A number of points.
    case points(Double)
  }
}
