import ArgumentParser
import Disk
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeTools

struct ThemeDiffCommand: Command {

  static let configuration = CommandConfiguration(
    "diff", "Compare the looks of two themes; exit code 1 if they differ.",
    """
    Themes are the same if all keys and other parts look the same in all situations, however \
    their files are written.
    """, example: "kbrender theme diff tron ./mine.json -o difference.png")

  @Argument(
    help:
      "Theme before: built-in, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var before: String

  @Argument(help: "Theme after.", completion: .theme)
  var after: String

  @Option(output: "Output file of an image of both, side by side.", extensions: ["png"])
  var output: String?

  @OptionGroup var result: ResultOptions

  @OptionGroup var additional: FontOptions

  var common: CommonOptions { result.common }

  func execute(reporter: Reporter) throws {
    var reader = ChoiceReader(installed: .ofUser)
    let choices = [before, after].compactMap { reader.readTheme($0) }
    try reader.finish()
    let themes = try choices.map { try LoadedTheme($0, files: .disk) }
    let comparison = ThemeComparison(themes[0], themes[1])
    try reporter.write(comparison.json, or: comparison.text)
    if let output { try draw(choices, comparison, to: output) }
    guard comparison.isSame else { throw CommandFailure(.checkFailed) }
  }

  private func draw(
    _ choices: [RenderRequest.ThemeChoice], _ comparison: ThemeComparison, to output: String
  ) throws {
    var request = RenderRequest(output: output)
    request.keyPress =
      comparison.letter(ofDifferentCallout: "callout.input").map { .press($0) }
      ?? comparison.letter(ofDifferentCallout: "callout.action").map {
        .longPress($0, selectedIndex: 0)
      }
    request.scale = 1
    request.hasMetadata = false
    let picture = try ThemeImage(
      of: choices, as: .sheet(columns: choices.count, colorSchemes: [.light, .dark]),
      request: request, files: .disk)
    try OutputFile.write(
      try picture.drawn(by: RenderPipeline(files: .disk.adding(fonts: additional.folders))).bytes,
      to: output)
  }
}
