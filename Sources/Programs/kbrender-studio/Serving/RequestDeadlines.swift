import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// Closes connections whose request or answer takes too long, or whose request isn't read.
final class RequestDeadlines: ChannelDuplexHandler, RemovableChannelHandler {

  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limit: TimeAmount
  private var deadline: Scheduled<Void>?
  private var unanswered = 0

  /// After the last answer has been sent, all that comes is thrown away.
  private var isLast = false
  private var isDraining = false

  // What is unread when a connection is closed would take the answer with it, so that a client has some
  // time, and may send some bytes, to read it.
  private static let draining = TimeAmount.seconds(1)
  private static let mostDrained = 1 << 20
  private var drained = 0

  init(limit: TimeAmount) {
    self.limit = limit
  }

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
    if drained > Self.mostDrained { context.close(promise: nil) }
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
