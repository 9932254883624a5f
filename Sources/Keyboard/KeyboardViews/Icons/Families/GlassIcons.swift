import Foundation
import KeyboardDrawing

/// Icons under the names of those that they replace.
///
/// Source: the boxes of their ink and the widths of their lines, measured in pictures of iOS 26 at
/// 3 pixels a point: keys of phones at font size 20, below the keys at 28.
enum GlassIcons {

  static let rows = [
    IconRow("keyboardShiftLowercased") { [line(shift)] },
    IconRow("keyboardShiftUppercased") { [.fill(shift), line(shift)] },
    IconRow("keyboardShiftCapslocked") {
      [.fill(capsLock), .stroke(capsLock, width: capsLockWidth)]
    },
    IconRow("keyboardShiftCapslockInactive") { [.stroke(capsLock, width: capsLockWidth)] },
    IconRow("keyboardBackspace", draw: backspace),
    IconRow("keyboardBackspaceRtl") { backspace().map(\.mirrored) },
    IconRow("keyboardNewline", draw: newline),
    IconRow("keyboardNewlineRtl") { newline().map(\.mirrored) },
    IconRow("keyboardRight", "keyboardArrowRight", draw: right),
    IconRow("keyboardLeft", "keyboardArrowLeft") { right().map(\.mirrored) },
    IconRow("keyboardTab", draw: tab),
    IconRow("keyboardTabRtl") { tab().map(\.mirrored) },
  ]

  /// The width of lines at font size 20: 1.7 points, where those of other icons are 1.5.
  private static func line(_ path: Path, width: Double = 1.7) -> Icon.Layer {
    .stroke(path, width: width / 1.5)
  }

  private static let capsLockWidth = 1.4 / 1.5

  /// An arrow up, 20 by 17.3.
  private static var shift: Path {
    Path(polygon: [
      .init(12, 4.05, radius: 0.7), .init(21.7, 13.5, radius: 0.45), .init(16, 13.5),
      .init(16, 19.65, radius: 1), .init(8, 19.65, radius: 1), .init(8, 13.5),
      .init(2.3, 13.5, radius: 0.45),
    ])
  }

  /// An arrow up over a bar, 19.7 by 19.2.
  private static var capsLock: Path {
    var path = Path(polygon: [
      .init(12, 2.75, radius: 0.6), .init(22, 11.6, radius: 0.45), .init(16.4, 11.6),
      .init(16.4, 15, radius: 0.7), .init(7.6, 15, radius: 0.7), .init(7.6, 11.6),
      .init(2, 11.6, radius: 0.45),
    ])
    path.addRoundedRect(in: CGRect(x: 7.6, y: 17.8, width: 8.8, height: 3.05), cornerRadius: 0.7)
    return path
  }

  /// A cross of 8.2 by 7.9 in a pentagon of 20.4 by 17; the lines are 1.45 points wide.
  private static func backspace() -> [Icon.Layer] {
    let outline = Path(polygon: [
      .init(1.5, 12, radius: 1.9), .init(9.6, 4.23, radius: 1.9), .init(21.5, 4.23, radius: 2),
      .init(21.5, 19.77, radius: 2), .init(9.6, 19.77, radius: 1.9),
    ])
    let cross = Path {
      $0.lines((10.2, 8.78), (16.95, 15.22))
      $0.lines((16.95, 8.78), (10.2, 15.22))
    }
    return [line(outline, width: 1.45), line(cross, width: 1.45)]
  }

  /// A line that turns into an arrow left, 19.7 by 17.
  private static func newline() -> [Icon.Layer] {
    var path = Path(polyline: [
      .init(13.7, 4.35), .init(21, 4.35, radius: 2), .init(21, 14.05, radius: 2), .init(3, 14.05),
    ])
    path.lines((8.65, 8.5), (3, 14.05), (8.65, 19.65))
    return [line(path)]
  }

  /// An arrow right, 17.3 by 14.
  private static func right() -> [Icon.Layer] {
    let path = Path {
      $0.lines((4.2, 12), (19.8, 12))
      $0.lines((13.65, 5.85), (19.8, 12), (13.65, 18.15))
    }
    return [line(path)]
  }

  /// An arrow right to a bar, 19.2 by 14.4.
  private static func tab() -> [Icon.Layer] {
    let path = Path {
      $0.lines((3.1, 12), (19.9, 12))
      $0.lines((13.5, 5.6), (19.9, 12), (13.5, 18.4))
      $0.lines((20.9, 5.5), (20.9, 18.5))
    }
    return [line(path)]
  }
}
