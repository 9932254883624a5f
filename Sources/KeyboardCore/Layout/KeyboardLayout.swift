/// The layout of a keyboard: its keys in rows, with their sizes.
///
/// A layout doesn't depend on its width: ``placedItems(width:)`` resolves it to rectangles.
///
/// ```swift
/// let service = KeyboardLayout.StandardService.allLocales()
/// let layout = service.keyboardLayout(for: context)
/// let actions = layout.itemRows[0].map(\.action)
/// let widths = layout.placedItems(width: 390).map(\.frame.width)
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardLayout.
public struct KeyboardLayout: Equatable, Sendable {

  /// The rows from top to bottom.
  public var itemRows: ItemRows

  /// The height of added keys, insets included, in points.
  public var idealItemHeight: Double

  /// The insets of added keys, in points.
  public var idealItemInsets: EdgeInsets

  /// Whether this is a layout of an iPad Pro, where system keys show words.
  public var isIpadProLayout: Bool

  /// The input set whose first row is used for the input toolbar.
  public var inputToolbarInputSet: InputSet?

  /// A layout with rows from top to bottom.
  ///
  /// Default ideal values are those of the first key, or zero without keys.
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

  /// A row of keys, from left to right.
  public typealias ItemRow = [Item]

  /// The rows of a layout, from top to bottom.
  public typealias ItemRows = [ItemRow]

  /// Return an independent copy of the layout.
  public func copy() -> KeyboardLayout { self }
}
