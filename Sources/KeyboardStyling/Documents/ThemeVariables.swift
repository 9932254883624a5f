import KeyboardDocuments
import KeyboardDrawing

/// The variables of a theme by their paths such as `palette.accent`.
struct ThemeVariables {

  private var values: [String: JSONValue] = [:]
  private var broken: Set<String> = []

  /// The colors found so far, so that each is made once however often it is used.
  var colors: [String: Color] = [:]

  /// All paths, in alphabetical order.
  var paths: [String] { values.keys.sorted() }

  /// The value of a path.
  subscript(path: String) -> JSONValue? { values[path] }

  /// The number of variables.
  var count: Int { values.count }

  /// Gives a path a value, in place of an earlier one.
  mutating func define(_ path: String, _ value: JSONValue) {
    values[path] = value
  }

  /// Forgets what was found out about variables, after some have got other values.
  mutating func forgetResults() {
    colors = [:]
    broken = []
  }

  /// Whether the variable can't be used, which has been reported.
  func isBroken(_ path: String) -> Bool { broken.contains(path) }

  /// Takes a variable out of use after reporting why.
  mutating func markBroken(_ path: String) {
    broken.insert(path)
  }
}

/// The kinds of values that a group of variables can promise with `$type`.
enum ThemeVariableType: String, CaseIterable {
  case color, number, font, background, insets, text

  /// The keys of values that are objects; an object with another key is a group.
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
