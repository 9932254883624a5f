import ArgumentParser

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
protocol WarningCommand: Command {

  /// The option that makes warnings errors.
  var warnings: WarningOptions { get }
}
