import Foundation
import KeyboardDrawing

enum MediaIcons {

  static let rows = [
    IconRow("keyboardBrightnessDown", symbol: "sun.min", draw: dimSun),
    IconRow("keyboardBrightnessUp", symbol: "sun.max", draw: brightSun),
    IconRow("keyboardSpeaker", "keyboardAudioFeedbackDisabled", symbol: "speaker") {
      [.line(cone(movedBy: 0))]
    },
    IconRow("keyboardSpeakerUp", symbol: "speaker.wave.1") {
      let move = -2.5
      return [.line(cone(movedBy: move)), .line(waves(1, movedBy: move))]
    },
    IconRow("keyboardSpeakerDown", symbol: "speaker.wave.3") {
      [.line(cone(movedBy: loud))] + loudWaves
    },
    IconRow("keyboardAudioFeedbackEnabled", symbol: "speaker.wave.3.fill") {
      [.fill(cone(movedBy: loud)), .line(cone(movedBy: loud))] + loudWaves
    },
    IconRow("keyboardHapticFeedbackDisabled", symbol: "hand.tap") {
      [.line(hand), .line(touch)]
    },
    IconRow("keyboardHapticFeedbackEnabled", symbol: "hand.tap.fill") {
      [.fill(hand), .line(hand), .line(touch)]
    },
  ]

  private static func dimSun() -> [Icon.Layer] {
    let dots = Path { path in
      for angle in angles {
        path.addPath(Path(circleAt: Icon.point(radius: 8.7, angle: angle), radius: 0.95))
      }
    }
    return [sunDisc, .fill(dots)]
  }

  private static func brightSun() -> [Icon.Layer] {
    let rays = Path { path in
      for angle in angles {
        path.move(to: Icon.point(radius: 8, angle: angle))
        path.addLine(to: Icon.point(radius: 9.75, angle: angle))
      }
    }
    return [sunDisc, .line(rays)]
  }

  private static var sunDisc: Icon.Layer { .line(Path(circleAt: 12, 12, radius: 4.1)) }

  private static var angles: [Double] { (0..<8).map { Double($0) * .pi / 4 } }

  /// The shift of the cone that centers it together with three waves.
  private static let loud = -7.1

  private static var loudWaves: [Icon.Layer] { [.line(waves(3, movedBy: loud))] }

  private static func cone(movedBy x: Double) -> Path {
    Path(polygon: [
      .init(6.9, 8.7, radius: 0.8), .init(11.4, 8.7, radius: 0.6), .init(17.1, 3.6, radius: 0.5),
      .init(17.1, 20.4, radius: 0.5), .init(11.4, 15.3, radius: 0.6),
      .init(6.9, 15.3, radius: 0.8),
    ]).offsetBy(x: x, y: 0)
  }

  private static func waves(_ count: Int, movedBy x: Double) -> Path {
    Path { path in
      for (radius, degrees) in [(5.0, 48.0), (9.4, 39), (14.2, 37)].prefix(count) {
        var wave = Path()
        wave.addArc(
          center: CGPoint(x: 17.1 + x, y: 12), radius: radius, startAngle: -degrees * .pi / 180,
          endAngle: degrees * .pi / 180)
        path.addPath(wave)
      }
    }
  }

  private static var hand: Path {
    Path(polygon: [
      .init(9.2, 5.6, radius: 1.75), .init(12.7, 5.6, radius: 1.75),
      .init(12.7, 11.7, radius: 0.6), .init(19.55, 13.2, radius: 2.4),
      .init(18.25, 21.7, radius: 1.2), .init(10.55, 21.7, radius: 1.2),
      .init(4.25, 15.8, radius: 1.2), .init(5.65, 14.4, radius: 1.1),
      .init(9.2, 16.1, radius: 0.4),
    ])
  }

  private static var touch: Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 10.95, y: 7.35), radius: 4.95, startAngle: .pi * 0.9,
        endAngle: .pi * 2.1)
    }
  }
}
