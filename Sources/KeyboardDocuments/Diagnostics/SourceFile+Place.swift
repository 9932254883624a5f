extension SourceFile {
  /// Return the place of a span of byte offsets, by default the whole file.
  public func place(of span: Range<Int>? = nil) -> Diagnostic.Place {
    guard let span else { return Diagnostic.Place(file: name) }
    var cursor = LocationCursor(bytes: bytes)
    return place(of: span, with: &cursor)
  }

  /// Return the place of a span, with a cursor that is reused for further spans.
  package func place(of span: Range<Int>, with cursor: inout LocationCursor) -> Diagnostic.Place {
    let start = cursor.location(at: span.lowerBound)
    let line = line(from: cursor.lineStart)
    let range = SourceRange(start: start, end: cursor.location(at: span.upperBound))
    return Diagnostic.Place(file: name, range: range, line: line)
  }

  /// Return the results of reading each line, without empty ones.
  ///
  /// - Throws: The diagnostics of all lines, each with the place of its line.
  package func mapLines<Result>(
    _ read: (_ number: Int, _ text: Substring) throws(Diagnostics) -> Result?
  ) throws(Diagnostics) -> [Result] {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var results: [Result] = []
    var problems: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      do throws(Diagnostics) {
        if let result = try read(index + 1, line) { results.append(result) }
      } catch {
        problems += error.list.map { problem in
          var problem = problem
          problem.place = place(ofLine: index + 1, text: String(line.prefix(1000)))
          return problem
        }
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return results
  }

  /// Return the place of the start of a line, counted from 1.
  package func place(ofLine number: Int, text: String? = nil) -> Diagnostic.Place {
    let start = SourceLocation(line: number, column: 1)
    return Diagnostic.Place(
      file: name, range: SourceRange(start: start, end: start), line: text)
  }
}
