import Disk
import Embedded
import Foundation
import Glibc
import HummingbirdCore
import KeyboardCore
import KeyboardDocuments
import Logging
import NIOCore
import NIOPosix
import Studio
import Synchronization

/// The sockets of a studio, with the bounds of what a connection may cost.
struct StudioServer: Sendable {

  let host: String
  let port: Int

  /// The longest that a request may take, and that a connection may do nothing.
  let limit: TimeAmount

  private static let mostConnections = 256
  private static let mostHeaderBytes = 16 << 10
  private static let mostHeaders = 100
  private static let beat = TimeAmount.seconds(15)

  /// Answer requests with what `ready` makes for the port; return only by an error.
  func run(
    ready: @escaping @Sendable (_ port: Int) -> StudioResponder,
    beat: @escaping @Sendable () -> Void
  ) async throws(CommandFailure) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let logger = Logger(label: "studio") { _ in SwiftLogNoOpLogHandler() }
    let responder = Mutex<StudioResponder?>(nil)
    let server = Server(
      childChannelSetup: channel { request, writer, channel in
        guard let responder = responder.withLock({ $0 }) else { return }
        try await responder.respond(to: request, writer, on: channel)
      },
      configuration: ServerConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: .maximum(Self.mostConnections, logger: logger)),
      onServerRunning: { channel in
        // Connections are taken after this.
        let answering = ready(channel.localAddress?.port ?? 0)
        responder.withLock { $0 = answering }
        channel.eventLoop.scheduleRepeatedTask(initialDelay: Self.beat, delay: Self.beat) { _ in
          beat()
        }
      },
      eventLoopGroup: group, logger: logger)
    do {
      try await server.run()
    } catch {
      let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) }
      throw CommandFailure(
        .environment, code: .studio,
        "The studio can't listen on \(host), port \(port): \(reason ?? "\(error)")")
    }
  }

  private func channel(_ respond: @escaping HTTPChannelHandler.Responder) -> HTTP1Channel {
    let limit = limit
    let decoding = HTTP1Channel.Configuration.DecoderConfiguration(
      maxHeaderFieldSize: Self.mostHeaderBytes, maxHeaderListSize: Self.mostHeaderBytes,
      maxHeaderFieldCount: Self.mostHeaders)
    return HTTP1Channel(
      responder: respond,
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [RequestDeadlines(limit: limit)], idleTimeout: limit,
        httpDecoderConfiguration: decoding))
  }
}

/// The files of the page, by the names that they have below `/page/`.
struct StudioPage: Sendable {

  private let files: [String: Answer]

  init() {
    let files = embedded_studio().names.map { name -> (String, Answer) in
      guard let file = embedded_studio().file(name), let type = Self.type(of: name) else {
        preconditionFailure("The file \(name) has no media type.")
      }
      // The page itself has an address of its own.
      return (name == "page.html" ? "" : name, .file(file.bytes, type: type))
    }
    self.files = Dictionary(uniqueKeysWithValues: files)
  }

  private static func type(of name: String) -> String? {
    switch FilePath(name).suffix {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "txt": "text/plain; charset=utf-8"
    default: nil
    }
  }

  func answer(named name: String) -> Answer? { files[name] }

  func answer(showing html: String) -> Answer? {
    guard var page = files[""] else { return nil }
    let text = String(decoding: page.bytes, as: UTF8.self).replacing("{{static}}", with: html)
    page.bytes = Array(text.utf8)
    return page
  }
}

/// Tells a session that other programs have changed files.
final class FolderWatch: Sendable {

  private let folders = Mutex<Set<String>>([])

  /// Changes come in groups: an editor that saves writes several files.
  private static let pause: Int32 = 50
  private static let look: Int32 = 500

  func set(_ folders: Set<String>) { self.folders.withLock { $0 = folders } }

  /// Do nothing if the system watches no more folders; files are then compared when they are saved.
  func start(telling thread: SessionThread) {
    Thread { [self] in
      guard let events = try? FolderEvents() else { return }
      while true {
        events.watch(folders.withLock(\.self))
        guard events.wait(milliseconds: Self.look) else { continue }
        while events.wait(milliseconds: Self.pause) {}
        thread.add { $0.filesChanged() }
      }
    }.start()
  }
}
