import ArgumentParser
import Artifacts
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
    let code = reporter.exitCode { try execute(reporter: reporter) }
    if code != 0 { throw ExitCode(code) }
  }
}

extension Reporter {

  /// Return the exit code of work, whose errors are reported.
  func exitCode(of work: () throws -> Void) -> Int32 {
    do {
      try work()
      return 0
    } catch {
      let failure = CommandFailure(error)
      report(failure.diagnostics.map(\.offeringThemeFile))
      return failure.kind.rawValue
    }
  }
}

extension Diagnostic {

  /// The diagnostic with the file of an unknown theme’s name, if it is there.
  fileprivate var offeringThemeFile: Diagnostic {
    guard code == "unknown-theme", let unknownName else { return self }
    let path = "./\(unknownName).json"
    guard DiskFiles().exists(path) else { return self }
    var offer = self
    offer.hints.append("The file is named \(ArgumentLine.quoted(path)).")
    return offer
  }
}
