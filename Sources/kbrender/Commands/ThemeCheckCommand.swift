import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline

/// Check theme files.
struct ThemeCheckCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Print the diagnostics of theme files.",
    discussion: "Example: kbrender theme check mine.json")

  @Argument(help: "Theme files.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Print the diagnostics as JSON.")
  var json = false

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var findings: [Diagnostic] = []
    for path in files {
      findings += try Self.findings(in: path)
    }
    findings = reporter.graded(findings)
    let isFine = !findings.contains { $0.severity == .error }
    if json {
      try StandardOutput.write(DiagnosticPrinter(format: .json).text(for: findings))
      guard isFine else { throw CommandFailure(.checkFailed) }
      return
    }
    guard isFine else { throw CommandFailure(.checkFailed, findings) }
    reporter.report(findings)
    guard findings.isEmpty else { return }
    reporter.remarkOnTerminal(files.count == 1 ? "1 file is fine" : "\(files.count) files are fine")
  }

  /// Return the diagnostics of a readable file, including that of its size.
  private static func findings(in path: String) throws(CommandFailure) -> [Diagnostic] {
    do {
      return try LoadedTheme(LoadedTheme.source(path, files: .disk), files: .disk).warnings
    } catch let problems as Diagnostics {
      return problems.list
    } catch {
      let failure = CommandFailure(error)
      guard failure.diagnostics.allSatisfy({ $0.code == InputFile.sizeCode }) else { throw failure }
      return failure.diagnostics
    }
  }
}
