import Foundation
import KeyboardDrawing

enum SettingsIcons {

  static let rows = [
    IconRow("keyboardNone", symbol: "circle.slash") {
      [.line(Path(circleAt: 12, 12, radius: 9.3)), slash(reach: 6.576)]
    },
    IconRow("keyboardInputToolbarAutomatic", symbol: "square") { [square] },
    IconRow("keyboardInputToolbarNone", symbol: "square.slash") { [square, slash(reach: 8)] },
    IconRow("keyboardInputToolbarCharacters", symbol: "character.square") { [square, letter] },
    IconRow("keyboardInputToolbarNumbers", symbol: "1.square") { [square, digit] },
    IconRow("keyboardInputToolbarRecentEmojis", symbol: "heart.square") { [square, heart] },
    IconRow("checkmark.circle.fill") {
      [.fill(Path(circleAt: 12, 12, radius: 9.6).adding(Path(polygon: check)))]
    },
    IconRow("exclamationmark.triangle.fill") {
      let bar = Path(boxAt: 12, 11.4, width: 1.9, height: 6.4, radius: 0.95).mirrored(atX: 12)
      let dot = Path(holeAt: 12, 17.1, radius: 1.2)
      return [.fill(Path(polygon: triangle).adding(bar).adding(dot))]
    },
    IconRow("line.3.horizontal") {
      [7.2, 12, 16.8].map { y in
        .line(Path(lines: (3.6, y), (20.4, y)))
      }
    },
  ]

  private static var square: Icon.Layer {
    .line(Path(boxAt: 12, 12, width: 18, height: 18, radius: 3.4))
  }

  private static func slash(reach: Double) -> Icon.Layer {
    .line(Path(lines: (12 - reach, 12 + reach), (12 + reach, 12 - reach)))
  }

  private static var letter: Icon.Layer {
    .line(
      Path {
        $0.lines((8.2, 16.7), (12, 7.3), (15.8, 16.7))
        $0.lines((9.5, 13.6), (14.5, 13.6))
      })
  }

  private static var digit: Icon.Layer {
    .line(Path(lines: (10.1, 9.2), (12.7, 7.3), (12.7, 16.7)))
  }

  private static var heart: Icon.Layer {
    .fill(
      Path {
        $0.move(12, 16.9)
        $0.curve(9.7, 15.4, 7.2, 13, 7.2, 10.5)
        $0.curve(7.2, 8.8, 8.4, 7.7, 9.8, 7.7)
        $0.curve(10.8, 7.7, 11.6, 8.2, 12, 9.1)
        $0.curve(12.4, 8.2, 13.2, 7.7, 14.2, 7.7)
        $0.curve(15.6, 7.7, 16.8, 8.8, 16.8, 10.5)
        $0.curve(16.8, 13, 14.3, 15.4, 12, 16.9)
        $0.closeSubpath()
      })
  }

  /// A check mark, counterclockwise: a hole in the surrounding shape.
  private static let check: [Path.Corner] = [
    .init(7.02, 13.16, radius: 0.6), .init(10.75, 17.01, radius: 0.4),
    .init(17.12, 9.52, radius: 0.6), .init(15.68, 8.28, radius: 0.6), .init(10.65, 14.19),
    .init(8.38, 11.84, radius: 0.6),
  ]

  private static let triangle: [Path.Corner] = [
    .init(12, 1.3, radius: 2), .init(23.2, 21, radius: 2), .init(0.8, 21, radius: 2),
  ]
}
