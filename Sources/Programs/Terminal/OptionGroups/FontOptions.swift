package import ArgumentParser
import KeyboardPipeline

/// The option of commands that draw without the options of pictures.
package struct FontOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp("Folder of additional fonts.", valueName: "folder"), completion: .directory)
  package var fonts: String?

  package init() {}

  package var folders: [String] { [fonts].compactMap { $0 } }
}
