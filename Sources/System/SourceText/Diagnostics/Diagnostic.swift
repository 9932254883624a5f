public import Foundation

/// An error, warning or note about a document, with a place and hints.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The document can't be used.
    case error
    /// The document can be used, but possibly not as intended.
    case warning
    /// Additional information.
    case note
  }

  /// A place in a file, with the text for printing without file access.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The byte offsets in the file; nil for the file as a whole, or if only the line is known.
    public let span: Range<Int>?
    package let source: SourceFile?
    private let lineNumber: Int?

    /// A file as a whole, or the start of one of its lines, counted from 1.
    public init(file: String, line: Int? = nil) {
      self.file = file
      span = nil
      source = nil
      lineNumber = line
    }

    /// A span of a file.
    public init(_ span: Range<Int>, in source: SourceFile) {
      file = source.name
      self.span = span
      self.source = source
      lineNumber = nil
    }

    /// The range in the file, or nil for the file as a whole.
    public var range: SourceRange? { range(in: \.characters) }

    /// The line where the range starts, without its line break, if the text is known.
    public var line: String? { span.flatMap { source?.line(at: $0.lowerBound) } }

    func range(in unit: KeyPath<TextMap.Position, Int>) -> SourceRange? {
      if let span, let source { return source.range(of: span, in: unit) }
      let start = lineNumber.map { SourceLocation(line: $0, column: 1) }
      return start.map { SourceRange(start: $0, end: $0) }
    }
  }

  /// A place that explains a diagnostic, such as where a duplicate was first written.
  public struct Related: Hashable, Sendable {
    /// The explanation of the place.
    public var message: String
    /// The place.
    public var place: Place

    /// A related place.
    public init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The severity.
  public var severity: Severity
  /// The permanent code of the kind of diagnostic, such as `json/syntax`.
  public var code: DiagnosticCode
  /// The message: one sentence without a final period.
  public var message: String
  /// The place, or nil for something outside of files, such as an argument.
  public var place: Place?
  /// The remedies, one sentence each.
  public var hints: [String]
  /// Further places that explain the diagnostic.
  public var related: [Related]
  /// The changes to resolve the diagnostic, the best one first.
  public var fixes: [Fix]
  /// The measured value behind the diagnostic, if any.
  public var measurement: Measurement?

  /// For callers that know where else the name may be.
  package private(set) var unknownName: String?

  private static let maximumLength = 8000

  /// A diagnostic.
  public init(
    severity: Severity = .error, code: DiagnosticCode, message: String, place: Place? = nil,
    hints: [String] = [], related: [Related] = [], fixes: [Fix] = [],
    measurement: Measurement? = nil
  ) {
    self.severity = severity
    self.code = code
    // No message repeats a whole file.
    self.message = message.shortened(to: Self.maximumLength)
    self.place = place
    self.hints = hints.map { $0.shortened(to: Self.maximumLength) }
    self.related = related
    self.fixes = fixes
    self.measurement = measurement
  }

  /// The name of the file, if any.
  public var file: String? { place?.file }
  /// The range in the file, if known.
  public var range: SourceRange? { place?.range }

  /// A listing is a command for where there are too many names.
  package static func unknownName(
    _ name: String, kind: String, among candidates: [String], listing: String? = nil,
    meaning known: [String]? = nil, code: DiagnosticCode = .unknownName
  ) -> Diagnostic {
    let near = known ?? NearestNames.suggestions(for: name, among: candidates)
    let help: String
    if !near.isEmpty {
      help = "; did you mean \(near.quoted.joinedAsAlternatives)?"
    } else if let listing {
      help = "; `\(listing)` lists them"
    } else {
      help = "; it can be \(candidates.joinedAsAlternatives)"
    }
    var diagnostic = Diagnostic(code: code, message: "There is no \(kind) \(name.quoted)\(help)")
    diagnostic.unknownName = name
    return diagnostic
  }

  /// Returns the diagnostic with a file as its place, unless it has a place already.
  package func placed(inFile file: String) -> Diagnostic {
    changing(self) { $0.place = place ?? Place(file: file) }
  }

  /// A change that resolves a diagnostic in the file of its place.
  public struct Fix: Hashable, Sendable {
    /// The imperative description, without a final period.
    public var title: String
    /// The replacements, which don't overlap.
    public var edits: [TextEdit]
    /// Whether the fix is the only candidate and keeps the meaning; it may be applied unseen.
    public var isSafe = true

    /// A fix by replacements.
    public init(_ title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }

    package init(_ title: String, _ span: Range<Int>, _ text: String) {
      self.init(title, edits: [TextEdit(span, text)])
    }

    package init(_ title: String, at offset: Int, _ text: String) {
      self.init(title, offset..<offset, text)
    }

    package var unsafe: Self { changing(self) { $0.isSafe = false } }
  }

  /// A value that was measured, and the bound that it should meet, such as a contrast ratio.
  public struct Measurement: Hashable, Sendable {
    /// The measured value.
    public var value: Double
    /// The bound for accepted values.
    public var bound: Double

    /// A measured value with its bound.
    public init(_ value: Double, bound: Double) {
      self.value = value
      self.bound = bound
    }
  }
}

/// An error with all diagnostics of an operation.
public struct Diagnostics: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// The diagnostics in the order of their places.
  public var list: [Diagnostic]

  /// An error with diagnostics.
  public init(_ list: [Diagnostic]) { self.list = list }

  /// An error with a single diagnostic.
  public init(code: DiagnosticCode, _ message: String, place: Diagnostic.Place? = nil) {
    list = [Diagnostic(code: code, message: message, place: place)]
  }

  var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// The human-readable form, without color.
  public var description: String { DiagnosticPrinter(format: .human).text(for: list) }

  /// The human-readable form, without color.
  public var errorDescription: String? { description }
}

extension SourceFile {
  /// Returns the place of a span of byte offsets, by default the whole file.
  public func place(of span: Range<Int>? = nil) -> Diagnostic.Place {
    span.map { Diagnostic.Place($0, in: self) } ?? Diagnostic.Place(file: name)
  }

  /// Finds lines one by one, as a table takes much memory, and throws up to about 100 diagnostics.
  package func mapLines<Result>(
    _ read: (_ number: Int, _ text: Substring) throws(Diagnostics) -> Result?
  ) throws(Diagnostics) -> [Result] {
    var results: [Result] = []
    var problems: [Diagnostic] = []
    var (start, number) = (0, 0)
    while start <= bytes.count, problems.count < 100 {
      // A file may have millions of empty lines, which have no result.
      while start < bytes.count, bytes[start] == 0x0A { (start, number) = (start + 1, number + 1) }
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      number += 1
      let line = Substring(decoding: bytes[start..<end], as: UTF8.self)
      do throws(Diagnostics) {
        if let result = try read(number, line) { results.append(result) }
      } catch {
        problems += error.list.map { problem in
          return changing(problem) { $0.place = place(of: start..<start) }
        }
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return results
  }
}
