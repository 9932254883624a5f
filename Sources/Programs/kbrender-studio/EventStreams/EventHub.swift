#if Studio
import SourceText
import Synchronization

/// The streams of events to the clients.
final class EventHub: Sendable {

  /// Only stream of a client, with its position in the log.
  private struct Reader {
    let id: Int
    let client: String
    let drop: @Sendable () -> Void
    var next: Int
    var start: [UInt8]?
    var waiting: CheckedContinuation<[UInt8]?, Never>?
    var idleBeats = 0
  }

  private struct State {
    var log: EventLog
    var readers: [Reader] = []
    var lastID = 0

    /// The clients whose streams have ended, with the beats since.
    var leaving: [String: Int] = [:]
  }

  private let state: Mutex<State>

  static let mediaType = "text/event-stream; charset=utf-8"

  private static let maximumStreams = 64

  /// The limit of beats for a client to be away, or to read its events.
  private static let maximumBeats = 3

  init(maximumBytes: Int = 4 << 20) {
    state = Mutex(
      State(log: EventLog(name: "\(UInt32.random(in: 1 ... .max))", maximumBytes: maximumBytes)))
  }

  // MARK: Streams

  /// Returns the id of a new stream, or nil if there are too many; `drop` disconnects a slow client.
  func open(_ client: String, after id: String?, drop: @escaping @Sendable () -> Void) -> Int? {
    let (stream, former): (Int?, Reader?) = state.withLock { state in
      let former = state.readers.firstIndex { $0.client == client }
        .map { state.readers.remove(at: $0) }
      guard state.readers.count < Self.maximumStreams else { return (nil, former) }
      let known = id.flatMap { state.log.number(after: $0) }
      // At least a comment, with which the browser sees an open stream.
      let start = id != nil && known == nil ? state.log.restart : Self.beat
      state.lastID += 1
      state.readers.append(
        Reader(
          id: state.lastID, client: client, drop: drop, next: known ?? state.log.next, start: start)
      )
      state.leaving[client] = nil
      return (state.lastID, former)
    }
    former.map(Self.end)
    return stream
  }

  func next(on stream: Int) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      let bytes: [UInt8]?? = state.withLock { state in
        guard let index = state.readers.firstIndex(where: { $0.id == stream }) else {
          return .some(nil)
        }
        guard let bytes = Self.take(&state.readers[index], from: state.log) else {
          state.readers[index].waiting = continuation
          return .none
        }
        return .some(bytes)
      }
      if let bytes { continuation.resume(returning: bytes) }
    }
  }

  func close(_ stream: Int) {
    let reader = state.withLock { state -> Reader? in
      guard let index = state.readers.firstIndex(where: { $0.id == stream }) else { return nil }
      state.leaving[state.readers[index].client] = 0
      return state.readers.remove(at: index)
    }
    reader?.waiting?.resume(returning: nil)
  }

  private static func end(_ reader: Reader) {
    reader.waiting?.resume(returning: nil)
    reader.drop()
  }

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

  /// Keeps connections alive, drop dead clients, and returns whether clients have left for good.
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
      state.leaving = state.leaving.filter { $0.value < Self.maximumBeats }
      return state.leaving.count < count
    }
  }

  private static let beat = Array(":\n\n".utf8)

  private func update(_ change: (inout State) -> Void) {
    var served: [(CheckedContinuation<[UInt8]?, Never>, [UInt8])] = []
    let slow = state.withLock { state -> [Reader] in
      change(&state)
      let slow = state.readers.filter {
        $0.next < state.log.first || $0.idleBeats >= Self.maximumBeats
      }
      state.readers.removeAll { reader in slow.contains { $0.id == reader.id } }
      for reader in slow { state.leaving[reader.client] = 0 }
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

/// The latest events, numbered: one copy of each for all clients, however slow they are.
struct EventLog {

  /// Different for each process, since numbers begin anew.
  private let name: String
  private let maximumBytes: Int

  private var events: [[UInt8]] = []
  private var bytes = 0
  private(set) var first = 1

  var next: Int { first + events.count }

  init(name: String, maximumBytes: Int) {
    (self.name, self.maximumBytes) = (name, maximumBytes)
  }

  mutating func append(_ json: String) {
    let event = Self.bytes(of: json, id: id(of: next))
    events.append(event)
    bytes += event.count
    // A single event may be larger than all that are kept.
    var count = 0
    while bytes > maximumBytes, count < events.count - 1 {
      bytes -= events[count].count
      count += 1
    }
    events.removeFirst(count)
    first += count
  }

  func events(from number: Int) -> [UInt8]? {
    guard number >= first, number <= next else { return nil }
    return Array(events[(number - first)...].joined())
  }

  // MARK: Numbers on the wire

  /// The first event for a client without one of this process, whose state is outdated.
  var restart: [UInt8] { Self.bytes(of: #"{"type":"reset"}"#, id: id(of: next - 1)) }

  func number(after id: String) -> Int? {
    let parts = id.split(separator: "-")
    guard parts.count == 2, parts[0] == name, let number = Int(parts[1]), number < next,
      number + 1 >= first
    else { return nil }
    return number + 1
  }

  private func id(of number: Int) -> String { "\(name)-\(number)" }

  private static func bytes(of json: String, id: String) -> [UInt8] {
    Array("id: \(id)\ndata: \(json)\n\n".utf8)
  }
}
#endif
