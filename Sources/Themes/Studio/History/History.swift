import Foundation
import SourceText
import ThemeTools

/// Named steps of a document; those behind the position can be redone.
struct History: Sendable {

  struct Step: Sendable {
    let id: Int
    var name: String
    var delta: TextDelta
    var join: Join?
  }

  /// Reason to merge a change into the previous step.
  enum Join: Hashable, Sendable {

    case gesture(String)
    case typing
  }

  private(set) var steps: [Step] = []
  private(set) var position = 0
  private var lastID = 0
  let start: [UInt8]

  static let startID = 0

  init(start: [UInt8]) { self.start = start }

  var current: Step? { position > 0 ? steps[position - 1] : nil }

  var currentID: Int { current?.id ?? Self.startID }

  var previousID: Int { position > 1 ? steps[position - 2].id : Self.startID }

  var next: Step? { position < steps.count ? steps[position] : nil }

  mutating func add(_ delta: TextDelta, named name: String, joining join: Join? = nil) -> Bool {
    steps.removeSubrange(position...)
    if let join, let last = steps.last, last.join == join, joins(delta, last, by: join) {
      steps[position - 1].delta.append(delta)
      steps[position - 1].name = name
      return true
    }
    lastID += 1
    steps.append(Step(id: lastID, name: name, delta: delta, join: join))
    position += 1
    return false
  }

  /// A gesture is one step; of typing, words and lines are.
  private func joins(_ delta: TextDelta, _ last: Step, by join: Join) -> Bool {
    guard case .typing = join else { return true }
    guard let part = delta.parts.first, delta.parts.count == 1, last.delta.parts.count == 1 else {
      return false
    }
    let end = last.delta.inverse.parts[0].span.upperBound
    let isInsertion = part.old.isEmpty && part.span.lowerBound == end
    let isDeletion = part.new.isEmpty && part.span.upperBound == end
    return (isInsertion || isDeletion) && !part.new.contains(0x0A) && part.new.count < 64
  }

  mutating func end() { if position > 0 { steps[position - 1].join = nil } }

  mutating func go(to id: Int) -> TextDelta? {
    let target = id == Self.startID ? 0 : steps.firstIndex { $0.id == id }.map { $0 + 1 }
    guard let target else { return nil }
    end()
    var delta = TextDelta()
    while position > target {
      position -= 1
      delta.append(steps[position].delta.inverse)
    }
    while position < target {
      delta.append(steps[position].delta)
      position += 1
    }
    return delta
  }

  private static let maximumListed = 100

  var members: [(String, JSONText?)] {
    [
      ("undo", current.map { .string($0.name) }), ("redo", next.map { .string($0.name) }),
      (
        "steps",
        .array(
          steps.suffix(Self.maximumListed).map {
            ["id": .integer($0.id), "name": .string($0.name)]
          })
      ),
      ("step", .integer(currentID)),
    ]
  }
}

/// The names of steps, such as "Corner radius of primary: 9 → 12".
enum StepName {

  static let typing = "Typing"

  static func edit(_ path: ThemePath, from old: String?, to new: String?) -> String {
    let keys = path.keys.filter { !["style", "buttons", "rules"].contains($0) && Int($0) == nil }
    let last = words(keys.last ?? path.description)
    let owner = keys.dropLast().last.map { " of \($0)" } ?? ""
    let change =
      switch (old, new) {
      case (let old?, let new?): "\(value(old)) → \(value(new))"
      case (nil, let new?): value(new)
      case (_, nil): "removed"
      }
    return ("\(last)\(owner): \(change)").withoutControls.shortened(to: 200)
  }

  static func words(_ key: String) -> String {
    var text = ""
    for character in key {
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func value(_ json: String) -> String {
    let line = json.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isText = line.count > 1 && line.hasPrefix("\"") && line.hasSuffix("\"")
    return (isText ? String(line.dropFirst().dropLast()) : line).shortened(to: 32)
  }
}

/// The steps of a document as lines of JSON; the end of a process may break the last one.
struct Journal {

  /// In bytes, beyond which a journal is written anew, with a line for each step, or without steps.
  static let maximumBytes = 8 << 20

  /// Line of a journal.
  enum Record {
    case start(file: String?, title: String, text: [UInt8], saved: [UInt8]?)
    case change(TextDelta, name: String, join: History.Join?)
    case step(Int)

    case saved(file: String)

    /// Text to compare images with, after a step, with its named files; nil for none.
    case baseline(text: [UInt8]?, step: String, companions: [String: [UInt8]])

    fileprivate init?(_ value: JSONValue) {
      if let step = value["after"]?.string {
        let companions = (value["companions"]?.object?.members ?? []).compactMap { member in
          member.value.string.flatMap { Data(base64Encoded: $0) }.map { (member.key, Array($0)) }
        }
        self = .baseline(
          text: value["baseline"]?.string.map { Array($0.utf8) }, step: step,
          companions: Dictionary(companions, uniquingKeysWith: { $1 }))
      } else if let text = value["text"]?.string, let title = value["title"]?.string {
        let saved = value["isSaved"]?.bool == true ? text : value["saved"]?.string
        self = .start(
          file: value["file"]?.string, title: title, text: Array(text.utf8),
          saved: saved.map { Array($0.utf8) })
      } else if let changes = value["changes"]?.array, let name = value["name"]?.string {
        var parts: [TextDelta.Part] = []
        for change in changes {
          guard let fields = change.array, fields.count == 3, let start = fields[0].integer,
            let old = fields[1].string, let new = fields[2].string, start >= 0,
            start <= InputBudget.theme.bytes
          else { return nil }
          let bytes = Array(old.utf8)
          parts.append(
            TextDelta.Part(span: start..<start + bytes.count, old: bytes, new: Array(new.utf8)))
        }
        let join: History.Join? =
          value["gesture"]?.string.map { .gesture($0) }
          ?? (value["typing"]?.bool == true ? .typing : nil)
        self = .change(TextDelta(parts), name: name, join: join)
      } else if let step = value["step"]?.integer {
        self = .step(step)
      } else if let file = value["saved"]?.string {
        self = .saved(file: file)
      } else {
        return nil
      }
    }

    var bytes: [UInt8] { Array((json.text + "\n").utf8) }

    private var json: JSONText {
      switch self {
      case .start(let file, let title, let text, let saved):
        return .object(present: [
          ("title", .string(title)), ("file", file.map { .string($0) }), ("text", Self.text(text)),
          saved == text ? ("isSaved", .boolean(true)) : ("saved", saved.map(Self.text)),
        ])
      case .change(let delta, let name, let join):
        let changes = delta.parts.map { part -> JSONText in
          [.integer(part.span.lowerBound), Self.text(part.old), Self.text(part.new)]
        }
        let gesture: String? = if case .gesture(let id) = join { id } else { nil }
        return .object(present: [
          ("name", .string(name)), ("changes", .array(changes)),
          ("gesture", gesture.map { .string($0) }),
          ("typing", join == .typing ? .boolean(true) : nil),
        ])
      case .step(let id): return ["step": .integer(id)]
      case .saved(let file): return ["saved": .string(file)]
      case .baseline(let text, let step, let companions):
        let isShort = companions.values.reduce(0) { $0 + $1.count } <= Journal.maximumCompanionBytes
        let files = (isShort ? companions : [:]).sorted { $0.key < $1.key }.map { path, bytes in
          (path, JSONText.string(Data(bytes).base64EncodedString()))
        }
        return [
          "after": .string(step), "baseline": text.map(Self.text), "companions": .object(files),
        ]
      }
    }

    private static func text(_ bytes: [UInt8]) -> JSONText {
      .string(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Beyond these bytes, the files of a baseline are read anew.
  fileprivate static let maximumCompanionBytes = 1 << 20

  let records: [Record]

  init(_ bytes: [UInt8]) {
    var records: [Record] = []
    let options = JSONOptions(budget: .message)
    for line in bytes.split(separator: 0x0A) {
      let file = SourceFile(name: "journal", bytes: Array(line))
      guard let root = try? JSONDocument(parsing: file, options: options).root,
        let record = Record(root)
      else { break }
      records.append(record)
    }
    self.records = records
  }
}
