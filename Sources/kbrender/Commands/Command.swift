import ArgumentParser

/// A subcommand of the program.
protocol Command: ParsableCommand {

  /// The options of all subcommands, which configure the reporter.
  var common: CommonOptions { get }

  /// Run the command.
  ///
  /// - Throws: A ``CommandFailure`` or ``Diagnostics``.
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
