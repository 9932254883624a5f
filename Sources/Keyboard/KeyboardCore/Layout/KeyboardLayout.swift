import Synchronization

/// The layout of a keyboard: its keys in rows, with their sizes.
///
/// A layout doesn't depend on its width: ``placedItems(width:)`` resolves it to rectangles.
///
/// ```swift
/// let service = KeyboardLayout.StandardService.allLocales()
/// let layout = service.keyboardLayout(for: context)
/// layout.itemRows[0][0].action  // → .character("q")
/// layout.placedItems(width: 390)[0].frame.width  // → 39
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardLayout.
public struct KeyboardLayout: Equatable, Sendable {

  /// The rows from top to bottom.
  public var itemRows: ItemRows {
    didSet { widthCache = WidthCache() }
  }

  /// The height of added keys, insets included, in points.
  public var idealItemHeight: Double

  /// The insets of added keys, in points.
  public var idealItemInsets: EdgeInsets

  /// Whether this is a layout of an iPad Pro, where system keys show words.
  public var isIpadProLayout: Bool

  /// The input set whose first row is used for the input toolbar.
  public var inputToolbarInputSet: InputSet?

  /// The keys the system shows below the keyboard, or `nil` for the traits'.
  public var lowerBar: LowerBar?

  /// The computed widths of input keys.
  public private(set) var widthCache = WidthCache()

  /// A layout with rows from top to bottom; the default ideal values are the first key's.
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

  /// Returns an independent copy of the layout.
  public func copy() -> KeyboardLayout { self }

  /// The index of the last row, or −1 if there are none.
  public var bottomRowIndex: Int { itemRows.count - 1 }

  /// The last row.
  public var bottomRow: ItemRow? { itemRows.last }

  /// Returns the row at an index, or nil if the index is out of range.
  public func itemRow(at index: Int) -> ItemRow? { itemRows.row(at: index) }

  /// A layout with the last row only.
  public var bottomRowLayout: KeyboardLayout {
    var layout = self
    layout.itemRows = bottomRow.map { [$0] } ?? []
    return layout
  }

  /// The system keys of the last row.
  public var bottomRowSystemItems: ItemRow { bottomRow?.filter(\.action.isSystemAction) ?? [] }

  /// The width of the first system key of the last row.
  public var bottomRowSystemItemWidth: ItemWidth? {
    bottomRow?.first { $0.action.isSystemAction }?.size.width
  }

  /// Returns the first character key.
  public func firstCharacterItem() -> Item? {
    itemRows.lazy.joined().first { $0.action.isCharacterAction }
  }

  /// Returns the first key with an action.
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

  /// Creates a key with the ideal height and insets of the layout.
  public func createIdealItem(
    for action: KeyboardAction, width: ItemWidth = .available, alignment: Alignment = .center
  ) -> Item {
    Item(
      action: action, size: ItemSize(width: width, height: idealItemHeight), alignment: alignment,
      edgeInsets: idealItemInsets)
  }

  /// Creates a key for the last row in the size of its first system key, or else first key, if any.
  public func tryCreateBottomRowItem(for action: KeyboardAction, size: ItemSize? = nil) -> Item? {
    guard let row = bottomRow,
      let template = row.first(where: { $0.action.isSystemAction }) ?? row.first
    else { return nil }
    return Item(
      action: action, size: size ?? template.size, alignment: .center,
      edgeInsets: template.edgeInsets)
  }

  /// Inserts a key into the last row before another one, if present.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, before target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.insert(item, before: target, inRow: bottomRowIndex)
  }

  /// Inserts a key into the last row after another one, if present.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, after target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.insert(item, after: target, inRow: bottomRowIndex)
  }

  /// Replaces a key of the last row, if present.
  public mutating func tryReplaceBottomRowAction(
    _ target: KeyboardAction, with action: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    itemRows.replace(target, with: item, inRow: bottomRowIndex)
  }

  /// The computed widths of input keys by total width, shared by copies with the same rows.
  public final class WidthCache: Sendable {

    private let widths = Mutex<[Double: Double]>([:])

    /// The widths of input keys by total width.
    public var data: [Double: Double] {
      get { widths.withLock { $0 } }
      set { widths.withLock { $0 = newValue } }
    }

    func width(for totalWidth: Double, compute: () -> Double) -> Double {
      if let width = widths.withLock({ $0[totalWidth] }) { return width }
      let width = compute()
      widths.withLock { $0[totalWidth] = width }
      return width
    }
  }

  /// Returns the width of input keys: the minimum of all rows, or 0 if there are none.
  public func inputWidth(for totalWidth: Double) -> Double {
    widthCache.width(for: totalWidth) { itemRows.inputWidth(for: totalWidth) }
  }

  /// Whether two layouts have the same rows and ideal values.
  public static func == (one: Self, other: Self) -> Bool {
    one.itemRows == other.itemRows && one.idealItemHeight == other.idealItemHeight
      && one.idealItemInsets == other.idealItemInsets
      && one.isIpadProLayout == other.isIpadProLayout
      && one.inputToolbarInputSet == other.inputToolbarInputSet && one.lowerBar == other.lowerBar
  }
}
