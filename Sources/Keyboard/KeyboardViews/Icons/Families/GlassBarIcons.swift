import Foundation
import KeyboardDrawing

/// The icons below the keys and on emoji keys, and the one of paste; below the keys, they are 1.4
/// times as large as here (source: as ``GlassIcons``).
enum GlassBarIcons {

  static let rows = [
    IconRow("keyboardGlobe", draw: globe),
    IconRow("keyboardDictation", draw: microphone),
    IconRow("keyboardEmoji", draw: face),
    IconRow("keyboardEmojiFilled", draw: filledFace),
  ]

  /// The width of lines: 1.2 points at font size 20.
  private static let width = 1.2 / 1.5

  /// A circle with five lines, 19.2 by 19.2.
  private static func globe() -> [Icon.Layer] {
    var path = Path(circleAt: 12, 12, radius: 9)
    path.lines((12, 3), (12, 21))
    path.lines((3, 12), (21, 12))
    path.addPath(Path(ellipseAt: 12, 12, width: 8.8, height: 18))
    path.move(5.85, 6.3)
    path.quad(12, 10, 18.15, 6.3)
    path.move(5.85, 17.7)
    path.quad(12, 14, 18.15, 17.7)
    return [.stroke(path, width: width)]
  }

  /// A capsule in a holder, 13.3 by 20.2, 0.8 above the middle.
  private static func microphone() -> [Icon.Layer] {
    let path = Path {
      $0.addPath(Path(boxAt: 12, 7.65, width: 5.3, height: 11.9, radius: 2.65))
      $0.move(5.93, 9.2)
      $0.addArc(center: CGPoint(x: 12, y: 10.75), radius: 6.07, startAngle: .pi, endAngle: 0)
      $0.line(18.07, 9.2)
      $0.lines((12, 16.8), (12, 20.7))
      $0.lines((7.75, 20.7), (16.25, 20.7))
    }
    return [.stroke(path, width: width)]
  }

  /// A laughing face, 19 by 19.
  private static func face() -> [Icon.Layer] {
    [.stroke(Path(circleAt: 12, 12, radius: 8.9), width: width), .fill(features)]
  }

  /// A laughing face cut out of a disk, 19 by 19.
  private static func filledFace() -> [Icon.Layer] {
    // The features are clockwise, so that a counterclockwise disk has them as holes.
    [.fill(Path(holeAt: 12, 12, radius: 9.5).adding(features))]
  }

  private static var features: Path {
    var path = Path(ellipseAt: 9.25, 9.8, width: 2.1, height: 2.7)
    path.addPath(Path(ellipseAt: 14.75, 9.8, width: 2.1, height: 2.7))
    path.move(6.55, 12.75)
    path.quad(12, 14.35, 17.45, 12.75)
    path.quad(18.1, 12.6, 18, 13.3)
    path.curve(17.4, 16.4, 15, 18.2, 12, 18.2)
    path.curve(9, 18.2, 6.6, 16.4, 6, 13.3)
    path.quad(5.9, 12.6, 6.55, 12.75)
    path.closeSubpath()
    path.move(6.95, 13.85)
    path.line(7.35, 14.95)
    path.quad(12, 16.5, 16.65, 14.95)
    path.line(17.05, 13.85)
    path.quad(12, 15.15, 6.95, 13.85)
    path.closeSubpath()
    return path
  }
}
