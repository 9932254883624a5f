package import SourceText

/// Gestures of a file, such as the log of a typist.
///
/// A log has reported gestures with times; a file by hand may have others, timed by a typist:
///
/// ```json
/// { "events": [
///   { "gesture": "type", "text": "teh " },
///   { "gesture": "tap", "key": "backspace", "times": 2 },
///   { "gesture": "longPress", "key": "e" }, { "gesture": "drag", "to": "é" }, { "gesture": "release" },
///   { "gesture": "wait", "seconds": 1 }, { "gesture": "cursor", "by": -2 }
/// ] }
/// ```
package struct GestureScript: Hashable, Sendable {

  package enum Kind: String, CaseIterable, Sendable {
    case press, release, longPress, doubleTap, repeatPress, end, drag
    case tap, type, wait, cursor, shake, cancel, swipeDown

    fileprivate var required: [String] {
      switch self {
      case .press, .tap, .doubleTap, .swipeDown: ["key"]
      case .type: ["text"]
      case .wait: ["seconds"]
      case .cursor: ["by"]
      case .longPress, .release, .repeatPress, .end, .drag, .shake, .cancel: []
      }
    }
  }

  /// A key by its name, by the action of a log, or the suggestion with a text.
  enum Target: Hashable, Sendable {
    case name(String)
    case action(kind: String, value: String?)
    case suggestion(String)
  }

  struct Step: Hashable, Sendable {
    let kind: Kind
    let span: Range<Int>
    var target: Target?

    /// In seconds from the start.
    var time: Double?

    /// The text to type, or the name of the key or action that a drag ends on.
    var text: String?

    /// In seconds, or characters of a cursor, or taps.
    var amount: Double?

    /// In points from the start of the touch.
    var move: [Double]?
  }

  let steps: [Step]
  let file: SourceFile

  private static let longestWait = 60.0
  private static let longestTime = 3600.0
  private static let longestText = 1000
  private static let maximumTaps = 1000
  private static let maximumActions = InputBudget.gestures.steps
  private static let farthest = 10_000.0

  /// Keys of events; events of a log that follow from others are ignored.
  private static let keys = [
    "gesture", "key", "action", "value", "time", "text", "to", "by", "seconds", "times", "selected",
    "layer",
  ]

  package init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: true, budget: .gestures))
    var reader = JSONReader(document)
    let name = "The file of gestures"
    let object = reader.object(document.root, named: name, keys: ["version", "events", "document"])
    if let object, object["events"] == nil {
      reader.report("\(name) must have events", code: .missingKey, at: document.root.span)
    }
    let events = object?["events"].flatMap { reader.array($0, named: "events") } ?? []
    var steps: [Step] = []
    var effort = Effort()
    for event in events {
      guard let step = Self.step(event, &reader) else { continue }
      steps.append(step)
      effort.add(step)
      guard effort.actions <= Self.maximumActions else {
        reader.report(
          "The gestures up to this one have more than \(Self.maximumActions) taps, characters and repetitions",
          code: .jsonLimit, at: step.span)
        break
      }
    }
    try reader.finish()
    (self.steps, self.file) = (steps, file)
  }

  private static func step(_ value: JSONValue, _ reader: inout JSONReader) -> Step? {
    guard let object = reader.object(value, named: "An event", keys: keys) else { return nil }
    guard let written = object["gesture"] else {
      reader.report("An event must have a gesture", code: .missingKey, at: value.span)
      return nil
    }
    guard let kind = reader.choice(written, named: "gesture", of: Kind.self) else { return nil }
    var step = Step(kind: kind, span: value.span)
    step.target = target(object, &reader)
    step.time = object["time"].flatMap {
      reader.number($0, named: "time", in: 0...longestTime)
    }
    for key in kind.required where object[key] == nil {
      let exists = key == "key" && object["action"] != nil
      guard !exists else { continue }
      reader.report(
        "\(kind.rawValue.quoted) must have the key \(key.quoted)", code: .missingKey, at: value.span
      )
    }
    let text = object[kind == .drag ? "to" : "text"]
    step.text = text.flatMap { reader.string($0, named: "text", maximumLength: longestText) }
    read(object, into: &step, &reader)
    return step
  }

  private static func read(
    _ object: JSONObject, into step: inout Step, _ reader: inout JSONReader
  ) {
    switch step.kind {
    case .wait:
      step.amount = object["seconds"].flatMap {
        reader.number($0, named: "seconds", in: 0...longestWait)
      }
    case .cursor:
      step.amount = object["by"].flatMap {
        reader.integer($0, named: "by", in: -100_000...100_000)
      }.map(Double.init)
    case .tap:
      step.amount = object["times"].flatMap {
        reader.integer($0, named: "times", in: 1...maximumTaps)
      }.map(Double.init)
    case .drag:
      guard let by = object["by"], let parts = reader.array(by, named: "by") else { return }
      let move = parts.compactMap {
        reader.number($0, named: "by", in: -farthest...farthest)
      }
      if parts.count == 2 {
        step.move = move
      } else {
        reader.report(
          "by must have two numbers, not \(parts.count)", code: .invalidValue, at: by.span)
      }
    default: break
    }
  }

  private static func target(_ object: JSONObject, _ reader: inout JSONReader) -> Target? {
    if let key = object["key"] {
      return reader.string(key, named: "key", maximumLength: 100).map { .name($0) }
    }
    guard
      let action = object["action"].flatMap({
        reader.string($0, named: "action", maximumLength: 100)
      })
    else { return nil }
    // The texts of keys may be spaces and line breaks.
    let value = object["value"]?.string
    return action == "suggestion" ? .suggestion(value ?? "") : .action(kind: action, value: value)
  }
}

/// Counts the actions of gestures, because a short file can request millions.
private struct Effort {

  private(set) var actions = 0

  private var time = 0.0
  private var isHolding = false
  private static let repetitionsPerSecond = 10.0

  mutating func add(_ step: GestureScript.Step) {
    let end = step.kind == .wait ? time + (step.amount ?? 0) : max(step.time ?? 0, time)
    if isHolding { actions += Int((end - time) * Self.repetitionsPerSecond) }
    time = end
    switch step.kind {
    case .tap: actions += Int(step.amount ?? 1)
    case .type: actions += step.text?.count ?? 0
    default: actions += 1
    }
    if step.kind == .press || step.kind == .longPress { isHolding = true }
    if [.release, .end, .cancel, .tap, .doubleTap, .type].contains(step.kind) { isHolding = false }
  }
}
