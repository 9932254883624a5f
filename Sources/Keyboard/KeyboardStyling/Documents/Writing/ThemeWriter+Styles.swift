import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeWriter {

  static func members(of style: Keyboard.ButtonStyle) -> [(String, JSONText)] {
    var style = style
    // Files have a single kind of font.
    style.keyboardFont = style.resolvedKeyboardFont
    return members(ofFields: style)
  }

  static func members(of style: some LayeredStyle) -> [(String, JSONText)] {
    members(ofFields: style)
  }

  private static func members<Style: LayeredStyle>(
    ofFields style: Style
  ) -> [(String, JSONText)] {
    Style.fields.compactMap { field in
      field.json(of: style).map { (field.name, $0) }
    }
  }

  static func part(_ style: some LayeredStyle) -> JSONText? {
    let members = members(of: style)
    return members.isEmpty ? nil : .object(members)
  }

  static func json(_ rule: KeyboardTheme.Rule) -> JSONText {
    var members = members(of: rule.style.fields)
    for name in rule.unsetFields.sorted() {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count > 1 else {
        members.append((name, .null))
        continue
      }
      let inner = (parts[1], JSONText.null)
      if let index = members.firstIndex(where: { $0.0 == parts[0] }),
        case .object(let others) = members[index].1
      {
        members[index].1 = .object(others.map { ($0.key, $0.value) } + [inner])
      } else {
        members.append((parts[0], .object([inner])))
      }
    }
    return .object([("match", json(rule.match, for: rule.element))] + members)
  }

  private static func json(
    _ match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element
  ) -> JSONText {
    let conditions = conditions(of: match)
    if element != .key {
      return .object([(ThemeFormat.elementKey, .string(element.rawValue))] + conditions)
    }
    let isAction = conditions.count == 1 && !match.actions.isEmpty
    return isAction ? conditions[0].1 : .object(conditions)
  }

  private static func conditions(of match: KeyboardTheme.ButtonMatch) -> [(String, JSONText)] {
    MatchCondition.all.filter { $0.isSet(match) }.map { ($0.key, json($0, of: match)) }
  }

  private static func json(
    _ condition: MatchCondition, of match: KeyboardTheme.ButtonMatch
  ) -> JSONText {
    switch condition.content {
    case .actions(let path): list(match[keyPath: path].map(json))
    case .names(_, let get, _): list(get(match).map { .string($0) })
    case .texts(let path): list(match[keyPath: path].map { .string($0) })
    case .numbers(let path): list(match[keyPath: path].map { .integer($0) })
    case .flag(let path): .boolean(match[keyPath: path] ?? false)
    case .matches(let path): list(match[keyPath: path].map { .object(conditions(of: $0)) })
    }
  }

  private static func json(_ pattern: KeyboardTheme.ActionPattern) -> JSONText {
    guard let value = pattern.value else { return .string(pattern.kind.rawValue) }
    if KeyboardTheme.ActionPattern(name: value) == pattern { return .string(value) }
    let key = pattern.isExact ? ThemeFormat.exactKey : pattern.kind.rawValue
    return .object([(key, .string(value))])
  }

  private static func list(_ values: [JSONText]) -> JSONText {
    values.count == 1 ? values[0] : .array(values)
  }
}
