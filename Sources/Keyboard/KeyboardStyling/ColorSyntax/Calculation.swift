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

  /// Return the value, which isn't finite after a division by zero, or nil if a variable has none.
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

  /// Whether it needs neither variables nor another color.
  var isConstant: Bool {
    switch self {
    case .number, .percent: true
    case .variable, .channel: false
    case .operation(_, let first, let second): first.isConstant && second.isConstant
    case .extreme(_, let parts): parts.allSatisfy(\.isConstant)
    }
  }
}
