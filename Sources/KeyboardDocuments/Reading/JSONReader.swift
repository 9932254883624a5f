/// Reads typed values out of JSON documents and collects everything that is wrong with them.
///
/// A reading function answers nil and adds a diagnostic when a value isn't what was wanted, so that
/// one pass over a document finds all of its mistakes.
public struct JSONReader: Sendable {
  /// The files that are read, in the order in which they were opened.
  package private(set) var files: [SourceFile] = []

  /// Tells whether a key is left to people and other programs.
  let isComment: @Sendable (String) -> Bool
  private let isOncePerPlace: Bool
  private var cursors: [Int: LocationCursor] = [:]
  private var found: [(file: Int, offset: Int, diagnostic: Diagnostic)] = []

  /// The number of diagnostics after which nothing more is reported.
  private static let mostDiagnostics = 100

  /// Creates a reader of several files.
  ///
  /// - Parameters:
  ///   - isComment: Tells whether a key is left to people and other programs.
  ///   - isOncePerPlace: Whether only the first of several diagnostics of a code at a place counts.
  package init(
    ignoring isComment: @escaping @Sendable (String) -> Bool = { _ in false },
    isOncePerPlace: Bool = false
  ) {
    self.isComment = isComment
    self.isOncePerPlace = isOncePerPlace
  }

  /// Creates a reader that starts with a document's warnings.
  public init(_ document: JSONDocument) {
    self.init()
    add(document.warnings, file: open(document.file))
  }

  /// Adds a file and answers its number.
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
  public var hasErrors: Bool { found.contains { $0.diagnostic.severity == .error } }

  /// Whether nothing more is reported, so that looking for it is in vain.
  package var isFull: Bool { found.count >= Self.mostDiagnostics }

  /// Throws everything that was found if one of them is an error.
  public func finish() throws(Diagnostics) {
    if hasErrors { throw Diagnostics(diagnostics) }
  }

  /// Adds a diagnostic; nothing is added beyond a hundred.
  public mutating func report(
    _ message: String, code: String, at span: Range<Int>, file: Int = 0,
    severity: Diagnostic.Severity = .error, hints: [String] = [],
    related: [Diagnostic.Related] = []
  ) {
    guard !isFull else { return }
    let isKnown =
      isOncePerPlace
      && found.contains {
        $0.file == file && $0.offset == span.lowerBound && $0.diagnostic.code == code
      }
    if isKnown { return }
    let diagnostic = Diagnostic(
      severity: severity, code: code, message: message, place: place(of: span, file: file),
      hints: hints, related: related)
    found.append((file, span.lowerBound, diagnostic))
  }

  /// Adds what was found while parsing a file.
  package mutating func add(_ diagnostics: [Diagnostic], file: Int) {
    for diagnostic in diagnostics where !isFull {
      found.append((file, found.count, diagnostic))
    }
  }

  /// The place of a span of a file.
  package mutating func place(of span: Range<Int>, file: Int) -> Diagnostic.Place {
    files[file].place(
      of: span, with: &cursors[file, default: LocationCursor(bytes: files[file].bytes)])
  }
}
