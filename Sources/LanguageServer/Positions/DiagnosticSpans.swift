import KeyboardDocuments

/// The conversion of places of diagnostics, in lines and characters, to byte offsets.
struct DiagnosticSpans {

  private let bytes: [UInt8]
  /// The offsets of lines as diagnostics count them, which end with `\n` alone.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Return the span of a range; without a range, the start of the file.
  func span(of range: SourceRange?) -> Range<Int> {
    guard let range else { return 0..<0 }
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return start..<max(start, end)
  }

  private func offset(of location: SourceLocation) -> Int {
    guard starts.indices.contains(location.line - 1) else { return bytes.count }
    var start = starts[location.line - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let end = starts.indices.contains(location.line) ? starts[location.line] : bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    let column = location.column - 1
    // Far to the right, diagnostics count code points.
    let length =
      column > 4000
      ? line.unicodeScalars.prefix(column).reduce(0) { $0 + UTF8.width($1) }
      : line.prefix(column).utf8.count
    return min(start + length, end)
  }
}
