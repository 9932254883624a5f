import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// Define the variables of a `variables` object, group by group.
  mutating func define(_ value: JSONValue, prefix: String = "", type: ThemeVariableType? = nil) {
    guard let object = value.object else {
      report(.wrongType, "variables must be an object, not \(value.kind)", at: value)
      return
    }
    var type = type
    if let named = value["$type"] { type = choice(named, named: "$type") }
    for member in object.members where member.key != "$type" && !Self.isComment(member.key) {
      guard Self.isName(member.key) else {
        report(
          .invalidValue, "The name of a variable has only letters, digits, “-” and “_”",
          at: member.keySpan, file: value.file)
        continue
      }
      let path = prefix + member.key
      let content = member.value
      if let token = content["$value"] {
        add(path, token, type: content["$type"].flatMap { choice($0, named: "$type") } ?? type)
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
    variables.define(path, value)
    if let type { typedVariables.append((path, value, type)) }
  }

  private static func isName(_ key: String) -> Bool {
    !key.isEmpty && key.unicodeScalars.count <= 100
      && key.unicodeScalars.allSatisfy {
        $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }

  private static func isGroup(_ value: JSONValue, type: ThemeVariableType?) -> Bool {
    guard let object = value.object else { return false }
    let keys = (type ?? .color).objectKeys
    return object.members.isEmpty
      || !object.members.allSatisfy { keys.contains($0.key) || Self.isComment($0.key) }
  }

  /// Check all variables: their references, cycles, and the types declared by their groups.
  mutating func checkVariables() {
    var heights: [String: Int] = [:]
    for path in variables.paths { _ = height(of: path, above: [], &heights) }
    for (path, value, type) in typedVariables where variables[path] == value {
      check(value, named: "The variable \(path.quoted)", is: type)
    }
    typedVariables = []
  }

  /// Return the number of references between a variable and its value, or `nil` if it is broken.
  private mutating func height(
    of path: String, above: [String], _ heights: inout [String: Int]
  ) -> Int? {
    if variables.isBroken(path) { return nil }
    if let height = heights[path] { return height }
    guard let value = variables[path] else { return nil }
    if let start = above.firstIndex(of: path) {
      reportCycle(Array(above[start...]))
      return nil
    }
    guard above.count < ThemeLimits.variables else { return nil }
    var height = 0
    for (reference, span) in Self.references(in: value) {
      guard variables[reference] != nil else {
        _ = variable(reference, at: span, file: value.file)
        variables.markBroken(path)
        return nil
      }
      guard let below = self.height(of: reference, above: above + [path], &heights) else {
        variables.markBroken(path)
        return nil
      }
      height = max(height, below + 1)
    }
    if height > ThemeLimits.variableDepth {
      report(
        .variableDepth,
        "The variable \(path.quoted) refers to a value through more than "
          + "\(ThemeLimits.variableDepth) others", at: value)
      variables.markBroken(path)
      return nil
    }
    heights[path] = height
    return height
  }

  private mutating func reportCycle(_ members: [String]) {
    for path in members { variables.markBroken(path) }
    guard !isFull, let first = members.first, let value = variables[first] else { return }
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

  /// Return the variables referenced by a value, with the spans of the references.
  static func references(in value: JSONValue) -> [(path: String, span: Range<Int>)] {
    switch value.content {
    case .string(let text):
      // Images are far longer than any reference to a variable.
      guard text.utf8.count <= 4 * ColorParser.maximumLength, text.utf8.contains(UInt8(ascii: "{"))
      else { return [] }
      if let path = reference(in: value) { return [(path, value.span)] }
      guard let expression = try? ColorParser.expression(text) else { return [] }
      return references(in: expression).map { ($0, value.span) }
    case .array(let elements): return elements.flatMap { references(in: $0) }
    case .object(let object): return object.members.flatMap { references(in: $0.value) }
    default: return []
    }
  }

  private static func references(in expression: ColorExpression) -> [String] {
    switch expression {
    case .variable(let path, _): [path]
    case .call(_, let arguments): arguments.flatMap { references(in: $0) }
    case .literal, .number: []
    }
  }
}

/// The variables of a theme by path, such as `palette.accent`.
struct ThemeVariables {

  private var values: [String: JSONValue] = [:]
  private var broken: Set<String> = []

  /// The colors resolved so far, each of which is created once.
  var colors: [String: Color] = [:]

  /// All paths, in alphabetical order.
  var paths: [String] { values.keys.sorted() }

  /// Access the value of a path.
  subscript(path: String) -> JSONValue? { values[path] }

  /// The number of variables.
  var count: Int { values.count }

  /// Define a variable or replace its value.
  mutating func define(_ path: String, _ value: JSONValue) {
    values[path] = value
  }

  /// Clear the cached results, after values of variables have changed.
  mutating func clearCache() {
    colors = [:]
    broken = []
  }

  /// Whether the variable is unusable; the error has been reported.
  func isBroken(_ path: String) -> Bool { broken.contains(path) }

  /// Mark a variable as unusable, after the error has been reported.
  mutating func markBroken(_ path: String) {
    broken.insert(path)
  }
}

/// The types that a group of variables can declare with `$type`.
enum ThemeVariableType: String, CaseIterable {
  case color, number, font, background, insets, text

  /// The keys of values that are objects; an object with any other key is a group.
  var objectKeys: [String] {
    switch self {
    case .color: ["light", "dark"]
    case .number, .text: []
    case .font: ThemeReader.fontKeys
    case .background: ThemeReader.backgroundKeys + ThemeReader.gradientKeys
    case .insets: ThemeReader.insetKeys
    }
  }
}
