#if Studio
import Disk
import Embedded
import Foundation
import CLibrary
import HTTPTypes
import HummingbirdCore
import KeyboardCore
import Logging
import NIOCore
import NIOHTTPTypes
import NIOPosix
import SourceText
import Studio
import Synchronization

/// The sockets of a studio, with the bounds of what a connection may cost.
struct StudioServer: Sendable {

  let host: String
  let port: Int
  let limit: TimeAmount

  private static let maximumConnections = 256
  private static let maximumHeaderBytes = 16 << 10
  private static let maximumHeaders = 100
  private static let beat = TimeAmount.seconds(15)

  /// Answers requests with what `ready` makes for the port; return only by an error.
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
        availableConnectionsDelegate: .maximum(Self.maximumConnections, logger: logger)),
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
      maxHeaderFieldSize: Self.maximumHeaderBytes, maxHeaderListSize: Self.maximumHeaderBytes,
      maxHeaderFieldCount: Self.maximumHeaders)
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

/// Closes connections whose request or answer takes too long, or whose request isn't read.
final class RequestDeadlines: ChannelDuplexHandler, RemovableChannelHandler {

  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let limit: TimeAmount
  private var deadline: Scheduled<Void>?
  private var unanswered = 0

  /// After the last answer has been sent, all that comes is thrown away.
  private var isLast = false
  private var isDraining = false

  // Unread data discards the answer on closing, so clients have some time and bytes to read it.
  private static let draining = TimeAmount.seconds(1)
  private static let maximumDrained = 1 << 20
  private var drained = 0

  init(limit: TimeAmount) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isDraining else { return drain(context, unwrapInboundIn(data)) }
    if case .head = unwrapInboundIn(data) {
      unanswered += 1
      if deadline == nil { close(context, in: limit) }
    }
    context.fireChannelRead(data)
  }

  private func drain(_ context: ChannelHandlerContext, _ part: HTTPRequestPart) {
    guard case .body(let bytes) = part else { return }
    drained += bytes.readableBytes
    if drained > Self.maximumDrained { context.close(promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if isDraining { context.read() }
    context.fireChannelReadComplete()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isLast = head.headerFields[.connection] == "close"
      if head.headerFields[.contentType] == EventHub.mediaType {
        deadline?.cancel()
        deadline = nil
      }
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      let sent = promise ?? context.eventLoop.makePromise()
      sent.futureResult.assumeIsolated().whenComplete { _ in self.answered(context) }
      context.writeAndFlush(data, promise: sent)
    }
  }

  private func answered(_ context: ChannelHandlerContext) {
    unanswered -= 1
    deadline?.cancel()
    deadline = nil
    if isLast {
      isDraining = true
      context.close(mode: .output, promise: nil)
      close(context, in: Self.draining)
      context.read()
    } else if unanswered > 0 {
      close(context, in: limit)
    }
  }

  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
      context.close(promise: nil)
    }
  }
}
#endif
