import Foundation
import KeyboardCore
package import KeyboardDrawing
package import SourceText

extension ThemeWriter {

  static func json(_ color: Color) -> JSONText {
    if color.light == color.dark { return json(color.light) }
    return .object([("light", json(color.light)), ("dark", json(color.dark))])
  }

  private static func json(_ color: Color.Resolved) -> JSONText {
    let components = [color.red, color.green, color.blue]
    let isEightBit = components.allSatisfy(\.isByte)
    if isEightBit, color.opacity.isByte { return .string(color.hexText) }
    let numbers = components.map { isEightBit ? ($0 * 255).rounded() : $0 }
    let digits = numbers.map(\.plainText).joined(separator: " ")
    let opacity = color.isOpaque ? "" : " / \(color.opacity.plainText)"
    return .string("\(isEightBit ? "rgb(" : "color(srgb ")\(digits)\(opacity))")
  }

  static func pair(_ first: CGFloat, _ second: CGFloat) -> JSONText {
    .array([.number(first), .number(second)])
  }

  static func json(_ point: CGPoint) -> JSONText { pair(point.x, point.y) }

  static func json(_ insets: EdgeInsets) -> JSONText {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if edges.allSatisfy({ $0.1 == insets.top }) { return .number(insets.top) }
    return .object(edges.map { ($0.0, .number($0.1)) })
  }

  static func json(_ font: KeyboardFont) -> JSONText {
    var (size, style, family): (JSONText?, JSONText?, JSONText?)
    switch font.type {
    case .system(let points): size = .number(points)
    case .custom(let name, let points), .customFixed(let name, let points):
      (size, family) = (.number(points), .string(name))
    case .families(let names, let points):
      (size, family) = (.number(points), .array(names.map { .string($0.name) }))
    default:
      style = ThemeTextStyle.allCases.first { $0.type == font.type }.map { .string($0.rawValue) }
    }
    let weight = font.weight.map { JSONText.string($0.rawValue) }
    if family == nil, weight == nil, let value = size ?? style { return value }
    return .object(present: [
      ("size", size), ("style", style), ("family", family), ("weight", weight),
    ])
  }

  static func json(_ background: Keyboard.Background) -> JSONText {
    let members = ThemeFormat.background.members(of: background).filter { $0.1 != nil }
    if members.count == 1, ["color", "gradient"].contains(members[0].0), let value = members[0].1 {
      return value
    }
    return .object(present: members)
  }

  static func json(_ modes: [Keyboard.Background.Layer: BlendMode]) -> JSONText? {
    if modes.isEmpty { return nil }
    let names = Keyboard.Background.Layer.allCases.map { ($0.rawValue, modes[$0]?.rawValue) }
    return .object(present: names.map { ($0, $1.map { .string($0) }) })
  }

  static func json(_ gradient: KeyboardGradient) -> JSONText {
    let last = Double(max(gradient.stops.count - 1, 1))
    let isEven = gradient.stops.enumerated().allSatisfy { $1.location == Double($0) / last }
    let stops = JSONText.array(
      gradient.stops.map { stop in
        isEven
          ? json(stop.color)
          : .object([("color", json(stop.color)), ("at", .number(stop.location))])
      })
    return .object(
      geometry(of: gradient.shape)
        + (gradient.isRepeating ? [("repeat", .boolean(true))] : []) + [("stops", stops)])
  }

  package static func geometry(of shape: KeyboardGradient.Shape) -> [(String, JSONText)] {
    switch shape {
    case .vertical: []
    case .linear(let start, let end): [("from", json(start)), ("to", json(end))]
    case .angle(let degrees): [("angle", .number(degrees))]
    case .radial(let center, let radius, let focus):
      [
        ("type", .string(ThemeGradientType.radial.rawValue)), ("center", json(center)),
        ("radius", .number(radius)),
      ] + (focus.map { [("focus", json($0))] } ?? [])
    case .conic(let center, let degrees):
      [
        ("type", .string(ThemeGradientType.conic.rawValue)), ("center", json(center)),
        ("angle", .number(degrees)),
      ]
    }
  }

  static func image(of background: Keyboard.Background) -> JSONText? {
    let keys = background.imageKeys
    let file = background.imageData.map { JSONText.string(EmbeddedImage.text(of: $0)) }
    if keys == nil, file == nil { return nil }
    let options = ThemeFormat.image.members.filter { $0.name != "file" }.map { member in
      // A change has all properties that it sets, also to their defaults.
      let isSet = keys?.contains { $0.rawValue == member.name } ?? true
      let standard = keys == nil ? ThemeFormat.image.standard : nil
      return (member.name, isSet ? member.write(background, standard) : nil)
    }
    guard keys != nil || options.contains(where: { $0.1 != nil }) else { return file }
    return .object(present: [("file", file)] + options)
  }
}

extension Color {

  package var fileValue: JSONText { ThemeWriter.json(self) }
}

extension Double {

  fileprivate var isByte: Bool { (self * 255).rounded() / 255 == self }
}
