import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// Read a list of shadows; an empty one replaces inherited shadows.
  mutating func shadows(_ value: JSONValue, named name: String) -> [Keyboard.KeyShadow]? {
    elements(value, named: name, of: "shadows", count: 0...ThemeLimits.shadows)?
      .compactMap { shadow($0, named: name) }
  }

  private mutating func shadow(_ value: JSONValue, named name: String) -> Keyboard.KeyShadow? {
    guard let value = resolved(value),
      let members = members(
        value, named: "A shadow of \(name)", of: ThemeFormat.shadow,
        needing: "Every shadow of \(name)"), value["color"] != nil
    else { return nil }
    var shadow = Keyboard.KeyShadow(color: .clear)
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "color": shadow.color = color(value, named: name) ?? shadow.color
      case "radius":
        shadow.radius =
          number(value, named: name, in: ThemeFormat.shadow.range(of: key)).map { CGFloat($0) } ?? 0
      case "offset": shadow.offset = point(value, named: name) ?? .zero
      case "spread":
        shadow.spread =
          number(value, named: name, in: ThemeFormat.shadow.range(of: key)).map { CGFloat($0) } ?? 0
      default: shadow.isInner = resolved(value).flatMap { reader.bool($0, named: name) } ?? false
      }
    }
    return shadow
  }
}
