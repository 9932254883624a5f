/// The data of a page: a report, and what a browser can't find out.
struct PageData: Encodable {

  struct Picture: Encodable {

    /// The path of a file, or `#` and the identifier of an element with an address.
    var source: String

    var width: Int
    var height: Int
  }

  /// What is shown of a case besides its result.
  struct Shown: Encodable {

    var tolerated: String?
    var worst: PixelRect?

    /// By `expected`, `difference` and `actual`.
    var pictures: [String: Picture]?

    /// By `expected` and `actual`.
    var texts: [String: String]?
  }

  var report: GoldenReport
  var summary: String

  /// The command that accepts cases, without their names.
  var command: String

  /// In the order of the report's cases.
  var shown: [Shown]

  init(_ report: GoldenReport) {
    self.report = report
    summary = report.summary
    command = report.acceptCommand
    shown = report.cases.map { item in
      Shown(tolerated: item.tolerance.flatMap { $0 == .exact ? nil : $0.description })
    }
  }
}
