/// A parsed JSON file.
public struct JSONDocument: Sendable {
  /// The source file of the document.
  public let file: SourceFile
  /// The outermost value.
  public let root: JSONValue
  /// The warnings about accepted deviations.
  public let warnings: [Diagnostic]

  /// Parses a file in linear time, safe for any input; values carry its index among files.
  ///
  /// - Throws: All errors in the file.
  public init(
    parsing file: SourceFile, number: Int = 0, options: JSONOptions = .strict
  ) throws(Diagnostics) {
    let syntax = JSONSyntax(file, number: number, options: options)
    let diagnostics = syntax.diagnostics
    guard let root = syntax.root, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw Diagnostics(diagnostics)
    }
    self.file = file
    self.root = root
    warnings = diagnostics
  }
}

/// The dialect and the limits of a JSON document.
public struct JSONOptions: Hashable, Sendable {
  /// Whether `//` and `/* */` comments and commas before a closing bracket are accepted.
  public var allowsComments: Bool
  /// The largest file, the deepest nesting, and the most values and bytes of a string.
  public var budget: InputBudget
  /// The prefix of strings of ASCII of unlimited length, such as `data:`; `nil` for none.
  public var longTextStart: String?
  /// Maximum number of errors.
  public var maximumErrors: Int
  /// Offered for an empty file; nil for none.
  package var smallest: String?

  /// Options; the defaults are `strict`.
  public init(
    allowsComments: Bool = false, budget: InputBudget = .text, longTextStart: String? = nil,
    maximumErrors: Int = 20
  ) {
    self.allowsComments = allowsComments
    self.budget = budget
    self.longTextStart = longTextStart
    self.maximumErrors = maximumErrors
  }

  /// JSON as specified by RFC 8259.
  public static let strict = JSONOptions()
  /// JSON with comments and trailing commas, for files written by hand.
  public static let relaxed = JSONOptions(allowsComments: true)
}

/// The keys and the indices of elements from the root of a document to a value.
package struct JSONPath: Hashable, Sendable {

  package enum Step: Hashable, Sendable {
    case key(String)

    /// Counted from 0.
    case element(Int)
  }

  package private(set) var steps: [Step] = []

  package init() {}

  package func appending(_ step: Step) -> JSONPath { changing(self) { $0.steps.append(step) } }

  package var keys: [String] {
    steps.map { step in
      switch step {
      case .key(let key): key
      case .element(let index): "\(index)"
      }
    }
  }

  /// A short name of a value: `weight`, `stop 2`, `backgroundColor dark`, or the name of its token.
  package var name: String {
    let steps = steps.filter { $0 != .key("$value") }
    var start = max(steps.count - 1, 0)
    while start > 0, !Self.isTelling(start, of: steps) { start -= 1 }
    var words: [String] = []
    for step in steps[start...] {
      switch step {
      case .key(let key): words.append(key)
      case .element(let index):
        if let last = words.last, last.hasSuffix("s") { words[words.count - 1].removeLast() }
        words.append("\(index + 1)")
      }
    }
    return words.joined(separator: " ")
  }

  // The two colors of a pair say nothing alone.
  private static let sides: Set = ["light", "dark"]

  private static func isTelling(_ index: Int, of steps: [Step]) -> Bool {
    guard case .key(let key) = steps[index], !sides.contains(key) else { return false }
    if case .element = steps[index - 1] { return false }
    return true
  }
}
