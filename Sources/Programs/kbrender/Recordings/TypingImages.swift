import Foundation
import KeyboardKit
import KeyboardPipeline
import Terminal

/// Image of a typed text, or a numbered image of each step.
struct TypingImages {

  let request: RenderRequest
  private let pipeline = RenderPipeline(files: .disk)

  static let placeholder = "{n}"

  /// The warnings about all pictures precede the first.
  func write(
    warn: (_ warnings: [Diagnostic]) throws -> Void,
    save: (_ path: String, _ bytes: [UInt8]) throws -> Void
  ) throws {
    let path = request.output
    guard path.contains(Self.placeholder), request.typingStep == nil else {
      let drawing = pipeline.drawing(of: request)
      let bytes = try drawing.output
      try warn(drawing.warnings)
      return try save(path, bytes)
    }
    let material = try RenderMaterial(request, files: .disk)
    let rehearsal = RunningKeyboard(material)
    var warnings: [Diagnostic] = []
    try rehearsal.perform {
      let drawing = pipeline.drawing(of: rehearsal.stillView, for: material)
      // A picture that can't be drawn fails below.
      warnings += (try? drawing.warnings) ?? []
    }
    try warn(warnings)
    let digits = String(rehearsal.events.count).count
    var step = 0
    let keyboard = RunningKeyboard(material)
    try keyboard.perform {
      guard step <= keyboard.events.count else { return }
      let bytes = try pipeline.drawing(of: keyboard.stillView, for: material).output
      while step <= keyboard.events.count {
        let number = String(step).leftPadded(to: digits).replacing(" ", with: "0")
        try save(path.replacing(Self.placeholder, with: number), bytes)
        step += 1
      }
    }
  }
}

/// Typed text and its events, as a table or JSON.
struct TypingLog {

  let document: String
  let events: [TypingEvent]

  var text: String {
    let rows = events.enumerated().map { index, event in
      [
        String(index + 1), event.time.fixed(2), event.kind.name, event.keyName,
        event.selectedAction?.keyName.map { "→ \($0)" } ?? "", event.layerName,
      ]
    }
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column < 2 ? cell.leftPadded(to: widths[column]) : cell.padded(to: widths[column])
      }
      return cells.filter { !$0.isEmpty }.joined(separator: "  ").replacing(#/ +\z/#, with: "")
        + "\n"
    }
    return lines.joined() + (lines.isEmpty ? "" : "\n") + document + "\n"
  }

  var json: JSONText { ["document": .string(document), "events": .array(events.map(Self.json))] }

  private static func json(_ event: TypingEvent) -> JSONText {
    var members: [(String, JSONText)] = [("gesture", .string(event.kind.name))]
    if let suggestion = event.suggestion {
      members += [("action", .string("suggestion")), ("value", .string(suggestion.text))]
    } else {
      members.append(("action", .string(event.action.kind.rawValue)))
      if let value = event.action.value { members.append(("value", .string(value))) }
    }
    if event.kind == .drag {
      let move = [Double(event.translation.width), Double(event.translation.height)]
      members.append(("by", .array(move.map { .number($0.rounded(toDigits: 3)) })))
    }
    if let selected = event.selectedAction?.value {
      members.append(("selected", .string(selected)))
    }
    members.append(("time", .number(event.time.rounded(toDigits: 3))))
    members.append(("layer", .string(event.layerName)))
    return .object(members)
  }
}

extension TypingEvent {

  fileprivate var keyName: String { suggestion.map { "“\($0.text)”" } ?? action.keyName ?? "" }

  fileprivate var layerName: String {
    keyboardType == .alphabetic ? "alphabetic.\(keyboardCase.id)" : keyboardType.id
  }
}
