internal import EmbeddedReport

enum PageTemplate {

  static func filled(with data: String) -> String {
    // Values may contain placeholders of others, so none is searched in inserted text.
    let values = [
      ("{{style}}", text(embedded_report_style())), ("{{data}}", data),
      ("{{script}}", text(embedded_report_script())),
    ]
    var rest = text(embedded_report_page())[...]
    var result = ""
    for (mark, value) in values {
      guard let range = rest.firstRange(of: mark) else {
        preconditionFailure("The page of the report has a place for \(mark).")
      }
      result += rest[..<range.lowerBound]
      result += value
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  private static func text(_ file: EmbeddedText) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
