import KeyboardDocuments
import KeyboardStyling

extension Conversion {

  static func theme(fromTokens file: SourceFile) throws(Diagnostics) -> Conversion {
    var writer = TokenThemeWriter(tokens: try TokenFile(file), name: file.baseName)
    try writer.write()
    return Conversion(text: writer.text, report: writer.report)
  }
}

struct TokenThemeWriter {

  var tokens: TokenFile
  let name: String

  var report = ConversionReport()
  var keys = NestedObject()
  private var variables = NestedObject()
  private var values: [TokenValue] = []
  private var variablePaths: [String: String] = [:]

  init(tokens: TokenFile, name: String) {
    self.tokens = tokens
    self.name = name
  }

  private var facts: JSONValue? {
    tokens.root.object["$extensions"]?[TokenExtension.vendor]
  }

  var text: String {
    var members: [(String, JSONText)] = []
    for key in ["id", "name", "collection", "description", "author", "license"] {
      guard let text = fact(key) else { continue }
      members.append((key, key == "author" ? .object([("name", .string(text))]) : .string(text)))
    }
    if !variables.isEmpty { members.append(("variables", variables.json)) }
    let comments = ["Imported from the design tokens in \(name)."]
    return ThemeFileText(comments: comments, members: members + keys.members).text
  }

  private func fact(_ key: String) -> String? {
    let text =
      key == "description" ? tokens.root.object["$description"]?.string : facts?[key]?.string
    guard let text, !text.isEmpty, text.unicodeScalars.count <= 1000, text.firstControl == nil
    else {
      return key == "name" ? name.split(separator: ".").first.map { String($0) } : nil
    }
    return text
  }

  mutating func write() throws(Diagnostics) {
    for token in tokens.tokens { values.append(tokens.value(of: token) ?? .useless) }
    let dark = tokens.tokens.map { self.dark(of: $0) }
    try tokens.reader.finish()
    let keyed = tokens.tokens.indices.map { keyKind(of: $0) }
    let named = tokens.tokens.indices.filter { keyed[$0] == nil }
    variablePaths = VariablePaths(named.map { variableNames(of: tokens.tokens[$0]) }).paths
    for index in tokens.tokens.indices {
      if let kind = keyed[index] {
        write(key: index, of: kind, dark: dark[index])
      } else {
        write(variable: index, dark: dark[index])
      }
    }
    try checkLimits()
    if facts == nil, keys.isEmpty { writeRoles() }
  }

  private mutating func checkLimits() throws(Diagnostics) {
    guard variablePaths.count > ThemeLimits.variables else { return }
    tokens.reader.report(
      "A theme has at most \(ThemeLimits.variables) variables; the file has \(variablePaths.count)"
        + " tokens", code: .themeLimit, at: tokens.root.object.span)
    try tokens.reader.finish()
  }

  /// Our own exports have variables in a group.
  private func variableNames(of token: TokenFile.Token) -> [String] {
    token.path.count > 1 && token.path[0] == "variables"
      ? Array(token.path.dropFirst()) : token.path
  }

  private func hints(of token: TokenFile.Token) -> JSONValue? {
    token.object["$extensions"]?[TokenExtension.vendor]
  }

  private mutating func dark(of token: TokenFile.Token) -> TokenValue? {
    if let dark = hints(of: token)?[TokenExtension.dark], let type = tokens.type(of: token) {
      return tokens.value(dark, as: type, named: token.name.quoted, trail: [token.name])
    }
    guard let target = target(of: token), !tokens.reader.hasErrors else { return nil }
    return dark(of: target)
  }

  private func target(of token: TokenFile.Token) -> TokenFile.Token? {
    TokenReference.path(in: token.value).flatMap {
      tokens.indices[$0.joined(separator: ".")].map { tokens.tokens[$0] }
    }
  }

  private func alias(of token: TokenFile.Token) -> JSONText? {
    guard let target = target(of: token), let path = variablePath(of: target) else { return nil }
    return .string("{\(path)}")
  }

  func variablePath(of token: TokenFile.Token) -> String? {
    guard let index = tokens.indices[token.name], themeValue(at: index, dark: nil) != nil
    else { return nil }
    return variablePaths[variableNames(of: token).joined(separator: ".")]
  }

  var colors: [TokenFile.Token] {
    zip(tokens.tokens, values).compactMap { token, value in
      if case .color = value { token } else { nil }
    }
  }

  private func themeValue(at index: Int, dark: TokenValue?) -> TokenThemeValue? {
    let token = tokens.tokens[index]
    let origin = target(of: token).flatMap { self.origin(of: $0) } ?? token
    return try? TokenThemeValue(values[index], dark: dark, hints: hints(of: origin))
  }

  private func origin(of token: TokenFile.Token) -> TokenFile.Token? {
    var token = token
    for _ in 0..<TokenFile.references.depth {
      guard let next = target(of: token) else { return token }
      token = next
    }
    return nil
  }
}

// Keys and variables.
extension TokenThemeWriter {

  private func keyKind(of index: Int) -> TokenKeys.Kind? {
    let token = tokens.tokens[index]
    guard let kind = TokenKeys.all[token.name], kind.accepts(values[index]),
      themeValue(at: index, dark: nil) != nil
    else { return nil }
    if case .pairPart = kind {
      let others = ["width": "height", "height": "width", "x": "y", "y": "x"]
      let other = (token.path.dropLast() + [others[token.path.last ?? ""] ?? ""])
        .joined(separator: ".")
      guard let index = tokens.indices[other], kind.accepts(values[index]) else { return nil }
    }
    return kind
  }

  private mutating func write(key index: Int, of kind: TokenKeys.Kind, dark: TokenValue?) {
    let token = tokens.tokens[index]
    guard let value = themeValue(at: index, dark: dark) else { return }
    keys.insert(alias(of: token) ?? value.json, at: token.path)
    note(token, value.differences, as: token.name)
  }

  private mutating func write(variable index: Int, dark: TokenValue?) {
    let token = tokens.tokens[index]
    guard let path = variablePaths[variableNames(of: token).joined(separator: ".")] else { return }
    if case .border(let color, let width) = values[index] {
      for (part, value) in [("color", TokenValue.color(color)), ("width", .dimension(width))] {
        guard let value = try? TokenThemeValue(value, dark: nil, hints: nil) else { continue }
        variables.insert(json(value.json, value, of: token), at: "\(path).\(part)")
      }
      return report.adapt(token.name, "its color and width as two variables, without its style")
    }
    let origin = target(of: token).flatMap { self.origin(of: $0) } ?? token
    do throws(TokenThemeValue.Unsuitable) {
      let value = try TokenThemeValue(values[index], dark: dark, hints: hints(of: origin))
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
    var description = token.object["$description"]?.string
    switch token.object["$deprecated"]?.content {
    case .bool(true): description = ["Deprecated.", description ?? ""].joined(separator: " ")
    case .string(let reason):
      description = ["Deprecated: \(reason)", description ?? ""].joined(separator: " ")
    default: break
    }
    let foreign = (token.object["$extensions"]?.object?.members ?? [])
      .filter { $0.key != TokenExtension.vendor }.map { ($0.key, JSONText($0.value)) }
    return .object(present: [
      ("$type", value.type.map { .string($0) }), ("$value", content),
      ("$description", description.map { .string($0) }),
      ("$extensions", foreign.isEmpty ? nil : .object(foreign)),
    ])
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
