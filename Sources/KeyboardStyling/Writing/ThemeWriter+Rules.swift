import KeyboardCore
import KeyboardDocuments

extension ThemeWriter {

  /// Return a rule: its conditions and its changes.
  static func json(_ rule: KeyboardTheme.ButtonRule) -> JSONText {
    .object([("match", json(rule.match))] + members(of: rule.style))
  }

  /// Return a style with its rules, or `nil` if both are empty.
  static func json<Style: LayeredStyle>(
    _ style: Style?, rules: [KeyboardTheme.StyleRule<Style>]
  ) -> JSONText? {
    var fields: [(String, JSONText)] = style.map { members(of: $0) } ?? []
    if !rules.isEmpty {
      let rules = rules.map { rule in
        JSONText.object([("match", json(rule.match))] + members(of: rule.style))
      }
      fields.append(("rules", .array(rules)))
    }
    return style == nil && rules.isEmpty ? nil : .object(fields)
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
      ("colorScheme", match.colorScheme.map { $0 == .dark ? "dark" : "light" }),
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
    return .object([(pattern.kind.rawValue, .string(value))])
  }

  /// Return a list of several values, or a single value.
  private static func list(_ values: [JSONText]) -> JSONText {
    values.count == 1 ? values[0] : .array(values)
  }
}
