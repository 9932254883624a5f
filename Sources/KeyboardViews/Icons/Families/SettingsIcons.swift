import Foundation
import KeyboardDrawing

/// Icons in a square or circle, for settings.
enum FrameIcons {

  static let rows = [
    IconRow("keyboardNone", symbol: "circle.slash") {
      [.line(Path(circleAt: 12, 12, radius: 9.3)), slash(reach: 6.576)]
    },
    IconRow("keyboardInputToolbarAutomatic", symbol: "square") { [square] },
    IconRow("keyboardInputToolbarNone", symbol: "square.slash") { [square, slash(reach: 8)] },
    IconRow("keyboardInputToolbarCharacters", symbol: "character.square") { [square, letter] },
    IconRow("keyboardInputToolbarNumbers", symbol: "1.square") { [square, digit] },
    IconRow("keyboardInputToolbarRecentEmojis", symbol: "heart.square") { [square, heart] },
  ]

  private static var square: Icon.Layer {
    .line(Path(boxAt: 12, 12, width: 18, height: 18, radius: 3.4))
  }

  private static func slash(reach: Double) -> Icon.Layer {
    .line(
      Path(
        from: CGPoint(x: 12 - reach, y: 12 + reach), to: CGPoint(x: 12 + reach, y: 12 - reach)))
  }

  private static var letter: Icon.Layer {
    .line(
      Path {
        $0.addCorners([.init(8.2, 16.7), .init(12, 7.3), .init(15.8, 16.7)], closed: false)
        $0.addCorners([.init(9.5, 13.6), .init(14.5, 13.6)], closed: false)
      })
  }

  private static var digit: Icon.Layer {
    .line(Path(polyline: [.init(10.1, 9.2), .init(12.7, 7.3), .init(12.7, 16.7)]))
  }

  private static var heart: Icon.Layer {
    .fill(
      Path {
        $0.move(to: CGPoint(x: 12, y: 16.9))
        $0.addCurve(
          to: CGPoint(x: 7.2, y: 10.5), control1: CGPoint(x: 9.7, y: 15.4),
          control2: CGPoint(x: 7.2, y: 13))
        $0.addCurve(
          to: CGPoint(x: 9.8, y: 7.7), control1: CGPoint(x: 7.2, y: 8.8),
          control2: CGPoint(x: 8.4, y: 7.7))
        $0.addCurve(
          to: CGPoint(x: 12, y: 9.1), control1: CGPoint(x: 10.8, y: 7.7),
          control2: CGPoint(x: 11.6, y: 8.2))
        $0.addCurve(
          to: CGPoint(x: 14.2, y: 7.7), control1: CGPoint(x: 12.4, y: 8.2),
          control2: CGPoint(x: 13.2, y: 7.7))
        $0.addCurve(
          to: CGPoint(x: 16.8, y: 10.5), control1: CGPoint(x: 15.6, y: 7.7),
          control2: CGPoint(x: 16.8, y: 8.8))
        $0.addCurve(
          to: CGPoint(x: 12, y: 16.9), control1: CGPoint(x: 16.8, y: 13),
          control2: CGPoint(x: 14.3, y: 15.4))
        $0.closeSubpath()
      })
  }
}

/// Icons beside labels, outside of keys.
enum SignIcons {

  static let rows = [
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
        .line(Path(from: CGPoint(x: 3.6, y: y), to: CGPoint(x: 20.4, y: y)))
      }
    },
  ]

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

extension Path {

  /// The path with the subpaths of another one.
  fileprivate func adding(_ path: Path) -> Path {
    var sum = self
    sum.addPath(path)
    return sum
  }
}
