extension SourceFile {
  /// Return the place of a span of byte offsets, by default the whole file.
  public func place(of span: Range<Int>? = nil) -> Diagnostic.Place {
    span.map { Diagnostic.Place($0, in: self) } ?? Diagnostic.Place(file: name)
  }

  /// Lines are found one by one, since a table of them takes far more memory than a file of empty
  /// lines; their diagnostics are thrown together, up to about 100.
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
          problem.place = place(of: start..<start)
          return problem
        }
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return results
  }
}
