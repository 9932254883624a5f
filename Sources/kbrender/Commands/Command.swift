import ArgumentParser

/// A subcommand of the program.
protocol Command: ParsableCommand {

  /// How to report problems.
  var common: CommonOptions { get }

  /// Does the work, or throws a ``CommandFailure`` or ``Diagnostics``.
  func execute(reporter: Reporter) throws
}

extension Command {

  func run() throws {
    let reporter = try common.reporter()
    do {
      try execute(reporter: reporter)
    } catch {
      let failure = CommandFailure(error)
      reporter.report(failure.diagnostics)
      throw ExitCode(failure.kind.rawValue)
    }
  }
}
