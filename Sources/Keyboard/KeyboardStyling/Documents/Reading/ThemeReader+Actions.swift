import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

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

  /// Read an action: a name such as `return`, or an object such as `{"character": "ß"}`.
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
    let other = KeyNames.others[name.lowercased()]
    let near = other ?? NearestNames.suggestions(for: name, among: names, limit: 1).first
    return fail(
      .unknownAction, "There is no action \(name.quoted)", at: value,
      hint: other.map { "Did you mean \($0.quoted)?" } ?? NearestNames.hint(for: name, among: names)
        ?? "A key that types a character is written as {\"character\": \"a\"}.",
      fix: respelled(name, as: near, at: value.span, file: value.file))
  }
}
