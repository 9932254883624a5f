import Foundation
import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// Read a style by the fields of its type; the keys of `extra` are left to the caller.
  mutating func style<Style: LayeredStyle>(
    _ value: JSONValue, over open: Style, named name: String, extra: [String] = []
  ) -> Style {
    var style = open
    let fields = Style.fields
    guard let members = members(value, named: name, keys: fields.map(\.name) + extra) else {
      return style
    }
    for (key, value) in members {
      guard let field = fields.first(where: { $0.name == key }) else { continue }
      read(value, named: "\(name).\(key)", of: field, into: &style)
    }
    return style
  }

  private mutating func read<Style: LayeredStyle>(
    _ value: JSONValue, named name: String, of field: StyleField<Style>, into style: inout Style
  ) {
    switch field.slot {
    case .color(let path): style[keyPath: path] = color(value, named: name)
    case .length(let path, let range):
      style[keyPath: path] = number(value, named: name, in: range).map { CGFloat($0) }
    case .number(let path, let range):
      style[keyPath: path] = number(value, named: name, in: range)
    case .size(let path): style[keyPath: path] = size(value, named: name)
    case .point(let path): style[keyPath: path] = point(value, named: name)
    case .insets(let path): style[keyPath: path] = insets(value, named: name)
    case .widths(let path, let range):
      style[keyPath: path] = insets(value, named: name, in: range)
    case .font(let path): style[keyPath: path] = font(value, named: name)
    case .families(let path): style[keyPath: path] = families(value, named: name)
    case .weight(let path): style[keyPath: path] = weight(value, named: name)
    case .cornerStyle(let path): style[keyPath: path] = choice(value, named: name)
    case .background(let path): style[keyPath: path] = background(value, named: name)
    case .toolbarItem(let path):
      style[keyPath: path] = self.style(value, over: style[keyPath: path], named: name)
    case .toolbarSeparator(let path):
      style[keyPath: path] = self.style(value, over: style[keyPath: path], named: name)
    }
  }
}
