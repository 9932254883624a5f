/// All keys of a keyboard, in rows, with their sizes.
///
/// A layout doesn't know how wide it is drawn: ``placedItems(width:)`` turns it into rectangles.
public struct KeyboardLayout: Equatable, Sendable {

  /// The rows from top to bottom.
  public var itemRows: ItemRows

  /// The height of a key that is added to the layout, insets included, in points.
  public var idealItemHeight: Double

  /// The insets of a key that is added to the layout.
  public var idealItemInsets: EdgeInsets

  /// Whether this is a layout of an iPad Pro, where system keys show words.
  public var isIpadProLayout: Bool

  /// The input set whose first row is shown when the layout gets a row of digits.
  public var inputToolbarInputSet: InputSet?

  /// A layout with rows from top to bottom.
  ///
  /// Ideal values that are left out are those of the first key, or zero if there is none.
  public init(
    itemRows: ItemRows, iPadProLayout: Bool = false, idealItemHeight: Double? = nil,
    idealItemInsets: EdgeInsets? = nil, inputToolbarInputSet: InputSet? = nil
  ) {
    let first = itemRows.lazy.compactMap(\.first).first
    self.itemRows = itemRows
    self.idealItemHeight = idealItemHeight ?? first?.size.height ?? 0
    self.idealItemInsets = idealItemInsets ?? first?.edgeInsets ?? .zero
    self.isIpadProLayout = iPadProLayout
    self.inputToolbarInputSet = inputToolbarInputSet
  }

  /// The keys of one row, from left to right.
  public typealias ItemRow = [Item]

  /// The rows of a layout, from top to bottom.
  public typealias ItemRows = [ItemRow]

  /// A copy that changes independently of this layout.
  public func copy() -> KeyboardLayout { self }
}
