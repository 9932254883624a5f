import Foundation
import KeyboardDocuments
import KeyboardKit
import Terminal

struct TypingLog {

  let document: String
  let events: [TypingEvent]

  /// A line for every gesture, followed by the document.
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
      return cells.filter { !$0.isEmpty }.joined(separator: "  ").trimmingTrailingSpaces + "\n"
    }
    return lines.joined() + (lines.isEmpty ? "" : "\n") + document + "\n"
  }

  var json: JSONText {
    ["document": .string(document), "events": .array(events.map(Self.json))]
  }

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

  fileprivate var keyName: String {
    suggestion.map { "“\($0.text)”" } ?? action.keyName ?? ""
  }

  fileprivate var layerName: String {
    keyboardType == .alphabetic ? "alphabetic.\(keyboardCase.id)" : keyboardType.id
  }
}

extension String {

  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
