import ArgumentParser
import Disk
import GoldenImages
import SourceText
import Terminal

struct SnapshotMergeCommand: Command {

  static let configuration = CommandConfiguration(
    "merge", "Merge the reports of shards; exit code 1 if a case failed.",
    """
    The page of --report shows images in the folders of the reports, and in the folders of --artifacts: the \
    suite, and the folder of artifacts.
    """, example: "kbrender snapshot merge parts/1.json parts/2.json --report report")

  @Argument(
    help: "Reports of snapshot verify, or their folders.", completion: .file(extensions: ["json"]))
  var reports: [String]

  @Option(
    "Folder of images that the reports name; may be repeated.", as: "folder",
    completion: .directory)
  var artifacts: [String] = []

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let reports = reports.map { path in
      DiskFiles().status(of: path)?.target == .folder
        ? FilePath(path).withoutEndSlashes + "/report.json" : path
    }
    let merged = try GoldenReport(merging: reports.map { try GoldenReport(at: $0) })
    let files = ReportFiles(ofReportsAt: reports, adding: artifacts)
    try reportOptions.tell(merged, reporter: reporter, reading: files.bytes)
  }
}
