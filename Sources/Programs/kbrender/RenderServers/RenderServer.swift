import CLibrary
import Foundation
import KeyboardPipeline
import SourceText
import Synchronization
import Terminal

/// Server of images: a thread for each client, and some that render for all with warm pipelines.
final class RenderServer: Sendable {

  /// Line of a client, whose thread awaits the answer for some time.
  private final class Request: Sendable {

    let line: LineReader.Line
    let client: Int32
    let answer = Mutex<[UInt8]?>(nil)
    let isAwaited = Atomic(true)
    let done = DispatchSemaphore(value: 0)

    init(_ line: LineReader.Line, of client: Int32) { (self.line, self.client) = (line, client) }
  }

  private struct State {
    var clients: Set<Int32> = []
    var queue: [Request] = []
    var isEnding = false
  }

  private let socket: SocketFile
  private let state = Mutex(State())
  private let requests = DispatchSemaphore(value: 0)

  /// Each client has a line or an answer in memory; further ones wait to be accepted.
  private let places = DispatchSemaphore(value: 64)

  private static let seconds = Int(InputBudget.requestLine.seconds)

  /// Themes nest, and so do the calls that read them.
  private static let stackBytes = 8 << 20

  init(_ socket: SocketFile) { self.socket = socket }

  /// Returns when the socket is closed.
  func run(
    _ renderer: LineRenderer, jobs: Int, pipeline: @escaping @Sendable () -> RenderPipeline
  ) {
    for _ in 0..<jobs {
      let thread = Thread { self.render(renderer, pipeline()) }
      thread.stackSize = Self.stackBytes
      thread.start()
    }
    places.wait()
    while let client = socket.accept(timeout: Self.seconds) {
      state.withLock { _ = $0.clients.insert(client) }
      Thread.detachNewThread { self.converse(with: client) }
      places.wait()
    }
  }

  private func render(_ renderer: LineRenderer, _ pipeline: RenderPipeline) {
    // Loads fonts before the first client waits for them.
    _ = try? pipeline.drawing(of: RenderRequest()).bytes
    while true {
      requests.wait()
      let request = state.withLock { $0.queue.removeFirst() }
      guard request.isAwaited.load(ordering: .relaxed) else { continue }
      let isClosed = SocketFile.isClosed(request.client)
      let answer = isClosed ? nil : renderer.answer(to: request.line, with: pipeline)
      request.answer.withLock { $0 = Array((answer?.text ?? "").utf8) }
      request.done.signal()
    }
  }

  /// Answers one line at a time, until the client sends or reads nothing for a while.
  private func converse(with client: Int32) {
    var lines = LineReader(client)
    while !state.withLock(\.isEnding), let line = lines.next() {
      guard StandardStreams.write(answer(to: line, of: client), to: client) else { break }
    }
    state.withLock { state in
      state.clients.remove(client)
      close(client)
    }
    places.signal()
  }

  private func answer(to line: LineReader.Line, of client: Int32) -> [UInt8] {
    let request = Request(line, of: client)
    state.withLock { $0.queue.append(request) }
    requests.signal()
    _ = request.done.wait(timeout: .now() + .seconds(Self.seconds))
    request.isAwaited.store(false, ordering: .relaxed)
    if let answer = request.answer.withLock({ $0.take() }) { return answer }
    var answer = LineAnswer(line: line.number)
    answer.failure = CommandFailure(
      .environment, code: .failure, "The image takes more than \(Self.seconds) seconds")
    return Array(answer.text.utf8)
  }

  /// Closes the socket, and waits for the lines under way.
  func stop() {
    socket.close()
    state.withLock { state in
      state.isEnding = true
      for client in state.clients { shutdown(client, Int32(SHUT_RD)) }
    }
    let end = ContinuousClock.now + .seconds(2 * Self.seconds)
    while !state.withLock(\.clients.isEmpty), .now < end { usleep(5000) }
  }
}
