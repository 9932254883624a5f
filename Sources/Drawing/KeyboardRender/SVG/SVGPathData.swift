internal import Foundation
import KeyboardDocuments
internal import KeyboardDrawing

struct SVGPathData {

  private(set) var text = ""

  private let decimals: Int

  init(decimals: Int = 3) {
    self.decimals = decimals
  }

  init(_ path: Path) {
    self.init()
    add(path)
  }

  mutating func add(_ path: Path, scale: Double = 1, x: Double = 0, y: Double = 0) {
    let place = { (point: CGPoint) in CGPoint(x: x + point.x * scale, y: y + point.y * scale) }
    path.forEach { element in
      switch element {
      case .move(let point): step("M", [place(point)])
      case .line(let point): step("L", [place(point)])
      case .curve(let first, let second, let end):
        step("C", [place(first), place(second), place(end)])
      case .close: text += "Z"
      }
    }
  }

  private mutating func step(_ letter: Character, _ points: [CGPoint]) {
    text.append(letter)
    var isFirst = true
    for point in points {
      for number in [point.x, point.y] {
        let digits = Double(number).shortestText(decimals: decimals)
        if !isFirst, digits.first != "-" { text.append(" ") }
        text += digits
        isFirst = false
      }
    }
  }
}
