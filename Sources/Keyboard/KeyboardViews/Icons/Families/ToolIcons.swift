import Foundation
import KeyboardDrawing

enum ToolIcons {

  static let rows = [
    IconRow("keyboardGlobe", symbol: "globe", draw: globe),
    IconRow("keyboardDictation", symbol: "mic", draw: microphone),
    IconRow("keyboardEmail", symbol: "envelope", draw: envelope),
    IconRow("keyboardImages", symbol: "photo", draw: photo),
    IconRow("keyboardSearch", symbol: "magnifyingglass", draw: magnifyingGlass),
    IconRow("keyboardSettings", symbol: "gearshape", draw: gear),
    IconRow("keyboardTheme", symbol: "paintpalette", draw: palette),
    IconRow("keyboardUrl", symbol: "safari", draw: compass),
    IconRow("key", draw: key),
  ]

  private static func globe() -> [Icon.Layer] {
    let grid = Path {
      $0.lines((12, 2.7), (12, 21.3))
      $0.lines((2.7, 12), (21.3, 12))
      $0.addPath(Path(ellipseAt: 12, 12, width: 8.6, height: 18.6))
      $0.move(5, 6.1)
      $0.quad(12, 9.5, 19, 6.1)
      $0.move(5, 17.9)
      $0.quad(12, 14.5, 19, 17.9)
    }
    return [.line(Path(circleAt: 12, 12, radius: 9.3)), .stroke(grid, width: 0.8)]
  }

  private static func microphone() -> [Icon.Layer] {
    let stand = Path {
      $0.move(5.8, 9.9)
      $0.addArc(center: CGPoint(x: 12, y: 11.6), radius: 6.2, startAngle: .pi, endAngle: 0)
      $0.line(18.2, 9.9)
      $0.lines((12, 17.8), (12, 21.8))
      $0.lines((7.4, 21.8), (16.6, 21.8))
    }
    return [
      .line(Path(boxAt: 12, 8.35, width: 5.7, height: 12.3, radius: 2.85)), .line(stand),
    ]
  }

  private static func envelope() -> [Icon.Layer] {
    let folds = Path {
      $0.addCorners(
        [.init(1.5, 4.9), .init(12, 14.6, radius: 2.2), .init(22.5, 4.9)], closed: false)
      $0.lines((1.6, 19.2), (8.4, 12.3))
      $0.lines((22.4, 19.2), (15.6, 12.3))
    }
    return [.line(Path(boxAt: 12, 12, width: 22, height: 15.3, radius: 2)), .line(folds)]
  }

  private static func photo() -> [Icon.Layer] {
    let landscape = Path(polygon: [
      .init(1.3, 17.6), .init(6.3, 13.6, radius: 0.9), .init(9.3, 16, radius: 0.5),
      .init(15.4, 11.2, radius: 0.9), .init(22.7, 17.6), .init(22.75, 20.2, radius: 2.2),
      .init(1.25, 20.2, radius: 2.2),
    ])
    return [
      .line(Path(boxAt: 12, 12, width: 21.5, height: 16.4, radius: 2.2)),
      .fill(Path(circleAt: 7.6, 9.6, radius: 2.25)), .fill(landscape),
    ]
  }

  private static func magnifyingGlass() -> [Icon.Layer] {
    let handle = Path(lines: (15.4, 15.4), (20.6, 20.7))
    return [.line(Path(circleAt: 10.2, 10.15, radius: 6.95)), .stroke(handle, width: 1.3)]
  }

  private static func gear() -> [Icon.Layer] {
    let tooth = [(-13.5, 7.75), (-9.5, 9.65), (9.5, 9.65), (13.5, 7.75)]
    let corners = (0..<8).flatMap { index in
      tooth.map { degrees, radius in
        let point = Icon.point(radius: radius, angle: (Double(index) * 45 + degrees) * .pi / 180)
        return Path.Corner(point.x, point.y, radius: 0.6)
      }
    }
    return [.line(Path(polygon: corners)), .line(Path(circleAt: 12, 12, radius: 3))]
  }

  private static func palette() -> [Icon.Layer] {
    let board = Path {
      $0.move(12, 3.2)
      $0.curve(17.3, 3.2, 21.6, 6.7, 21.6, 11.3)
      $0.curve(21.6, 13.8, 19.7, 15.3, 17.1, 15.3)
      $0.line(15.3, 15.3)
      $0.curve(13.6, 15.3, 13, 16.8, 14, 18)
      $0.curve(14.8, 19, 14.3, 20.8, 12, 20.8)
      $0.curve(6.6, 20.8, 2.4, 16.9, 2.4, 12)
      $0.curve(2.4, 7.1, 6.6, 3.2, 12, 3.2)
      $0.closeSubpath()
    }
    let paints = Path { path in
      for (x, y) in [(6.8, 11.6), (9.1, 7.6), (13.8, 6.9), (17.6, 9.9)] {
        path.addPath(Path(circleAt: x, y, radius: 1.4))
      }
    }
    return [.line(board), .fill(paints)]
  }

  private static func key() -> [Icon.Layer] {
    let shaft = Path {
      $0.lines((12.06, 11.94), (3.4, 20.6))
      $0.lines((6, 18), (8.6, 20.6))
      $0.lines((9, 15), (11.1, 17.1))
    }
    return [.line(Path(circleAt: 15.6, 8.4, radius: 5)), .line(shaft)]
  }

  private static func compass() -> [Icon.Layer] {
    var needle = Path(polygon: [
      .init(16.9, 7.1, radius: 0.4), .init(13.8, 13.8), .init(7.1, 16.9, radius: 0.4),
      .init(10.2, 10.2),
    ])
    needle.addPath(Path(holeAt: 12, 12, radius: 1.2))
    return [.line(Path(circleAt: 12, 12, radius: 9.3)), .fill(needle)]
  }
}
