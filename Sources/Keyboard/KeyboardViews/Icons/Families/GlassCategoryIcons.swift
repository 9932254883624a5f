import Foundation
import KeyboardDrawing

/// The drawings are our own (source of the boxes of their ink: a picture of iOS 26.1, where they
/// are 16.3 points wide at font size 16).
enum GlassCategoryIcons {

  /// The name of the icon of symbols, which has a heart in the other look.
  static let symbolsName = "emojiSymbols"

  static let rows = [
    IconRow("clock", draw: clock),
    IconRow("keyboardEmojiSymbol", draw: grin),
    IconRow("fork.knife", draw: drinkAndBurger),
    IconRow("car", draw: city),
    IconRow(symbolsName, draw: symbols),
  ]

  private static let fine = 0.85

  private static func clock() -> [Icon.Layer] {
    let hands = Path(lines: (12, 6.2), (12, 12), (7.4, 12))
    return [.line(Path(circleAt: 12, 12, radius: 9.25)), .line(hands)]
  }

  private static func grin() -> [Icon.Layer] {
    let eyes = Path(ellipseAt: 9.1, 9.2, width: 2, height: 3.1)
      .adding(Path(ellipseAt: 14.9, 9.2, width: 2, height: 3.1))
    let mouth = Path {
      $0.move(6.7, 13.2)
      $0.quad(12, 14.4, 17.3, 13.2)
      $0.curve(17, 16.5, 14.8, 18.3, 12, 18.3)
      $0.curve(9.2, 18.3, 7, 16.5, 6.7, 13.2)
      $0.closeSubpath()
      $0.move(7.6, 15.6)
      $0.quad(12, 16.6, 16.4, 15.6)
    }
    return [
      .line(Path(circleAt: 12, 12, radius: 9.25)), .fill(eyes), .stroke(mouth, width: fine),
    ]
  }

  private static func drinkAndBurger() -> [Icon.Layer] {
    let cup = Path {
      $0.lines((8.3, 21.2), (4.4, 21.2), (3.1, 7.6))
      $0.lines((2.4, 7.6), (13, 7.6))
      $0.lines((7.4, 7.6), (8.1, 2.8), (10.9, 2.8))
      $0.lines((12.4, 7.6), (12.2, 9.6))
    }
    let burger = Path {
      $0.move(10.1, 14.7)
      $0.curve(10.1, 12.3, 12.6, 11.3, 15.9, 11.3)
      $0.curve(19.2, 11.3, 21.6, 12.3, 21.6, 14.7)
      $0.closeSubpath()
      $0.lines((9.7, 17), (22, 17))
    }
    let bun = Path(polygon: [
      .init(10.1, 19.1), .init(21.6, 19.1), .init(21.6, 21.4, radius: 1.4),
      .init(10.1, 21.4, radius: 1.4),
    ])
    return [.stroke(cup, width: fine), .stroke(burger, width: fine), .stroke(bun, width: fine)]
  }

  private static func city() -> [Icon.Layer] {
    let houses = Path {
      $0.lines((4, 21.3), (2.5, 21.3), (2.5, 8.6), (8, 8.6))
      $0.lines((8, 11.4), (8, 2.7), (16, 2.7), (16, 11.4))
      $0.lines((16, 10.6), (21.5, 10.6), (21.5, 21.3), (20, 21.3))
    }
    var windows = Path(boxAt: 10.6, 5.7, width: 1.4, height: 1.4, radius: 0.2)
    for (x, y) in [(13.4, 5.7), (10.6, 9), (13.4, 9), (5.2, 12), (5.2, 15), (19, 14)] {
      windows.addPath(Path(boxAt: x, y, width: 1.4, height: 1.4, radius: 0.2))
    }
    let car = Path {
      $0.lines((7.9, 16), (9.2, 12.7), (14.8, 12.7), (16.1, 16))
      $0.addPath(Path(boxAt: 12, 18, width: 9.8, height: 4, radius: 1.2))
      $0.lines((8.2, 20.2), (8.2, 21.3))
      $0.lines((15.8, 20.2), (15.8, 21.3))
    }
    let lights = Path(circleAt: 9.3, 18, radius: 0.8).adding(Path(circleAt: 14.7, 18, radius: 0.8))
    return [
      .stroke(houses, width: fine), .fill(windows), .stroke(car, width: fine), .fill(lights),
    ]
  }

  /// A postal mark, a note, an ampersand and a percent sign.
  private static func symbols() -> [Icon.Layer] {
    let strokes = Path {
      $0.lines((3.5, 3), (10.9, 3))
      $0.lines((3.5, 6), (10.9, 6))
      $0.lines((7.2, 6), (7.2, 10.2))
      $0.move(15.7, 8.8)
      $0.line(15.7, 2.6)
      $0.quad(16.3, 4.6, 18.9, 5.9)
      $0.lines((20, 14.2), (14, 21.4))
      $0.addPath(Path(ellipseAt: 14.2, 15.6, width: 2.8, height: 3.1))
      $0.addPath(Path(ellipseAt: 19.7, 20, width: 2.8, height: 3.1))
      $0.move(11.1, 21.4)
      $0.line(5.2, 15.9)
      $0.curve(4.2, 14.7, 5.3, 13.7, 6.5, 13.7)
      $0.curve(7.9, 13.7, 8.7, 15.2, 7.5, 16.4)
      $0.curve(5.9, 17.7, 3.5, 18, 3.5, 19.7)
      $0.curve(3.5, 21.1, 4.8, 21.5, 5.9, 21.4)
      $0.curve(8.5, 21.3, 10.2, 19.9, 10.3, 17.8)
    }
    let head = Path(ellipseAt: 14.5, 9, width: 3, height: 2.4)
    return [.stroke(strokes, width: fine), .fill(head)]
  }
}
