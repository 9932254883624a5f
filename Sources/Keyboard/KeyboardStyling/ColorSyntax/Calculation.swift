import SourceText

/// A number that is calculated: `calc({gap} * 2)`, or a channel of another color.
enum Calculation {

  case number(Double)

  /// A share of what stands for a hundred percent.
  case percent(Double)

  case variable(String, Range<Int>)

  /// A component of the color that another one is made from, by its index.
  case channel(Int)

  indirect case operation(Operator, Calculation, Calculation)
  case extreme(Extreme, [Calculation])

  enum Operator: Character {
    case sum = "+"
    case difference = "-"
    case product = "*"
    case quotient = "/"
  }

  enum Extreme: String, CaseIterable {
    case min, max
  }

  static let functions = ["calc"] + Extreme.allCases.map(\.rawValue)

  static func isOne(_ text: String) -> Bool {
    text.utf8.last == UInt8(ascii: ")")
      && functions.contains { text.utf8.starts(with: "\($0)(".utf8) }
  }

  /// Returns the value, which isn't finite after a division by zero, or nil if a variable has none.
  func value(
    ofPercent whole: Double = 1, channels: [Double] = [],
    variable: (String, Range<Int>) -> Double?
  ) -> Double? {
    func value(_ part: Calculation) -> Double? {
      part.value(ofPercent: whole, channels: channels, variable: variable)
    }
    switch self {
    case .number(let number): return number
    // Without rounding where a percentage is the number itself.
    case .percent(let percent): return whole == 100 ? percent : percent / 100 * whole
    case .variable(let path, let range): return variable(path, range)
    case .channel(let index): return channels.indices.contains(index) ? channels[index] : nil
    case .operation(let sign, let first, let second):
      guard let first = value(first), let second = value(second) else { return nil }
      switch sign {
      case .sum: return first + second
      case .difference: return first - second
      case .product: return first * second
      case .quotient: return first / second
      }
    case .extreme(let extreme, let parts):
      var values: [Double] = []
      for part in parts {
        guard let value = value(part) else { return nil }
        values.append(value)
      }
      return extreme == .min ? values.min() : values.max()
    }
  }

  var variables: [String] {
    switch self {
    case .variable(let path, _): [path]
    case .operation(_, let first, let second): first.variables + second.variables
    case .extreme(_, let parts): parts.flatMap(\.variables)
    case .number, .percent, .channel: []
    }
  }

  var isConstant: Bool {
    switch self {
    case .number, .percent: true
    case .variable, .channel: false
    case .operation(_, let first, let second): first.isConstant && second.isConstant
    case .extreme(_, let parts): parts.allSatisfy(\.isConstant)
    }
  }
}

// The arithmetic of CSS Values and Units Module Level 4, section 10, without units.
extension ColorParser {

  static func calculation(_ text: String) throws(Problem) -> Calculation {
    try whole(text, "calculation") { parser throws(Problem) in
      parser.skipSpaces()
      return try parser.calculation()
    }
  }

  mutating func calculation(channels: [String] = []) throws(Problem) -> Calculation {
    skipSpaces()
    let start = position
    switch peek ?? 0 {
    case UInt8(ascii: "{"): return try variable().calculation
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      let name = word().lowercased()
      if peek == UInt8(ascii: "(") {
        return try calculation(named: name, from: start, channels: channels)
      }
      if let index = channels.firstIndex(of: name) { return .channel(index) }
      let names = channels + Calculation.functions.map { "\($0)()" }
      throw Problem(
        message: "There is no number \(name.quoted)", range: start..<position,
        hint: NearestNames.hint(for: name, among: names),
        nearest: NearestNames.misspelled(name, among: channels))
    default:
      let number = try number()
      return number.isPercent ? .percent(number.value) : .number(number.value)
    }
  }

  mutating func calculation(
    named name: String, from start: Int, channels: [String] = []
  ) throws(Problem) -> Calculation {
    guard Calculation.functions.contains(name) else {
      throw Problem(
        message: "There is no function \(name.quoted) of numbers", range: start..<position,
        hint: NearestNames.hint(for: name, among: Calculation.functions),
        nearest: NearestNames.misspelled(name, among: Calculation.functions))
    }
    return try nested(from: start) { parser throws(Problem) in
      var parts: [Calculation] = []
      repeat { parts.append(try parser.sum(channels)) } while parser.take(",")
      guard parser.take(")") else { throw parser.unclosedEnd() }
      if let extreme = Calculation.Extreme(rawValue: name) { return .extreme(extreme, parts) }
      guard parts.count == 1 else {
        throw parser.problem("\(name.quoted) takes 1 argument, not \(parts.count)", from: start)
      }
      return parts[0]
    }
  }

  private mutating func sum(_ channels: [String]) throws(Problem) -> Calculation {
    try operations([.sum, .difference]) { parser throws(Problem) in
      try parser.operations([.product, .quotient]) { parser throws(Problem) in
        try parser.operand(channels)
      }
    }
  }

  private mutating func operations(
    _ signs: [Calculation.Operator], of part: (inout Self) throws(Problem) -> Calculation
  ) throws(Problem) -> Calculation {
    var result = try part(&self)
    while let sign = signs.first(where: { take(Unicode.Scalar(String($0.rawValue)) ?? " ") }) {
      result = .operation(sign, result, try part(&self))
    }
    return result
  }

  private mutating func operand(_ channels: [String]) throws(Problem) -> Calculation {
    skipSpaces()
    guard peek == UInt8(ascii: "(") else { return try calculation(channels: channels) }
    return try nested(from: position) { parser throws(Problem) in
      let inner = try parser.sum(channels)
      guard parser.take(")") else { throw parser.unclosedEnd() }
      return inner
    }
  }
}

extension ColorExpression {

  fileprivate var calculation: Calculation {
    if case .variable(let path, let range) = self { .variable(path, range) } else { .number(0) }
  }
}
