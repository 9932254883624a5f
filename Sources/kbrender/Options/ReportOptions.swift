import ArgumentParser
import GoldenImages
import KeyboardDocuments

/// The output options of golden reports.
struct ReportOptions: ParsableArguments {

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Output folder of the browser report, index.html and report.json.",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("junit"),
    help: ArgumentHelp(
      "Output file of the JUnit XML report, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junitFile: String?
}

extension ReportOptions {

  /// Write the report in the requested formats.
  func write(_ report: GoldenReport) throws {
    if let junitFile { try OutputFile.write(Array(report.junit.utf8), to: junitFile) }
    guard let folder else { return }
    let files = try report.page { path in
      try? InputFile.read(path, limit: InputFile.pictureLimit).bytes
    }
    let json = PageFile(path: "report.json", bytes: Array(try report.json().utf8))
    for file in files + [json] { try OutputFile.write(file.bytes, to: "\(folder)/\(file.path)") }
  }
}
