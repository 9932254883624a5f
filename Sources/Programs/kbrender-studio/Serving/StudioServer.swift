import Glibc
import HummingbirdCore
import KeyboardDocuments
import Logging
import NIOCore
import NIOPosix
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

  /// Listen, and answer requests by what `ready` makes for the port.
  ///
  /// Return only by an error. `beat` is called now and then.
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
