import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeWriter {

  /// Return a color, or an object with one for each color scheme.
  static func json(_ color: Color) -> JSONText {
    if color.light == color.dark { return json(color.light) }
    return .object([("light", json(color.light)), ("dark", json(color.dark))])
  }

  /// Return a color as `#rrggbb` if that is exact, and else with all its digits.
  private static func json(_ color: Color.Resolved) -> JSONText {
    let components = [color.red, color.green, color.blue]
    let isEightBit = components.allSatisfy(\.isByte)
    if isEightBit, color.opacity.isByte { return .string(color.hexText) }
    let numbers = components.map { isEightBit ? ($0 * 255).rounded() : $0 }
    let digits = numbers.map(\.plainText).joined(separator: " ")
    let opacity = color.isOpaque ? "" : " / \(color.opacity.plainText)"
    return .string("\(isEightBit ? "rgb(" : "color(srgb ")\(digits)\(opacity))")
  }

  /// Return two numbers.
  static func pair(_ first: CGFloat, _ second: CGFloat) -> JSONText {
    .array([.number(first), .number(second)])
  }

  /// Return a point.
  static func json(_ point: CGPoint) -> JSONText { pair(point.x, point.y) }

  /// Return insets: one number if all are equal.
  static func json(_ insets: EdgeInsets) -> JSONText {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if edges.allSatisfy({ $0.1 == insets.top }) { return .number(insets.top) }
    return .object(edges.map { ($0.0, .number($0.1)) })
  }

  /// Return a font: a size or a text style, with optional families and weight.
  static func json(_ font: KeyboardFont) -> JSONText {
    var members: [(String, JSONText)] = []
    switch font.type {
    case .system(let size): members.append(("size", .number(size)))
    case .custom(let name, let size), .customFixed(let name, let size):
      members += [("size", .number(size)), ("family", .string(name))]
    case .families(let names, let size):
      members += [("size", .number(size)), ("family", .array(names.map { .string($0) }))]
    default:
      let style = ThemeTextStyle.allCases.first { $0.type == font.type } ?? .body
      members.append(("style", .string(style.rawValue)))
    }
    if let weight = font.weight { members.append(("weight", .string(weight.rawValue))) }
    return members.count == 1 ? members[0].1 : .object(members)
  }
}

extension Double {

  /// Whether eight bits represent this share exactly.
  fileprivate var isByte: Bool { (self * 255).rounded() / 255 == self }
}
