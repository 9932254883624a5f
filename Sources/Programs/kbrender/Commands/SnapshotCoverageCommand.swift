import ArgumentParser
import GoldenImages
import KeyboardPipeline
import SourceText
import Terminal
import ThemeTools

struct SnapshotCoverageCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "coverage", "List actions, states, style fields, locales and devices that no golden covers.",
    """
    With --mutate, changes each declaration of each theme of the suite a little, and lists the \
    goldens that would notice; declarations that none would notice are warnings. What didn't change since the last run isn't tried again.
    """, example: "kbrender snapshot coverage Snapshots")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "List the goldens that would notice a change of each declaration of a theme.")
  var mutate = false

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let run = SnapshotRun(try SnapshotSuite(at: options.paths), options.selection)
    try run.checkFilters()
    let cases = run.cases
    guard !cases.isEmpty else { throw options.nothing }
    guard !mutate else { return try reportMutations(of: run, reporter: reporter) }
    let coverage = SnapshotCoverage(of: cases, jobs: try parallel.count())
    try reporter.write(coverage.json, or: coverage.text)
  }

  private func reportMutations(of run: SnapshotRun<RenderRequest>, reporter: Reporter) throws {
    let coverage = MutationCoverage(of: run, jobs: try parallel.count(), reporter: reporter)
    try coverage.write()
    try reporter.write(coverage.results.json, or: coverage.text)
    reporter.remark(coverage.summary)
    try reporter.warn(coverage.warnings, as: .checkFailed)
  }
}
