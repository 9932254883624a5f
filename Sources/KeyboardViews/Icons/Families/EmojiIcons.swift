import Foundation
import KeyboardDrawing

/// Faces of emoji keys.
enum EmojiIcons {

  static let rows = [
    IconRow("keyboardEmoji", draw: laughing),
    IconRow("keyboardEmojiSymbol", symbol: "face.smiling", draw: smiling),
  ]

  /// The face of the emoji key, filled in all weights.
  private static func laughing() -> [Icon.Layer] {
    var face = Path(circleAt: 12, 12, radius: 9.975)
    face.addPath(Path(holeAt: 12, 12, radius: 8.625))
    for x in [9.0, 15] {
      face.addPath(Path(ellipseAt: x, 9.95, width: 2.4, height: 2.8))
    }
    face.addPath(mouth)
    face.addPath(teeth)
    return [.fill(face)]
  }

  private static var mouth: Path {
    Path {
      $0.move(to: CGPoint(x: 4.85, y: 12.55))
      $0.addQuadCurve(to: CGPoint(x: 19.15, y: 12.55), control: CGPoint(x: 12, y: 14.35))
      $0.addCurve(
        to: CGPoint(x: 12, y: 19), control1: CGPoint(x: 18.7, y: 16.35),
        control2: CGPoint(x: 15.85, y: 19))
      $0.addCurve(
        to: CGPoint(x: 4.85, y: 12.55), control1: CGPoint(x: 8.15, y: 19),
        control2: CGPoint(x: 5.3, y: 16.35))
      $0.closeSubpath()
    }
  }

  /// The hole of the teeth in the mouth.
  private static var teeth: Path {
    Path {
      $0.move(to: CGPoint(x: 6.1, y: 13.75))
      $0.addLine(to: CGPoint(x: 6.45, y: 15.1))
      $0.addQuadCurve(to: CGPoint(x: 17.55, y: 15.1), control: CGPoint(x: 12, y: 16.55))
      $0.addLine(to: CGPoint(x: 17.9, y: 13.75))
      $0.addQuadCurve(to: CGPoint(x: 6.1, y: 13.75), control: CGPoint(x: 12, y: 15.1))
      $0.closeSubpath()
    }
  }

  private static func smiling() -> [Icon.Layer] {
    let mouth = Path {
      $0.move(to: CGPoint(x: 8.9, y: 15.1))
      $0.addQuadCurve(to: CGPoint(x: 15.1, y: 15.1), control: CGPoint(x: 12, y: 18))
    }
    var eyes = Path(ellipseAt: 9.15, 9.75, width: 2.2, height: 2.7)
    eyes.addPath(Path(ellipseAt: 14.85, 9.75, width: 2.2, height: 2.7))
    return [
      .line(Path(circleAt: 12, 12, radius: 9.25)), .fill(eyes), .stroke(mouth, width: 0.7),
    ]
  }
}
