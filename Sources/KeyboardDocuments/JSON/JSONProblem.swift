/// An error found while parsing, with byte offsets that are resolved to lines only at the end.
struct JSONProblem {
  static let syntax = "json-syntax"
  static let encoding = "json-encoding"
  static let number = "json-number"
  static let limit = "json-limit"
  static let duplicate = "duplicate-key"

  var severity = Diagnostic.Severity.error
  var code: String
  var message: String
  var span: Range<Int>
  var hint: String?
  var related: (message: String, span: Range<Int>)?

  func diagnostic(in file: SourceFile, with cursor: inout LocationCursor) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity: severity, code: code, message: message, place: file.place(of: span, with: &cursor),
      hints: hint.map { [$0] } ?? [])
    if let related {
      let place = file.place(of: related.span, with: &cursor)
      diagnostic.related = [.init(message: related.message, place: place)]
    }
    return diagnostic
  }
}
