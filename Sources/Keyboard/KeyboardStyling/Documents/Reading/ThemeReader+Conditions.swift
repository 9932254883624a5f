import KeyboardCore
import SourceText

extension ThemeReader {

  mutating func match(
    _ value: JSONValue, for element: KeyboardTheme.Element
  ) -> KeyboardTheme.ButtonMatch {
    var match = KeyboardTheme.ButtonMatch()
    if element.hasKey, value.object == nil {
      match.actions = list(value, named: "match") { $0.pattern($1) }
      return match
    }
    read(
      value, named: "match", as: MatchCondition.conditions(for: element), hasKey: element.hasKey,
      ignoring: [ThemeFormat.elementKey], into: &match)
    return match
  }

  private mutating func read(
    _ value: JSONValue, named name: String, as conditions: [MatchCondition], hasKey: Bool,
    ignoring ignored: [String] = [], depth: Int = 0, into match: inout KeyboardTheme.ButtonMatch
  ) {
    let values = hasKey ? ThemeFormat.actionValues.map(\.name) : []
    let keys = conditions.map(\.key) + values + ignored
    guard let members = members(value, named: name, keys: keys) else { return }
    for (key, value) in members where !ignored.contains(key) {
      let name = "\(name).\(key)"
      guard let condition = conditions.first(where: { $0.key == key }) else {
        match.actions += list(value, named: name) { $0.pattern(key, $1, named: name) }
        continue
      }
      guard case .matches(let path) = condition.content else {
        read(value, named: name, as: condition, into: &match)
        continue
      }
      guard depth < ThemeLimits.conditionDepth else {
        report(
          .invalidValue,
          "Conditions are nested more than \(ThemeLimits.conditionDepth) levels deep", at: value,
          hint: "Write several rules instead.")
        continue
      }
      match[keyPath: path] = list(value, named: name) { reader, value in
        if let text = value.string, KeyboardTheme.ActionPattern(name: text) != nil {
          let other = "{\"action\": \(JSONText.string(text).text)}"
          return reader.reader.wrongType(
            value, name, "an object", hint: "Write \(other).",
            fix: reader.reader.isLiteral(value) ? other : nil)
        }
        var inner = KeyboardTheme.ButtonMatch()
        reader.read(
          value, named: name, as: conditions, hasKey: hasKey, depth: depth + 1, into: &inner)
        return inner
      }
    }
  }

  private mutating func read(
    _ value: JSONValue, named name: String, as condition: MatchCondition,
    into match: inout KeyboardTheme.ButtonMatch
  ) {
    switch condition.content {
    case .actions(let path): match[keyPath: path] += list(value, named: name) { $0.pattern($1) }
    case .names(let names, _, let set):
      set(&match, list(value, named: name) { $0.name($1, named: name, among: names) })
    case .texts(let path):
      match[keyPath: path] = list(value, named: name) { $0.text($1, named: name) }
    case .numbers(let path):
      match[keyPath: path] = list(value, named: name) { $0.placeNumber($1, named: name) }
    case .flag(let path): match[keyPath: path] = flag(value, named: name)
    case .matches: break
    }
  }

  private mutating func placeNumber(_ value: JSONValue, named name: String) -> Int? {
    let range = MatchCondition.numberRange
    guard let value = resolved(value),
      let number = reader.integer(value, named: name, in: -range.upperBound...range.upperBound)
    else { return nil }
    if number != 0 { return number }
    return fail(
      .invalidValue, "\(name) can't be 0", at: value,
      hint: "The first one is 1, and the last one -1.", fix: reader.isLiteral(value) ? "1" : nil)
  }

  mutating func flag(_ value: JSONValue, named name: String) -> Bool? {
    resolved(value).flatMap { reader.bool($0, named: name) }
  }

  mutating func pattern(
    _ key: String, _ value: JSONValue, named name: String
  ) -> KeyboardTheme.ActionPattern? {
    let isExact = key == ThemeFormat.exactKey
    let kind = isExact ? KeyboardAction.Kind.character : KeyboardAction.Kind(rawValue: key)
    guard let kind, let text = text(value, named: name) else { return nil }
    if let names = ThemeFormat.action[key]?.shape.names, !names.contains(text) {
      return reader.invalid(text, at: value, named: name, among: names)
    }
    return KeyboardTheme.ActionPattern(kind, text, isExact: isExact)
  }

  mutating func pattern(_ value: JSONValue) -> KeyboardTheme.ActionPattern? {
    guard let value = resolved(value) else { return nil }
    if let object = value.object {
      guard object.members.count == 1,
        let (key, content) = members(value, named: "An action", of: ThemeFormat.action)?.first
      else {
        return fail(
          .invalidValue, "An action is a name, or an object with one key", at: value,
          hint: "Write it as \"return\" or as {\"character\": \"a\"}.")
      }
      return pattern(key, content, named: key)
    }
    guard let name = text(value, named: "An action") else { return nil }
    if let pattern = KeyboardTheme.ActionPattern(name: name) { return pattern }
    let names = KeyboardTheme.ActionPattern.names
    let other = KeyNames.others[name.lowercased()] ?? KnownMistakes.all.value(name, among: names)
    let near = other ?? NearestNames.misspelled(name, among: names)
    let condition = near == nil ? Self.condition(meantBy: name) : nil
    return fail(
      .unknownAction, "There is no action \(name.quoted)", at: value,
      hint: (other?.quoted ?? condition).map { "Did you mean \($0)?" }
        ?? NearestNames.hint(for: name, among: names)
        ?? "A key that types a character is written as {\"character\": \"a\"}.",
      fix: respelled(name, as: near, at: value) ?? (reader.isLiteral(value) ? condition : nil))
  }

  /// Returns the condition of a text such as `pressed` or `a`, which is no action.
  private static func condition(meantBy name: String) -> String? {
    if ["*", "all", "any"].contains(name) { return "{}" }
    let found = MatchCondition.conditions(for: .key).compactMap { condition -> (String, String)? in
      guard case .names(let names, _, _) = condition.content, condition.key != "anyState" else {
        return nil
      }
      let meant = names.contains(name) ? name : KnownMistakes.all.value(name, among: names)
      return meant.flatMap { $0.hasPrefix("~") ? nil : (condition.key, $0) }
    }
    let meant = name.count == 1 ? ("character", name) : found.count == 1 ? found[0] : nil
    return meant.map { "{\"\($0)\": \(JSONText.string($1).text)}" }
  }
}
