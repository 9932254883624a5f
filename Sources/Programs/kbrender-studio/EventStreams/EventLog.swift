/// The latest events, numbered, from which every client takes those that it hasn't got.
///
/// There is one copy of each event, however many read it, and nobody's slowness makes the log longer.
struct EventLog {

  /// Different for each process, since numbers begin anew.
  private let name: String
  private let mostBytes: Int

  private var events: [[UInt8]] = []
  private var bytes = 0

  /// The number of the first event that is still there.
  private(set) var first = 1

  var next: Int { first + events.count }

  init(name: String, mostBytes: Int) {
    (self.name, self.mostBytes) = (name, mostBytes)
  }

  mutating func append(_ json: String) {
    let event = Self.bytes(of: json, id: id(of: next))
    events.append(event)
    bytes += event.count
    // A single event may be larger than all that are kept.
    var count = 0
    while bytes > mostBytes, count < events.count - 1 {
      bytes -= events[count].count
      count += 1
    }
    events.removeFirst(count)
    first += count
  }

  /// The events from a number on; nil if some of them are gone.
  func events(from number: Int) -> [UInt8]? {
    guard number >= first, number <= next else { return nil }
    return Array(events[(number - first)...].joined())
  }

  // MARK: Numbers on the wire

  /// The first event for a client without one of this process, whose state is outdated.
  var restart: [UInt8] { Self.bytes(of: #"{"type":"reset"}"#, id: id(of: next - 1)) }

  /// The number after an id, if this log has made it.
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
