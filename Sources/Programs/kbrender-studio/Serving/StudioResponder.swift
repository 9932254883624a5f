#if Studio
import HTTPTypes
import HummingbirdCore
import NIOCore
import SourceText
import Studio

/// Checks requests, and answers the page's.
struct StudioResponder: Sendable {

  let gate: Gate
  let token: LaunchToken
  let page: StudioPage
  let thread: SessionThread
  let events: EventHub
  let refused: @Sendable (String) -> Void

  func respond(
    to request: Request, _ writer: consuming ResponseWriter, on channel: any Channel
  ) async throws {
    switch check(request.head) {
    case .failure(let refusal):
      try await writer.write(response: refusal.head, body: refusal.body)
    case .success(.events(let client)):
      try await stream(to: String(client), request.headers, writer, channel)
    case .success(let route):
      let answer = try await answer(to: route, request)
      try await writer.write(response: answer.head, body: answer.body)
    }
  }

  // MARK: Checks

  /// The client is checked before the route: strangers don't learn which routes exist.
  private func check(_ head: HTTPRequest) -> Result<Route, Answer> {
    guard let origin = gate.origin(of: head) else {
      refused(head.authority ?? "")
      return .failure(.refusal(.forbidden))
    }
    let route = Route(target: head.path ?? "")
    if case .start(let text) = route {
      guard head.method == .get else { return .failure(.refusal(.methodNotAllowed)) }
      return token.use(text)
        ? .success(.start(token: text)) : .failure(.refusal(.forbidden, Self.advice))
    }
    guard gate.knows(head) else { return .failure(.refusal(.forbidden, Self.advice)) }
    let isRead = head.method == .get
    guard isRead ? gate.isReadingOfPage(head, at: origin) : gate.isChangeOfPage(head, at: origin)
    else { return .failure(.refusal(.forbidden)) }
    guard let route else { return .failure(.refusal(.notFound)) }
    guard head.method == route.method else { return .failure(.refusal(.methodNotAllowed)) }
    return .success(route)
  }

  private static let advice = "Open the address that the program has printed.\n"

  // MARK: Answers

  private func answer(to route: Route, _ request: Request) async throws -> Answer {
    switch route {
    case .start: return start(request.head)
    case .page(""):
      let html: String = await thread.answer { $0.staticPage($1) }
      return page.answer(showing: html) ?? .refusal(.notFound)
    case .page(let name): return page.answer(named: String(name)) ?? .refusal(.notFound)
    case .messages:
      return try await change(request, .message, types: ["application/json"]) { bytes, _ in
        .json(await thread.answer { $0.answer(bytes, $1) })
      }
    case .files:
      return try await change(request, .text, types: Self.fileTypes) { bytes, type in
        let kind = String(type.prefix { $0 != "/" })
        return .json(await thread.perform { $0.add(file: bytes, kind: kind) })
      }
    case .picture(let id):
      let id = String(id)
      return await thread.perform { session in
        session.picture(id).map { .file($0.bytes, type: $0.mediaType) } ?? .refusal(.notFound)
      }
    case .export(let id):
      let id = String(id)
      return await thread.perform { session in
        session.export(id).map { .download($0.bytes, name: $0.name, type: $0.mediaType) }
          ?? .refusal(.notFound)
      }
    case .events: return .refusal(.notFound)
    }
  }

  /// Redirects keep the address out of the history; after a link, a page must move on by itself.
  private func start(_ head: HTTPRequest) -> Answer {
    let isLinked = head.sites.contains { $0 != "none" }
    return Answer(
      status: isLinked ? .ok : .seeOther,
      fields: [
        ("Set-Cookie", gate.cookie), ("Content-Type", "text/html; charset=utf-8"),
        isLinked ? ("Refresh", "0; url=/") : ("Location", "/"),
      ],
      bytes: Array("<!doctype html><title>Studio</title><a href=\"/\">Studio</a>\n".utf8))
  }

  /// The session looks at the bytes; a browser sends a file of these types only after it was asked.
  private static let fileTypes = [
    "font/otf", "font/ttf", "font/woff2", "image/jpeg", "image/png", "image/svg+xml", "image/webp",
  ]

  // MARK: Bodies

  private func change(
    _ request: Request, _ budget: InputBudget, types: [String],
    _ answer: (_ bytes: [UInt8], _ type: String) async -> Answer
  ) async throws -> Answer {
    guard let type = request.headers[.contentType], types.contains(type),
      request.headers[.contentEncoding] == nil
    else { return .refusal(.unsupportedMediaType) }
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > budget.bytes {
      return .refusal(.contentTooLarge)
    }
    var bytes: [UInt8] = []
    for try await part in request.body {
      guard bytes.count + part.readableBytes <= budget.bytes else {
        return .refusal(.contentTooLarge)
      }
      bytes += part.readableBytesView
    }
    return await answer(bytes, type)
  }

  // MARK: Events

  private static let streamBytes: SocketOptionValue = 128 << 10

  private func stream(
    to client: String, _ fields: HTTPFields, _ writer: consuming ResponseWriter,
    _ channel: any Channel
  ) async throws {
    let last = fields.first { $0.name.canonicalName == "last-event-id" }?.value
    guard let stream = events.open(client, after: last, drop: { channel.close(promise: nil) })
    else {
      let refusal = Answer.refusal(.serviceUnavailable)
      return try await writer.write(response: refusal.head, body: refusal.body)
    }
    // The system would keep megabytes for each client that doesn't read.
    try? await channel.setOption(.socketOption(.so_sndbuf), value: Self.streamBytes).get()
    // Nothing is written to a client that has gone, which would tell so.
    channel.closeFuture.whenComplete { _ in events.close(stream) }
    defer { events.close(stream) }
    var body: any ResponseBodyWriter = try await writer.writeHead(
      Answer.head(.ok, [("Content-Type", EventHub.mediaType)]))
    while let bytes = await events.next(on: stream) {
      try await body.write(ByteBuffer(bytes: bytes))
    }
    try await body.finish(nil)
  }
}
#endif
