import ArgumentParser
import GoldenImages
import KeyboardDocuments

/// Merge the reports of shards.
struct SnapshotMergeCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of shards; exit code 1 if a case failed.",
    discussion: "Example: kbrender snapshot merge parts/1.json parts/2.json --report report")

  @Argument(help: "Reports of snapshot verify.", completion: .file(extensions: ["json"]))
  var reports: [String]

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let merged = try Self.merged(reports.map { try GoldenReport(at: $0) })
    try reportOptions.tell(merged, reporter: reporter)
  }

  private static func merged(_ parts: [GoldenReport]) throws(CommandFailure) -> GoldenReport {
    do throws(GoldenReport.MergeProblem) {
      return try GoldenReport(merging: parts)
    } catch {
      throw CommandFailure(.invalidInput, code: "merge", error.description)
    }
  }
}
