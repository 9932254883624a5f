import Foundation
import KeyboardCore
import KeyboardDocuments

extension ThemeWriter {

  static func corners(radius: CGFloat?, radii: Keyboard.CornerRadii?) -> JSONText? {
    guard let radii else { return radius.map { .number($0) } }
    // A single member of files stands for both.
    let common = radius.map { Keyboard.CornerRadii(all: .points($0)) }
    let filled = radii.filled(from: common)
    if let first = filled.topLeading, filled == Keyboard.CornerRadii(all: first) {
      return json(first)
    }
    return [
      "topLeading": filled.topLeading.map { json($0) },
      "topTrailing": filled.topTrailing.map { json($0) },
      "bottomLeading": filled.bottomLeading.map { json($0) },
      "bottomTrailing": filled.bottomTrailing.map { json($0) },
    ]
  }

  private static func json(_ radius: Keyboard.CornerRadius) -> JSONText {
    switch radius {
    case .points(let points): .number(points)
    case .percent(let percent): .string("\(((percent * 1000).rounded() / 1000).plainText)%")
    }
  }
}
