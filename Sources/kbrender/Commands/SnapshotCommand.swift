import ArgumentParser

/// Record, verify and review goldens.
struct SnapshotCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Compare and record golden images.",
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self,
      SnapshotMergeCommand.self, SnapshotCoverageCommand.self,
    ])
}
