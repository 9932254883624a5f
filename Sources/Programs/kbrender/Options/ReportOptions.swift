import ArgumentParser
import Disk
import GoldenImages
import KeyboardDocuments
import Terminal

struct ReportOptions: ParsableArguments {

  @Option(
    folder: "Output folder of the browser report, index.html and report.json.",
    name: .customLong("report"))
  var folder: String?

  @Option(
    file: "Output file of the JUnit XML report, or - for standard output.", extensions: ["xml"],
    name: .customLong("junit"))
  var junitFile: String?

  @Option(
    file: "Output file of a summary in Markdown, such as $GITHUB_STEP_SUMMARY.", extensions: ["md"],
    name: .customLong("summary"))
  var summaryFile: String?
}

extension ReportOptions {

  func write(
    _ report: GoldenReport, creating missing: OutputFile.MissingFolders,
    reading read: (String) -> [UInt8]?
  ) throws {
    if let junitFile {
      try OutputFile.write(Array(report.junit.utf8), to: junitFile, creating: missing)
    }
    if let summaryFile {
      try OutputFile.write(Array(report.markdown.utf8), to: summaryFile, creating: missing)
    }
    guard let folder else { return }
    try OutputFile.createFolder(folder, missing)
    let write = { (file: PageFile) in
      try OutputFile.write(file.bytes, to: "\(folder)/\(file.path)")
    }
    try report.writePage(reading: read, to: write)
    try write(PageFile(path: "report.json", bytes: Array(try report.json().utf8)))
  }
}
