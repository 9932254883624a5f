private import Foundation

extension KeyboardLayout {

  /// Like the lower bar of phones, the keys belong to the system; nothing is typed yet that could
  /// be undone, so that only paste is enabled.
  package enum EditingBar {

    // Measured in a picture of a 13-inch iPad Pro with iOS 26: the centers of the icons.
    private static let firstCenter = CGPoint(x: 31.25, y: 24.25)
    private static let distance = 45.1

    /// The smallest area that Apple's guidelines allow for touches.
    private static let side = 44.0

    /// Measured between the separators of an 11-inch iPad.
    package static let suggestionInset = 152.0

    static let actions: [KeyboardAction] = [.undo, .redo, .paste]

    package static func placedItems(
      above keys: [KeyboardLayout.PlacedItem]
    ) -> [KeyboardLayout.PlacedItem] {
      let row = (keys.map(\.row).max() ?? -1) + 1
      let start = keys.lazy.filter { !$0.item.action.isSpacer }.map(\.keyFrame.minX).min() ?? 0
      return actions.enumerated().map { column, action in
        let center = CGPoint(
          x: start + firstCenter.x + distance * Double(column), y: firstCenter.y)
        let frame = CGRect(
          x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let item = KeyboardLayout.Item(
          action: action, size: .init(width: .points(side), height: side))
        var placed = KeyboardLayout.PlacedItem(
          item: item, row: row, column: column, frame: frame, keyFrame: frame)
        placed.isInLowerBar = true
        return placed
      }
    }
  }
}

extension KeyboardAction {

  package static let undo = editing("Undo")
  package static let redo = editing("Redo")
  package static let paste = editing("Paste")

  private static func editing(_ name: String) -> Self {
    .image(
      description: name, keyboardImageName: "keyboard\(name)", imageName: "keyboard\(name)")
  }
}

extension KeyboardTraits {

  package var hasEditingBar: Bool {
    design.layout.hasEditingBar && deviceTypeForKeyboard.isPad && !isLowerBarHidden
      && keyboardType != .emojis && keyboardType != .emojiSearch
  }
}
