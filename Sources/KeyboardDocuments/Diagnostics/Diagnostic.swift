/// Something to tell the user about a document: what is wrong, where, and what may help.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a diagnostic is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The document can't be used.
    case error
    /// The document can be used, but not as its author may think.
    case warning
    /// Something worth knowing.
    case note
  }

  /// A place in a file, with the text of its first line so that printing needs no file.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// Where in the file; nil when the file as a whole is meant.
    public var range: SourceRange?
    /// The line on which the range starts, without its line break.
    public var line: String?

    /// Creates a place.
    public init(file: String, range: SourceRange? = nil, line: String? = nil) {
      self.file = file
      self.range = range
      self.line = line
    }
  }

  /// A place that explains a diagnostic, such as where a duplicate was first written.
  public struct Related: Hashable, Sendable {
    /// What is at that place.
    public var message: String
    /// The place.
    public var place: Place

    /// Creates a related place.
    public init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// How grave it is.
  public var severity: Severity
  /// The permanent name of the kind of problem, such as `json-syntax`.
  public var code: String
  /// One sentence without a final full stop.
  public var message: String
  /// Where it is; nil for something that is in no file, such as an argument.
  public var place: Place?
  /// What the user may do about it, one sentence each.
  public var hints: [String]
  /// Further places that explain it.
  public var related: [Related]

  /// Creates a diagnostic.
  public init(
    severity: Severity = .error, code: String, message: String, place: Place? = nil,
    hints: [String] = [], related: [Related] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.hints = hints
    self.related = related
  }
}

extension Diagnostic {
  /// The name of the file, if there is one.
  public var file: String? { place?.file }
  /// Where in the file, if that is known.
  public var range: SourceRange? { place?.range }
}
