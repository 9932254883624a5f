import Foundation
import KeyboardDrawing

enum EmojiIcons {

  static let rows = [
    IconRow("keyboardEmoji", draw: laughing),
    IconRow("keyboardEmojiFilled", symbol: "face.smiling.inverse", draw: laughing),
    IconRow("keyboardEmojiSymbol", symbol: "face.smiling", draw: smiling),
    // The categories, named after the system symbols.
    IconRow("teddybear", draw: bear),
    IconRow("fork.knife", draw: forkAndKnife),
    IconRow("soccerball", draw: ball),
    IconRow("car", draw: car),
    IconRow("lightbulb", draw: bulb),
    IconRow("heart", draw: heart),
    IconRow("flag", draw: flag),
    IconRow("clock", draw: clock),
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
      $0.move(4.85, 12.55)
      $0.quad(12, 14.35, 19.15, 12.55)
      $0.curve(18.7, 16.35, 15.85, 19, 12, 19)
      $0.curve(8.15, 19, 5.3, 16.35, 4.85, 12.55)
      $0.closeSubpath()
    }
  }

  private static var teeth: Path {
    Path {
      $0.move(6.1, 13.75)
      $0.line(6.45, 15.1)
      $0.quad(12, 16.55, 17.55, 15.1)
      $0.line(17.9, 13.75)
      $0.quad(12, 15.1, 6.1, 13.75)
      $0.closeSubpath()
    }
  }

  private static func smiling() -> [Icon.Layer] {
    let mouth = Path {
      $0.move(8.9, 15.1)
      $0.quad(12, 18, 15.1, 15.1)
    }
    let eyes = Path(ellipseAt: 9.15, 9.75, width: 2.2, height: 2.7)
      .adding(Path(ellipseAt: 14.85, 9.75, width: 2.2, height: 2.7))
    return [
      .line(Path(circleAt: 12, 12, radius: 9.25)), .fill(eyes), .stroke(mouth, width: 0.7),
    ]
  }

  private static func bear() -> [Icon.Layer] {
    // The ears end at the head: a circle of radius 7.4 around (12, 12.9).
    let ear = Path {
      $0.addArc(
        center: CGPoint(x: 6.2, y: 6.7), radius: 3, startAngle: 1.846, endAngle: 2 * .pi - 0.209)
    }
    let face = Path(circleAt: 9.2, 11.7, radius: 1).adding(Path(circleAt: 14.8, 11.7, radius: 1))
      .adding(Path(ellipseAt: 12, 14.6, width: 2.4, height: 1.7))
    return [
      .line(Path(circleAt: 12, 12.9, radius: 7.4)), .line(ear), .line(ear.mirrored(atX: 12)),
      .stroke(Path(ellipseAt: 12, 15.6, width: 6.2, height: 4.8), width: 0.7), .fill(face),
    ]
  }

  private static func forkAndKnife() -> [Icon.Layer] {
    let fork = Path {
      $0.move(5, 3)
      $0.line(5, 8.2)
      $0.addCorner(CGPoint(x: 5, y: 11.6), to: CGPoint(x: 8, y: 11.6))
      $0.addCorner(CGPoint(x: 11, y: 11.6), to: CGPoint(x: 11, y: 8.2))
      $0.line(11, 3)
      $0.lines((8, 3), (8, 21))
    }
    let knife = Path {
      $0.move(16.2, 21)
      $0.line(16.2, 3)
      $0.curve(18.3, 4.6, 19.2, 9, 19, 13.8)
      $0.line(16.2, 13.8)
    }
    return [.line(fork), .line(knife)]
  }

  private static func ball() -> [Icon.Layer] {
    let point = { (index: Int, turn: Double, radius: Double) in
      Icon.point(radius: radius, angle: (Double(index) * 72 - 90 + turn) * .pi / 180)
    }
    let corner = { (place: CGPoint) in Path.Corner(place.x, place.y) }
    let middle = Path(polygon: (0..<5).map { corner(point($0, 0, 3.3)) })
    let seams = Path { path in
      for index in 0..<5 {
        path.move(to: point(index, 0, 3.3))
        path.addLine(to: point(index, 0, 6.4))
      }
    }
    let patches = Path { path in
      for index in 0..<5 {
        path.addCorners(
          [(0, 6.2), (21, 7.9), (18, 9.3), (0, 9.7), (-18, 9.3), (-21, 7.9)].map {
            corner(point(index, $0.0, $0.1))
          }, closed: true)
      }
    }
    return [
      .line(Path(circleAt: 12, 12, radius: 9.25)), .fill(middle), .stroke(seams, width: 0.8),
      .fill(patches),
    ]
  }

  private static func car() -> [Icon.Layer] {
    let roof = Path(polyline: [
      .init(4.7, 11), .init(6.7, 5.2, radius: 1.8), .init(17.3, 5.2, radius: 1.8), .init(19.3, 11),
    ])
    var lights = Path(circleAt: 6.5, 14.1, radius: 1.2)
    lights.addPath(Path(circleAt: 17.5, 14.1, radius: 1.2))
    for x in [5.4, 18.6] {
      lights.addPath(Path(boxAt: x, 18.1, width: 3.1, height: 2.8, radius: 1))
    }
    return [
      .line(Path(boxAt: 12, 14.1, width: 18.4, height: 6.4, radius: 2)), .line(roof),
      .stroke(Path(lines: (9.9, 14.5), (14.1, 14.5)), width: 0.8),
      .fill(lights),
    ]
  }

  private static func bulb() -> [Icon.Layer] {
    let glass = Path {
      $0.move(9.2, 17.2)
      $0.curve(9.2, 15.4, 8, 14.3, 6.9, 12.7)
      $0.addArc(
        center: CGPoint(x: 12, y: 9), radius: 6.3, startAngle: .pi - 0.628,
        endAngle: 2 * .pi + 0.628)
      $0.curve(16, 14.3, 14.8, 15.4, 14.8, 17.2)
      $0.closeSubpath()
    }
    let socket = Path {
      $0.lines((9.6, 19.3), (14.4, 19.3))
      $0.lines((10.9, 21.3), (13.1, 21.3))
    }
    return [.line(glass), .line(socket)]
  }

  private static func heart() -> [Icon.Layer] {
    let half = { (path: inout Path, side: Double, from: CGPoint) in
      let place = { (x: Double, y: Double) in CGPoint(x: 12 + side * x, y: y) }
      path.move(to: from)
      path.addCurve(to: place(9.2, 9), control1: place(6.2, 16.6), control2: place(9.2, 12.8))
      path.addCurve(to: place(4.5, 3.9), control1: place(9.2, 6), control2: place(7.2, 3.9))
      path.addCurve(to: place(0, 6.9), control1: place(2.5, 3.9), control2: place(0.9, 5.1))
    }
    let outline = Path { path in
      for side in [-1.0, 1] { half(&path, side, CGPoint(x: 12, y: 20.3)) }
    }
    return [.line(outline)]
  }

  private static func flag() -> [Icon.Layer] {
    let cloth = Path {
      $0.move(4.8, 21.2)
      $0.line(4.8, 4.1)
      $0.curve(7.4, 2.6, 9.7, 2.8, 12.2, 4.2)
      $0.curve(14.7, 5.6, 16.6, 5.5, 19.2, 4.2)
      $0.line(19.2, 14)
      $0.curve(16.6, 15.3, 14.7, 15.4, 12.2, 14)
      $0.curve(9.7, 12.6, 7.4, 12.5, 4.8, 14)
    }
    return [.line(cloth)]
  }

  private static func clock() -> [Icon.Layer] {
    let hands = Path(lines: (12, 6.3), (12, 12), (16, 14.2))
    return [.line(Path(circleAt: 12, 12, radius: 9.25)), .line(hands)]
  }
}
