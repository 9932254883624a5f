import ArgumentParser
import KeyboardDocuments
import Terminal
import ThemeTools

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
      let (file, diagnostics) = try ThemeFile.onDisk(path)
      findings += diagnostics + (file?.suppressionProblems ?? [])
    }
    try reporter.conclude(
      reporter.graded(findings), asJSON: json,
      remark: files.count == 1 ? "1 file is fine" : "\(files.count) files are fine")
  }
}
