import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// The keys of a shadow in a list.
  static let shadowKeys = ["color", "radius", "offset", "spread", "inner"]

  // Four of the largest shadows take 1.6 s on the largest device at scale 8.

  /// The blur radii of shadows in lists, in points.
  static let shadowRadii = 0.0...20.0

  /// The spreads of shadows, in points.
  static let shadowSpreads = -10.0...10.0

  /// Read a list of shadows; an empty one replaces inherited shadows.
  mutating func shadows(_ value: JSONValue, named name: String) -> [Keyboard.KeyShadow]? {
    guard let value = resolved(value) else { return nil }
    guard let elements = value.array else {
      return reader.wrongType(value, name, "a list of shadows", fix: listed(value))
    }
    guard elements.count <= ThemeLimits.shadows else {
      return fail(
        .invalidValue, "\(name) must have at most \(ThemeLimits.shadows) shadows", at: value)
    }
    return elements.compactMap { shadow($0, named: name) }
  }

  private mutating func shadow(_ value: JSONValue, named name: String) -> Keyboard.KeyShadow? {
    guard let value = resolved(value),
      let members = members(value, named: "A shadow of \(name)", keys: Self.shadowKeys)
    else { return nil }
    guard value["color"] != nil else {
      return missing("color", of: "Every shadow of \(name)", at: value)
    }
    var shadow = Keyboard.KeyShadow(color: .clear)
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "color": shadow.color = color(value, named: name) ?? shadow.color
      case "radius":
        shadow.radius = number(value, named: name, in: Self.shadowRadii).map { CGFloat($0) } ?? 0
      case "offset": shadow.offset = point(value, named: name) ?? .zero
      case "spread":
        shadow.spread = number(value, named: name, in: Self.shadowSpreads).map { CGFloat($0) } ?? 0
      default: shadow.isInner = resolved(value).flatMap { reader.bool($0, named: name) } ?? false
      }
    }
    return shadow
  }
}
