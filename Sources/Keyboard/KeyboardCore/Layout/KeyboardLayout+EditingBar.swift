private import Foundation

extension KeyboardLayout {

  /// Like the lower bar of phones, the keys belong to the system; undo and redo are enabled as long
  /// as there is something that they can do.
  package enum EditingBar {

    /// The place of the first icon, relative to the first key, and the distance of its neighbor.
    private struct Places {

      var firstCenter: CGPoint
      var distance: Double

      // Measured in pictures of an 11-inch iPad and of a 13-inch iPad Pro with iOS 26.
      static let small = Self(firstCenter: CGPoint(x: 30, y: 25.5), distance: 46)
      static let large = Self(firstCenter: CGPoint(x: 31, y: 24), distance: 45.2)
    }

    /// The offset of paste below its neighbors, in points.
    private static let pasteDrop = 0.8

    /// The smallest area that Apple's guidelines allow for touches.
    private static let side = 44.0

    /// Measured between the separators of an 11-inch iPad.
    package static let suggestionInset = 152.0

    static let actions: [KeyboardAction] = [.undo, .redo, .paste]

    package static func placedItems(
      above keys: [KeyboardLayout.PlacedItem], for traits: KeyboardTraits
    ) -> [KeyboardLayout.PlacedItem] {
      let places = traits.hasLargePadScreen ? Places.large : Places.small
      let row = (keys.map(\.row).max() ?? -1) + 1
      let start = keys.lazy.filter { !$0.item.action.isSpacer }.map(\.keyFrame.minX).min() ?? 0
      return actions.enumerated().map { column, action in
        let center = CGPoint(
          x: start + places.firstCenter.x + places.distance * Double(column),
          y: places.firstCenter.y + (action == .paste ? pasteDrop : 0))
        let frame = CGRect(
          x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        return .inLowerBar(action, row: row, column: column, frame: frame)
      }
    }
  }
}

extension KeyboardTraits {

  package var hasEditingBar: Bool {
    design.layout.hasEditingBar && deviceTypeForKeyboard.isPad && !isLowerBarHidden
      && keyboardType != .emojis && keyboardType != .emojiSearch
  }
}
