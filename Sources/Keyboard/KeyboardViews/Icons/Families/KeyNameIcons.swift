import Foundation
import KeyboardDrawing

/// Icons in place of the names of keys.
enum KeyNameIcons {

  static let rows = [
    IconRow("keyboardEscape", symbol: "escape", draw: escape),
    IconRow("keyboardFunction", symbol: "fn", draw: function),
    IconRow("keyboardSpace", symbol: "space", draw: space),
    IconRow("keyboardSystemSettings", symbol: "gear", draw: gear),
    IconRow("keyboardUrlDomain", draw: domain),
  ]

  /// As ISO/IEC 9995-7 shows it: an arrow to the upper left that leaves a circle.
  private static func escape() -> [Icon.Layer] {
    let degree = Double.pi / 180
    let circle = Path {
      $0.addArc(
        center: CGPoint(x: 12.9, y: 12.9), radius: 8, startAngle: -108 * degree,
        endAngle: 198 * degree)
    }
    let arrow = Path {
      $0.lines((13.2, 13.2), (3.1, 3.1))
      $0.lines((3.1, 9), (3.1, 3.1), (9, 3.1))
    }
    return [.line(circle), .openLine(arrow)]
  }

  private static func function() -> [Icon.Layer] {
    let letters = Path {
      $0.move(10.6, 4.9)
      $0.curve(7.9, 4.2, 6.7, 5.6, 6.7, 8.2)
      $0.line(6.7, 19.6)
      $0.lines((3.5, 10.4), (10.2, 10.4))
      $0.lines((13.4, 10.4), (13.4, 19.6))
      $0.move(13.4, 14)
      $0.curve(13.4, 11.7, 15, 10.3, 17, 10.3)
      $0.curve(19.3, 10.3, 20.5, 11.7, 20.5, 14)
      $0.line(20.5, 19.6)
    }
    return [.openLine(letters)]
  }

  private static func space() -> [Icon.Layer] {
    let bracket: [Path.Corner] = [
      .init(2.4, 9.2), .init(2.4, 14.8, radius: 0.8), .init(21.6, 14.8, radius: 0.8),
      .init(21.6, 9.2),
    ]
    return [.openLine(Path(polyline: bracket))]
  }

  private static func gear() -> [Icon.Layer] {
    let teeth = Path { path in
      for index in 0..<12 {
        let angle = Double(index) * .pi / 6
        path.lines(
          (Icon.point(radius: 7.6, angle: angle).x, Icon.point(radius: 7.6, angle: angle).y),
          (Icon.point(radius: 9.6, angle: angle).x, Icon.point(radius: 9.6, angle: angle).y))
      }
    }
    let spokes = Path { path in
      for index in 0..<3 {
        let angle = (Double(index) * 120 - 90) * .pi / 180
        let (inner, outer) = (
          Icon.point(radius: 2.4, angle: angle), Icon.point(radius: 7.4, angle: angle)
        )
        path.lines((inner.x, inner.y), (outer.x, outer.y))
      }
    }
    return [
      .line(Path(circleAt: 12, 12, radius: 7.4)), .line(Path(circleAt: 12, 12, radius: 2.4)),
      .line(spokes), .stroke(teeth, width: 1.4),
    ]
  }

  private static func domain() -> [Icon.Layer] {
    let degree = Double.pi / 180
    let letters = Path { path in
      path.addArc(
        center: CGPoint(x: 6.7, y: 12), radius: 2.7, startAngle: -45 * degree,
        endAngle: -315 * degree)
      path.addPath(Path(circleAt: 13, 12, radius: 2.7))
      path.lines((17.6, 9.3), (17.6, 14.7))
      for x in [17.6, 20.3] {
        path.move(x, 11.5)
        path.curve(x, 10, x + 0.6, 9.3, x + 1.4, 9.3)
        path.curve(x + 2.2, 9.3, x + 2.7, 10, x + 2.7, 11.2)
        path.line(x + 2.7, 14.7)
      }
    }
    return [.line(letters), .fill(Path(circleAt: 1.2, 14.45, radius: 1))]
  }
}
