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
}
