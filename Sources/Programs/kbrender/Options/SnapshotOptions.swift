import ArgumentParser
import Disk
import Foundation
import GoldenImages
import KeyboardPipeline
import SourceText
import Terminal

struct SnapshotOptions: ParsableArguments {

  @Argument(
    help: ArgumentHelp(
      "Suite folder (default: Snapshots), folders and cases in it, or names of cases or parts of them.",
      valueName: "path"),
    completion: .file(extensions: ["args"]))
  var words: [String] = []

  @Option(
    "Filter by names of cases, parts of them or patterns such as 'themes/*'; may be repeated.",
    as: "pattern")
  var filter: [String] = []

  @Option(folder: "Folder of fonts, in place of installed files with the same names.")
  var fonts: String?

  @Option(folder: "Folder of artifacts (default: .kbrender in the suite).")
  var artifacts: String?

  private static let standard = "Snapshots"

  /// Words naming files, or else the standard suite; other words name its cases.
  var paths: [String] {
    let paths = words.filter(Self.isPath)
    guard paths.isEmpty else { return paths }
    return words.isEmpty || DiskFiles().isFolder(Self.standard) ? [Self.standard] : words
  }

  var selection: GoldenSelection {
    let paths = paths
    return GoldenSelection(
      paths: paths, filters: filter + words.filter { !paths.contains($0) }, fonts: fonts,
      artifacts: artifacts)
  }

  private static func isPath(_ word: String) -> Bool {
    let path = FilePath(word).withoutEndSlashes
    return DiskFiles().isFolder(path)
      || ["", ".args", ".matrix"].contains { DiskFiles().exists(path + $0) }
  }

  var nothing: Diagnostics { SnapshotSuite<RenderRequest>.nothing(in: paths + selection.filters) }
}

/// Options to narrow a comparison, besides paths and patterns.
struct NarrowingOptions: ParsableArguments {

  @Flag(help: "Compare the cases that failed last, by the artifacts that they left.")
  var failed = false

  @Option(
    "Compare the cases whose arguments, goldens, themes or locales have changed since a commit.",
    as: "commit")
  var onlyChanged: String?
}

struct SnapshotReportOptions: ParsableArguments {

  @Option(output: "Output file of the JSON report.", extensions: ["json"])
  var output: String?

  @Option(
    "Output folder of the browser report, index.html and report.json, or .xml file for JUnit, or - for its standard output; may be repeated.",
    as: "folder|file.xml", completion: .directory)
  var report: [String] = []

  private var junitFiles: [String] { report.filter { $0 == "-" || $0.hasSuffix(".xml") } }

  var folders: [String] { report.filter { !junitFiles.contains($0) } }

  @Option(
    file: "Output file of a summary in Markdown, such as $GITHUB_STEP_SUMMARY.", extensions: ["md"],
    name: .customLong("summary"))
  var summaryFile: String?

  func write(_ golden: GoldenReport, reading read: (String) -> [UInt8]?) throws {
    for junitFile in junitFiles { try OutputFile.write(Array(golden.junit.utf8), to: junitFile) }
    if let summaryFile { try OutputFile.write(Array(golden.markdown.utf8), to: summaryFile) }
    for folder in folders {
      try OutputFile.createFolder(folder)
      let write = { (file: PageFile) in
        try OutputFile.write(file.bytes, to: "\(folder)/\(file.path)")
      }
      try golden.writePage(reading: read, to: write)
      try write(PageFile(path: "report.json", bytes: Array(try golden.json().utf8)))
    }
  }
}

struct RecordingOptions: ParsableArguments {

  @Flag(help: "Record even if the environment variable CI is set.")
  var inCI = false

  /// Refuse to record on a build server, whose goldens would prove nothing.
  func check() throws(CommandFailure) {
    guard !inCI, GoldenRecord.isCI(variables: ProcessInfo.processInfo.environment) else { return }
    throw CommandFailure(
      .invalidInput, code: .recordInCI,
      "Recording is disabled because CI is set; --in-ci enables it")
  }
}
