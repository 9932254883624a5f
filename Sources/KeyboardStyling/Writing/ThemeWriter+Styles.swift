import Foundation
import KeyboardCore
import KeyboardDocuments

extension ThemeWriter {

  /// Return the set fields of a key's style.
  static func members(of style: Keyboard.ButtonStyle) -> [(String, JSONText)] {
    var style = style
    // Files have a single kind of font.
    style.keyboardFont = style.resolvedKeyboardFont
    return members(ofFields: style)
  }

  /// Return the set fields of a style.
  static func members(of style: some LayeredStyle) -> [(String, JSONText)] {
    members(ofFields: style)
  }

  private static func members<Style: LayeredStyle>(
    ofFields style: Style
  ) -> [(String, JSONText)] {
    Style.fields.compactMap { field in
      json(field, of: style).map { (field.name, $0) }
    }
  }

  private static func json<Style: LayeredStyle>(
    _ field: StyleField<Style>, of style: Style
  ) -> JSONText? {
    switch field.slot {
    case .color(let path): style[keyPath: path].map { json($0) }
    case .length(let path, _): style[keyPath: path].map { .number($0) }
    case .number(let path, _): style[keyPath: path].map { .number($0) }
    case .size(let path): style[keyPath: path].map { pair($0.width, $0.height) }
    case .point(let path): style[keyPath: path].map { json($0) }
    case .insets(let path), .widths(let path, _): style[keyPath: path].map { json($0) }
    case .font(let path): style[keyPath: path].map { json($0) }
    case .families(let path): style[keyPath: path].map { .array($0.map { .string($0) }) }
    case .weight(let path): style[keyPath: path].map { .string($0.rawValue) }
    case .cornerStyle(let path): style[keyPath: path].map { .string($0.rawValue) }
    case .background(let path): style[keyPath: path].map { json($0) }
    case .toolbarItem(let path): part(style[keyPath: path])
    case .toolbarSeparator(let path): part(style[keyPath: path])
    }
  }

  /// Return the style of a part, or `nil` if none of its fields is set.
  private static func part(_ style: some LayeredStyle) -> JSONText? {
    let members = members(of: style)
    return members.isEmpty ? nil : .object(members)
  }
}
