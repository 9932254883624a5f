/// A parsed JSON file.
public struct JSONDocument: Sendable {
  /// The source file of the document.
  public let file: SourceFile
  /// The outermost value.
  public let root: JSONValue
  /// The warnings about accepted deviations.
  public let warnings: [Diagnostic]

  /// Parse a file.
  ///
  /// The time is linear in the size of the file; no input can trap. Values carry the index of the
  /// file among those that are read together.
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
  /// The number of errors after which reading stops.
  public var maximumErrors: Int
  /// Offered for an empty file; nil for none.
  package var smallest: String?

  /// Options; the defaults are those of `strict`.
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
