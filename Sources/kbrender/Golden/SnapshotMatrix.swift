import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// A file with many cases whose goldens are hashes: one a line, or more where alternatives stand in
/// braces.
struct SnapshotMatrix: Sendable {

  /// The cases in the order of the file.
  let cases: [SnapshotCase]

  /// So many cases are read from a file at the most.
  private static let mostCases = 20_000

  /// The matrix in a file, whose path and name are given without suffix.
  ///
  /// A line that can't be understood is wrong usage, since it may stand for many cases.
  init(path: String, name: String) throws(CommandFailure) {
    let file = try InputFile.read("\(path).matrix")
    let text = String(decoding: file.bytes, as: UTF8.self)
    var cases: [SnapshotCase] = []
    var problems: [Diagnostic] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(Diagnostics) {
        cases += try Self.cases(line, path: path, name: name, room: Self.mostCases - cases.count)
      } catch {
        problems += error.list.map { $0.placed(onLine: index + 1, of: file, text: line) }
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.invalidInput, problems) }
    self.cases = cases
  }

  private static func cases(
    _ line: Substring, path: String, name: String, room: Int
  ) throws(Diagnostics) -> [SnapshotCase] {
    guard let lines = BraceExpansion.lines(of: line, limit: room) else {
      let message = "A matrix has at most \(mostCases) cases"
      throw Diagnostics([Diagnostic(code: "matrix-size", message: message)])
    }
    let defaults: RenderOptions
    do {
      defaults = try SnapshotCase.defaults()
    } catch {
      throw Diagnostics(CommandFailure(error).diagnostics)
    }
    var cases: [SnapshotCase] = []
    for line in lines {
      guard let request = try BatchFile.request(line[...], defaults: defaults) else { continue }
      guard request.emit == .image, request.format == .png else {
        let message = "A matrix is of PNG pictures, whose pixels are hashed"
        throw Diagnostics([Diagnostic(code: "matrix-format", message: message)])
      }
      let words = (try? ArgumentLine.split(line)) ?? []
      let key = key(for: words)
      cases.append(
        SnapshotCase(
          name: "\(name)/\(key)", path: "\(path)/\(key)", arguments: ArgumentLine.join(words),
          request: .success(request), isHashed: true))
    }
    return cases
  }

  /// The name of a line's case: `--theme tron --locale de` is `theme-tron.locale-de`.
  private static func key(for words: [String]) -> String {
    var key = ""
    for word in words {
      let isOption = word.hasPrefix("-")
      if !key.isEmpty { key += isOption ? "." : "-" }
      key += word.drop { $0 == "-" }.map { character in
        let isPlain = character.isLetter || character.isNumber || "_-+".contains(character)
        return isPlain ? String(character) : "_"
      }.joined()
    }
    return key
  }
}
