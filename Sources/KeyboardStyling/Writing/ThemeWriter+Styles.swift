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

  /// Return rules, each with its conditions and changes, or `nil` if there are none.
  static func json<Style: LayeredStyle>(_ rules: [KeyboardTheme.StyleRule<Style>]) -> JSONText? {
    if rules.isEmpty { return nil }
    return .array(rules.map { .object([("match", json($0.match))] + members(of: $0.style)) })
  }

  /// Return a style with its rules, or `nil` if both are empty.
  static func json<Style: LayeredStyle>(
    _ style: Style?, rules: [KeyboardTheme.StyleRule<Style>]
  ) -> JSONText? {
    if style == nil, rules.isEmpty { return nil }
    let fields: [(String, JSONText?)] = style.map { members(of: $0) } ?? []
    return .object(present: fields + [("rules", json(rules))])
  }

  private static func json(_ match: KeyboardTheme.ButtonMatch) -> JSONText {
    let conditions = conditions(of: match)
    if conditions.isEmpty, !match.actions.isEmpty { return list(match.actions.map(json)) }
    let actions = match.actions.isEmpty ? [] : [("action", list(match.actions.map(json)))]
    return .object(actions + conditions)
  }

  /// Return the conditions of a match other than actions.
  private static func conditions(of match: KeyboardTheme.ButtonMatch) -> [(String, JSONText)] {
    let states = KeyboardTheme.ButtonState.allCases.filter { match.states.contains($0) }
    let lists = [("type", match.types.map(\.rawValue)), ("state", states.map(\.rawValue))]
    let texts = [
      ("colorScheme", match.colorScheme?.rawValue),
      ("device", match.device?.rawValue), ("orientation", match.orientation?.rawValue),
      ("locale", match.locale), ("keyboardType", match.keyboardType),
      ("case", match.keyboardCase?.rawValue), ("contrast", match.contrast?.rawValue),
    ]
    return lists.filter { !$0.1.isEmpty }.map { ($0.0, list($0.1.map { .string($0) })) }
      + texts.compactMap { key, text in text.map { (key, .string($0)) } }
  }

  private static func json(_ pattern: KeyboardTheme.ActionPattern) -> JSONText {
    guard let value = pattern.value else { return .string(pattern.kind.rawValue) }
    if KeyboardTheme.ActionPattern(name: value) == pattern { return .string(value) }
    let key = pattern.isExact ? ThemeReader.exactKey : pattern.kind.rawValue
    return .object([(key, .string(value))])
  }

  /// Return a list of several values, or a single value.
  private static func list(_ values: [JSONText]) -> JSONText {
    values.count == 1 ? values[0] : .array(values)
  }
}
