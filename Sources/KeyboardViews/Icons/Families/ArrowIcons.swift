import KeyboardDrawing

/// Arrows in the four directions.
enum ArrowIcons {

  static let rows = [
    IconRow("keyboardLeft", "keyboardArrowLeft", symbol: "arrow.left", draw: left),
    IconRow("keyboardRight", "keyboardArrowRight", symbol: "arrow.right", draw: right),
    IconRow("keyboardArrowUp", symbol: "arrow.up") { left().map(\.transposed) },
    IconRow("keyboardArrowDown", symbol: "arrow.down") { right().map(\.transposed) },
  ]

  private static func left() -> [Icon.Layer] {
    let path = Path {
      $0.addCorners([.init(10.3, 5.4), .init(3.7, 12), .init(10.3, 18.6)], closed: false)
      $0.addCorners([.init(3.7, 12), .init(20.3, 12)], closed: false)
    }
    return [.openLine(path)]
  }

  private static func right() -> [Icon.Layer] {
    left().map(\.mirrored)
  }
}
