import GoldenImages
import KeyboardDocuments

/// Reads golden reports.
enum ReportFile {

  /// The size limit of reports, in bytes.
  private static let limit = 256 << 20

  /// Read the report in a file.
  static func read(_ path: String) throws(CommandFailure) -> GoldenReport {
    let file = try InputFile.read(path, limit: limit)
    do {
      return try GoldenReport(json: file.bytes)
    } catch {
      let message = "This is no report of kbrender snapshot verify"
      throw CommandFailure(
        .invalidInput, [Diagnostic(code: "report", message: message, place: file.place())])
    }
  }
}
