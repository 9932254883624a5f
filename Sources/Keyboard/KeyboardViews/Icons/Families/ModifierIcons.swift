import Foundation
import KeyboardDrawing

enum ModifierIcons {

  static let rows = [
    IconRow("keyboardShiftLowercased", symbol: "shift") { [.line(shiftOutline)] },
    IconRow("keyboardShiftUppercased", symbol: "shift.fill") {
      [.fill(shiftOutline), .line(shiftOutline)]
    },
    IconRow(
      "keyboardShiftCapslocked", "keyboardShiftCapslockActive", symbol: "capslock.fill",
      draw: capsLocked),
    IconRow("keyboardShiftCapslockInactive", symbol: "capslock", draw: capsUnlocked),
    IconRow("keyboardCommand", symbol: "command", draw: command),
    IconRow("keyboardControl", symbol: "control") {
      [.line(Path(lines: (4.2, 15.95), (12, 8.05), (19.8, 15.95)))]
    },
    IconRow("keyboardOption", symbol: "option", draw: option),
  ]

  private static var shiftOutline: Path {
    Path(polygon: [
      .init(12, 3.35, radius: 0.7), .init(22.45, 13.8, radius: 0.45), .init(16.45, 13.8),
      .init(16.45, 20.4, radius: 1), .init(7.55, 20.4, radius: 1), .init(7.55, 13.8),
      .init(1.55, 13.8, radius: 0.45),
    ])
  }

  private static func capsLocked() -> [Icon.Layer] {
    var path = Path(polygon: [
      .init(12, 1.4, radius: 1.1), .init(23.4, 12.05, radius: 0.75), .init(17.05, 12.05),
      .init(17.05, 15.95, radius: 0.8), .init(6.95, 15.95, radius: 0.8), .init(6.95, 12.05),
      .init(0.6, 12.05, radius: 0.75),
    ])
    path.addRoundedRect(in: CGRect(x: 6.95, y: 17.8, width: 10.1, height: 4.3), cornerRadius: 1)
    return [.fill(path)]
  }

  private static func capsUnlocked() -> [Icon.Layer] {
    var path = Path(polygon: [
      .init(12, 2.5, radius: 0.6), .init(21.7, 11.4), .init(16.35, 11.4),
      .init(16.35, 15.25, radius: 0.5), .init(7.65, 15.25, radius: 0.5), .init(7.65, 11.4),
      .init(2.3, 11.4),
    ])
    path.addRoundedRect(in: CGRect(x: 7.65, y: 18.5, width: 8.7, height: 2.9), cornerRadius: 0.5)
    return [.line(path)]
  }

  private static func command() -> [Icon.Layer] {
    let quarter = Double.pi / 2
    let path = Path { path in
      let loops = [(6.2, 6.2, 0.0), (17.8, 6.2, 1), (17.8, 17.8, 2), (6.2, 17.8, 3)]
      for (x, y, turns) in loops {
        path.addArc(
          center: CGPoint(x: x, y: y), radius: 2.7, startAngle: turns * quarter,
          endAngle: (turns - 3) * quarter)
      }
      path.closeSubpath()
    }
    return [.line(path)]
  }

  private static func option() -> [Icon.Layer] {
    var path = Path(polyline: [
      .init(2.8, 3.8), .init(8.7, 3.8, radius: 1), .init(15.4, 20.2, radius: 1), .init(21.2, 20.2),
    ])
    path.addPath(Path(lines: (14.5, 3.8), (21.2, 3.8)))
    return [.openLine(path)]
  }
}
