import Foundation
import KeyboardDrawing

enum KeyboardIcons {

  static let rows = [
    IconRow("keyboard", "keyboardDockEdgeNone", symbol: "keyboard", draw: keyboard),
    IconRow("keyboardDismiss", symbol: "keyboard.chevron.compact.down", draw: dismiss),
    IconRow("keyboardDockEdgeLeading", symbol: "keyboard.onehanded.left", draw: oneHanded),
    IconRow("keyboardDockEdgeTrailing", symbol: "keyboard.onehanded.right") {
      oneHanded().map(\.mirrored)
    },
    IconRow("keyboardKit", draw: letterKey),
  ]

  private static func keyboard() -> [Icon.Layer] {
    [frame(centerY: 12), .fill(keys(rows: [8.6, 11.75], bottom: 14.9))]
  }

  private static func dismiss() -> [Icon.Layer] {
    [
      frame(centerY: 9.4), .fill(keys(rows: [6.2, 9.3], bottom: 12.45)),
      .openLine(Path(lines: (5.7, 19.4), (12, 21.6), (18.3, 19.4))),
    ]
  }

  private static func frame(centerY: Double) -> Icon.Layer {
    .line(Path(boxAt: 12, centerY, width: 23, height: 14, radius: 2.2))
  }

  private static func keys(rows: [Double], bottom: Double) -> Path {
    let inner = [1.6, 4.75]
    return Path { path in
      for distance in (inner + [7.9]).flatMap({ [-$0, $0] }) {
        for y in distance.magnitude == 7.9 ? rows + [bottom] : rows {
          path.addPath(Path(boxAt: 12 + distance, y, width: 1.7, height: 1.7, radius: 0.5))
        }
      }
      path.addPath(Path(boxAt: 12, bottom, width: 11, height: 1.6, radius: 0.5))
    }
  }

  private static func oneHanded() -> [Icon.Layer] {
    let keys = Path { path in
      for x in [4.1, 7.25, 10.4, 13.55] {
        for y in [8.85, 12] {
          path.addPath(Path(boxAt: x, y, width: 1.7, height: 1.7, radius: 0.5))
        }
      }
      path.addPath(Path(boxAt: 8.825, 15.15, width: 8, height: 1.6, radius: 0.5))
    }
    return [
      frame(centerY: 12), .fill(keys),
      .line(Path(lines: (17.1, 5), (17.1, 19))),
      .line(Path(lines: (21.2, 9.6), (19.5, 12), (21.2, 14.4))),
    ]
  }

  private static func letterKey() -> [Icon.Layer] {
    let letter: [Path.Corner] = [
      .init(10.8, 6.6, radius: 0.5), .init(13.2, 6.6, radius: 0.5),
      .init(17.5, 17.4, radius: 0.5), .init(15.3, 17.4, radius: 0.5), .init(14.3, 14.7),
      .init(9.7, 14.7), .init(8.7, 17.4, radius: 0.5), .init(6.5, 17.4, radius: 0.5),
    ]
    let counter: [Path.Corner] = [.init(12, 8.9), .init(13.6, 12.9), .init(10.4, 12.9)]
    var path = Path(boxAt: 12, 12, width: 20, height: 20, radius: 4.6)
    path.addCorners(letter.reversed(), closed: true)
    path.addCorners(counter, closed: true)
    return [.fill(path)]
  }
}
