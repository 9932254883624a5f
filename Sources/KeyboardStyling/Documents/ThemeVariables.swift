import KeyboardDocuments
import KeyboardDrawing

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
  mutating func forgetResults() {
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
