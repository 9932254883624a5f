import ArgumentParser
import KeyboardDocuments

/// Tells everything that is wrong with theme files.
struct ThemeCheckCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Print everything that is wrong with theme files.")

  @Argument(help: "Theme files.", completion: .file(extensions: ["json"]))
  var files: [String]

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var findings: [Diagnostic] = []
    for path in files {
      let file = try InputFile.read(path)
      do {
        findings += try ThemeFile(file).warnings
      } catch {
        findings += error.list
      }
    }
    guard findings.contains(where: { $0.severity == .error }) else {
      return reporter.report(findings)
    }
    throw CommandFailure(.checkFailed, findings)
  }
}
