import ArgumentParser
import SourceText
import Terminal
import ThemeTools

struct ThemeGetCommand: Command {

  static let configuration = CommandConfiguration(
    "get", "Print a value of a theme file.",
    "Prints the value as written, without inherited values; exit code 1 if it isn't set.",
    example: "kbrender theme get mine.json buttons.primary")

  @OptionGroup var target: EditedValue

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws {
    do {
      try StandardOutput.write(
        target.reading { _, editor, path throws(Diagnostics) in try editor.text(at: path) } + "\n")
    } catch var failure as CommandFailure where failure.diagnostics.first?.code == .missingKey {
      failure.kind = .checkFailed
      throw failure
    }
  }
}
