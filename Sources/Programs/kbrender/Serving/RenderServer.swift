import Foundation
import Glibc
import KeyboardPipeline
import SourceText
import Synchronization
import Terminal

/// Server of images to the clients of a socket, each of which has one line at a time under way.
final class RenderServer: Sendable {

  private struct Clients {
    var open: Set<Int32> = []
    var isEnding = false
  }

  private let socket: SocketFile
  private let threads: DrawingThreads
  private let clients = Mutex(Clients())

  /// Each has a thread, and a line or an answer in memory.
  private static let maximumClients = 64

  private static let seconds = Int(InputBudget.requestLine.seconds)

  init(_ socket: SocketFile, _ threads: DrawingThreads) {
    (self.socket, self.threads) = (socket, threads)
  }

  /// Returns when the socket is closed.
  func run() {
    while let client = socket.accept(timeout: Self.seconds) {
      let isAdmitted = clients.withLock { clients in
        clients.open.count < Self.maximumClients && clients.open.insert(client).inserted
      }
      guard isAdmitted else {
        let failure = CommandFailure(
          .environment, code: .failure, "The server has \(Self.maximumClients) clients already")
        _ = StandardStreams.write(Array(LineAnswer(0, failure).text.utf8), to: client)
        close(client)
        continue
      }
      Thread.detachNewThread { [self] in
        answerLines(of: client)
        clients.withLock { clients in
          clients.open.remove(client)
          close(client)
        }
      }
    }
  }

  /// A client that sends or reads nothing for a while is disconnected.
  private func answerLines(of client: Int32) {
    var lines = LineReader(client)
    while !clients.withLock(\.isEnding), let line = lines.next() {
      let answer = threads.answer(to: line, within: Self.seconds)
      guard StandardStreams.write(answer, to: client) else { return }
    }
  }

  /// Closes the socket, and waits for the lines under way.
  func stop() {
    socket.close()
    clients.withLock { clients in
      clients.isEnding = true
      for client in clients.open { shutdown(client, Int32(SHUT_RD)) }
    }
    let end = ContinuousClock.now + .seconds(2 * Self.seconds)
    while !clients.withLock(\.open.isEmpty), .now < end { usleep(5000) }
  }
}

/// Threads that render the lines of all clients, each with a pipeline that keeps fonts and themes.
final class DrawingThreads: Sendable {

  /// Line of a client, whose thread awaits the answer for some time.
  private final class Request: Sendable {

    let line: LineReader.Line
    let answer = Mutex<[UInt8]?>(nil)
    let isAwaited = Atomic(true)
    let done = DispatchSemaphore(value: 0)

    init(_ line: LineReader.Line) { self.line = line }
  }

  private let queue = Mutex<[Request]>([])
  private let available = DispatchSemaphore(value: 0)

  /// Themes nest, and so do the calls that read them.
  private static let stackBytes = 8 << 20

  init(_ count: Int, _ renderer: LineRenderer, pipeline: @escaping @Sendable () -> RenderPipeline) {
    for _ in 0..<count {
      let thread = Thread { [self] in
        let pipeline = pipeline()
        // Loads fonts before the first client waits for them.
        _ = try? pipeline.drawing(of: RenderRequest()).bytes
        while true {
          available.wait()
          let request = queue.withLock { $0.removeFirst() }
          guard request.isAwaited.load(ordering: .relaxed) else { continue }
          let answer = LineAnswer(to: request.line, by: renderer, with: pipeline)
          request.answer.withLock { $0 = Array((answer?.text ?? "").utf8) }
          request.done.signal()
        }
      }
      thread.stackSize = Self.stackBytes
      thread.start()
    }
  }

  /// Returns nothing for a line without arguments.
  func answer(to line: LineReader.Line, within seconds: Int) -> [UInt8] {
    let request = Request(line)
    queue.withLock { $0.append(request) }
    available.signal()
    _ = request.done.wait(timeout: .now() + .seconds(seconds))
    request.isAwaited.store(false, ordering: .relaxed)
    if let answer = request.answer.withLock({ $0.take() }) { return answer }
    let failure = CommandFailure(
      .environment, code: .failure, "The image takes more than \(seconds) seconds")
    return Array(LineAnswer(line.number, failure).text.utf8)
  }
}
