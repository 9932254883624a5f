import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline

/// The root command, which renders a picture by default.
@main
struct KBRender: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "kbrender",
    abstract: "Render iOS-style keyboards as PNG, SVG or PDF.",
    discussion: """
      Without a subcommand, draws one picture: kbrender --theme tron --locale de

      The exit code is 0 when all is fine, 1 when a check that was asked for failed, 2 for wrong \
      usage or invalid input, and 3 when the environment is at fault.
      """,
    version: ProgramVersion.text,
    subcommands: [
      RenderCommand.self, LayoutCommand.self, ListCommand.self, InfoCommand.self,
      BenchCommand.self, DoctorCommand.self, ThemeCommand.self, DiffCommand.self,
      SnapshotCommand.self, TypeCommand.self, SheetCommand.self, ShelfCommand.self,
      GalleryCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  static func main() {
    CommandRunner.run(Array(CommandLine.arguments.dropFirst()))
  }
}
