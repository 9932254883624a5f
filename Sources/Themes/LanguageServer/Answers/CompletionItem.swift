import KeyboardDocuments

struct CompletionItem {

  enum Kind: Int {
    case function = 3
    case variable = 6
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case folder = 19
    case enumMember = 20
  }

  var label: String
  var kind: Kind
  var detail: String?
  var isFirst = false
  var documentation: String?
  var span: Range<Int>

  var text: String

  /// The text for editors with snippets, if it differs.
  var snippet: SnippetText?

  func json(index: Int, lines: LinePositions, isSnippet: Bool, isQuoted: Bool) -> JSONText {
    let number = String(index + 10_000)
    let snippet = isSnippet ? snippet?.notation : nil
    return .object(present: [
      ("label", .string(label)), ("kind", .integer(kind.rawValue)),
      ("detail", detail.map { .string($0) }),
      ("documentation", documentation.map { ["kind": "markdown", "value": .string($0)] }),
      ("sortText", .string((isFirst ? "0" : "1") + number)),
      // Editors compare it with what is replaced, quotes included.
      ("filterText", .string(isQuoted ? JSONText.string(label).text : label)),
      ("insertTextFormat", snippet == nil ? 1 : 2),
      ("textEdit", TextEdits.edit(snippet ?? text, replacing: span, lines: lines)),
    ])
  }
}
