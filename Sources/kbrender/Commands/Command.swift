import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline

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
    var reporter = try common.reporter()
    reporter.isStrict = (self as? any WarningCommand)?.warnings.strict ?? false
    try reporter.reporting { try execute(reporter: reporter) }
  }
}

extension Reporter {

  /// Do the work of a command, and report its failure, which determines the exit code.
  func reporting(_ work: () throws -> Void) throws(ExitCode) {
    do {
      try work()
    } catch {
      let failure = CommandFailure(error)
      report(failure.diagnostics.map(\.offeringThemeFile))
      throw ExitCode(failure.kind.rawValue)
    }
  }
}

extension Diagnostic {

  /// The diagnostic with the file of an unknown theme’s name, if it is there.
  fileprivate var offeringThemeFile: Diagnostic {
    guard code == .unknownTheme, let unknownName else { return self }
    let path = "./\(unknownName).json"
    guard DiskFiles().exists(path) else { return self }
    var offer = self
    offer.hints.append("The file is named \(ArgumentLine.quoted(path)).")
    return offer
  }
}
