import ArgumentParser
import Glibc
import KeyboardDocuments
import KeyboardPipeline
import NIOCore
import Studio
import Synchronization
import Terminal

@main
struct KBRenderStudio: Command {

  static let configuration = CommandConfiguration(
    commandName: "kbrender-studio", abstract: "Serve the studio, which kbrender studio starts.",
    discussion: "Example: kbrender studio mint.json", version: ProgramVersion.text)

  @OptionGroup var options: StudioOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try OpenFiles.check()
    let setup = try StudioSetup(options)
    let ending = EndingSignals()
    let folders = try StudioFolders.enter(setup.folder)
    let studio = RunningStudio(setup, folders, reporter)
    let failure = Mutex<CommandFailure?>(nil)
    Task.detached {
      do throws(CommandFailure) {
        try await studio.serve()
      } catch {
        failure.withLock { $0 = error }
        kill(getpid(), SIGTERM)
      }
    }
    ending.wait()
    studio.stop()
    folders.leave()
    if let failure = failure.withLock({ $0 }) { throw failure }
    // The threads of the server must not outlive what an exit takes down.
    _exit(0)
  }
}

/// The signals that end the studio, which no thread receives but the one that waits.
private struct EndingSignals {

  private var signals = sigset_t()

  /// Before other threads begin, which inherit what is blocked.
  init() {
    sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // Closed sockets and full disks are errors.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  func wait() {
    var (signals, number): (sigset_t, Int32) = (signals, 0)
    while sigwait(&signals, &number) != 0 {}
  }
}
