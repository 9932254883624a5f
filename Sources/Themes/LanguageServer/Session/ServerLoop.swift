import SourceText

/// Streams of a language server, which tests replace.
package protocol ServerStreams {

  /// Waits up to a number of milliseconds for bytes, or until a result of lint unless it is 0.
  ///
  /// Return none if nothing has arrived, nil at the end of the stream.
  mutating func read(within milliseconds: Int32?) -> [UInt8]?

  mutating func write(_ bytes: [UInt8]) -> Bool
}

/// Loop that reads messages, answers them in order and honors cancellation.
package struct ServerLoop<Streams: ServerStreams> {

  /// Further messages stay in the stream.
  private let maximumWaiting = 256

  /// In milliseconds.
  private let pause: Int32 = 250

  private var server: ThemeServer
  private var streams: Streams
  private var frames = FrameReader()
  private var waiting: [Result<ClientMessage, ServerError>] = []
  private var isAtEnd = false
  private let lint: LintWorker?
  private var isLinting = false

  package init(_ server: ThemeServer, streams: Streams, lint: LintWorker? = nil) {
    self.server = server
    self.streams = streams
    self.lint = lint
  }

  package mutating func run() -> Int32 {
    while true {
      receive()
      guard !waiting.isEmpty else {
        guard !isAtEnd, write(attendToLint()) else { return 1 }
        continue
      }
      var answers: [JSONText] = []
      switch waiting.removeFirst() {
      case .failure(let error):
        if error.code != .none { answers = [error.answer(to: error.id)] }
      case .success(let message):
        answers =
          isCancelled(message)
          ? [ServerError(.cancelled, "The request was cancelled").answer(to: message.id)]
          : server.answers(to: message)
      }
      if let code = server.exitCode { return code }
      guard write(answers) else { return 1 }
      // Whatever has arrived meanwhile may make a check obsolete.
      receive(waits: false)
      guard waiting.isEmpty else { continue }
      guard write(server.diagnostics()) else { return 1 }
    }
  }

  private mutating func write(_ messages: [JSONText]) -> Bool {
    messages.allSatisfy { streams.write(FrameReader.frame($0)) }
  }

  // MARK: Lint

  private mutating func attendToLint() -> [JSONText] {
    guard let lint else { return [] }
    if isLinting {
      guard let result = lint.takeResult() else { return [] }
      isLinting = false
      return server.answers(to: result)
    }
    if let job = server.nextLintJob() {
      isLinting = true
      lint.start(job)
    }
    return []
  }

  // MARK: Receiving

  private mutating func receive(waits: Bool = true) {
    while waiting.count < maximumWaiting {
      while waiting.count < maximumWaiting, let frame = frames.next() { add(frame) }
      guard !isAtEnd, waiting.count < maximumWaiting else { return }
      let mayWait = waits && waiting.isEmpty
      let timeout = lint != nil && !isLinting && server.hasLintJob ? pause : nil
      guard let bytes = streams.read(within: mayWait ? timeout : 0) else {
        isAtEnd = true
        return
      }
      if bytes.isEmpty { return }
      frames.append(bytes)
    }
  }

  private mutating func add(_ frame: FrameReader.Frame) {
    switch frame {
    case .unusable(let message): waiting.append(.failure(ServerError(.invalidRequest, message)))
    case .content(let bytes):
      waiting.append(Result { () throws(ServerError) in try ClientMessage(bytes) })
    }
  }

  // MARK: Cancelling

  private func isCancelled(_ request: ClientMessage) -> Bool {
    guard let id = request.id, request.method != "initialize", request.method != "shutdown" else {
      return false
    }
    return waiting.contains { entry in
      guard case .success(let message) = entry, message.method == "$/cancelRequest" else {
        return false
      }
      return message.cancelledID == id
    }
  }
}
