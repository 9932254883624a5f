import KeyboardDocuments
import KeyboardStyling

// Keys and variables.
extension TokenThemeWriter {

  /// The key of a theme that a token fills by its name.
  func key(of index: Int) -> TokenKey? {
    let token = light.tokens[index]
    guard let key = TokenKey.all[token.name], let value = values[index], key.accepts(value),
      value.reason == nil
    else { return nil }
    guard let other = key.partner else { return key }
    let partner = light.indices[(token.path.dropLast() + [other]).joined(separator: ".")]
    return partner.flatMap { values[$0] }.map(key.accepts) == true ? key : nil
  }

  mutating func write(key index: Int) {
    let token = light.tokens[index]
    guard let value = values[index] else { return }
    keys.insert(alias(of: token) ?? value.json(with: darkValues[token.name]), at: token.path)
    report.set(token.name, "the token of its name")
    note(token, value.differences, as: token.name)
  }

  mutating func write(variable index: Int) {
    let token = light.tokens[index]
    guard let path = variablePaths[variableNames(of: token).joined(separator: ".")],
      let value = values[index]
    else { return }
    if value.type == .border {
      let parts = [
        ("color", TokenValue(type: .color, parts: value.parts)),
        ("width", TokenValue(type: .dimension, number: value.number)),
      ]
      for (name, var part) in parts {
        part.suit(nil)
        guard part.reason == nil else { continue }
        variables.insert(json(part.json(with: nil), part, of: token), at: "\(path).\(name)")
      }
      return report.keepUnused(token.name, as: "its color and width, without its style")
    }
    if let reason = value.reason { return report.omit(token.name, reason) }
    let content = alias(of: token) ?? value.json(with: darkValues[token.name])
    variables.insert(json(content, value, of: token), at: path)
    note(token, value.differences, as: "variables.\(path)")
  }

  private mutating func note(_ token: TokenFile.Token, _ differences: [String], as target: String) {
    guard !differences.isEmpty else { return report.carry(token.name, as: target) }
    report.adapt(token.name, "\(target), \(differences.joined(separator: ", "))")
  }

  private func json(
    _ content: JSONText, _ value: TokenValue, of token: TokenFile.Token
  ) -> JSONText {
    var description = token.object["$description"]?.string
    switch token.object["$deprecated"]?.content {
    case .bool(true): description = ["Deprecated.", description ?? ""].joined(separator: " ")
    case .string(let reason):
      description = ["Deprecated: \(reason)", description ?? ""].joined(separator: " ")
    default: break
    }
    let foreign = (token.object["$extensions"]?.object?.members ?? [])
      .filter { $0.key != TokenExtension.vendor }.map { ($0.key, JSONText($0.value)) }
    return [
      "$type": value.variableType.map { .string($0) }, "$value": content,
      "$description": description.map { .string($0) },
      "$extensions": foreign.isEmpty ? nil : .object(foreign),
    ]
  }
}
