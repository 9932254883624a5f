import ArgumentParser
import Terminal

/// The options of pictures for help and completions; `RenderStart` reads and runs the command.
struct RenderCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    "render", "Render a keyboard (default).",
    example: "kbrender --theme tron --locale de --press g")

  @OptionGroup var options: RenderOptions

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @Option(file: "File with one line of arguments per image, or - to answer lines as they come.")
  var batch: String?

  @OptionGroup var part: ShardOptions

  @OptionGroup var parallel: JobOptions

  @Flag(name: .shortAndLong, help: "Print fonts, bases and times as well.")
  var verbose = false

  @OptionGroup var warnings: WarningOptions
}
