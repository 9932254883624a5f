#if Studio
import ArgumentParser
import Disk
import Foundation
import CLibrary
import KeyboardPipeline
import NIOCore
import SourceText
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

/// Signals that end the studio, received by the waiting thread only.
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

/// A studio from its start to its end.
final class RunningStudio: Sendable {

  private let setup: StudioSetup
  private let folders: StudioFolders
  private let reporter: Reporter
  private let thread = SessionThread()
  private let events = EventHub()
  private let watch = FolderWatch()
  private let launch = Mutex<LaunchPage?>(nil)
  private let refusedHosts = Mutex<Set<String>>([])
  private static let maximumRefusedHosts = 5

  /// In seconds; a signal ends the program within two.
  private static let patience = 1.0

  init(_ setup: StudioSetup, _ folders: StudioFolders, _ reporter: Reporter) {
    (self.setup, self.folders, self.reporter) = (setup, folders, reporter)
  }

  func serve() async throws(CommandFailure) {
    let (folders, reporter, events, themes) = (folders, reporter, events, setup.themes)
    watch.set([folders.themes])
    let background = BackgroundThreads(for: thread)
    thread.start(
      {
        let session = Session(
          files: DiskStudioFiles(folders: folders), version: ProgramVersion.text,
          folder: folders.themes, background: background, random: Secret.randomBytes)
        for problem in themes.compactMap(session.open) { reporter.remark(problem) }
        return session
      },
      telling: { [watch] told, folders in
        events.publish(told)
        watch.set(folders)
      })
    watch.start(telling: thread)
    let server = StudioServer(
      host: setup.host, port: setup.port, limit: .seconds(Int64(setup.seconds)))
    try await server.run(ready: { self.begin(port: $0) }, beat: { self.beat() })
  }

  func stop() {
    removeLaunchPage()
    thread.stop(waiting: Self.patience)
  }

  private func begin(port: Int) -> StudioResponder {
    let origins = Self.hosts(of: setup.host).map { StudioOrigin(host: $0, port: port) }
    let gate = Gate(origins: origins + setup.allowed, port: port)
    let token = LaunchToken { self.removeLaunchPage() }
    let address = "\(gate.origins[0].text)/start?token=\(token.text)"
    if setup.opensBrowser { open(address) }
    try? StandardOutput.write(lines: ["Studio: \(address)"])
    return StudioResponder(
      gate: gate, token: token, page: StudioPage(), thread: thread, events: events,
      refused: { self.explainRefusal(of: $0) })
  }

  private static func hosts(of address: String) -> [String] {
    switch address {
    case "127.0.0.1", "0.0.0.0": ["127.0.0.1", "localhost"]
    case "::1", "::": ["::1", "localhost"]
    default: [address]
    }
  }

  private func open(_ address: String) {
    guard let page = LaunchPage(leadingTo: address, in: folders.runtime) else { return }
    launch.withLock { $0 = page }
    if !Browser.open(page.path) { removeLaunchPage() }
  }

  private func removeLaunchPage() { launch.withLock { $0 }?.remove() }

  private func beat() { if events.beat() { thread.add { $0.endSteps() } } }

  /// The answer says nothing, but who has set up a tunnel sees this.
  private func explainRefusal(of host: String) {
    let isNew = refusedHosts.withLock { hosts in
      hosts.count < Self.maximumRefusedHosts && hosts.insert(host).inserted
    }
    guard isNew else { return }
    reporter.remark(
      "A request to \(host.shortened.quoted) was refused; use --allow-origin to allow it.")
  }
}
#else
import Foundation

/// The program in builds without its trait, which fetch no package for it.
@main
enum KBRenderStudio {

  static func main() {
    let message = "kbrender-studio requires a build with the package trait Studio."
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(3)
  }
}
#endif
