package import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline

package protocol Command: ParsableCommand {

  var common: CommonOptions { get }

  func execute(reporter: Reporter) throws
}

/// A subcommand that can warn, about theme files, the fonts of texts or a suite.
///
/// It passes all warnings to `Reporter.warn`, before it writes a result:
///
/// ```
/// let bytes = try drawing.bytes
/// try reporter.warn(drawing.warnings)
/// try reporter.save(bytes, to: request.output, creating: folders.missing)
/// ```
///
/// With `--strict`, the warnings are thrown as errors instead, so that nothing is written. Commands
/// that check something pass the kind of a failed check, and report all that they found. The help of
/// other commands doesn't list the option.
package protocol WarningCommand: Command {

  var warnings: WarningOptions { get }
}

extension WarningCommand {

  package var common: CommonOptions { warnings.common }
}

extension Command {

  package func run() throws {
    var reporter = try common.reporter()
    reporter.isStrict = (self as? any WarningCommand)?.warnings.strict ?? false
    try reporter.reporting { try execute(reporter: reporter) }
  }
}

extension Reporter {

  package func reporting(_ work: () throws -> Void) throws(ExitCode) {
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

  fileprivate var offeringThemeFile: Diagnostic {
    guard code == .unknownTheme, let unknownName else { return self }
    let path = "./\(unknownName).json"
    guard DiskFiles().exists(path) else { return self }
    var offer = self
    offer.hints.append("The file is named \(ArgumentLine.quoted(path)).")
    return offer
  }
}

extension CommandConfiguration {

  /// The configuration of a command, whose help ends with an example.
  package init(_ name: String, _ abstract: String, _ text: String? = nil, example: String) {
    let paragraphs = [text, "Example: \(example)"].compactMap(\.self)
    self.init(
      commandName: name, abstract: abstract, discussion: paragraphs.joined(separator: "\n\n"))
  }
}
