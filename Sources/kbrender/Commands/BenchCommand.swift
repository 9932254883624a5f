import ArgumentParser

/// Measure performance.
///
/// It has no options of its own, which would be taken for those of its subcommands.
struct BenchCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Run benchmarks.",
    subcommands: [
      BenchStagesCommand.self, BenchGesturesCommand.self, BenchCompareCommand.self,
      BenchSettingsCommand.self, BenchSnapshotsCommand.self,
    ],
    defaultSubcommand: BenchStagesCommand.self)
}
