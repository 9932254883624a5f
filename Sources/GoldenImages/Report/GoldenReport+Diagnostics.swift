package import KeyboardDocuments

extension GoldenReport {

  /// What isn't fine as problems of the files of arguments, for services and editors that show problems
  /// where they are.
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

  /// The file that a change is to be made in: the arguments, or what holds a golden without a file of
  /// arguments of its own.
  private func file(of item: Case) -> String {
    if let expected = item.expected, item.status == .obsolete || expected.hasSuffix(".hashes") {
      return expected
    }
    return suite == "." ? "\(item.name).args" : "\(suite)/\(item.name).args"
  }
}
