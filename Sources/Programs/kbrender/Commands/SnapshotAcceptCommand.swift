import ArgumentParser
import Disk
import GoldenImages
import KeyboardPipeline
import SourceText
import Terminal

struct SnapshotAcceptCommand: Command {

  static let configuration = CommandConfiguration(
    "accept", "Make images of a report the goldens, without rendering.",
    """
    Copies the images of the report, which may have been rendered with other fonts. The commit, and the \
    arguments, files and golden of each case, must match the report. Otherwise nothing is written.
    """, example: "kbrender snapshot accept report @decisions.txt --cause '*background*'")

  @Argument(
    help: "Report of snapshot verify or merge: the folder of --report.", completion: .directory)
  var report: String

  @Argument(
    help: ArgumentHelp(
      "Cases to accept, patterns such as 'themes/*', or @ and a file of decisions.",
      valueName: "name"))
  var names: [String] = []

  @Option(
    "Accept cases that have only these causes (names or patterns); may be repeated.",
    as: "cause")
  var cause: [String] = []

  @Flag(help: "Accept all cases that differ or have no golden.")
  var all = false

  @Option(folder: "Folder of the suite (default: the report's suite).")
  var folder: String?

  @Option("Reviewed commit; reports of other commits are rejected.", as: "commit")
  var commit: String?

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try recording.check()
    let choice = try GoldenChoice(names, causes: cause, isAll: all) { try InputFile.read($0) }
    guard !choice.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .usage, "There are no cases to accept",
        hints: ["Name cases, a file of decisions or --cause; --all accepts all."])
    }
    let reported = try ReportFolder(report)
    if let commit { try reported.check(reviewed: commit) }
    let chosen = try choice.chosen(of: reported.report)
    let path = try folder ?? reported.suite
    let files = StagedFiles()
    let results = try DiskFiles().withLock(on: path, waiting: {}) {
      let suite = try RenderSuite(at: [path], in: files, parsing: RenderRequest.init(caseLine:))
      try reported.checkCommit(with: suite)
      let acceptance = try SnapshotAcceptance(
        chosen.cases, of: reported.report, in: suite, sources: CaseSources.digest,
        reading: reported.bytes)
      let recorded = try acceptance.record()
      reporter.report(recorded.warnings)
      try files.commit()
      return recorded.results
    }
    let recorded = results.filter { $0.status == .recorded }
    try StandardOutput.write(lines: recorded.map { "\($0.name): accepted" })
    if !chosen.mixed.isEmpty {
      reporter.remark(
        "\(chosen.mixed.count) cases have other causes, too, and aren't accepted: "
          + chosen.mixed.firstFew)
    }
    reporter.remark("\(recorded.count) of \(results.count) goldens changed")
  }
}
