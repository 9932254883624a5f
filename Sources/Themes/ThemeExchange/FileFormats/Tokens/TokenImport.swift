import KeyboardStyling
import SourceText

extension Conversion {

  static func theme(fromTokens source: ImportSource) throws(Diagnostics) -> Conversion {
    let tokens = try TokenSource(source)
    var writer = try TokenThemeWriter(tokens, of: source)
    try writer.write()
    return writer.conversion
  }
}

/// Converter of design tokens into a theme.
struct TokenThemeWriter {

  let light: TokenFile
  let name: String

  var report = ConversionReport()
  var keys = NestedObject()
  var variables = NestedObject()
  private(set) var values: [TokenValue?] = []
  private(set) var darkValues: [String: TokenValue] = [:]
  private var darkTargets: [String: String] = [:]
  private(set) var variablePaths: [String: String] = [:]
  private let map: [(target: String, name: String)]
  private var neededTokens: [TokenFile.Token] = []

  init(_ source: TokenSource, of files: ImportSource) throws(Diagnostics) {
    var light = try TokenFile(source, mode: .light)
    var dark = try TokenFile(source, mode: .dark)
    for token in light.tokens {
      let (value, reason) = light.reading(token)
      values.append(value)
      if let reason { report.omit(token.name, reason) }
    }
    if files.isComplete, !light.problems.isEmpty { throw Diagnostics(light.problems) }
    for token in dark.tokens {
      let (value, reason) = dark.reading(token)
      darkValues[token.name] = value
      let index = light.indices[token.name]
      if index == nil {
        report.omit("\(token.name) (dark)", "it has no light color")
      } else if let reason, let index, values[index] != nil {
        report.omit("\(token.name) (dark)", reason)
      }
      darkTargets[token.name] = dark.target(of: token)?.name ?? ""
    }
    self.light = light
    (name, map) = (files.name, files.map)
    for (name, note) in source.notes { report.adapt(name, note) }
    for (name, reason) in source.omissions + light.skipped { report.omit(name, reason) }
    guard light.tokens.isEmpty else { return }
    throw files.file.problem(
      .missingKey, "The file has no design token",
      hints: ["A token is an object with a “$value”, or with a “value” and a “type”."])
  }

  private var facts: JSONValue? { light.source["$extensions"]?[TokenExtension.vendor] }

  var conversion: Conversion {
    var members = ThemeFileText.facts(
      ["id", "name", "collection", "description", "author", "license"].map { ($0, fact($0)) })
    if !variables.isEmpty { members.append(("variables", variables.json)) }
    let comment = "Imported from the design tokens in \(name)."
    return ThemeFileText(comments: [comment], members: members + keys.members).conversion(report)
  }

  private func fact(_ key: String) -> String? {
    let text =
      key == "description"
      ? light.source["$description"]?.string
      : facts?[key]?.string ?? (key == "name" ? light.source["name"]?.string : nil)
    guard let text, !text.isEmpty, text.unicodeScalars.count <= 1000, text.firstControl == nil
    else {
      return key == "name" ? name.split(separator: ".").first.map { String($0) } : nil
    }
    return text
  }

  mutating func write() throws(Diagnostics) {
    let tokens = light.tokens
    var keyed = Set(tokens.indices.filter { key(of: $0) != nil })
    // A brand has a token of this name as well as we do.
    if facts == nil, keyed.allSatisfy({ tokens[$0].name == "background" }) { keyed = [] }
    let named = tokens.indices.filter { !keyed.contains($0) && values[$0] != nil }
    variablePaths = VariablePaths(named.map { variableNames(of: tokens[$0]) }).paths
    let mapped = try PaletteMap(
      map, names: colors.map { tokens[$0].name }, keys: Array(TokenKey.all.keys))
    if keyed.isEmpty || !map.isEmpty { writeRoles(mapped, guesses: facts == nil && keyed.isEmpty) }
    limitVariables(named)
    for index in tokens.indices {
      if keyed.contains(index) {
        write(key: index)
      } else if values[index] != nil {
        write(variable: index)
      }
    }
  }

  private mutating func limitVariables(_ named: [Int]) {
    // The two variables of a border count.
    let most =
      ThemeLimits.variables - 2
      * named.count { values[$0]?.type == .border }
    guard named.count > most else { return }
    var needed: Set<String> = []
    var waiting = neededTokens
    while let token = waiting.popLast() {
      guard needed.insert(token.name).inserted else { continue }
      if let target = light.target(of: token) { waiting.append(target) }
    }
    var room = max(most, 0) - needed.count
    for index in named where !needed.contains(light.tokens[index].name) {
      room -= 1
      guard room < 0 else { continue }
      let token = light.tokens[index]
      report.omit(token.name, "a theme has at most \(ThemeLimits.variables) variables")
      values[index] = nil
    }
  }

  /// Our own exports have variables in a group.
  func variableNames(of token: TokenFile.Token) -> [String] {
    token.path.count > 1 && token.path[0] == "variables"
      ? Array(token.path.dropFirst()) : token.path
  }

  func alias(of token: TokenFile.Token) -> JSONText? {
    // With another target in dark colors, the value itself has both.
    guard token.modifier == nil, let target = light.target(of: token),
      darkTargets[token.name].map({ $0 == target.name }) ?? true,
      let path = variablePath(of: target)
    else { return nil }
    return .string("{\(path)}")
  }

  private func variablePath(of token: TokenFile.Token) -> String? {
    guard let value = light.indices[token.name].flatMap({ values[$0] }), value.reason == nil
    else { return nil }
    return variablePaths[variableNames(of: token).joined(separator: ".")]
  }

  private var colors: [Int] { values.indices.filter { values[$0]?.type == .color } }

  private mutating func writeRoles(_ mapped: PaletteMap, guesses isGuessing: Bool) {
    let candidates = colors.filter { variablePath(of: light.tokens[$0]) != nil }
    var roles: [PaletteRole: PaletteTheme.Entry] = [:]
    var reasons: [PaletteRole: String] = [:]
    var places: [PaletteRole: Int] = [:]
    func index(named name: String) -> Int? { candidates.first { light.tokens[$0].name == name } }
    func add(_ role: PaletteRole, _ index: Int, _ reason: String) {
      guard let entry = entry(at: index), roles[role] == nil else { return }
      roles[role] = entry
      places[role] = candidates.firstIndex(of: index)
      reasons[role] = "\(light.tokens[index].name), \(reason)"
      neededTokens.append(light.tokens[index])
    }
    for (role, name) in mapped.roles {
      if let index = index(named: name) { add(role, index, "by --map") }
    }
    let paths = candidates.map { light.tokens[$0].path }
    let guesses = PaletteRole.guesses(among: paths) { role, index, board in
      let board = places[.board] ?? board
      guard role == .key, let board = board.flatMap({ entry(at: candidates[$0]) }) else {
        return isGuessing
      }
      return isGuessing && entry(at: candidates[index])?.isDistinct(from: board) == true
    }
    for (role, index, phrase) in guesses where role.textFace == nil {
      add(role, candidates[index], "because its name contains “\(phrase)”")
    }
    for (role, index) in PaletteRole.texts(on: places, among: paths) where isGuessing {
      add(role, candidates[index], "the text on its face by its name")
    }
    for (role, index, phrase) in guesses {
      add(role, candidates[index], "because its name contains “\(phrase)”")
    }
    var theme = PaletteTheme(roles: roles, reasons: reasons)
    if isGuessing { writeShape(of: &theme) }
    for (key, value) in theme.members() { insert(value, at: [key]) }
    report.join(theme.report)
    for (key, name) in mapped.keys {
      guard let index = index(named: name), let path = variablePath(of: light.tokens[index])
      else { continue }
      neededTokens.append(light.tokens[index])
      keys.insert(.string("{\(path)}"), at: key)
      report.set(key, "\(name), by --map")
    }
  }

  /// The radius and the family of keys by the names of tokens.
  private mutating func writeShape(of theme: inout PaletteTheme) {
    guard [.key, .system, .accent].contains(where: { theme.roles[$0] != nil }) else { return }
    func best(_ rank: ([String]) -> Int?, _ accepts: (TokenValue) -> Bool) -> Int? {
      let ranked = values.indices.compactMap { index -> (index: Int, rank: Int)? in
        guard let value = values[index], accepts(value), value.reason == nil else { return nil }
        return rank(light.tokens[index].path).map { (index, $0) }
      }
      return ranked.min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
    }
    func use(_ index: Int, as part: String) -> JSONText? {
      let token = light.tokens[index]
      guard let path = variablePath(of: token) else { return nil }
      neededTokens.append(token)
      report.set(part, "\(token.name), by its name")
      return .string("{\(path)}")
    }
    let radius = best(NameWords.radiusRank, TokenKey([.dimension, .number], in: 0...24).accepts)
    if let radius, let reference = use(radius, as: "cornerRadius") { theme.radius = reference }
    guard let family = best(NameWords.familyRank, { $0.type == .fontFamily }) else { return }
    theme.families = use(family, as: "fontFamily")
    let origins = light.tokens.map { light.origin(of: $0)?.name }
    for index in values.indices where origins[index] == origins[family] {
      values[index]?.endInSystem()
    }
  }

  private mutating func insert(_ value: JSONText, at path: [String]) {
    guard case .object(let members) = value else { return keys.insert(value, at: path) }
    for member in members { insert(member.value, at: path + [member.key]) }
  }

  private func entry(at index: Int) -> PaletteTheme.Entry? {
    let token = light.tokens[index]
    guard let color = values[index]?.parts.first?.color, let path = variablePath(of: token)
    else { return nil }
    let dark = darkValues[token.name].flatMap { $0.type == .color ? $0.parts.first?.color : nil }
    return .init(name: token.name, reference: "{\(path)}", light: color, dark: dark ?? color)
  }

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
    let foreign = (token.object["$extensions"]?.members ?? [])
      .filter { $0.key != TokenExtension.vendor }.map { ($0.key, JSONText($0.value)) }
    return [
      "$type": value.variableType.map { .string($0) }, "$value": content,
      "$description": description.map { .string($0) },
      "$extensions": foreign.isEmpty ? nil : .object(foreign),
    ]
  }
}
