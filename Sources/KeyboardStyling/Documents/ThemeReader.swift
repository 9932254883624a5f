import Foundation
import KeyboardDocuments
import KeyboardDrawing

/// Reads the values of theme files and collects everything that is wrong with them.
///
/// A reading function answers `nil` after reporting what is wrong, so that one pass over a theme finds
/// all of its mistakes.
struct ThemeReader {

  /// The files that make up the theme, in the order in which they were opened.
  var files: [SourceFile] = []

  /// The variables of the theme, later files before earlier ones.
  var variables = ThemeVariables()

  /// What gives the files that a theme names.
  let resolve: (String) throws -> SourceFile

  /// What finds out whether a picture can be drawn.
  let checkImage: (ImageFile) throws -> Void

  /// The pictures read so far by their paths, or by the places where they stand in the theme, and how
  /// many pixels they have together; `nil` for those that can't be drawn, which has been reported.
  var images: [String: Data?] = [:]
  var imagePixels = 0

  /// Whether it has been reported that there are too many variables.
  var hasTooManyVariables = false

  /// How many bytes the files have that the theme names.
  var otherBytes = 0

  /// The variables whose groups promise a type, to be checked once all variables are known.
  var promises: [(path: String, value: ThemeValue, type: ThemeVariableType)] = []

  /// The folders of files that lie elsewhere than the first one.
  var folders: [Int: String] = [:]

  private var cursors: [Int: LocationCursor] = [:]
  private var found: [(file: Int, offset: Int, diagnostic: Diagnostic)] = []

  /// A reader of themes that may name other files.
  init(
    resolve: @escaping (String) throws -> SourceFile,
    checkImage: @escaping (ImageFile) throws -> Void = { _ in }
  ) {
    self.resolve = resolve
    self.checkImage = checkImage
  }

  /// Whether so much is wrong that the rest of it isn't told, nor looked for.
  var isFull: Bool { found.count >= ThemeLimits.problems }

  /// Whether anything is wrong.
  var hasProblems: Bool { found.contains { $0.diagnostic.severity == .error } }

  /// Everything that is wrong or worth knowing, file by file from top to bottom.
  var diagnostics: Diagnostics {
    Diagnostics(
      found.enumerated().sorted {
        ($0.element.file, $0.element.offset, $0.offset)
          < ($1.element.file, $1.element.offset, $1.offset)
      }.map(\.element.diagnostic))
  }

  /// Reports what is wrong with a span of a file; the same thing is reported once.
  mutating func report(
    _ problem: ThemeProblem, _ message: String, at span: Range<Int>, file: Int,
    hint: String? = nil, related: [Diagnostic.Related] = []
  ) {
    guard !isFull else { return }
    let isKnown = found.contains {
      $0.file == file && $0.offset == span.lowerBound && $0.diagnostic.code == problem.rawValue
    }
    if isKnown { return }
    let diagnostic = Diagnostic(
      code: problem.rawValue, message: message, place: place(of: span, file: file),
      hints: hint.map { [$0] } ?? [], related: related)
    found.append((file, span.lowerBound, diagnostic))
  }

  /// The place of a span of a file.
  mutating func place(of span: Range<Int>, file: Int) -> Diagnostic.Place {
    files[file].place(
      of: span, with: &cursors[file, default: LocationCursor(bytes: files[file].bytes)])
  }

  /// Reports what is wrong with a value.
  mutating func report(
    _ problem: ThemeProblem, _ message: String, at value: ThemeValue, hint: String? = nil
  ) {
    report(problem, message, at: value.json.span, file: value.file, hint: hint)
  }

  /// Takes over what was found while parsing another file.
  mutating func report(_ diagnostics: [Diagnostic], file: Int) {
    for diagnostic in diagnostics where !isFull {
      found.append((file, found.count, diagnostic))
    }
  }

  /// Reports a value of a wrong kind.
  mutating func wrongType<Value>(
    _ value: ThemeValue, _ name: String, _ expected: String
  ) -> Value? {
    report(.wrongType, "\(name) must be \(expected), not \(value.json.kind)", at: value)
    return nil
  }
}
