/// A reader of typed values in JSON, which returns nil and collects diagnostics for all errors.
public struct JSONReader: Sendable {
  package private(set) var files: [SourceFile] = []

  /// For fixes that remove a part of a file.
  package var roots: [Int: JSONValue] = [:]

  let isComment: @Sendable (String) -> Bool
  private let isOncePerPlace: Bool
  private var found: [(file: Int, offset: Int, diagnostic: Diagnostic)] = []

  private var errorCount = 0
  private var origins: [Spot: JSONValue] = [:]

  private struct Spot: Hashable {
    var file: Int
    var offset: Int
  }

  /// Errors, and warnings and notes, are counted apart.
  private static let maximumErrors = 100
  private static let maximumWarnings = 50

  /// Comment keys are ignored; `isOncePerPlace` drops repeated diagnostics of a code at a place.
  package init(
    ignoring isComment: @escaping @Sendable (String) -> Bool = { _ in false },
    isOncePerPlace: Bool = false
  ) {
    self.isComment = isComment
    self.isOncePerPlace = isOncePerPlace
  }

  /// A reader that starts with a document's warnings.
  public init(_ document: JSONDocument) {
    self.init()
    add(document.warnings, file: open(document.file))
  }

  package mutating func open(_ file: SourceFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  // MARK: Diagnostics

  /// The diagnostics so far, in the order of reading.
  public var diagnostics: [Diagnostic] { found.map(\.diagnostic) }

  /// The diagnostics so far, file by file from top to bottom.
  package var sortedDiagnostics: [Diagnostic] {
    found.enumerated().sorted {
      ($0.element.file, $0.element.offset, $0.offset)
        < ($1.element.file, $1.element.offset, $1.offset)
    }.map(\.element.diagnostic)
  }

  /// Whether one of the diagnostics is an error.
  public var hasErrors: Bool { errorCount > 0 }

  package var isFull: Bool { errorCount >= Self.maximumErrors }

  /// Warnings don't count as errors, because values aren't read any more once there are too many.
  private func isFull(for severity: Diagnostic.Severity) -> Bool {
    severity == .error ? isFull : found.count - errorCount >= Self.maximumWarnings
  }

  private mutating func append(_ diagnostic: Diagnostic, file: Int, offset: Int) {
    if isFull(for: diagnostic.severity) { return }
    if diagnostic.severity == .error { errorCount += 1 }
    found.append((file, offset, diagnostic))
  }

  /// Throws all diagnostics if one of them is an error.
  ///
  /// - Throws: The diagnostics.
  public func finish() throws(Diagnostics) {
    if hasErrors { throw Diagnostics(diagnostics) }
  }

  /// Adds a diagnostic, at most 100 errors and 50 warnings; a fix is JSON for the span.
  public mutating func report(
    _ message: String, code: DiagnosticCode, at span: Range<Int>, file: Int = 0,
    severity: Diagnostic.Severity = .error, hints: [String] = [],
    related: [Diagnostic.Related] = [], fix replacement: String? = nil
  ) {
    report(
      message, code: code, at: span, file: file, severity: severity, hints: hints,
      related: related, change: replacement.map { Diagnostic.Fix("Replace by \($0)", span, $0) })
  }

  package mutating func report(
    _ message: String, code: DiagnosticCode, at span: Range<Int>, file: Int = 0,
    severity: Diagnostic.Severity = .error, hints: [String] = [],
    related: [Diagnostic.Related] = [], change: Diagnostic.Fix?
  ) {
    if isFull(for: severity) { return }
    let isKnown =
      isOncePerPlace
      && found.contains {
        $0.file == file && $0.offset == span.lowerBound && $0.diagnostic.code == code
      }
    if isKnown { return }
    var related = related
    if let origin = origins[Spot(file: file, offset: span.lowerBound)] {
      let place = place(of: origin.span, file: origin.file)
      related.append(.init(message: "The variable is defined here", place: place))
    }
    let place = place(of: span, file: file)
    let diagnostic = Diagnostic(
      severity: severity, code: code, message: message, place: place, hints: hints,
      related: related, fixes: change.map { [$0] } ?? [])
    append(diagnostic, file: file, offset: span.lowerBound)
  }

  package mutating func note(definition value: JSONValue, of use: JSONValue) {
    origins[Spot(file: use.file, offset: use.span.lowerBound)] = value
  }

  package mutating func add(_ diagnostics: [Diagnostic], file: Int) {
    for diagnostic in diagnostics { append(diagnostic, file: file, offset: found.count) }
  }

  package mutating func place(of span: Range<Int>, file: Int) -> Diagnostic.Place {
    files[file].place(of: span)
  }
}
