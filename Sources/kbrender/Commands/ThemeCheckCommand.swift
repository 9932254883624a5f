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
        _ = try ThemeFile(file)
      } catch {
        findings += error.list
      }
    }
    guard findings.isEmpty else { throw CommandFailure(.checkFailed, findings) }
  }
}
