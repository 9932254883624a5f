import ArgumentParser
import Terminal
import ThemeTools

struct ThemeCheckCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "check", "Print the diagnostics of theme files.",
    example: "kbrender theme check mine.json")

  @Argument(
    help: "Theme files, packs, folders or patterns, or built-in themes.", completion: .theme)
  var files: [String]

  @Flag(help: "Print the diagnostics as JSON.")
  var json = false

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    try reporter.conclude(asJSON: json) {
      let files = try ThemePaths.files(files)
      let findings = try files.flatMap { path in
        let (file, diagnostics) = try ThemeFile.named(path)
        return file?.problems ?? diagnostics
      }
      return (
        reporter.graded(findings),
        files.count == 1 ? "1 file is fine" : "\(files.count) files are fine",
        findings.fixable(by: "kbrender theme lint ")
      )
    }
  }
}
