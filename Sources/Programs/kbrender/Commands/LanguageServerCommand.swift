import ArgumentParser
import CLibrary
import Disk
import KeyboardPipeline
import LanguageServer
import SourceText
import Terminal

struct LanguageServerCommand: Command {

  static let configuration = CommandConfiguration(
    "lsp", "Serve an editor as a language server for theme files.",
    """
    Speaks the Language Server Protocol 3.17 over standard input and output. Themes/README.md has the settings of \
    editors.
    """, example: "kbrender lsp")

  /// Some editors pass it.
  @Flag(help: ArgumentHelp(visibility: .hidden))
  var stdio = false

  @OptionGroup var additional: FontOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let server = ThemeServer(
      files: .disk.adding(fonts: additional.folders), version: ProgramVersion.text,
      entries: { FolderListing.entries(of: $0, most: $1) })
    let streams = ClientStreams()
    let lint = LintWorker(wake: streams.wake)
    var loop = ServerLoop(server, streams: streams, lint: lint)
    let code = loop.run()
    // The editor doesn't wait for lint, whose thread must not outlive what an exit takes down.
    if lint.isBusy { _exit(code) }
    guard code == 0 else { throw CommandFailure(.checkFailed) }
  }
}
