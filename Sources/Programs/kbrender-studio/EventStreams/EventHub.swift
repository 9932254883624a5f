import KeyboardDocuments
import Synchronization

/// The streams of events to the clients.
final class EventHub: Sendable {

  /// One client's stream; a client has one at a time.
  final class Stream: Sendable, Equatable {

    let client: String
    fileprivate let drop: @Sendable () -> Void

    fileprivate init(client: String, drop: @escaping @Sendable () -> Void) {
      (self.client, self.drop) = (client, drop)
    }

    static func == (left: Stream, right: Stream) -> Bool { left === right }
  }

  /// The position of a stream in the log.
  private struct Reader {
    let stream: Stream
    var next: Int
    var start: [UInt8]?
    var waiting: CheckedContinuation<[UInt8]?, Never>?

    /// The beats since it took something.
    var idleBeats = 0
  }

  private struct State {
    var log: EventLog
    var readers: [Reader] = []

    /// The clients whose streams have ended, with the beats since.
    var leaving: [String: Int] = [:]
  }

  private let state: Mutex<State>

  static let mediaType = "text/event-stream; charset=utf-8"

  private static let mostStreams = 64

  /// The limit of beats for a client to be away, or to read its events.
  private static let mostBeats = 3

  init(mostBytes: Int = 4 << 20) {
    state = Mutex(
      State(log: EventLog(name: "\(UInt32.random(in: 1 ... .max))", mostBytes: mostBytes)))
  }

  // MARK: Streams

  /// Start a client's stream after the last event that it has got; nil if there are too many.
  ///
  /// `drop` ends the connection of a client that doesn't read.
  func open(
    _ client: String, after id: String?, drop: @escaping @Sendable () -> Void
  ) -> Stream? {
    let stream = Stream(client: client, drop: drop)
    let (isOpen, former): (Bool, Reader?) = state.withLock { state in
      let former = state.readers.firstIndex { $0.stream.client == client }
        .map { state.readers.remove(at: $0) }
      guard state.readers.count < Self.mostStreams else { return (false, former) }
      let known = id.flatMap { state.log.number(after: $0) }
      // A comment at least, so that the browser sees an open stream.
      let start = id != nil && known == nil ? state.log.restart : Self.beat
      state.readers.append(
        Reader(stream: stream, next: known ?? state.log.next, start: start))
      state.leaving[client] = nil
      return (true, former)
    }
    former.map(Self.end)
    return isOpen ? stream : nil
  }

  /// Return what comes next on a stream as soon as there is something, or nil at its end.
  func next(on stream: Stream) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      let bytes: [UInt8]?? = state.withLock { state in
        guard let index = state.readers.firstIndex(where: { $0.stream == stream }) else {
          return .some(nil)
        }
        guard let bytes = Self.take(&state.readers[index], from: state.log) else {
          // Nothing yet.
          state.readers[index].waiting = continuation
          return .none
        }
        return .some(bytes)
      }
      if let bytes { continuation.resume(returning: bytes) }
    }
  }

  func close(_ stream: Stream) {
    let reader = state.withLock { state -> Reader? in
      guard let index = state.readers.firstIndex(where: { $0.stream == stream }) else { return nil }
      state.leaving[stream.client] = 0
      return state.readers.remove(at: index)
    }
    reader?.waiting?.resume(returning: nil)
  }

  private static func end(_ reader: Reader) {
    reader.waiting?.resume(returning: nil)
    reader.stream.drop()
  }

  /// Nil if there is nothing to send.
  private static func take(_ reader: inout Reader, from log: EventLog) -> [UInt8]? {
    let events = log.events(from: reader.next) ?? []
    let bytes = (reader.start ?? []) + events
    reader.start = nil
    reader.next = log.next
    reader.idleBeats = 0
    return bytes.isEmpty ? nil : bytes
  }

  // MARK: Events

  func publish(_ events: [JSONText]) {
    guard !events.isEmpty else { return }
    update { state in for event in events { state.log.append(event.text) } }
  }

  /// Keep the connections alive, drop those of clients that are dead, and return whether clients have
  /// left for good.
  func beat() -> Bool {
    update { state in
      for index in state.readers.indices {
        // A reader that doesn't wait is writing, or can't.
        if state.readers[index].waiting == nil {
          state.readers[index].idleBeats += 1
        } else {
          state.readers[index].start = Self.beat
        }
      }
    }
    return state.withLock { state in
      for client in state.leaving.keys { state.leaving[client, default: 0] += 1 }
      let count = state.leaving.count
      state.leaving = state.leaving.filter { $0.value < Self.mostBeats }
      return state.leaving.count < count
    }
  }

  private static let beat = Array(":\n\n".utf8)

  /// Change the log, give the waiting streams what is new, and end those that are too slow.
  private func update(_ change: (inout State) -> Void) {
    var served: [(CheckedContinuation<[UInt8]?, Never>, [UInt8])] = []
    let slow = state.withLock { state -> [Reader] in
      change(&state)
      let slow = state.readers.filter {
        $0.next < state.log.first || $0.idleBeats >= Self.mostBeats
      }
      state.readers.removeAll { reader in slow.contains { $0.stream == reader.stream } }
      for reader in slow { state.leaving[reader.stream.client] = 0 }
      for index in state.readers.indices {
        guard let waiting = state.readers[index].waiting,
          let bytes = Self.take(&state.readers[index], from: state.log)
        else { continue }
        state.readers[index].waiting = nil
        served.append((waiting, bytes))
      }
      return slow
    }
    for (waiting, bytes) in served { waiting.resume(returning: bytes) }
    slow.forEach(Self.end)
  }
}
