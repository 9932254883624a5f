import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  mutating func match(
    _ value: JSONValue, for element: KeyboardTheme.Element
  ) -> KeyboardTheme.ButtonMatch {
    var match = KeyboardTheme.ButtonMatch()
    if element.hasKey, value.object == nil {
      match.actions = list(value, named: "match") { $0.pattern($1) }
      return match
    }
    let conditions = MatchCondition.conditions(for: element)
    read(
      value, named: "match", as: conditions, hasKey: element.hasKey,
      ignoring: [ThemeFormat.elementKey],
      into: &match)
    return match
  }

  /// Read an object of conditions; those of an exception contain no other exceptions.
  private mutating func read(
    _ value: JSONValue, named name: String, as conditions: [MatchCondition], hasKey: Bool,
    ignoring ignored: [String] = [], into match: inout KeyboardTheme.ButtonMatch
  ) {
    let values = hasKey ? ThemeFormat.actionValues.map(\.name) : []
    let keys = conditions.map(\.key) + values + ignored
    guard let members = members(value, named: name, keys: keys) else { return }
    for (key, value) in members where !ignored.contains(key) {
      let name = "\(name).\(key)"
      if let condition = conditions.first(where: { $0.key == key }) {
        read(value, named: name, as: condition, among: conditions, hasKey: hasKey, into: &match)
      } else {
        match.actions += list(value, named: name) { $0.pattern(key, $1, named: name) }
      }
    }
  }

  private mutating func read(
    _ value: JSONValue, named name: String, as condition: MatchCondition,
    among conditions: [MatchCondition], hasKey: Bool, into match: inout KeyboardTheme.ButtonMatch
  ) {
    switch condition.content {
    case .actions: match.actions += list(value, named: name) { $0.pattern($1) }
    case .names(let names, let isList, _, let set):
      set(
        &match,
        isList
          ? list(value, named: name) { $0.name($1, named: name, among: names) }
          : [self.name(value, named: name, among: names)].compactMap { $0 })
    case .text(let path): match[keyPath: path] = text(value, named: name)
    case .numbers(let path):
      match[keyPath: path] = list(value, named: name) { $0.placeNumber($1, named: name) }
    case .flag(let path): match[keyPath: path] = flag(value, named: name)
    case .exceptions:
      let others = conditions.filter { $0.key != condition.key }
      match.exceptions = list(value, named: name) { reader, value in
        var exception = KeyboardTheme.ButtonMatch()
        reader.read(value, named: name, as: others, hasKey: hasKey, into: &exception)
        return exception
      }
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

  private mutating func flag(_ value: JSONValue, named name: String) -> Bool? {
    resolved(value).flatMap { reader.bool($0, named: name) }
  }
}
