import Synchronization

extension KeyboardLayout {

  /// The computed widths of a layout's input keys, by its total width.
  ///
  /// All copies of a layout share them; a change of the rows drops them.
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

  /// Return the width of input keys: the minimum of all rows, or 0 if there are none.
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
