import KeyboardDrawing
import SourceText

/// Recursive-descent parser of colors, with ranges in bytes.
struct ColorParser {

  struct Problem: Error {
    var message: String
    var range: Range<Int>
    var hint: String?
    var nearest: String?
    var edit: Diagnostic.Fix?
  }

  private static let maximumDepth = InputBudget.color.depth

  /// In code points, as JSON Schema counts.
  static let maximumLength = InputBudget.color.text

  var bytes: [UInt8]
  var position = 0
  fileprivate var depth = 0
  private(set) var literals: [(color: Color, range: Range<Int>)] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  static func expression(_ text: String) throws(Problem) -> ColorExpression {
    try whole(text, "color") { parser throws(Problem) in try parser.expression() }
  }

  static func whole<Result>(
    _ text: String, _ kind: String, _ parse: (inout ColorParser) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    var parser = ColorParser(text)
    guard parser.bytes.count <= maximumLength || text.unicodeScalars.count <= maximumLength else {
      throw Problem(
        message: "A \(kind) is longer than \(maximumLength) characters",
        range: 0..<parser.bytes.count)
    }
    let result = try parse(&parser)
    parser.skipSpaces()
    guard parser.position == parser.bytes.count else {
      let range = parser.position..<parser.bytes.count
      var edit = Diagnostic.Fix("Remove the text", range, "")
      // Any other text may have a meaning.
      edit.isSafe = [";", ",", "!important"].contains(
        String(decoding: parser.bytes[range], as: UTF8.self))
      throw Problem(message: "There is text after the \(kind)", range: range, edit: edit)
    }
    return result
  }

  mutating func expression() throws(Problem) -> ColorExpression {
    skipSpaces()
    let start = position
    guard let byte = peek else { throw problem("Expected a color", from: start) }
    switch byte {
    case UInt8(ascii: "#"): return literal(try hexColor(), from: start)
    case UInt8(ascii: "{"): return try variable()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      return .number(try calculation())
    default: return try named(from: start)
    }
  }

  private mutating func named(from start: Int) throws(Problem) -> ColorExpression {
    let name = word().lowercased()
    guard !name.isEmpty else { throw problem("Expected a color", from: start) }
    if peek == UInt8(ascii: "(") {
      if Calculation.functions.contains(name) {
        return .number(try calculation(named: name, from: start))
      }
      return try nested(from: start) { parser throws(Problem) in
        if let function = ColorFunction(rawValue: name) {
          return try parser.call(function, from: start)
        }
        if let color = try parser.styleSheetColor(name, from: start) { return color }
        let names = ColorFunction.allCases.map(\.rawValue) + Self.styleSheetFunctions
        throw Problem(
          message: "There is no function \(name.quoted)", range: start..<parser.position - 1,
          hint: NearestNames.hint(for: name, among: names),
          nearest: NearestNames.misspelled(name, among: names))
      }
    }
    if let color = NamedColors.color(name) { return literal(color, from: start) }
    throw Problem(
      message: "There is no color \(name.quoted)", range: start..<position,
      hint: NearestNames.hint(for: name, among: NamedColors.names)
        ?? "A color is written as #rrggbb, as a name such as navy, or as a variable such as {accent}.",
      nearest: NearestNames.misspelled(name, among: NamedColors.names))
  }

  mutating func nested<Result>(
    from start: Int, _ parse: (inout Self) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw problem("Functions are nested more than \(Self.maximumDepth) levels deep", from: start)
    }
    return try parse(&self)
  }

  mutating func literal(_ color: Color, from start: Int) -> ColorExpression {
    literals.append((color, start..<position))
    return .literal(color)
  }

  private mutating func call(
    _ function: ColorFunction, from start: Int
  ) throws(Problem) -> ColorExpression {
    var arguments: [ColorExpression] = []
    repeat {
      skipSpaces()
      let argumentStart = position
      let argument = try expression()
      let wantsColor =
        arguments.count < function.parameters.count
        ? function.parameters[arguments.count] : true
      switch argument {
      case .number where wantsColor:
        throw problem("Expected a color, not a number", from: argumentStart)
      case .variable, .number: arguments.append(argument)
      default:
        guard wantsColor else {
          throw problem("Expected a number, not a color", from: argumentStart)
        }
        arguments.append(argument)
      }
      skipSpaces()
    } while take(",") && arguments.count < 8
    guard take(")") else { throw unclosed() }
    guard function.argumentCounts.contains(arguments.count) else {
      let counts = function.argumentCounts
      let wanted =
        counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
      throw problem(
        "\(function.rawValue.quoted) takes \(wanted) arguments, not \(arguments.count)", from: start
      )
    }
    return .call(function, arguments)
  }

  func unclosed() -> Problem {
    guard let next = peek, next != UInt8(ascii: ",") else { return unclosedEnd() }
    let last = bytes[..<position].lastIndex { $0 > 0x20 }
    let end = last.map { $0 + 1 } ?? position
    return Problem(
      message: "A comma is missing", range: end..<end,
      hint: "Arguments are separated by commas: darken({accent}, 10%).",
      edit: Diagnostic.Fix("Insert a comma", end..<position, ", "))
  }

  mutating func variable() throws(Problem) -> ColorExpression {
    let start = position
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
      let name = bytes[(start + 1)...].prefix {
        $0 > 0x20 && !"(),".utf8.contains($0)
      }
      throw Problem(
        message: "Expected “}”", range: start..<max(start, position),
        edit: name.isEmpty ? nil : Diagnostic.Fix("Insert “}”", at: name.endIndex, "}"))
    }
    guard end > start + 1 else { throw problem("Expected the name of a variable", from: start + 1) }
    let path = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    position = end + 1
    return .variable(path, start..<position)
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A { position += 1 }
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  mutating func word() -> String {
    let start = position
    while let byte = peek, byte == UInt8(ascii: "-") || Unicode.Scalar(byte).isLetterOrDigit {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  func unclosedEnd() -> Problem {
    Problem(
      message: "Expected “)”", range: min(position, bytes.count)..<position,
      edit: peek == nil ? Diagnostic.Fix("Insert “)”", at: position, ")") : nil)
  }

  func problem(_ message: String, from start: Int) -> Problem {
    Problem(message: message, range: min(start, bytes.count)..<max(start, position))
  }
}

extension Unicode.Scalar {

  fileprivate var isLetterOrDigit: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
  }
}
