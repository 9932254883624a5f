import KeyboardDocuments
import KeyboardStyling

// Keys and variables.
extension TokenThemeWriter {

  func keyKind(of index: Int) -> TokenKeys.Kind? {
    let token = light.tokens[index]
    guard let kind = TokenKeys.all[token.name], accepts(kind, index),
      themeValue(at: index, both: false) != nil
    else { return nil }
    if case .pairPart = kind {
      let others = ["width": "height", "height": "width", "x": "y", "y": "x"]
      let other = (token.path.dropLast() + [others[token.path.last ?? ""] ?? ""])
        .joined(separator: ".")
      guard let index = light.indices[other], accepts(kind, index) else { return nil }
    }
    return kind
  }

  private func accepts(_ kind: TokenKeys.Kind, _ index: Int) -> Bool {
    values[index].map { kind.accepts($0) } ?? false
  }

  mutating func write(key index: Int, of kind: TokenKeys.Kind) {
    let token = light.tokens[index]
    guard let value = themeValue(at: index) else { return }
    keys.insert(alias(of: token) ?? value.json, at: token.path)
    report.set(token.name, "the token of its name")
    note(token, value.differences, as: token.name)
  }

  mutating func write(variable index: Int) {
    let token = light.tokens[index]
    guard let path = variablePaths[variableNames(of: token).joined(separator: ".")],
      let content = values[index]
    else { return }
    if case .border(let color, let width) = content {
      for (part, value) in [("color", TokenValue.color(color)), ("width", .dimension(width))] {
        guard let value = try? TokenThemeValue(value, dark: nil, hints: nil) else { continue }
        variables.insert(json(value.json, value, of: token), at: "\(path).\(part)")
      }
      return report.keepUnused(token.name, as: "its color and width, without its style")
    }
    let origin = light.target(of: token).flatMap { light.origin(of: $0) } ?? token
    do throws(TokenThemeValue.Unsuitable) {
      let value = try TokenThemeValue(
        content, dark: darkValues[token.name], hints: hints(of: origin))
      variables.insert(json(alias(of: token) ?? value.json, value, of: token), at: path)
      note(token, value.differences, as: "variables.\(path)")
    } catch {
      report.omit(token.name, error.reason)
    }
  }

  private mutating func note(_ token: TokenFile.Token, _ differences: [String], as target: String) {
    guard !differences.isEmpty else { return report.carry(token.name, as: target) }
    report.adapt(token.name, "\(target), \(differences.joined(separator: ", "))")
  }

  private func json(
    _ content: JSONText, _ value: TokenThemeValue, of token: TokenFile.Token
  ) -> JSONText {
    var description = token.description
    switch token.object["$deprecated"]?.content {
    case .bool(true): description = ["Deprecated.", description ?? ""].joined(separator: " ")
    case .string(let reason):
      description = ["Deprecated: \(reason)", description ?? ""].joined(separator: " ")
    default: break
    }
    let foreign = (token.object["$extensions"]?.object?.members ?? [])
      .filter { $0.key != TokenExtension.vendor }.map { ($0.key, JSONText($0.value)) }
    return [
      "$type": value.type.map { .string($0) }, "$value": content,
      "$description": description.map { .string($0) },
      "$extensions": foreign.isEmpty ? nil : .object(foreign),
    ]
  }
}

extension TokenKeys.Kind {

  func accepts(_ value: TokenValue) -> Bool {
    switch (self, value) {
    case (.color, .color), (.background, .color), (.background, .gradient),
      (.gradient, .gradient), (.font, .typography), (.families, .fontFamily),
      (.weight, .fontWeight), (.shadows, .shadow):
      true
    case (.number(let range), .number(let number)): range.contains(number)
    case (.points(let range), .number(let number)), (.pairPart(let range), .number(let number)):
      range.contains(number)
    case (.points(let range), .dimension(let length)),
      (.pairPart(let range), .dimension(let length)):
      range.contains(length.points)
    default: false
    }
  }
}
