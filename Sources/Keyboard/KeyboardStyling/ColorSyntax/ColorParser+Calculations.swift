import KeyboardDocuments

// The arithmetic of CSS Values and Units Module Level 4, section 10, without units.
extension ColorParser {

  static func calculation(_ text: String) throws(Problem) -> Calculation {
    try whole(text, "calculation") { parser throws(Problem) in
      parser.skipSpaces()
      return try parser.calculation()
    }
  }

  /// Parse a number, a variable, a function such as `calc()`, or one of some channels.
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
        nearest: NearestNames.suggestions(for: name, among: channels, limit: 1).first)
    default:
      let number = try number()
      return number.isPercent ? .percent(number.value) : .number(number.value)
    }
  }

  /// Parse the arguments of a function, whose name has been read.
  mutating func calculation(
    named name: String, from start: Int, channels: [String] = []
  ) throws(Problem) -> Calculation {
    guard Calculation.functions.contains(name) else {
      throw Problem(
        message: "There is no function \(name.quoted) of numbers", range: start..<position,
        hint: NearestNames.hint(for: name, among: Calculation.functions),
        nearest: NearestNames.suggestions(for: name, among: Calculation.functions, limit: 1).first)
    }
    return try nested(from: start) { parser throws(Problem) in
      var parts: [Calculation] = []
      repeat { parts.append(try parser.sum(channels)) } while parser.take(",")
      guard parser.take(")") else { throw parser.unclosedEnd() }
      if let extreme = Calculation.Extreme(rawValue: name) { return .extreme(extreme, parts) }
      guard parts.count == 1 else {
        throw parser.problem(
          "\(name.quoted) takes 1 argument, not \(parts.count)", from: start)
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
