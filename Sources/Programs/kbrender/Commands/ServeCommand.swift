import ArgumentParser
import CLibrary
import Disk
import SourceText
import Terminal

struct ServeCommand: Command {

  static let configuration = CommandConfiguration(
    "serve", "Render images for other programs, over a Unix socket.",
    """
    Answers each line of a client with a line of JSON, as `kbrender --batch -` does. A line has the \
    arguments of an image, or is an object such as {"arguments": ["-l", "de"], "theme": {…}}. The \
    image is in the answer, in base64, unless the line names an output. A client that closes the \
    socket cancels its lines. SIGTERM ends the server after the lines under way.
    """, example: "kbrender serve --socket kbrender.sock --folder themes")

  @Option("Path of the socket, which must not exist, or be left over.", as: "path")
  var socket: String

  @Option(folder: "Folder whose files clients may read and write (default: none).")
  var folder: String?

  @OptionGroup var additional: FontOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws {
    // A client that is gone is an error of writing, not a signal.
    signal(SIGPIPE, SIG_IGN)
    let jobs = try parallel.count()
    let fonts = additional.folders.map { RealPath.text(of: $0) ?? $0 }
    for folder in fonts { try FontFolder.check(folder) }
    let file = try SocketFile(socket)
    if let folder, chdir(folder) != 0 {
      file.close()
      throw CommandFailure(
        .invalidInput, code: .unreadableFile, "The folder can't be entered", file: folder)
    }
    let problem = { @Sendable [hasFolder = folder != nil] (path: String) -> Diagnostic? in
      if hasFolder, !ProjectFolder.leads(path, outOf: ".") { return nil }
      return Diagnostic(
        code: .outsideProject, message: "\(path.quoted) is outside of the server's folder")
    }
    var renderer = LineRenderer()
    (renderer.answersImages, renderer.isServer) = (true, true)
    renderer.problem = problem
    let server = RenderServer(file)
    let signals = EndingSignals {
      server.stop()
      // The threads must not outlive what an exit takes down.
      _exit(0)
    }
    reporter.remark("Serving on \(socket)")
    withExtendedLifetime(signals) {
      server.run(
        renderer, jobs: jobs,
        pipeline: Workers.pipelines(fonts: fonts, files: .disk.refusing(problem)))
      while true { pause() }
    }
  }
}
