import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeTools

struct SnapshotCoverageCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "coverage", "List actions, states, style fields, locales and devices that no golden covers.",
    """
    With --mutate, changes each declaration of each theme of the suite a little, and lists the \
    goldens that would notice; declarations that none would notice are warnings, with a case that \
    would show them. What didn't change since the last run isn't tried again.
    """, example: "kbrender snapshot coverage Snapshots")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "List the goldens that would notice a change of each declaration of a theme.")
  var mutate = false

  @Flag(help: "Write cases for declarations that no golden would notice, with --mutate.")
  var add = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let selection = GoldenSelection(paths: options.paths, filters: options.filter)
    let run = SnapshotRun(try SnapshotSuite(at: options.paths), selection)
    let cases = run.cases
    guard !cases.isEmpty else { throw options.nothing }
    guard !mutate else { return try tellMutations(of: run, reporter: reporter) }
    guard !add else {
      throw CommandFailure(.invalidInput, code: .usage, "--add requires --mutate")
    }
    let coverage = SnapshotCoverage(of: cases, jobs: try parallel.count())
    try StandardOutput.write(json ? coverage.json.indentedText : coverage.text)
  }

  private func tellMutations(
    of run: SnapshotRun<RenderRequest>, reporter: Reporter
  ) throws {
    let jobs = try parallel.count()
    let coverage = MutationCoverage(of: run, jobs: jobs, reporter: reporter)
    try coverage.write()
    let search = coverage.search(isComplete: add, jobs: jobs)
    if add {
      for path in try coverage.add(search.cases) {
        reporter.remark("\(path.withoutControls): added")
      }
    }
    try StandardOutput.write(json ? coverage.results.json.indentedText : coverage.text)
    reporter.remark(coverage.summary)
    try reporter.warn(coverage.warnings(search), as: .checkFailed)
  }
}
