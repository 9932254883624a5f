import Foundation
import KeyboardDrawing

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
