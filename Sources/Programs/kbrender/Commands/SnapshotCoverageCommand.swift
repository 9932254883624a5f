import ArgumentParser
import GoldenImages
import KeyboardDocuments
import Terminal

struct SnapshotCoverageCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "List actions, states, style fields, locales and devices that no golden covers.",
    discussion: "Example: kbrender snapshot coverage Snapshots")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var parallel: JobOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let selection = GoldenSelection(paths: options.paths, filters: options.filter)
    let run = SnapshotRun(try SnapshotSuite(at: options.paths), selection)
    let cases = run.cases
    guard !cases.isEmpty else { throw options.nothing }
    let coverage = SnapshotCoverage(of: cases, jobs: try parallel.count())
    try StandardOutput.write(json ? coverage.json.indentedText : coverage.text)
  }
}
