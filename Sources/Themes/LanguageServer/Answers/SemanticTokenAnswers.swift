import SourceText
import ThemeTools

/// Pieces of a text by their kind, for highlighting.
struct SemanticTokenAnswers {

  enum Kind: Int, CaseIterable {
    case property, variable, function, enumMember, string, number, keyword, comment
  }

  static let capability: JSONText = [
    "legend": ["tokenTypes": .array(Kind.allCases.map { .string("\($0)") }), "tokenModifiers": []],
    "full": true,
  ]

  let text: OpenText

  /// The pieces as numbers: lines and characters since the previous one, length, kind, modifiers.
  var data: JSONText {
    var numbers: [JSONText] = []
    var last = TextPosition(line: 0, character: 0)
    for (span, kind) in pieces where !span.isEmpty {
      let lines = text.source.bytes[span].split { $0 == 0x0A || $0 == 0x0D }
      for part in lines.map({ $0.startIndex..<$0.endIndex }) {
        let start = text.lines.position(at: part.lowerBound)
        let length = text.lines.position(at: part.upperBound).character - start.character
        guard length > 0 else { continue }
        let isSameLine = start.line == last.line
        numbers += [
          .integer(start.line - last.line),
          .integer(start.character - (isSameLine ? last.character : 0)), .integer(length),
          .integer(kind.rawValue), 0,
        ]
        last = start
      }
    }
    return ["data": .array(numbers)]
  }

  private var pieces: [(span: Range<Int>, kind: Kind)] {
    var found = text.syntax.comments.map { ($0, Kind.comment) }
    if let root = text.syntax.root {
      FormedValue.walk(root) { value in
        switch value.node.content {
        case .array: break
        case .object: found += value.node.items.compactMap { $0.key.map { ($0.span, .property) } }
        case .bool, .null, .number:
          let isName = ["true", "false", "null"].contains(text.syntax.text(value.node.span))
          found.append((value.node.span, isName ? .keyword : .number))
        case .string(let string):
          let isName = value.forms.contains { $0.choices.contains(.string(string)) }
          found += isName ? [(value.node.span, .enumMember)] : parts(of: value.node)
        }
      }
    }
    return found.sorted { $0.0.lowerBound < $1.0.lowerBound }
  }

  private func parts(of node: JSONValue) -> [(Range<Int>, Kind)] {
    let bytes = text.source.bytes
    var special = VariableIndex.references(in: node, of: text.source).map {
      ($0.spanWithBraces, Kind.variable)
    }
    if node.span.count < 4000 {
      for index in node.span where bytes[index] == UInt8(ascii: "(") {
        let start = bytes[node.span.lowerBound..<index].lastIndex { !Self.isNameByte($0) }
        let name = (start.map { $0 + 1 } ?? index)..<index
        if !name.isEmpty { special.append((name, .function)) }
      }
    }
    var found: [(Range<Int>, Kind)] = []
    var position = node.span.lowerBound
    for (span, kind) in special.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
    where span.lowerBound >= position {
      found += [(position..<span.lowerBound, .string), (span, kind)]
      position = span.upperBound
    }
    return found + [(position..<node.span.upperBound, .string)]
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
