import Foundation
import KeyboardDrawing

/// Icons of emoji categories, named after the system symbols.
enum EmojiCategoryIcons {

  static let rows = [
    IconRow("teddybear", draw: bear),
    IconRow("fork.knife", draw: forkAndKnife),
    IconRow("soccerball", draw: ball),
    IconRow("car", draw: car),
    IconRow("lightbulb", draw: bulb),
    IconRow("heart", draw: heart),
    IconRow("flag", draw: flag),
    IconRow("clock", draw: clock),
  ]

  private static func bear() -> [Icon.Layer] {
    // The ears end at the head: a circle of radius 7.4 around (12, 12.9).
    let ear = Path {
      $0.addArc(
        center: CGPoint(x: 6.2, y: 6.7), radius: 3, startAngle: 1.846, endAngle: 2 * .pi - 0.209)
    }
    var face = Path(circleAt: 9.2, 11.7, radius: 1)
    face.addPath(Path(circleAt: 14.8, 11.7, radius: 1))
    face.addPath(Path(ellipseAt: 12, 14.6, width: 2.4, height: 1.7))
    return [
      .line(Path(circleAt: 12, 12.9, radius: 7.4)), .line(ear), .line(ear.mirrored(atX: 12)),
      .stroke(Path(ellipseAt: 12, 15.6, width: 6.2, height: 4.8), width: 0.7), .fill(face),
    ]
  }

  private static func forkAndKnife() -> [Icon.Layer] {
    let fork = Path {
      $0.move(to: CGPoint(x: 5, y: 3))
      $0.addLine(to: CGPoint(x: 5, y: 8.2))
      $0.addCorner(CGPoint(x: 5, y: 11.6), to: CGPoint(x: 8, y: 11.6))
      $0.addCorner(CGPoint(x: 11, y: 11.6), to: CGPoint(x: 11, y: 8.2))
      $0.addLine(to: CGPoint(x: 11, y: 3))
      $0.addCorners([.init(8, 3), .init(8, 21)], closed: false)
    }
    let knife = Path {
      $0.move(to: CGPoint(x: 16.2, y: 21))
      $0.addLine(to: CGPoint(x: 16.2, y: 3))
      $0.addCurve(
        to: CGPoint(x: 19, y: 13.8), control1: CGPoint(x: 18.3, y: 4.6),
        control2: CGPoint(x: 19.2, y: 9))
      $0.addLine(to: CGPoint(x: 16.2, y: 13.8))
    }
    return [.line(fork), .line(knife)]
  }

  private static func ball() -> [Icon.Layer] {
    let point = { (index: Int, turn: Double, radius: Double) in
      let angle = (Double(index) * 72 - 90 + turn) * .pi / 180
      return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
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
      .stroke(Path(from: CGPoint(x: 9.9, y: 14.5), to: CGPoint(x: 14.1, y: 14.5)), width: 0.8),
      .fill(lights),
    ]
  }

  private static func bulb() -> [Icon.Layer] {
    let glass = Path {
      $0.move(to: CGPoint(x: 9.2, y: 17.2))
      $0.addCurve(
        to: CGPoint(x: 6.9, y: 12.7), control1: CGPoint(x: 9.2, y: 15.4),
        control2: CGPoint(x: 8, y: 14.3))
      $0.addArc(
        center: CGPoint(x: 12, y: 9), radius: 6.3, startAngle: .pi - 0.628,
        endAngle: 2 * .pi + 0.628)
      $0.addCurve(
        to: CGPoint(x: 14.8, y: 17.2), control1: CGPoint(x: 16, y: 14.3),
        control2: CGPoint(x: 14.8, y: 15.4))
      $0.closeSubpath()
    }
    let socket = Path {
      $0.addCorners([.init(9.6, 19.3), .init(14.4, 19.3)], closed: false)
      $0.addCorners([.init(10.9, 21.3), .init(13.1, 21.3)], closed: false)
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
      $0.move(to: CGPoint(x: 4.8, y: 21.2))
      $0.addLine(to: CGPoint(x: 4.8, y: 4.1))
      $0.addCurve(
        to: CGPoint(x: 12.2, y: 4.2), control1: CGPoint(x: 7.4, y: 2.6),
        control2: CGPoint(x: 9.7, y: 2.8))
      $0.addCurve(
        to: CGPoint(x: 19.2, y: 4.2), control1: CGPoint(x: 14.7, y: 5.6),
        control2: CGPoint(x: 16.6, y: 5.5))
      $0.addLine(to: CGPoint(x: 19.2, y: 14))
      $0.addCurve(
        to: CGPoint(x: 12.2, y: 14), control1: CGPoint(x: 16.6, y: 15.3),
        control2: CGPoint(x: 14.7, y: 15.4))
      $0.addCurve(
        to: CGPoint(x: 4.8, y: 14), control1: CGPoint(x: 9.7, y: 12.6),
        control2: CGPoint(x: 7.4, y: 12.5))
    }
    return [.line(cloth)]
  }

  private static func clock() -> [Icon.Layer] {
    let hands = Path(polyline: [.init(12, 6.3), .init(12, 12), .init(16, 14.2)])
    return [.line(Path(circleAt: 12, 12, radius: 9.25)), .line(hands)]
  }
}
