import Foundation
import KeyboardDocuments
import KeyboardDrawing

/// Reads the values of theme files and collects everything that is wrong with them.
///
/// A reading function answers `nil` after reporting what is wrong, so that one pass over a theme finds
/// all of its mistakes.
struct ThemeReader {

  /// Reads values, and collects what is wrong with them.
  var reader = JSONReader(ignoring: ThemeReader.isComment, isOncePerPlace: true)

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
  var promises: [(path: String, value: JSONValue, type: ThemeVariableType)] = []

  /// The folders of files that lie elsewhere than the first one.
  var folders: [Int: String] = [:]

  /// A reader of themes that may name other files.
  init(
    resolve: @escaping (String) throws -> SourceFile,
    checkImage: @escaping (ImageFile) throws -> Void = { _ in }
  ) {
    self.resolve = resolve
    self.checkImage = checkImage
  }

  /// Whether so much is wrong that the rest of it isn't told, nor looked for.
  var isFull: Bool { reader.isFull }

  /// Whether anything is wrong.
  var hasErrors: Bool { reader.hasErrors }

  /// Everything that is wrong or worth knowing, file by file from top to bottom.
  var diagnostics: Diagnostics { Diagnostics(reader.sortedDiagnostics) }

  /// Reports what is wrong with a span of a file; the same thing is reported once.
  mutating func report(
    _ problem: ThemeProblem, _ message: String, at span: Range<Int>, file: Int,
    hint: String? = nil, related: [Diagnostic.Related] = []
  ) {
    reader.report(
      message, code: problem.rawValue, at: span, file: file, hints: hint.map { [$0] } ?? [],
      related: related)
  }

  /// Reports what is wrong with a value.
  mutating func report(
    _ problem: ThemeProblem, _ message: String, at value: JSONValue, hint: String? = nil
  ) {
    report(problem, message, at: value.span, file: value.file, hint: hint)
  }
}
