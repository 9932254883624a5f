import ArgumentParser

/// Compares golden images with what is drawn now.
struct SnapshotVerifyCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare golden images with what is drawn now; exit code 1 if any differs.")

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try options.run(common: common, reporter: reporter, showing: { !$0.isFine }) {
      $0.verify(with: $1)
    }
  }
}
