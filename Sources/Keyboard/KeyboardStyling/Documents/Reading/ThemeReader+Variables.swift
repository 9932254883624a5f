import KeyboardDrawing
import SourceText

extension ThemeReader {

  mutating func define(_ value: JSONValue, prefix: String = "", type: ThemeVariableType? = nil) {
    guard let object = value.object else {
      report(.wrongType, "variables must be an object, not \(value.kind)", at: value)
      return
    }
    var type = type
    if let named = value["$type"] { type = reader.choice(named, named: "$type") }
    for member in object.members where member.key != "$type" && !ThemeFormat.isReserved(member.key)
    {
      guard Self.isName(member.key) else {
        report(
          .invalidValue, "The name of a variable has only letters, digits, “-” and “_”",
          at: member.keySpan, file: value.file)
        continue
      }
      let path = prefix + member.key
      let content = member.value
      if let token = content["$value"] {
        let type = content["$type"].flatMap { reader.choice($0, named: "$type") } ?? type
        add(path, token, type: type)
      } else if Self.isGroup(member.value, type: type) {
        define(content, prefix: path + ".", type: type)
      } else {
        add(path, content, type: type)
      }
    }
  }

  private mutating func add(_ path: String, _ value: JSONValue, type: ThemeVariableType?) {
    guard variables.count < ThemeLimits.variables else {
      if hasTooManyVariables { return }
      hasTooManyVariables = true
      reportExcess(of: "variables", over: ThemeLimits.variables, at: value)
      return
    }
    variables.define(path, value, type: type)
    if sources?.isChosen == true { sources?.definitions[path] = value }
    if let type { typedVariables.append((path, value, type)) }
  }

  static func isName(_ key: String) -> Bool {
    !key.isEmpty && key.unicodeScalars.count <= ThemeFormat.longestName
      && key.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "-", "_", "0"..."9", "A"..."Z", "a"..."z": true
        case "\u{1680}", "\u{2000}"..."\u{206F}", "\u{3000}", "\u{FEFF}": false
        default: scalar.value > 0xA0
        }
      }
  }

  private static func isGroup(_ value: JSONValue, type: ThemeVariableType?) -> Bool {
    guard let object = value.object else { return false }
    let keys = (type ?? .color).objectKeys
    return object.members.isEmpty
      || !object.members.allSatisfy { keys.contains($0.key) || ThemeFormat.isReserved($0.key) }
  }

  /// Without new references, no variable can break, and none is checked again.
  mutating func checkVariables() {
    if variables.hasUncheckedReferences {
      variables.beginCheck()
      var visit = VariableVisit()
      for path in variables.paths { _ = height(of: path, &visit) }
    }
    for (path, value, type) in typedVariables where variables[path] == value {
      check(value, named: "The variable \(path.quoted)", is: type)
    }
    typedVariables = []
  }

  /// State of the search for cycles and long chains of variables.
  private struct VariableVisit {
    var heights: [String: Int] = [:]
    var trail: [String] = []
    var isAbove: Set<String> = []
  }

  private mutating func height(of path: String, _ visit: inout VariableVisit) -> Int? {
    if variables.broken.contains(path) { return nil }
    if let height = visit.heights[path] { return height }
    guard let value = variables[path] else { return nil }
    if visit.isAbove.contains(path) {
      reportCycle(Array(visit.trail.drop { $0 != path }))
      return nil
    }
    visit.trail.append(path)
    visit.isAbove.insert(path)
    defer {
      visit.trail.removeLast()
      visit.isAbove.remove(path)
    }
    var height = 0
    for (reference, span) in variables.references(of: path) {
      guard variables[reference] != nil else {
        _ = variable(reference, at: span, file: value.file)
        variables.broken.insert(path)
        return nil
      }
      guard let below = self.height(of: reference, &visit) else {
        variables.broken.insert(path)
        return nil
      }
      height = max(height, below + 1)
    }
    if height > ThemeLimits.variableDepth {
      report(
        .chainDepth,
        "The variable \(path.quoted) refers to a value through more than "
          + "\(ThemeLimits.variableDepth) others", at: value)
      variables.broken.insert(path)
      return nil
    }
    visit.heights[path] = height
    return height
  }

  private mutating func reportCycle(_ members: [String]) {
    variables.broken.formUnion(members)
    guard !reader.isFull, let first = members.first, let value = variables[first] else { return }
    let cycle = (members + [first]).prefix(12).map { "{\($0.shortened)}" }.joined(separator: " → ")
    var related: [Diagnostic.Related] = []
    for path in members.dropFirst().prefix(11) {
      guard let value = variables[path] else { continue }
      let place = reader.place(of: value.span, file: value.file)
      related.append(.init(message: "\(path.quoted) is defined here", place: place))
    }
    report(
      .variableCycle, "Variables refer to each other in a cycle: \(cycle)",
      at: value.span, file: value.file, related: related)
  }

  /// Returns references to variables, with the spans of the referring texts.
  static func references(in value: JSONValue) -> [(path: String, span: Range<Int>)] {
    switch value.content {
    case .string(let text):
      // Images are far longer than any reference to a variable.
      guard text.utf8.count <= 4 * ColorParser.maximumLength, text.utf8.contains(UInt8(ascii: "{"))
      else { return [] }
      if let path = reference(in: value) { return [(path, value.span)] }
      guard let expression = try? ColorParser.expression(text) else { return [] }
      return variables(in: expression).map { ($0, value.span) }
    case .array(let elements): return elements.flatMap(references)
    case .object(let object): return object.members.map(\.value).flatMap(references)
    default: return []
    }
  }

  private static func variables(in expression: ColorExpression) -> [String] {
    switch expression {
    case .variable(let path, _): [path]
    case .call(_, let arguments): arguments.flatMap(variables)
    case .model(_, let origin, let parts):
      (origin.map(variables) ?? []) + parts.flatMap(\.variables)
    case .mix(_, let parts):
      parts.flatMap { variables(in: $0.color) + ($0.share?.variables ?? []) }
    case .number(let calculation): calculation.variables
    case .literal: []
    }
  }
}

/// Variables of a theme with their references, types and known values.
struct ThemeVariables {

  typealias Reference = (path: String, span: Range<Int>)

  private var values: [String: (value: JSONValue, references: [Reference])] = [:]
  private(set) var types: [String: ThemeVariableType] = [:]

  /// The paths with an error, which has been reported.
  var broken: Set<String> = []
  private(set) var hasUncheckedReferences = false
  var colors: [String: Color] = [:]
  var numbers: [String: Double] = [:]

  var paths: [String] { values.keys.sorted() }

  subscript(path: String) -> JSONValue? { values[path]?.value }

  var count: Int { values.count }

  /// A value without a type gets the type of the replaced value.
  mutating func define(_ path: String, _ value: JSONValue, type: ThemeVariableType? = nil) {
    types[path] = type ?? types[path]
    let references = ThemeReader.references(in: value).uniqued(by: \.path)
    values[path] = (value, references)
    broken.remove(path)
    colors = [:]
    numbers = [:]
    if !references.isEmpty { hasUncheckedReferences = true }
  }

  func references(of path: String) -> [Reference] { values[path]?.references ?? [] }

  mutating func beginCheck() {
    hasUncheckedReferences = false
    broken = []
  }
}
