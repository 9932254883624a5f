package import KeyboardDocuments

extension GoldenReport {

  /// The failures as diagnostics of the argument files, for CI services and editors.
  package var diagnostics: [Diagnostic] {
    let start = SourceLocation(line: 1, column: 1)
    return cases.filter { !$0.status.isFine }.map { item in
      Diagnostic(
        code: "golden-\(item.status.rawValue)",
        message: item.message.isEmpty ? "The golden is \(item.status.rawValue)" : item.message,
        place: Diagnostic.Place(
          file: file(of: item), range: SourceRange(start: start, end: start)))
    }
  }

  /// Return the file to change: the case's arguments, or the list that holds its golden.
  private func file(of item: Case) -> String {
    if let expected = item.expected, item.status == .obsolete || expected.hasSuffix(".hashes") {
      return expected
    }
    return suite == "." ? "\(item.name).args" : "\(suite)/\(item.name).args"
  }
}
