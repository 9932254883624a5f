/// A parsed JSON file.
public struct JSONDocument: Sendable {
  /// The source file of the document.
  public let file: SourceFile
  /// The outermost value.
  public let root: JSONValue
  /// The warnings about accepted deviations.
  public let warnings: [Diagnostic]

  /// Parse a file.
  ///
  /// The time is linear in the size of the file; no input can trap. Values carry the index of the
  /// file among those that are read together.
  ///
  /// - Throws: All errors in the file.
  public init(
    parsing file: SourceFile, number: Int = 0, options: JSONOptions = .strict
  ) throws(Diagnostics) {
    guard file.bytes.count <= options.maximumSize else {
      throw Diagnostics([
        Diagnostic(
          code: JSONProblem.limit,
          message:
            "The file has \(file.bytes.count) bytes, more than the \(options.maximumSize) that are read",
          place: file.place())
      ])
    }
    let (root, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes, file: number, options: options)
      let root = parser.document()
      return (root, parser.problems)
    }
    var cursor = LocationCursor(bytes: file.bytes)
    let diagnostics = problems.map { $0.diagnostic(in: file, with: &cursor) }
    guard let root, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw Diagnostics(diagnostics)
    }
    self.file = file
    self.root = root
    warnings = diagnostics
  }
}
