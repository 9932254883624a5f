import KeyboardDocuments
import KeyboardGolden

extension GoldenReport {

  /// What isn't fine as problems of the files of arguments, for services and editors that show problems
  /// where they are.
  var diagnostics: [Diagnostic] {
    cases.filter { !$0.status.isFine }.map { item in
      let arguments = "\(suite)/\(item.name).args"
      let file = item.status == .obsolete ? item.expected ?? arguments : arguments
      return Diagnostic(
        code: "golden-\(item.status.rawValue)",
        message: item.message.isEmpty ? "The golden is \(item.status.rawValue)" : item.message,
        place: Diagnostic.Place(file: file))
    }
  }
}
