import ArgumentParser
import Disk
import KeyboardPipeline
import SourceText
import Terminal

/// Starts the studio as another program, to keep its server out of this one.
struct StudioCommand: Command {

  static let configuration = CommandConfiguration(
    "studio", "Edit themes visually in a browser.",
    """
    Prints an address that opens the studio once, and opens it in the browser. The themes are the \
    files of one folder. Ctrl-C ends the studio; unsaved changes are restored on the next start.
    """, example: "kbrender studio mint.json")

  @OptionGroup var options: StudioOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  private static let program = HelperProgram(
    "kbrender-studio",
    orThrow: CommandFailure(
      .environment, code: .studio,
      "The studio is a program of its own, kbrender-studio, which isn't installed",
      hints: ["The archive and the package kbrender-studio have it; `make install` installs it."]))

  func execute(reporter: Reporter) throws {
    // The options have been read, so that the first word is the subcommand.
    let words = try RenamedArgument.current(ProcessStart.arguments()).words
    try Self.program.become(with: words.dropFirst())
  }
}
