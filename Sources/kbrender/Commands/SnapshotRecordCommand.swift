import ArgumentParser

/// Writes golden images.
struct SnapshotRecordCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write the golden images that are missing.")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Write those that look different now, too.")
  var all = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let all = all
    try options.run(common: common, reporter: reporter, showing: { $0.verdict != .same }) {
      $0.record(with: $1, all: all)
    }
  }
}
