import Foundation
import KeyboardDrawing

enum ClipboardIcons {

  static let rows = [
    IconRow("keyboardClipboard", symbol: "clipboard", draw: clipboard),
    IconRow("pin") { [.line(pin), .line(needle)] },
    IconRow("pin.fill") { [.fill(pin), .line(pin), .line(needle)] },
    IconRow("trash", draw: trash),
  ]

  private static func clipboard() -> [Icon.Layer] {
    let lines = Path {
      $0.lines((8.6, 11.4), (15.4, 11.4))
      $0.lines((8.6, 15.6), (13.2, 15.6))
    }
    return [
      .line(Path(boxAt: 12, 12.6, width: 15, height: 18, radius: 2.4)),
      .fill(Path(boxAt: 12, 3.6, width: 8, height: 3.8, radius: 1.5)), .line(lines),
    ]
  }

  private static var pin: Path {
    Path(polygon: [
      .init(8.1, 2.8, radius: 0.7), .init(15.9, 2.8, radius: 0.7), .init(14.7, 10),
      .init(18, 13.4, radius: 1.2), .init(18, 15.2, radius: 0.5), .init(6, 15.2, radius: 0.5),
      .init(6, 13.4, radius: 1.2), .init(9.3, 10),
    ])
  }

  private static var needle: Path { Path(lines: (12, 15.2), (12, 21.2)) }

  private static func trash() -> [Icon.Layer] {
    let can = Path(polyline: [
      .init(6.1, 6.2), .init(7.1, 20.6, radius: 1.6), .init(16.9, 20.6, radius: 1.6),
      .init(17.9, 6.2),
    ])
    let handle = Path(polyline: [
      .init(9, 6.2), .init(9, 3.4, radius: 1.2), .init(15, 3.4, radius: 1.2), .init(15, 6.2),
    ])
    let lines = Path {
      $0.lines((4.2, 6.2), (19.8, 6.2))
      $0.lines((10.1, 9.8), (10.4, 17))
      $0.lines((13.9, 9.8), (13.6, 17))
    }
    return [.line(can), .line(handle), .line(lines)]
  }
}
