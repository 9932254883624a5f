extension SourceFile {
  /// The place of a span of byte offsets; without a span, the file as a whole.
  public func place(of span: Range<Int>? = nil) -> Diagnostic.Place {
    guard let span else { return Diagnostic.Place(file: name) }
    var cursor = LocationCursor(bytes: bytes)
    return place(of: span, with: &cursor)
  }

  /// The place of a span, found with a cursor that is kept for the next one.
  package func place(of span: Range<Int>, with cursor: inout LocationCursor) -> Diagnostic.Place {
    let start = cursor.location(at: span.lowerBound)
    let line = line(from: cursor.lineStart)
    let range = SourceRange(start: start, end: cursor.location(at: span.upperBound))
    return Diagnostic.Place(file: name, range: range, line: line)
  }
}
