import ArgumentParser
import Disk
import GoldenImages
import KeyboardDocuments
import Terminal

struct SnapshotResolveCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve conflicts of git in the files of a suite.",
    discussion: """
      Of a manifest, digests and text goldens with the markers of a conflict, keeps what both sides \
      have, and else the side that is as drawn now; exit code 1 if it is neither.

      Example: kbrender snapshot resolve Snapshots
      """)

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try recording.check()
    let conflicts = try SnapshotConflicts(at: options.paths, in: DiskFiles())
    guard !conflicts.isEmpty else { return reporter.remark("There are no conflicts") }
    try conflicts.write()
    let work = try SnapshotWork(options, jobs: try parallel.count(), reporter: reporter)
    let results = work.settle(conflicts)
    try conflicts.write(results.compactMap { result in result.side.map { (result.golden, $0) } })
    let rest = results.filter { $0.side == nil }
    try StandardOutput.write(
      lines: rest.map { "\($0.name): \($0.problem ?? "neither side is as drawn now")" })
    reporter.remark("\(results.count - rest.count) of \(results.count) goldens resolved")
    if !rest.isEmpty { throw CommandFailure(.checkFailed) }
  }
}
