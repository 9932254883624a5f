import ArgumentParser
import GoldenImages
import KeyboardDocuments

/// Tells what no golden image shows.
struct SnapshotCoverageCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Tell which actions, states, style fields, locales and devices no golden image shows."
  )

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let suite = try SnapshotSuite(at: options.paths)
    let selection = SnapshotSelection(filters: options.filter.map(NamePattern.init))
    let cases = suite.cases.filter { selection.contains($0, in: suite.folder) }
    guard !cases.isEmpty else { throw SnapshotSuite.nothing(in: options.paths + options.filter) }
    let coverage = SnapshotCoverage(cases, jobs: try common.jobCount())
    try StandardOutput.write(json ? coverage.json.indentedText : coverage.text)
  }
}
