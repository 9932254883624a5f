import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling
import ThemeTools

struct ColorAnswers {

  let text: OpenText

  var colors: JSONText {
    guard let root = text.syntax.root else { return [] }
    var found: [JSONText] = []
    FormedValue.walk(root) { value in
      guard let string = value.node.string, isColor(value) else { return }
      // In a string with escapes, bytes and characters differ.
      guard value.node.span.count == string.utf8.count + 2 else { return }
      let start = value.node.span.lowerBound + 1
      found += ColorText.literals(in: string).map { literal in
        let span = start + literal.range.lowerBound..<start + literal.range.upperBound
        return ["range": text.lines.range(of: span), "color": Self.json(literal.color.light)]
      }
    }
    return .array(found)
  }

  private func isColor(_ value: FormedValue) -> Bool {
    value.isA("color") || value.keys.contains("variables")
  }

  private static func json(_ color: Color.Resolved) -> JSONText {
    [
      "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
      "alpha": .number(color.opacity),
    ]
  }

  func presentations(of color: JSONValue?, replacing span: Range<Int>) -> JSONText {
    let parts = ["red", "green", "blue", "alpha"].map { color?[$0]?.number ?? 0 }
    let color = Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    let used = ColorNotation(of: text.syntax.text(span))
    let notations = [used] + ColorNotation.allCases.filter { $0 != used }
    return .array(
      notations.compactMap { $0.text(of: color) }.map {
        [
          "label": .string($0),
          "textEdit": TextEdits.edit($0, replacing: span, lines: text.lines),
        ]
      })
  }
}
