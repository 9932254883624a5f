import Foundation
import KeyboardDrawing

enum EditingIcons {

  static let rows = [
    IconRow("keyboardBackspace", symbol: "delete.left", draw: backspace),
    IconRow("keyboardBackspaceRtl", symbol: "delete.right") { backspace().map(\.mirrored) },
    IconRow("keyboardNewline", symbol: "arrow.turn.down.left", draw: newline),
    IconRow("keyboardNewlineRtl", symbol: "arrow.turn.down.right") { newline().map(\.mirrored) },
    IconRow("keyboardTab", symbol: "arrow.right.to.line", draw: tab),
    IconRow("keyboardTabRtl", symbol: "arrow.left.to.line") { tab().map(\.mirrored) },
    IconRow("keyboardRedo", symbol: "arrow.uturn.right", draw: redo),
    IconRow("keyboardUndo", symbol: "arrow.uturn.left") { redo().map(\.mirrored) },
    IconRow("keyboardPaste", symbol: "document.on.clipboard", draw: paste),
    IconRow("keyboardDone", symbol: "checkmark", draw: done),
    IconRow("keyboardInputCursor", symbol: "character.cursor.ibeam", draw: inputCursor),
    IconRow("keyboardZeroWidthSpace", symbol: "circle.dotted", draw: dottedCircle),
    IconRow("keyboardLeft", "keyboardArrowLeft", symbol: "arrow.left", draw: left),
    IconRow("keyboardRight", "keyboardArrowRight", symbol: "arrow.right", draw: right),
    IconRow("keyboardArrowBackward", symbol: "arrow.backward", draw: left),
    IconRow("keyboardArrowForward", symbol: "arrow.forward", draw: right),
    IconRow("keyboardArrowUp", symbol: "arrow.up") { left().map(\.transposed) },
    IconRow("keyboardArrowDown", symbol: "arrow.down") { right().map(\.transposed) },
  ]

  /// The outline of the key with a cross, shifted left for optical centering.
  private static func backspace() -> [Icon.Layer] {
    let outline = Path(polygon: [
      .init(1.1, 12, radius: 1.9), .init(9.3, 3.8, radius: 1.7), .init(21.65, 3.8, radius: 1.9),
      .init(21.65, 20.2, radius: 1.9), .init(9.3, 20.2, radius: 1.7),
    ])
    let cross = Path {
      $0.lines((10.1, 8.5), (17, 15.5))
      $0.lines((17, 8.5), (10.1, 15.5))
    }
    return [.line(outline), .line(cross)]
  }

  private static func newline() -> [Icon.Layer] {
    var path = Path(lines: (10.2, 5.4), (3.6, 12.1), (10.2, 18.8))
    path.move(3.6, 12.1)
    path.addArc(
      center: CGPoint(x: 15.3, y: 7.2), radius: 4.9, startAngle: .pi / 2, endAngle: 0)
    path.line(20.2, 5.2)
    return [.openLine(path)]
  }

  private static func tab() -> [Icon.Layer] {
    let path = Path {
      $0.lines((3, 12), (19.6, 12))
      $0.lines((13, 5.3), (19.6, 12), (13, 18.7))
      $0.lines((21, 5.3), (21, 18.7))
    }
    return [.openLine(path)]
  }

  private static func redo() -> [Icon.Layer] {
    var path = Path(lines: (14.4, 3.5), (20.5, 9.5), (14.4, 15.5))
    path.move(20.5, 9.5)
    path.addArc(
      center: CGPoint(x: 9, y: 14.85), radius: 5.35, startAngle: -.pi / 2, endAngle: -.pi * 3 / 2)
    path.line(12.3, 20.2)
    return [.openLine(path)]
  }

  /// A sheet before a filled clipboard, 22 by 27 (source: measured in a picture of an iPad Pro with
  /// iOS 26).
  private static func paste() -> [Icon.Layer] {
    var board = Path(polygon: [
      .init(6.4, -1.5, radius: 2.5), .init(23, -1.5, radius: 2.5), .init(23, 20.2, radius: 2.5),
      .init(18.3, 20.2), .init(18.3, 12.1), .init(10.2, 3.7), .init(6.4, 3.7),
    ])
    board.addPath(Path(boxAt: 14.7, 1.3, width: 6.6, height: 1.6, radius: 0.8).mirrored(atX: 14.7))
    let sheet = Path(polygon: [
      .init(1.85, 5.45, radius: 2), .init(9.6, 5.45), .init(16.65, 12.6),
      .init(16.65, 24.75, radius: 2), .init(1.85, 24.75, radius: 2),
    ])
    let fold = Path(polyline: [.init(9.3, 5.6), .init(9.3, 12.8, radius: 1), .init(16.4, 12.8)])
    return [.fill(board), .line(sheet), .line(fold)]
  }

  private static func done() -> [Icon.Layer] {
    [.openLine(Path(lines: (4.6, 13), (9.6, 18.6), (19.4, 5.4)))]
  }

  private static func inputCursor() -> [Icon.Layer] {
    let letter = Path {
      $0.lines((2.1, 17.5), (6.9, 6.5), (11.7, 17.5))
      $0.lines((3.7, 13.9), (10.1, 13.9))
    }
    let cursor = Path {
      for side in [-2.5, 2.5] {
        $0.addCorners(
          [
            .init(19.3 + side, 3, radius: 0), .init(19.3, 3, radius: 2.5),
            .init(19.3, 21, radius: 2.5), .init(19.3 + side, 21),
          ], closed: false)
      }
    }
    return [.line(letter), .line(cursor)]
  }

  private static func dottedCircle() -> [Icon.Layer] {
    let dots = Path { path in
      for index in 0..<14 {
        let center = Icon.point(radius: 9.3, angle: Double(index) / 14 * 2 * .pi)
        path.addPath(Path(circleAt: center, radius: 0.85))
      }
    }
    return [.fill(dots)]
  }

  private static func left() -> [Icon.Layer] {
    let path = Path {
      $0.lines((10.3, 5.4), (3.7, 12), (10.3, 18.6))
      $0.lines((3.7, 12), (20.3, 12))
    }
    return [.openLine(path)]
  }

  private static func right() -> [Icon.Layer] {
    left().map(\.mirrored)
  }
}
