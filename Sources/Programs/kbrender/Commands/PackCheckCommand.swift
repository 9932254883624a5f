import ArgumentParser
import KeyboardPipeline
import SourceText
import Terminal
import ThemePacks
import ThemeTools

struct PackCheckCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "check", "Check a pack: digests, licenses, previews, and its theme.",
    example: "kbrender theme pack check mint-1.0.0.kbtheme")

  @Argument(help: "Pack.", completion: .file(extensions: ["kbtheme"]))
  var pack: String

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    try reporter.conclude(asJSON: result.isJSON) {
      let pack = try Pack.onDisk(self.pack)
      var accepted: [Diagnostic] = []
      var findings = pack.findings(by: RenderPipeline(files: .disk))
      if !findings.contains(where: { $0.severity == .error }) {
        let file = try ThemeFile(pack.theme, files: pack.files)
        let lint = try ThemeLinter(files: .disk).lint(file)
        (findings, accepted) = (findings + lint.findings, lint.accepted)
      }
      return (
        reporter.graded(findings), "\(pack.manifest.metadata.id) is fine", accepted.acceptance
      )
    }
  }
}
