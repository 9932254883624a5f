import Foundation
import KeyboardDocuments

/// The steps of a document as lines of JSON; the end of a process may break the last one.
struct Journal {

  /// In bytes, beyond which a journal is written anew, with a line for each step, or without steps.
  static let mostBytes = 8 << 20

  enum Record {
    case start(file: String?, title: String, text: [UInt8], saved: [UInt8]?)
    case change(TextDelta, name: String, join: History.Join?)
    case step(Int)

    case saved(file: String)

    /// The text that pictures are compared with, after a step, with the files that it names; nil for none.
    case baseline(text: [UInt8]?, step: String, companions: [String: [UInt8]])
  }

  /// Beyond these bytes, the files of a baseline are read anew.
  fileprivate static let mostCompanionBytes = 1 << 20

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

extension Journal.Record {

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
      let isShort = companions.values.reduce(0) { $0 + $1.count } <= Journal.mostCompanionBytes
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
