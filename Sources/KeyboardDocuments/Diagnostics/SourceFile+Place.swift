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
    let startColumn = cursor.codePointColumn
    let range = SourceRange(start: start, end: cursor.location(at: span.upperBound))
    let columns = Diagnostic.ColumnPair(start: startColumn, end: cursor.codePointColumn)
    var place = Diagnostic.Place(file: name, range: range, line: line)
    if columns.start != range.start.column || columns.end != range.end.column {
      place.codePointColumns = columns
    }
    return place
  }

  /// Return the results of reading each line that isn't empty.
  ///
  /// Lines are found one by one: a table of them takes far more memory than a file of empty lines.
  ///
  /// - Throws: The diagnostics of the lines, each with the place of its line, up to about 100.
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
          var problem = problem
          problem.place = place(ofLine: number, text: String(line.prefix(1000)))
          return problem
        }
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
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
